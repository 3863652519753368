import { canonicalJson, hashOf, linkOf, rngFromText, type Plain } from '@corvo/core';
import { lineOf, replay, textsOf, type Moment } from '@corvo/host';
import { expect } from 'vitest';
import type { Storage, StoredEntry } from '../storage/index.ts';
import { startOf } from '../tables/load.ts';
import { gameOf, Player, type TestClient } from './client.fixture.ts';
import { anomaliesIn, longestLag } from './history/check.fixture.ts';
import { History, type Kept, type Line, type Outcome, type Story } from './history/history.fixture.ts';

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** The answer, or undefined where the connection broke first. */
const attempt = <T>(task: Promise<T>): Promise<T | undefined> => task.catch(() => undefined);

/** So long whoever plays is waited for in the end, to see what the others have seen. */
const CATCH_UP_MS = 30_000;

const questionOf = (seat: string | null, request: number): string => `${seat} ${request}`;
const lineOfMoment = ({ n, kind, seat, at }: Pick<Moment, 'n' | 'kind' | 'seat' | 'at'>): Line => ({
  n,
  same: `${kind} of ${seat} at ${at}`,
});

/** One of the devices of somebody, or of somebody who only looks. */
interface Device {
  readonly name: string;
  readonly client: TestClient;
}

/**
 * Two people who play on at several tables whatever happens to the servers, each on one device or more that all send each
 * answer; and others who come, look and go. What they ask and see is written down. Afterwards everything of it must be in
 * the database, once, as if one server had done it, one thing after another.
 */
export class Survivors {
  readonly histories = new Map<string, History>();
  acknowledged = 0;
  readonly #people: readonly (readonly Device[])[];
  readonly #lookers: readonly Device[];
  readonly #games: readonly string[];
  readonly #newest = new Map<string, number>(); // how far each table is known to have come
  readonly #choices = new Map<string, Plain>(); // all devices of somebody give the same answer
  #isOver = false;

  /** The games are played in turns, each by two. */
  constructor(
    people: readonly [readonly TestClient[], readonly TestClient[]],
    lookers: readonly TestClient[],
    games: readonly string[],
  ) {
    const named = (clients: readonly TestClient[], name: string): Device[] =>
      clients.map((client, place) => ({ name: `${name} ${place}`, client }));
    this.#people = [named(people[0], 'Ada'), named(people[1], 'Bea')];
    this.#lookers = named(lookers, 'looker');
    this.#games = games;
    for (const { name, client } of [...this.#people.flat(), ...this.#lookers])
      client.onUpdate.push(({ table, n, moment }) => {
        this.#knows(table, n);
        this.#historyOf(table).hear(name, n, moment === null ? [] : [lineOfMoment(moment)]);
      });
  }

  /** Until this many more answers were acknowledged. */
  async until(more: number): Promise<void> {
    const before = this.acknowledged;
    while (this.acknowledged < before + more) await pause(5);
  }

  /** Plays so many tables at once until they are told to stop. */
  play(tables: number): { stop(): Promise<void> } {
    const playing = Promise.all([
      ...Array.from({ length: tables }, (_, place) => this.#seatedAt(place)),
      ...this.#lookers.map(device => this.#lookAround(device)),
    ]);
    const stop = async (): Promise<void> => {
      this.#isOver = true;
      await playing;
      await pause(100); // what is on its way to them comes
    };
    return { stop };
  }

  /** For how long at most somebody at a table did not know what others did. */
  get longestLag(): number {
    const devices = this.#people.flat().map(({ name }) => name);
    return Math.max(...[...this.histories.values()].map(history => longestLag(history, devices)));
  }

  #historyOf(table: string): History {
    let found = this.histories.get(table);
    if (found === undefined) this.histories.set(table, (found = new History()));
    return found;
  }

  #knows(table: string, n: number): void {
    this.#newest.set(table, Math.max(n, this.#newest.get(table) ?? -1));
  }

  async #seatedAt(place: number): Promise<void> {
    while (!this.#isOver) {
      const game = this.#games[place % this.#games.length] ?? '';
      const id = await attempt(this.#newTable(game)); // the server may be down just now
      if (id === undefined) await pause(50);
      else
        await Promise.all(
          this.#people.flat().map(device => this.#persist(device, new Player(device.client, id, gameOf(game), ''))),
        );
    }
  }

  async #newTable(game: string): Promise<string> {
    const [ada, bea] = this.#people.map(([first]) => first?.client);
    if (ada === undefined || bea === undefined) throw new Error('nobody is there');
    const { id } = await ada.create({ game, players: 2, order: 'chosen', clock: null });
    const { info } = await bea.join(id);
    await bea.must('sit', { table: id, seat: info.sitters[1]?.seat ?? '' });
    await ada.join(id);
    await ada.must('start', { table: id });
    this.#historyOf(id);
    return id;
  }

  /** A device comes to a table, or back to it, or only looks; answers whether it was told anything. */
  async #come({ name }: Device, player: Player): Promise<boolean> {
    const seen = this.#historyOf(player.table).look(name);
    const joined = await attempt(player.come());
    if (joined === undefined) return false;
    const n = joined.standing?.n ?? -1;
    this.#knows(player.table, n);
    seen(n, joined.moments.map(lineOfMoment));
    return true;
  }

  /** A device plays on at one table, and comes back by the last `n` it knows. */
  async #persist(device: Device, player: Player): Promise<void> {
    const { client, table } = player;
    const missed = (): number => client.missed.filter(id => id === table).length;
    let [connection, known] = ['', 0];
    let patience = CATCH_UP_MS / 5;
    const isBehind = (): boolean => player.n < (this.#newest.get(table) ?? 0);
    while (isBehind() || (!this.#isOver && player.view?.open.outcome == null)) {
      if (this.#isOver && patience-- < 0) return;
      const { id } = client.socket;
      if (!client.socket.connected || id === undefined) await pause(5);
      else if (connection !== id || missed() > known) {
        known = missed();
        if (await this.#come(device, player)) connection = id;
      } else if (this.#isOver || player.asked === undefined) await pause(5);
      else await this.#answer(device, player);
    }
  }

  async #answer({ name, client }: Device, { view, asked, game, table }: Player): Promise<void> {
    if (view === undefined || asked === undefined) return;
    const question = questionOf(view.seat, asked.id);
    const key = `${table} ${question}`;
    const choice = this.#choices.get(key) ?? game.sample(view, asked, rngFromText(key));
    this.#choices.set(key, choice);
    const heard = this.#historyOf(table).ask(name, question, canonicalJson(choice));
    const ack = await attempt(client.send('act', { table, request: asked.id, choice }));
    if (ack?.ok === true) {
      this.acknowledged++;
      this.#knows(table, ack.value.n);
      heard('done', ack.value.n);
    } else {
      heard(outcomeOf(ack?.problem.code));
      await pause(2); // another device was first: what came of it is on its way
    }
  }

  /** Comes to one table after another. */
  async #lookAround(device: Device): Promise<void> {
    const { client } = device;
    while (!this.#isOver) {
      const tables = [...this.histories.keys()].slice(-10);
      const table = tables[Math.floor(Math.random() * tables.length)];
      await pause(10);
      if (table === undefined || !client.socket.connected) continue;
      await this.#come(device, new Player(client, table, gameOf(this.#games[0] ?? ''), ''));
      await attempt(client.send('leave', { table }));
    }
  }
}

/** Where no answer came, or the server itself does not know, it may have been done. */
function outcomeOf(code: string | undefined): Outcome {
  return code === undefined || code === 'not-stored' ? 'unknown' : 'refused';
}

/** Replays a story from its seed and checks every hash and link: a lost or doubled action would not fit. */
async function checkStory(storage: Storage, id: string): Promise<Story> {
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
  const sealed = (await storage.match(id))?.sealed ?? [];
  return { entries: entries.map(keptOf), sealed: answersIn(sealed) };
}

const answersIn = (answers: StoredEntry['answers']): Kept['answers'] =>
  answers
    .filter(({ by }) => by === 'person')
    .map(({ seat, request, choice }) => ({ question: questionOf(seat, request), choice: canonicalJson(choice) }));

const keptOf = (entry: StoredEntry): Kept => ({ ...lineOfMoment(entry), answers: answersIn(entry.answers) });

/**
 * Everything that was acknowledged and told is there, once and in an order that fits what everybody saw, and every story
 * replays. Answers how many actions there are.
 */
export async function checkSurvivors({ histories }: Survivors, storage: Storage): Promise<number> {
  let actions = 0;
  // Also tables whose start was told but not acknowledged before the kill: they are there all the same.
  for (const [id, history] of histories) {
    const story = await checkStory(storage, id);
    expect(anomaliesIn(history, story)).toEqual([]);
    actions += story.entries.length - 1;
  }
  return actions;
}
