import type { Game } from '@corvo/core';
import { expect } from 'vitest';
import type { Chance } from '../environment.ts';
import { TestClient } from './client.fixture.ts';
import { TestServer } from './server.fixture.ts';

/** Ids, secrets and seeds by counting, so that two servers that are asked the same give out the same. */
function counted(): Chance {
  let count = 0;
  return { id: () => `id${++count}`, secret: () => `secret-${++count}` };
}

/** Everything that comes over a client's wire, but for the pulse and the random name of the connection. */
function listen(client: TestClient): string[] {
  const bytes: string[] = [];
  client.socket.io.engine.on('packet', packet => {
    // Bytes as they are: one sign for each.
    const data = typeof packet.data === 'string' ? packet.data : Buffer.from(packet.data ?? '').toString('latin1');
    if (packet.type === 'message' && !data.startsWith('0{"sid"')) bytes.push(data);
  });
  return bytes;
}

/** One of two tables that are alike but for a secret. */
export interface Twin {
  readonly server: TestServer;
  readonly people: readonly TestClient[];
  readonly table: string;
  readonly heard: readonly (readonly string[])[]; // of all but the first
}

interface Wish {
  readonly game: string;
  readonly players: number;
  readonly options?: Record<string, boolean | string>;
  readonly clock?: { readonly seconds: number; readonly increment?: number };
  readonly shift?: number; // how many seats further on everybody sits
  readonly games?: readonly Game[]; // instead of those of the house
  readonly served?: () => number; // instead of the time that goes by
}

/** A table of people and, last, a spectator; the first of them has the secret. */
export async function layTable({ game, players, options = {}, clock, shift = 0, games, served }: Wish): Promise<Twin> {
  const own = { ...(games && { games }), ...(served && { served }) };
  const server = await TestServer.start({}, { chance: counted(), now: () => 1_794_778_070_206, ...own });
  const people: TestClient[] = [];
  for (let who = 0; who <= players; who++) people.push(await TestClient.named(server.address, `P${who}`));
  await Promise.all(
    people.map(({ socket }) => new Promise<void>(done => (socket.connected ? done() : socket.once('connect', done)))),
  );
  const heard = people.slice(1).map(listen);
  const [host] = people as [TestClient];
  const seats = Array.from({ length: players }, (_, at) => ({
    kind: at === shift ? ('me' as const) : ('open' as const),
  }));
  const { id: table } = await host.create({
    game,
    players,
    seats,
    options,
    order: 'chosen',
    clock: clock ?? null,
  });
  for (const [who, person] of people.entries()) {
    const { info } = await person.join(table);
    const seat = info.sitters[(who + shift) % players]?.seat ?? '';
    if (who > 0 && who < players) await person.must('sit', { table, seat });
  }
  await host.must('start', { table });
  return { server, people, table, heard };
}

/**
 * Marks on every wire what had come by now: a message that comes before or after another step than at the other table
 * tells something by its time, even where its bytes are the same. Whatever was sent is here once an answer is.
 */
export async function mark({ people, heard, table }: Twin, step: string): Promise<void> {
  for (const [place, person] of people.slice(1).entries()) {
    await person.problem('consent', { table, proposal: 'none', n: 0, agree: false });
    (heard[place] as string[]).push(`-- ${step}`);
  }
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
      answers.push(await answerOf(await person.http('GET', path)));
    answers.push(JSON.stringify(await person.send('hint', { table })));
  }
  return answers;
}

/** What an answer says, in its headers too: its length, and when something last changed. */
async function answerOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
}

async function end(twin: Twin): Promise<void> {
  for (const person of twin.people) person.close();
  await twin.server.end();
}

/** Plays a script at two tables and compares all that the others get. */
export async function compare(
  lay: (secret: boolean) => Promise<Twin>,
  script: (twin: Twin, secret: boolean) => Promise<void>,
): Promise<{ bytes: number; reveal: (task: (twin: Twin) => Promise<void>) => Promise<boolean> }> {
  const twins = [await lay(false), await lay(true)] as const;
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
