import { problem } from '@corvo/core';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn<(path: string, how: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('what the server says comes back, and a refusal as the problem it is', async () => {
  answering(() => Response.json({ me: null }));
  expect(await ask('/api/me')).toEqual({ me: null });
  const refusal = problem('CO-7.14', 'too-fast', { count: 3 });
  answering(() => Response.json(refusal, { status: 429 }));
  expect(await ask('/api/me')).toEqual(refusal);
});

test('silence, an answer that breaks off and one that is none of ours are all the same', async () => {
  const brokenOff = new ReadableStream({ start: stream => stream.error(new Error('cut')) });
  for (const answer of [
    () => Promise.reject(new TypeError('failed to fetch')),
    () => new Response(brokenOff),
    () => new Response('<p>Welcome to our hotel</p>'),
    () => new Response('<p>Bad gateway</p>', { status: 502 }),
  ]) {
    answering(answer);
    expect(await ask('/api/me')).toMatchObject({ code: 'unreachable' });
  }
});

test('a question goes out with its method, its words, its marks and its limit', async () => {
  const fetched = answering(() => Response.json({}));
  const { signal } = new AbortController();
  await ask('/api/me', { method: 'POST', body: { name: 'Ada' }, headers: { 'x-mark': '1' }, signal });
  expect(fetched.mock.calls).toEqual([
    [
      '/api/me',
      {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'x-mark': '1', 'content-type': 'application/json' },
        body: '{"name":"Ada"}',
        signal,
      },
    ],
  ]);
});
