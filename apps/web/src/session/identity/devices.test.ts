import { problem } from '@corvo/core';
import { afterEach, expect, test } from 'vitest';
import { arrive, depart, device } from './arrival.fixture.ts';

afterEach(depart);

const ADA = { id: 'a', name: 'Ada' };

/** A page on which Ada is known. */
async function ada(kept = device()) {
  const page = await arrive(kept);
  void page.loadIdentity();
  await (await page.asked()).answer({ me: ADA });
  kept.set('corvo.tables', 'of Ada');
  return page;
}

test('who is forgotten leaves no name on the device', async () => {
  const kept = device();
  const page = await ada(kept);
  expect(JSON.stringify([...kept])).toContain('Ada');
  const left = page.forgetMe();
  const question = await page.asked();
  expect(question.method).toBe('DELETE');
  await question.answer({ me: null });
  expect(await left).toBeNull();
  expect(page.me()).toBeNull();
  expect(JSON.stringify([...kept])).not.toContain('Ada');
  expect((await arrive(kept)).settings()).toMatchObject({ name: '', known: '' });
});

test('where the server does not confirm it, one stays who one is, and is told why', async () => {
  const kept = device();
  const page = await ada(kept);
  const tries = [
    ['unreachable', (question: Awaited<ReturnType<typeof page.asked>>) => question.fallSilent()],
    ['unreachable', question => question.waitTooLong()],
    ['foreign-origin', question => question.answer(problem('CO-7.14', 'foreign-origin'), 403)],
  ] satisfies [string, (question: Awaited<ReturnType<typeof page.asked>>) => Promise<void>][];
  for (const [code, fail] of tries) {
    const left = page.forgetMe();
    await fail(await page.asked());
    expect(await left).toMatchObject({ code });
    expect(page.me()).toEqual(ADA);
    expect(page.settings()).toMatchObject({ name: 'Ada', known: 'Ada' });
    expect(kept.get('corvo.tables')).toBe('of Ada');
  }
});

test('an answer to what was asked before does not bring back who was forgotten', async () => {
  const page = await ada();
  void page.loadIdentity();
  const question = await page.asked();
  void page.forgetMe();
  await (await page.asked()).answer({ me: null });
  await question.answer({ me: ADA });
  expect(page.me()).toBeNull();
  expect(page.settings().name).toBe('');
});
