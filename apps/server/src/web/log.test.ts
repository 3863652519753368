import { rmSync } from 'node:fs';
import { privateChannel, type PersonalLink } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { ServerProcess } from '../testing/process.fixture.ts';
import { testFolder } from '../testing/server.fixture.ts';

const secretOf = ({ cookie }: TestClient): string => cookie.split('=')[1] ?? '';
const afterHash = (path: string): string => path.split('#')[1] ?? '';

/** The same evening with a good disk and with a full one: everything that is secret passes through the server. */
async function evening(server: ServerProcess): Promise<Record<string, string>> {
  const [ada, bea] = (await Promise.all(['Ada', 'Bea'].map(name => TestClient.named(server.base, name)))) as [
    TestClient,
    TestClient,
  ];
  const { path } = await ada.json<PersonalLink>('POST', '/api/me/link');
  const claim = await fetch(`${server.base}/api/me/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.base },
    body: JSON.stringify({ token: afterHash(path) }),
  });
  const carried = (claim.headers.get('set-cookie') ?? '').split(';')[0]?.split('=')[1] ?? '';

  const { id: table, invitation } = await ada.create({
    game: 'whispers',
    players: 2,
    order: 'chosen',
    access: 'invited',
    hints: true,
  });
  const invite = afterHash(invitation);
  await bea.http('GET', `/api/tables/${table}?invite=${invite}`); // as somebody might mistype it
  await bea.http('GET', `/table/${table}?${invite}`);
  await ada.join(table);
  const { info } = await bea.join(table, undefined, invite);
  await bea.must('sit', { table, seat: info.sitters[1]?.seat ?? '' });
  await ada.must('start', { table });
  const seats = info.sitters.map(({ seat }) => seat);
  const whisper = 'meet me behind the sept at the hour of the owl';
  await ada.must('say', { table, channel: privateChannel(seats[0] ?? '', seats[1] ?? ''), text: whisper });
  await ada.must('act', { table, request: 1, choice: { amount: 2 } });
  await ada.must('hint', { table });

  // Refused, malformed, foreign, too long: trouble is where logs grow.
  const stray = 'a-choice-that-nobody-should-read';
  await ada.raw('act', { table, request: 1, choice: { [stray]: stray } });
  await ada.raw('act', { table, request: 1, choice: { amount: 2 }, [stray]: invite });
  await ada.http('POST', '/api/me/claim', `{"token":"${afterHash(path)}"`, { 'content-type': 'application/json' });
  await ada.http('POST', `/api/nowhere?token=${afterHash(path)}`, { token: afterHash(path) });
  await ada.http('POST', '/api/tables', {}, { origin: 'https://elsewhere.example' });

  server.fillDisk();
  await expect.poll(async () => (await ada.send('act', { table, request: 1, choice: { amount: 1 } })).ok).toBe(false);
  await ada.send('say', { table, channel: 'table', text: `${whisper}, all of you` });
  await ada.http('POST', '/api/me/link');
  await ada.http('POST', '/api/tables', { game: 'whispers', players: 2, name: 'no room', access: 'invited' });
  for (const client of [ada, bea]) client.close();
  return { ada: secretOf(ada), bea: secretOf(bea), link: afterHash(path), carried, invite, whisper, stray };
}

test('CO-7.2 no secret reaches the log of a server that tells all it can, not even when the disk fails', async () => {
  const folder = testFolder();
  const server = new ServerProcess(folder);
  try {
    await server.start({ CORVO_LOG: 'debug' });
    const secrets = await evening(server);
    await server.end('SIGTERM');
    const { log } = server;
    expect(log).toContain('listening'); // it did tell
    expect(log).toContain('a change could not be stored');
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(10);
      expect(log.includes(secret), `${name} is in the log`).toBe(false);
    }
    expect(log).not.toMatch(/"?(amount|choice|cookie|authorization)"?\s*:/); // nor what was sealed, nor where secrets travel
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
