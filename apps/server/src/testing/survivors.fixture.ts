import { canonicalJson, hashOf, linkOf, type Plain } from '@corvo/core';
import { lineOf, replay, textsOf, type Answer, type Entry, type Moment } from '@corvo/host';
import { expect } from 'vitest';
import type { Storage } from '../storage/index.ts';
import { startOf } from '../tables/load.ts';
import { gameOf, Player, type TestClient } from './client.fixture.ts';

interface Acknowledged {
  readonly table: string;
  readonly n: number;
  readonly request: number;
  readonly choice: Plain;
}
interface Told {
  readonly table: string;
  readonly moment: Moment;
}
interface Stored {
  readonly entries: readonly Entry[];
  readonly sealed: readonly Answer[]; // what nobody had seen when it ended
}

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** The answer, or undefined where the connection broke first. */
const attempt = <T>(task: Promise<T>): Promise<T | undefined> => task.catch(() => undefined);

/**
 * Two people who play on at several tables whatever happens to the servers, and write down what they were acknowledged and
 * told. Afterwards everything of it must be in the database, once.
 */
export class Survivors {
  readonly acknowledged: Acknowledged[] = [];
  readonly told: Told[] = [];
  readonly tables = new Set<string>();
  readonly #people: readonly [TestClient, TestClient];
  readonly #games: readonly string[];
  #isOver = false;

  /** The games are played in turns, each by two. */
  constructor(people: readonly [TestClient, TestClient], games: readonly string[]) {
    this.#people = people;
    this.#games = games;
    for (const client of people)
      client.onUpdate.push(({ table, moment }) => void (moment && this.told.push({ table, moment })));
  }

  /** Until this many more answers were acknowledged. */
  async until(more: number): Promise<void> {
    const before = this.acknowledged.length;
    while (this.acknowledged.length < before + more) await pause(5);
  }

  /** Plays so many tables at once until they are told to stop. */
  play(tables: number): { stop(): Promise<void> } {
    const playing = Promise.all(Array.from({ length: tables }, (_, place) => this.#seatedAt(place)));
    const stop = async (): Promise<void> => {
      this.#isOver = true;
      await playing;
    };
    return { stop };
  }

  async #seatedAt(place: number): Promise<void> {
    while (!this.#isOver) {
      const game = this.#games[place % this.#games.length] ?? '';
      const id = await attempt(this.#newTable(game)); // the server may be down just now
      if (id === undefined) await pause(50);
      else
        await Promise.all(
          this.#people.map((client, who) => this.#persist(new Player(client, id, gameOf(game), `${id} ${who}`))),
        );
    }
  }

  async #newTable(game: string): Promise<string> {
    const [ada, bea] = this.#people;
    const { id } = await ada.create({ game, players: 2, order: 'chosen', clock: null });
    const { info } = await bea.join(id);
    await bea.must('sit', { table: id, seat: info.sitters[1]?.seat ?? '' });
    await ada.join(id);
    await ada.must('start', { table: id });
    this.tables.add(id);
    return id;
  }

  /** A person plays on at one table, and comes back by the last `n` it knows. */
  async #persist(player: Player): Promise<void> {
    const { client, table } = player;
    let connection = '';
    while (!this.#isOver && player.view?.open.outcome == null) {
      if (!client.socket.connected || client.socket.id === undefined) {
        await pause(5);
        continue;
      }
      if (connection !== client.socket.id) {
        const id = client.socket.id;
        const joined = await attempt(player.come());
        if (joined === undefined) continue;
        connection = id;
        for (const moment of joined.moments) this.told.push({ table, moment });
      }
      const answer = player.choose();
      if (answer === undefined) {
        await pause(2);
        continue;
      }
      const ack = await attempt(client.send('act', { table, ...answer }));
      if (ack?.ok === true) {
        this.acknowledged.push({ table, n: ack.value.n, ...answer });
        const { n } = ack.value;
        while (player.n < n && client.socket.connected) await pause(1);
      } else await pause(2);
    }
  }
}

/** Replays a story from its seed and checks every hash and link: a lost or doubled action would not fit. */
async function checkStory(storage: Storage, id: string): Promise<Stored> {
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

/** Everything that was acknowledged and told is there, nothing of it twice, and every story replays. Answers how many actions. */
export async function checkSurvivors({ tables, told, acknowledged }: Survivors, storage: Storage): Promise<number> {
  const stories = new Map<string, Stored>();
  // Also tables whose start was told but not acknowledged before the kill: they are there all the same.
  for (const id of new Set([...tables, ...told.map(({ table }) => table)]))
    stories.set(id, await checkStory(storage, id));

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
  return [...stories.values()].reduce((sum, { entries }) => sum + entries.length - 1, 0);
}
