import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, Problem } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { dueOf, type Match } from '@corvo/host';
import { ByLot, playedSeats, testTables, type Hosted, type Wish } from '@corvo/host/suite';
import { createTable } from '@corvo/protocol';
import { secondEdition } from '@corvo/second-edition';
import { whispers } from '@corvo/testkit';
import { afterAll } from 'vitest';
import { exportRecord } from '../records/index.ts';
import { openSqlite, type Person, type Storage } from '../storage/index.ts';
import { realChance } from '../environment.ts';
import { hubOf, environmentOf } from '../testing/hub.fixture.ts';
import { act, answerForTheLate, handOver, practice, resign } from './acting.ts';
import type { Hub } from './hub.ts';
import { startOf } from './load.ts';
import { sit } from './seating.ts';
import type { Table } from './table.ts';
import { consent, undo } from './undoing.ts';

const GAMES = [whispers, handOfTheKing, secondEdition] as unknown as Game[];
const folder = mkdtempSync(join(tmpdir(), 'corvo-random-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server without its sockets, on a database of its own. */
class Server {
  served = 1_000;
  readonly #bots = new ByLot();
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
    const around = environmentOf(storage, GAMES, {
      decide: job => this.#bots.decide(this.table.game, job),
      chance: { ...realChance, secret: () => this.#seed },
      served: () => this.served,
    });
    this.#storage = storage;
    this.#hub = hubOf(around);
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
    const { takeBack, clock } = terms;
    const about = { name: 'T', game: game.id, players: owners.length, order: 'chosen' };
    const made = await this.#hub.create(host, createTable.parse({ ...about, options, seats, takeBack, clock }));
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

  async settle(): Promise<void> {
    await this.#bots.settle(this);
    await this.table.settle();
  }

  get match(): Match {
    return this.table.match!;
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
      return server.match;
    },
    start: () => startOf(wish.game, server.table.record),
    entries: () => server.storage.entries(server.table.id, -1),
    seats: person => playedSeats(server.match, person),
    settle: () => server.settle(),
    act: (person, { request, choice, rewinds }) =>
      run(table => act(table, person, { request, choice: choice!, rewinds })),
    takeBack: person => run(table => undo(table, person)),
    vote: (person, vote) => run(table => consent(table, person, vote)),
    handOver: (person, seat, bot) => run(table => handOver(table, person, seat, bot)),
    resign: person => run(table => resign(table, person)),
    practise: person => run(table => practice(table, person)),
    async runLate() {
      server.served = Math.max(server.served, dueOf(server.match)!);
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

testTables('at a server', atServer, { games: GAMES, each: 2, most: 200 });
