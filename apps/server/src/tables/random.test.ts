import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromText, type Game, type Problem } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { botsToThink, isOver, isPlayed, ownerOf, seatsOf } from '@corvo/host';
import { playTables, type Hosted, type Wish } from '@corvo/host/suite';
import { createTable } from '@corvo/protocol';
import { secondEdition } from '@corvo/second-edition';
import { whispers } from '@corvo/testkit';
import { afterAll, expect, test } from 'vitest';
import { exportRecord } from '../records/index.ts';
import { Committer, openSqlite, type Person, type Storage } from '../storage/index.ts';
import { realChance, type Surroundings } from '../surroundings.ts';
import { act, answerForTheLate, handOver, practice, resign } from './acting.ts';
import { Hub } from './hub.ts';
import { startOf } from './load.ts';
import { sit } from './seating.ts';
import type { Table } from './table.ts';
import { consent, undo } from './undoing.ts';

const MATCHES = Number(process.env['CORVO_MATCHES'] ?? 2);
const GAMES = [whispers, handOfTheKing, secondEdition] as unknown as Game[];
const folder = mkdtempSync(join(tmpdir(), 'corvo-random-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tick = (): Promise<void> => new Promise(done => setImmediate(done));

/** A server without its sockets, on a database of its own. */
class Server {
  served = 1_000;
  #isOpen = false; // bots wait at this gate
  #storage!: Storage;
  #hub!: Hub;
  table!: Table;

  /** Where its seeds come from: the same table is played again in the same way. */
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  async open(table?: string): Promise<void> {
    const storage = await openSqlite(folder);
    const around: Surroundings = {
      storage,
      committer: new Committer(storage),
      thinkers: {
        decide: async ({ game, view, request, seed }: Parameters<Surroundings['thinkers']['decide']>[0]) => {
          while (!this.#isOpen) await tick();
          const rules = GAMES.find(({ id }) => id === game)!;
          const choice = rules.sample(view, request, rngFromText(`${seed} ${request.seat} ${request.id}`));
          return { choice, reason: { key: '', data: {} }, nodes: 0 };
        },
        close: async () => {},
      } as unknown as Surroundings['thinkers'],
      records: {} as Surroundings['records'],
      findGame: id => GAMES.find(game => game.id === id),
      gameIds: GAMES.map(({ id }) => id),
      chance: { ...realChance, secret: () => this.#seed },
      now: () => 1_800_000_000_000,
      served: () => this.served,
      awayMs: 120_000,
      log: { warn() {}, error() {} },
    };
    this.#storage = storage;
    this.#hub = new Hub(around, { botBeatMs: 0, idleMs: 60_000, hostAwayMs: 3_600_000 });
    if (table !== undefined) this.table = (await this.#hub.table(table))!;
  }

  async begin({ game, options, owners, terms }: Wish): Promise<void> {
    await this.open();
    const people = owners.flatMap(({ person }): Person[] =>
      person === null ? [] : [{ id: person, name: person, createdAt: 0 }],
    );
    await this.#storage.commit([people.map(person => ({ do: 'put-person', person }))]);
    const [host] = people as [Person];
    const seats = owners.map(({ person, bot }) =>
      bot === null ? { kind: person === host.id ? 'me' : 'open' } : { kind: 'bot', bot },
    );
    const { takeBack, clockSeconds } = terms;
    const about = { name: 'T', game: game.id, players: owners.length, order: 'chosen' };
    const made = await this.#hub.create(host, createTable.parse({ ...about, options, seats, takeBack, clockSeconds }));
    if (!('record' in made)) throw new Error(made.code);
    this.table = made;
    for (const { seat, person } of owners) {
      const guest = people.find(({ id }) => id === person && id !== host.id);
      if (guest !== undefined) await this.must(() => sit(made, guest, seat));
    }
    await this.must(() => this.#hub.start(made, host));
  }

  async must(task: () => Promise<Problem | undefined>): Promise<void> {
    const refused = await this.table.run(task);
    if (refused !== undefined) throw new Error(refused.code);
  }

  /** Lets the bots think until no one of them is to decide. */
  async settle(): Promise<void> {
    this.#isOpen = true;
    for (let i = 0; botsToThink(this.table.match!).length > 0 && !isOver(this.table.match!); i++) {
      if (i > 200_000) throw new Error('bots do not play on');
      await tick();
    }
    this.#isOpen = false;
    await this.table.settle();
  }

  async close(): Promise<void> {
    await this.#hub.stop();
    await this.#storage.close();
  }

  get storage(): Storage {
    return this.#storage;
  }
}

/** What a command was refused with. */
const refusal = (answer: object | undefined): Problem | undefined =>
  answer !== undefined && 'code' in answer ? (answer as Problem) : undefined;

async function atServer(wish: Wish): Promise<Hosted> {
  const server = new Server(wish.seed);
  await server.begin(wish);
  const run = async (task: (table: Table) => Promise<object | undefined>): Promise<Problem | undefined> =>
    refusal(await server.table.run(() => task(server.table)));
  return {
    has: { lateClicks: true, ownRefusals: false, wholeMatch: true },
    get match() {
      return server.table.match!;
    },
    start: () => startOf(wish.game, server.table.record),
    entries: () => server.storage.entries(server.table.id, -1),
    seats: person => seatsOf(server.table.match!, person).filter(seat => isPlayed(ownerOf(server.table.match!, seat)!)),
    settle: () => server.settle(),
    act: (person, { request, choice, rewinds }) =>
      run(table => act(table, person, { request, choice: choice!, rewinds })),
    takeBack: person => run(table => undo(table, person)),
    vote: (person, vote) => run(table => consent(table, person, vote)),
    handOver: (person, seat, bot) => run(table => handOver(table, person, seat, bot)),
    resign: person => run(table => resign(table, person)),
    practise: person => run(table => practice(table, person)),
    async runLate() {
      server.served = Math.max(server.served, server.table.match!.deadline!.at);
      await server.table.run(() => answerForTheLate(server.table));
    },
    async reopen() {
      await server.close();
      await server.open(server.table.id);
    },
    async record() {
      const text = await exportRecord(server, server.table.record);
      return typeof text === 'string' ? text : undefined;
    },
    close: () => server.close(),
  };
}

test('CO-7.14 random tables of a server: the stored story rebuilds the match, a restart brings it back, the record verifies', async () => {
  const deeds = await playTables(GAMES, MATCHES * 2, atServer, 200);
  expect(Object.keys(deeds).sort()).toEqual(
    [
      'acted',
      'agreed',
      'alone',
      'changed',
      'consented',
      'declined',
      'handed over',
      'late',
      'opened again',
      'practice',
      'practised',
      'proposed',
      'recorded',
      'redrawn',
      'resigned',
      'revealed',
      'sealed',
      'withdrawn',
    ].sort(),
  );
});
