import { canSeat, isProblem, refuseForPlayers, type Problem, type Seat } from '@corvo/core';
import type { Owner } from '@corvo/host';
import { refusals, type TableList, type TableSetup, type TakenList, type TakenTable } from '@corvo/protocol';
import { refuseBot } from '../bots/index.ts';
import { failureOf, type Person, type StoredTable } from '../storage/index.ts';
import type { Surroundings } from '../surroundings.ts';
import { answerForTheLate, handOver } from './acting.ts';
import { wakeBots } from './botting.ts';
import { listTables } from './lists.ts';
import { load } from './load.ts';
import { botSeat, emptySeat, isLeftToBots, personSeat } from './seats.ts';
import { isHostGone, start, succeed } from './seating.ts';
import { Table } from './table.ts';
import { showLate } from './late.ts';
import { wordsOf } from './words.ts';

export interface HubPlan {
  readonly botBeatMs: number; // bots answer at multiples of this
  readonly hostAwayMs: number; // a host who has been away for so long is succeeded
  readonly idleMs: number; // a table nobody looks at leaves the memory after this
}

const LONGEST_TIMER = 2_147_483_647;
const TICK_MS = 1_000;
/** While a clock runs somewhere, the time that was served is written down so often: a crash gives at most that much. */
const BEAT_MS = 5_000;
/** A clock that could not be obeyed is tried again, but not all the time. */
const RETRY_MS = 1_000;
/** Running tables of one person, as host or with a seat, at which only bots play now. */
const MOST_BOT_TABLES = 3;

/** All tables of this process: finds them, makes them, wakes them, lets them go. */
export class Hub {
  readonly around: Surroundings;
  readonly #plan: HubPlan;
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  readonly #loaded = new Map<string, Table>(); // those of them that are here by now
  readonly #reserved = new Set<Table>(); // about to be left to bots
  readonly #alarms = new Map<Table, NodeJS.Timeout>();
  readonly #tick: NodeJS.Timeout;
  #beatAt = 0;

  constructor(around: Surroundings, plan: HubPlan) {
    this.around = around;
    this.#plan = plan;
    this.#tick = setInterval(() => void this.#look(), TICK_MS).unref();
  }

  /** A table by its id, from memory or from the disk. */
  table(id: string): Promise<Table | undefined> {
    let found = this.#tables.get(id);
    if (found === undefined) {
      found = this.#load(id);
      this.#tables.set(id, found);
      const forget = (): void => void this.#tables.delete(id);
      found.then(table => table === undefined && forget(), forget);
    }
    // Asked for is used: a table must not leave the memory just before somebody comes to it.
    found.then(
      table => table !== undefined && (table.usedAt = this.around.now()),
      () => {},
    );
    return found;
  }

  /** A table that is in memory by now, as it is wherever somebody looks at it. */
  here(id: string): Table | undefined {
    const table = this.#loaded.get(id);
    if (table !== undefined) table.usedAt = this.around.now();
    return table;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Wakes the tables at which the server has something to do; for the start of the server. */
  async resume(): Promise<number> {
    const ids = await this.around.storage.alarmed();
    for (const id of ids) await this.table(id);
    return ids.length;
  }

  /** Finds the words of every game before the first table of it needs them; nobody waits for it meanwhile. */
  async readWords(): Promise<void> {
    for (const id of this.around.gameIds) {
      const game = this.around.findGame(id);
      if (game !== undefined) await wordsOf(game, this.around.log);
    }
  }

  /** Makes a table (CO-7.7) and, where asked, starts it at once. */
  async create(person: Person, wish: TakenTable): Promise<Table | Problem> {
    const { around } = this;
    const { game: id, seats: wanted, start: atOnce, ...setup } = wish;
    const game = around.findGame(id);
    if (game === undefined) return refusals.noSuchGame(id, around.gameIds.join(', '));
    const players = setup.players;
    if (!canSeat(game.players, players)) return refusals.wrongPlayers(players, game.players);
    const options =
      refuseForPlayers(game.options, setup.options, players) ?? game.resolveOptions(setup.options, players);
    if (isProblem(options)) return options;
    const seats: Owner[] = [];
    for (const [place, seat] of game.seats(players).entries()) {
      const kind = wanted === undefined ? (place === 0 ? 'me' : 'open') : (wanted[place]?.kind ?? 'open');
      const bot = wanted?.[place];
      const refused = bot?.kind === 'bot' ? refuseBot(game, bot.bot) : undefined;
      if (refused !== undefined) return refused;
      const isTwice = kind === 'me' && seats.some(other => other.person === person.id);
      if (isTwice) return refusals.alreadySeated(seat);
      seats.push(
        bot?.kind === 'bot'
          ? botSeat(seat, bot.bot)
          : kind === 'me'
            ? personSeat(seat, person.id, person.name)
            : emptySeat(seat),
      );
    }
    const record = this.#newTable(person, game.id, game.rules, setup, seats);
    try {
      await around.committer.commit([{ do: 'put-table', table: record, reseated: true }]);
    } catch (error) {
      around.log.error({ why: failureOf(error), error: String(error) }, 'a new table could not be stored');
      return refusals.notStored();
    }
    const table = await this.table(record.id);
    if (table === undefined) return refusals.notStored();
    const refused = atOnce ? await table.run(() => this.start(table, person)) : undefined;
    return refused ?? table;
  }

  /** Starts a game (CO-7.8), unless it would be one too many at which bots play by themselves (CO-7.3). */
  async start(table: Table, person: Person): Promise<Problem | undefined> {
    const refused = isLeftToBots(table.record.seats) ? this.#reserve(table, person.id) : undefined;
    try {
      return refused ?? (await start(table, person));
    } finally {
      this.#reserved.delete(table);
    }
  }

  /** A bot plays on, or the person is back (CO-7.9); to leave a table to bots has the same limit as to start one. */
  async handOver(table: Table, person: string, seat: Seat, bot: string | null): Promise<Problem | undefined> {
    try {
      return await handOver(table, person, seat, bot, () => this.#reserve(table, person));
    } finally {
      this.#reserved.delete(table);
    }
  }

  /** Counts a table among those where only bots play before it is one: commands that come together see each other. */
  #reserve(table: Table, person: string): Problem | undefined {
    const others = [...this.#loaded.values()].filter(
      other =>
        other !== table &&
        other.isSomebody(person) &&
        (this.#reserved.has(other) || (other.record.status === 'playing' && isLeftToBots(other.record.seats))),
    );
    if (others.length >= MOST_BOT_TABLES) return refusals.botTablesTooMany(MOST_BOT_TABLES);
    this.#reserved.add(table);
    return undefined;
  }

  list(person: string | null, query: TakenList): Promise<TableList> {
    return listTables({ ...this.around, person, now: this.around.now(), served: this.around.served() }, query);
  }

  /** Lets everything that was begun come to its end. */
  async stop(): Promise<void> {
    clearInterval(this.#tick);
    for (const timer of this.#alarms.values()) clearTimeout(timer);
    const tables = await Promise.all([...this.#tables.values()].map(table => table.catch(() => undefined)));
    for (const table of tables) if (table !== undefined) table.isClosed = true;
    await Promise.all(tables.map(table => table?.settle()));
    await Promise.all(tables.map(table => table?.keep()));
    await this.#beat();
    await this.around.committer.settle();
  }

  /** Writes down the time that was served. */
  async #beat(): Promise<void> {
    const { committer, served, now, log } = this.around;
    this.#beatAt = served();
    await committer
      .commit([{ do: 'put-served', served: this.#beatAt, at: now() }])
      .catch((error: unknown) => log.error({ why: failureOf(error) }, 'the time could not be written down'));
  }

  #newTable(person: Person, game: string, rules: number, setup: TableSetup, seats: readonly Owner[]): StoredTable {
    const now = this.around.now();
    return {
      id: this.around.chance.id(),
      version: 1,
      game,
      rules,
      status: 'gathering',
      setup,
      seats,
      host: person.id,
      invite: this.around.chance.id(),
      guests: [],
      comings: [],
      removed: [],
      seed: null,
      startHash: null,
      isRecord: true,
      n: -1,
      waiting: [],
      alarm: null,
      result: null,
      endedAt: null,
      createdAt: now,
      updatedAt: now,
      listedAt: now,
    };
  }

  async #load(id: string): Promise<Table | undefined> {
    const stored = await this.around.storage.table(id);
    const game = stored && this.around.findGame(stored.game);
    if (stored === undefined || game === undefined) return undefined;
    const words = await wordsOf(game, this.around.log);
    const table = new Table(this.around, game, words, await load(this.around, game, stored));
    this.#loaded.set(id, table);
    table.onChange = () => this.#changed(table);
    this.#changed(table);
    return table;
  }

  #changed(table: Table, soonest = 0): void {
    if (table.isClosed) return;
    wakeBots(table, this.#plan.botBeatMs);
    clearTimeout(this.#alarms.get(table));
    this.#alarms.delete(table);
    if (table.deadline === null) return;
    const wait = Math.min(Math.max(soonest, table.deadline - this.around.served()), LONGEST_TIMER);
    const ring = (): void => {
      table
        .run(() => answerForTheLate(table))
        .catch((error: unknown) =>
          this.around.log.error({ table: table.id, error: String(error) }, 'a clock could not be obeyed'),
        )
        .finally(() => this.#changed(table, RETRY_MS));
    };
    this.#alarms.set(table, setTimeout(ring, wait).unref());
  }

  /** Once a second: shows late spectators what is due, and lets idle tables go. */
  async #look(): Promise<void> {
    const now = this.around.now();
    if (this.around.served() - this.#beatAt >= BEAT_MS && this.#alarms.size > 0) await this.#beat();
    for (const [id, loading] of this.#tables) {
      const table = await loading.catch(() => undefined);
      if (table === undefined || table.isClosed) continue;
      if (table.lateDue !== null && this.around.served() >= table.lateDue)
        await table.run(() => showLate(table)).catch(() => {});
      if (isHostGone(table, this.#plan.hostAwayMs)) await table.run(() => succeed(table)).catch(() => {});
      if (!table.isIdle || now - table.usedAt <= this.#plan.idleMs) continue;
      await table.keep();
      if (!table.isIdle || now - table.usedAt <= this.#plan.idleMs) continue;
      this.#tables.delete(id);
      this.#loaded.delete(id);
    }
  }
}
