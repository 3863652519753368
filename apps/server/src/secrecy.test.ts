import { privateChannel } from '@corvo/protocol';
import type { Plain } from '@corvo/core';
import { expect, test } from 'vitest';
import { TestClient } from './testing/client.fixture.ts';
import { TestServer } from './testing/server.fixture.ts';
import type { Chance } from './surroundings.ts';

/** Ids, secrets and seeds by counting, so that two servers that are asked the same give out the same. */
function counted(): Chance {
  let count = 0;
  return { id: () => `id${++count}`, secret: () => `secret-${++count}` };
}

/** Everything that comes over a client's wire, but for the pulse and the random name of the connection. */
function listen(client: TestClient): string[] {
  const bytes: string[] = [];
  client.socket.io.engine.on('packet', packet => {
    const data = String(packet.data ?? '');
    if (packet.type === 'message' && !data.startsWith('0{"sid"')) bytes.push(data);
  });
  return bytes;
}

interface Twin {
  readonly server: TestServer;
  readonly people: readonly TestClient[];
  readonly table: string;
  readonly heard: readonly (readonly string[])[]; // of all but the first
}

/** A table of people and, last, a spectator; the first of them has the secret. */
async function layTable(
  game: string,
  players: number,
  options: Record<string, boolean | string>,
  clockSeconds: number | null = null,
): Promise<Twin> {
  const server = await TestServer.start({}, { chance: counted(), now: () => 1_794_778_070_206 });
  const people: TestClient[] = [];
  for (let who = 0; who <= players; who++) people.push(await TestClient.named(server.address, `P${who}`));
  await Promise.all(
    people.map(({ socket }) => new Promise<void>(done => (socket.connected ? done() : socket.once('connect', done)))),
  );
  const heard = people.slice(1).map(listen);
  const [host] = people as [TestClient];
  const { id: table } = await host.create({ game, players, options, order: 'chosen', clockSeconds });
  for (const [who, person] of people.entries()) {
    const { info } = await person.join(table);
    if (who > 0 && who < players) await person.must('sit', { table, seat: info.sitters[who]?.seat ?? '' });
  }
  await host.must('start', { table });
  return { server, people, table, heard };
}

/** What everybody but the first can find out by asking. */
async function askAround({ people, table }: Twin): Promise<string[]> {
  const answers: string[] = [];
  for (const person of people.slice(1)) {
    answers.push(JSON.stringify(await person.join(table)));
    for (const path of [
      `/api/tables/${table}`,
      `/api/tables?list=mine`,
      `/api/tables/${table}/record`,
      `/api/tables/${table}/views/1`,
      `/api/tables/${table}/views/2`,
    ])
      answers.push(await (await person.http('GET', path)).text());
    answers.push(JSON.stringify(await person.send('hint', { table })));
  }
  return answers;
}

async function end(twin: Twin): Promise<void> {
  for (const person of twin.people) person.close();
  await twin.server.end();
}

/** Plays a script at two tables and compares all that the others get. */
async function compare(
  lay: () => Promise<Twin>,
  script: (twin: Twin, secret: boolean) => Promise<void>,
): Promise<{ bytes: number; reveal: (task: (twin: Twin) => Promise<void>) => Promise<boolean> }> {
  const twins = [await lay(), await lay()] as const;
  const asked: string[][] = [];
  for (const [place, twin] of twins.entries()) {
    await script(twin, place === 1);
    asked.push(await askAround(twin));
  }
  expect(asked[1]).toEqual(asked[0]);
  expect(twins[1].heard).toEqual(twins[0].heard);
  const bytes = twins[0].heard.flat().join('').length;
  return {
    bytes,
    async reveal(task) {
      for (const twin of twins) await task(twin);
      const same = JSON.stringify(twins[0].heard) === JSON.stringify(twins[1].heard);
      for (const twin of twins) await end(twin);
      return same;
    },
  };
}

test('CO-2.5 a sealed answer changes no byte that anybody else gets, until the reveal', async () => {
  const act = async (twin: Twin, who: number, request: number, choice: Plain): Promise<void> => {
    await twin.people[who]!.must('act', { table: twin.table, request, choice });
  };
  const { bytes, reveal } = await compare(
    () => layTable('whispers', 3, { echo: true }, 60), // a clock tells nothing either
    async (twin, secret) => {
      await act(twin, 0, 1, { amount: secret ? 1 : 3 });
      await act(twin, 1, 1, { amount: 0 });
      await act(twin, 0, 1, { amount: secret ? 3 : 2 }); // changed its mind
      await act(twin, 0, 1, null);
      await act(twin, 0, 1, { amount: secret ? 2 : 1 });
      await twin.people[2]!.problem('act', { table: twin.table, request: 1, choice: { amount: 99 } });
      await twin.people[2]!.must('say', { table: twin.table, channel: 'table', text: 'come on' });
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  const same = await reveal(async twin => {
    await act(twin, 2, 1, { amount: 0 });
    await Promise.all(twin.people.map(person => person.until(() => person.updates.at(-1)?.n === 6)));
  });
  expect(same).toBe(false); // the test can see a difference
});

test('HK-9.3 what two seats say in private changes no byte that anybody else gets, not even how much they say', async () => {
  const { bytes, reveal } = await compare(
    () => layTable('hand-of-the-king', 3, { threeEyedRaven: true, firstPlayer: 'seat1' }),
    async (twin, secret) => {
      const { people, table } = twin;
      const [first, partner, outsider, spectator] = people as [TestClient, TestClient, TestClient, TestClient];
      const [one, two] = (await first.join(table)).info.sitters.map(({ seat }) => seat) as [string, string];
      await first.must('act', { table, request: 1, choice: { option: `raven ${two}` } });
      await Promise.all(people.map(person => person.until(() => person.updates.at(-1)?.n === 1)));
      const channel = privateChannel(one, two);
      await first.must('say', { table, channel, text: secret ? 'take Stark' : 'take Tully' });
      if (secret) await partner.must('say', { table, channel, text: 'never' });
      await outsider.problem('say', { table, channel: 'table', text: 'what are you talking about?' });
      await outsider.problem('say', { table, channel, text: 'let me in' });
      await partner.must('act', { table, request: 2, choice: { option: 'end-talk' } });
      await Promise.all(people.map(person => person.until(() => person.updates.at(-1)?.n === 2)));
      // The partner's own wire differs, of course: only the outsiders are compared.
      (twin.heard[0] as string[]).length = 0;
      (twin as { people: readonly TestClient[] }).people = [first, outsider, spectator];
      expect(partner.chat.map(({ text }) => text)).toContain(secret ? 'take Stark' : 'take Tully');
      partner.close();
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  await reveal(async () => {});
});
