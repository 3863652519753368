import { rmSync } from 'node:fs';
import { canonicalJson, hashOf, linkOf, type Plain } from '@corvo/core';
import { lineOf, replay, textsOf, type Answer, type Entry, type Moment } from '@corvo/host';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openSqlite, type Storage } from './storage/index.ts';
import { startOf } from './tables/load.ts';
import { gameOf, Player, TestClient } from './testing/client.fixture.ts';
import { ServerProcess } from './testing/process.fixture.ts';
import { testFolder } from './testing/server.fixture.ts';

/** `CORVO_KILLS=100` for the long run. */
const KILLS = Number(process.env['CORVO_KILLS'] ?? 15);
const TABLES = 8;
const folder = testFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Acknowledged {
  readonly table: string;
  readonly n: number;
  readonly request: number;
  readonly choice: Plain;
  readonly person: string;
}
interface Told {
  readonly table: string;
  readonly moment: Moment;
}

const acknowledged: Acknowledged[] = [];
const told: Told[] = [];
const tables: { id: string; game: string }[] = [];
let isOver = false;

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** The answer, or undefined where the connection broke first. */
const attempt = <T>(task: Promise<T>): Promise<T | undefined> => task.catch(() => undefined);

/** A person who plays on at one table whatever happens to the server, and comes back by the last `n` it knows. */
async function persist(player: Player, person: string): Promise<void> {
  const { client, table } = player;
  let connection = '';
  while (!isOver && player.view?.open.outcome == null) {
    if (!client.socket.connected || client.socket.id === undefined) {
      await pause(5);
      continue;
    }
    if (connection !== client.socket.id) {
      const id = client.socket.id;
      const joined = await attempt(player.come());
      if (joined === undefined) continue;
      connection = id;
      for (const moment of joined.moments) told.push({ table, moment });
    }
    const answer = player.choose();
    if (answer === undefined) {
      await pause(2);
      continue;
    }
    const ack = await attempt(client.send('act', { table, ...answer }));
    if (ack?.ok === true) {
      acknowledged.push({ table, n: ack.value.n, ...answer, person });
      const { n } = ack.value;
      while (player.n < n && client.socket.connected) await pause(1);
    } else await pause(2);
  }
}

async function newTable(ada: TestClient, bea: TestClient, game: string): Promise<string> {
  const { id } = await ada.create({ game, players: 2, order: 'chosen', clockSeconds: null });
  const { info } = await bea.join(id);
  await bea.must('sit', { table: id, seat: info.sitters[1]?.seat ?? '' });
  await ada.join(id);
  await ada.must('start', { table: id });
  tables.push({ id, game });
  return id;
}

interface Stored {
  readonly entries: readonly Entry[];
  readonly sealed: readonly Answer[]; // what nobody had seen when it ended
}

/** Replays a story from its seed and checks every hash and link: a lost or doubled action would not fit. */
async function check(storage: Storage, id: string): Promise<Stored> {
  const table = await storage.table(id);
  if (table === undefined) throw new Error(`table ${id} is gone`);
  const entries = await storage.entries(id, -1);
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, place) => place));
  expect(table.n).toBe(entries.length - 1);
  const game = gameOf(table.game);
  const states = replay(game, { n: 0, state: startOf(game, table) }, entries.slice(1));
  let before = table.startHash ?? '';
  for (const { entry } of lineOf(entries).counted) {
    expect([hashOf(states.get(entry.n)), '']).toContain(entry.hash);
    expect(linkOf(before, textsOf(entry))).toBe(entry.link);
    before = entry.link ?? '';
  }
  const kept = await storage.snapshot(id, table.n);
  expect(kept?.n).toBeGreaterThan(table.n - 32);
  expect(kept?.state).toEqual(states.get(kept?.n ?? 0));
  return { entries, sealed: (await storage.match(id))?.sealed ?? [] };
}

/** Every answer that a table knows, revealed or not. */
const answersIn = ({ entries, sealed }: Stored): Answer[] => [...entries.flatMap(({ answers }) => answers), ...sealed];

test(
  `CO-7.14 ${KILLS} kills: everything acknowledged is there, nothing is doubled, clients go on`,
  { timeout: 60_000 + KILLS * 30_000 }, // a killed server starts in a second, but not on a busy machine
  async () => {
    const server = new ServerProcess(folder);
    onTestFinished(() => void server.end('SIGKILL')); // however it ends, no process is left behind
    await server.start();
    const people = await Promise.all(['Ada', 'Bea'].map(name => TestClient.named(server.base, name)));
    const [ada, bea] = people as [TestClient, TestClient];
    for (const client of people)
      client.onUpdate.push(({ table, moment }) => void (moment && told.push({ table, moment })));

    const seatedAt = async (place: number): Promise<void> => {
      while (!isOver) {
        const game = place % 2 === 0 ? 'hand-of-the-king' : 'whispers';
        const id = await attempt(newTable(ada, bea, game)); // the server may be down just now
        if (id === undefined) await pause(50);
        else
          await Promise.all(
            people.map((client, who) => persist(new Player(client, id, gameOf(game), `${id} ${who}`), `p${who}`)),
          );
      }
    };
    const playing = Promise.all(Array.from({ length: TABLES }, (_, place) => seatedAt(place)));

    let downtime = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 3) await pause(5); // it is going again
      await pause(Math.random() * 250);
      const start = performance.now();
      await server.end('SIGKILL');
      await server.start();
      downtime += performance.now() - start;
    }
    const before = acknowledged.length;
    while (acknowledged.length < before + 50) await pause(5);
    isOver = true;
    await playing;
    for (const client of people) client.close();
    expect(await server.end('SIGTERM')).toBe(0);

    const storage = await openSqlite(folder);
    const stories = new Map<string, Stored>();
    // Also tables whose start was told but not acknowledged before the kill: they are there all the same.
    for (const id of new Set([...tables, ...told.map(({ table }) => ({ id: table }))].map(table => table.id)))
      stories.set(id, await check(storage, id));
    await storage.close();

    const kept = new Map([...stories].map(([id, stored]) => [id, answersIn(stored)]));
    for (const { table, request, choice } of acknowledged) {
      const given = kept.get(table)?.filter(answer => answer.request === request) ?? [];
      expect(given.map(answer => canonicalJson(answer.choice))).toContain(canonicalJson(choice));
    }
    // Nobody changes an answer here, so each question has at most one of each seat.
    for (const answers of kept.values()) {
      const asked = answers.map(({ seat, request }) => `${seat} ${request}`);
      expect(new Set(asked).size).toBe(asked.length);
    }
    // What anybody was told has happened, and everybody was told the same.
    for (const { table, moment } of told) {
      const entry = stories.get(table)?.entries[moment.n];
      expect([entry?.kind, entry?.seat, entry?.at]).toEqual([moment.kind, moment.seat, moment.at]);
    }
    const actions = [...stories.values()].reduce((sum, { entries }) => sum + entries.length - 1, 0);
    console.log(
      `${KILLS} kills, ${tables.length} tables, ${actions} actions stored, ${acknowledged.length} acknowledged, ` +
        `restart ${(downtime / KILLS).toFixed(0)} ms`,
    );
  },
);
