import { canSeat, isProblem, refuseForPlayers, type Game, type Problem, type Seat } from '@corvo/core';
import type { Owner } from '@corvo/host';
import { refusals, type TableList, type TableSetup, type TakenList, type TakenTable } from '@corvo/protocol';
import { refuseBot } from '../bots/index.ts';
import { failureOf, type Alarmed, type Person, type StoredTable } from '../storage/index.ts';
import type { Environment } from '../environment.ts';
import { isBehind } from './access.ts';
import { handOver, refuseLateCall } from './acting.ts';
import { BotTables, type Answerable } from './bot-tables.ts';
import { wakeBots } from './botting.ts';
import { listTables } from './lists.ts';
import { Company } from './company.ts';
import { load } from './load.ts';
import { obeyClock } from './instructing.ts';
import { botSeat, emptySeat, isLeftToBots, personSeat } from './seats.ts';
import { isHostGone, start, succeed } from './seating.ts';
import { Table } from './table.ts';
import { showLate } from './late.ts';
import { wordsOf } from './words.ts';

export interface HubPlan {
  readonly botBeatMs: number; // bots answer at multiples of this
  readonly hostAwayMs: number; // a host who has been away for so long is succeeded
  readonly idleMs: number; // a table nobody looks at leaves the memory after this
  readonly tickMs?: number; // so often the tables are looked at
  readonly mostIdle?: number; // of such tables so many stay for that long
}

/** What a table waits for that has left the memory: its clock, in served time, or room among those left to bots. */
type Asleep = { readonly due: number } | Answerable;

/** Due before any clock: a bot is asked. */
const AT_ONCE = 0;

const LONGEST_TIMER = 2_147_483_647;
const TICK_MS = 1_000;
/** While a clock runs somewhere, the time that was served is written down so often: a crash gives at most that much. */
const BEAT_MS = 5_000;
/** A clock that could not be obeyed is tried again, but not all the time. */
const RETRY_MS = 1_000;
/** A table that is called for by its clock is brought back so long before. */
const LEAD_MS = 5_000;
/** What is due by then is known here; of the others only when the next is. */
const AHEAD_MS = 600_000;
/** So many tables are brought back at each look: a server that starts with very many waiting serves everybody meanwhile. */
const MOST_WOKEN = 50;
/** Of the tables that nobody looks at so many stay; one that was asked for a moment ago stays beside them. */
const MOST_IDLE = 500;
const MOMENT_MS = 5_000;

/** All tables of this process: finds them, makes them, wakes them, lets them go. */
export class Hub {
  readonly around: Environment;
  readonly #plan: HubPlan;
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  readonly #loaded = new Map<string, Table>(); // those of them that are here by now
  readonly #botTables = new BotTables();
  readonly #alarms = new Map<Table, NodeJS.Timeout>();
  readonly #asleep = new Map<string, Asleep>(); // tables that have left the memory and will be called for
  readonly #tick: NodeJS.Timeout;
  readonly #company: Company;
  #beatAt = 0;
  #isWaking = false;
  #nextDue: number | null = null; // of the tables that are due later than is known here
  #isStopped = false;

  constructor(around: Environment, plan: HubPlan) {
    this.around = around;
    this.#plan = plan;
    this.#company = new Company(around, {
      here: id => this.#loaded.get(id),
      all: () => this.#loaded.values(),
      changed: table => this.#changed(table),
      takeOver: () => this.#takeOver(),
      callFor: tables => this.#call(tables),
    });
    this.#tick = setInterval(() => void this.#look(), plan.tickMs ?? TICK_MS).unref();
  }

  /** A table by its id, from memory or from the disk. */
  table(id: string): Promise<Table | undefined> {
    const found = this.#tables.get(id) ?? this.#await(id, this.#load(id));
    // Asked for is used: a table must not leave the memory just before somebody comes to it.
    found.then(
      table => table !== undefined && (table.usedAt = this.around.now()),
      () => {},
    );
    return found;
  }

  /** Whoever asks for this table meanwhile waits for it too. */
  #await(id: string, coming: Promise<Table | undefined>): Promise<Table | undefined> {
    this.#tables.set(id, coming);
    const forget = (): void => void this.#tables.delete(id);
    coming.then(table => table === undefined && forget(), forget);
    return coming;
  }

  /** Do other processes write to the same tables? */
  get isShared(): boolean {
    return this.#company.isShared;
  }

  /** How many processes there are, with this one. */
  get processes(): number {
    return this.#company.processes;
  }

  /** Is something that concerns this person, or this table, for this process to do? */
  looksAfter(owner: string): boolean {
    return this.#company.isMine({ id: owner, keeper: null });
  }

  /** Does this person look at a table, by this process or another? */
  async isPresent(id: string, person: string): Promise<boolean> {
    const table = this.#loaded.get(id);
    if (table !== undefined) return table.isPresent(person);
    return (await this.around.storage.elsewhere(id)).some(visitor => visitor.person === person);
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

  /** Wakes the tables at which this server has something to do now or soon; for its start. */
  async resume(): Promise<number> {
    await this.#company.meet();
    return this.#takeOver();
  }

  /** The same, also when another process is gone, or time has gone on. However many clocks run, it knows the next ones. */
  async #takeOver(): Promise<number> {
    const { storage, served } = this.around;
    const until = Math.floor(served() + AHEAD_MS);
    const alarmed = await storage.alarmed(until);
    this.#nextDue = (await storage.nextAlarm(until)) ?? null;
    const mine = alarmed.filter(table => this.#company.isMine(table));
    await this.#call(mine);
    return mine.length;
  }

  async #call(tables: readonly Alarmed[]): Promise<void> {
    for (const { id, alarm } of tables) {
      if (this.#loaded.has(id)) continue;
      if (alarm === null || alarm === AT_ONCE) this.#asleep.set(id, this.#asleep.get(id) ?? { due: AT_ONCE });
      else this.#callFor(id, alarm);
    }
    await this.#wake();
  }

  /** Brings back tables that are called for, first those whose clock is due; in between everybody else has a turn. */
  async #wake(): Promise<void> {
    if (this.#isWaking) return;
    this.#isWaking = true;
    try {
      const called = [...this.#asleep].filter(([, asleep]) => this.#isCalled(asleep));
      const isClock = ([, asleep]: (typeof called)[number]): boolean => 'due' in asleep && asleep.due !== AT_ONCE;
      const inOrder = [...called.filter(isClock), ...called.filter(one => !isClock(one))];
      for (const [id, asleep] of inOrder.slice(0, MOST_WOKEN)) {
        if (this.#isStopped) return;
        if (!this.#isCalled(asleep)) continue; // no room any more
        this.#asleep.delete(id);
        // What cannot be read now is tried again, but after the others.
        await this.table(id).catch(() => this.#asleep.set(id, asleep));
        await new Promise(setImmediate);
      }
    } finally {
      this.#isWaking = false;
    }
  }

  /** Finds the words of every game before the first table of it needs them; nobody waits for it meanwhile. */
  async readWords(): Promise<void> {
    for (const id of this.around.gameIds) {
      const game = this.around.findGame(id);
      if (game !== undefined) await wordsOf(game, this.around.log);
    }
  }

  /** Makes a table (CO-7.7) and, where asked, starts it at once. What is refused leaves nothing. */
  async create(person: Person, wish: TakenTable, address?: string): Promise<Table | Problem> {
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
    if (atOnce) return this.#createStarted(game, person, record, address);
    try {
      await around.committer.commit([{ do: 'put-table', table: record, reseated: true }]);
    } catch (error) {
      around.log.error({ why: failureOf(error), error: String(error) }, 'a new table could not be stored');
      return refusals.notStored();
    }
    const table = await this.table(record.id);
    if (table === undefined) return refusals.notStored();
    if (address !== undefined) table.address = address;
    return table;
  }

  /** The table and its start are stored in one unit: where the start is refused, or the server dies, there is no table. */
  async #createStarted(game: Game, person: Person, record: StoredTable, address?: string): Promise<Table | Problem> {
    const words = await wordsOf(game, this.around.log);
    const unstored = { record: { ...record, version: record.version - 1 }, match: null, stuck: null, keptAt: -1 };
    const table = new Table(this.around, game, words, unstored);
    if (address !== undefined) table.address = address;
    const started = this.start(table, person, () => this.#loaded.set(table.id, table));
    const coming = started.then(refused => (refused === undefined ? this.#enter(table) : undefined));
    return (await this.#await(table.id, coming)) ?? (await started) ?? refusals.notStored();
  }

  /** Starts a game (CO-7.8), unless it would be one too many at which bots play by themselves (CO-7.3). */
  async start(table: Table, person: Person, then?: () => void): Promise<Problem | undefined> {
    const reserved = isLeftToBots(table.record.seats) ? this.#reserve(table, person.id) : undefined;
    try {
      const refused = reserved ?? (await start(table, person));
      if (refused === undefined) then?.(); // while it is counted still
      return refused;
    } finally {
      this.#botTables.unreserve(table);
    }
  }

  /**
   * A bot plays on, or the person is back (CO-7.9). Who sees the table late is answered before it is tried: neither a
   * refusal nor the time that it takes says how the table stands by now (CO-7.5).
   */
  async handOver(table: Table, person: string, seat: Seat, bot: string | null): Promise<Problem | undefined> {
    if (!isBehind(table.record, person, this.around.served())) return this.#handOver(table, person, seat, bot);
    const refused = await refuseLateCall(table, person, seat, bot);
    if (refused === undefined)
      table
        .runAside(() => this.#handOver(table, person, seat, bot))
        .catch((error: unknown) =>
          this.around.log.error({ table: table.id, error: String(error) }, 'no bot was called'),
        );
    return refused;
  }

  /** To leave a table to bots has the same limit as to start one. */
  async #handOver(table: Table, person: string, seat: Seat, bot: string | null): Promise<Problem | undefined> {
    try {
      return await handOver(table, person, seat, bot, () => this.#reserve(table, person));
    } finally {
      this.#botTables.unreserve(table);
    }
  }

  #reserve(table: Table, person: string): Problem | undefined {
    return this.#botTables.reserve(table, person, this.#loaded.values());
  }

  list(person: string | null, query: TakenList): Promise<TableList> {
    return listTables({ ...this.around, person, now: this.around.now(), served: this.around.served() }, query);
  }

  /** Lets everything that was begun come to its end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
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
      keeper: null,
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
    return this.#enter(new Table(this.around, game, words, await load(this.around, game, stored)));
  }

  /** A table comes into memory. */
  async #enter(table: Table): Promise<Table> {
    this.#loaded.set(table.id, table);
    if (this.isShared) await table.meet();
    this.#asleep.delete(table.id);
    table.onChange = () => this.#changed(table);
    this.#changed(table);
    return table;
  }

  #changed(table: Table, soonest = 0): void {
    if (table.isClosed || this.#loaded.get(table.id) !== table) return;
    clearTimeout(this.#alarms.get(table));
    this.#alarms.delete(table);
    table.isOthers = !this.#company.isMine(table.record);
    if (table.isOthers) this.#botTables.forget(table);
    table.mustWait = !table.isOthers && this.#botTables.mustWait(table);
    if (table.isOthers) return;
    wakeBots(table, this.#plan.botBeatMs);
    if (table.deadline === null) return;
    const wait = Math.min(Math.max(soonest, table.deadline - this.around.served()), LONGEST_TIMER);
    const ring = (): void => {
      table
        .run(() => obeyClock(table))
        .catch((error: unknown) =>
          this.around.log.error({ table: table.id, error: String(error) }, 'a clock could not be obeyed'),
        )
        .finally(() => this.#changed(table, RETRY_MS));
    };
    this.#alarms.set(table, setTimeout(ring, wait).unref());
  }

  /** Once a second: calls for tables, shows late spectators what is due, and lets idle tables go. */
  async #look(): Promise<void> {
    await this.#company.look();
    const now = this.around.now();
    const next = this.#nextDue;
    const isClockRunning = this.#alarms.size > 0 || this.#asleep.size > 0 || next !== null;
    if (this.around.served() - this.#beatAt >= BEAT_MS && isClockRunning) await this.#beat();
    if (next !== null && next - this.around.served() < AHEAD_MS / 2)
      await this.#takeOver().catch((error: unknown) =>
        this.around.log.warn({ why: failureOf(error) }, 'clocks could not be looked up'),
      );
    else await this.#wake();
    const idle: Table[] = [];
    for (const loading of this.#tables.values()) {
      const table = await loading.catch(() => undefined);
      if (table === undefined || table.isClosed) continue;
      if (table.mustWait) this.#changed(table);
      if (table.lateDue !== null && this.around.served() >= table.lateDue)
        await table.run(() => showLate(table)).catch(() => {});
      if (isHostGone(table, this.#plan.hostAwayMs)) await table.run(() => succeed(table)).catch(() => {});
      if (this.#mayLeave(table)) idle.push(table);
    }
    idle.sort((a, b) => b.usedAt - a.usedAt); // those that were used last stay longest
    for (const [place, table] of idle.entries()) {
      const most = place < (this.#plan.mostIdle ?? MOST_IDLE) ? this.#plan.idleMs : MOMENT_MS;
      if (now - table.usedAt > most) await this.#letGo(table);
    }
  }

  /** What is due later than is known here is looked up again by then. */
  #callFor(id: string, due: number): void {
    if (due - this.around.served() <= AHEAD_MS) this.#asleep.set(id, { due });
    else this.#nextDue = Math.min(due, this.#nextDue ?? due);
  }

  #isCalled(asleep: Asleep): boolean {
    if ('due' in asleep) return asleep.due - this.around.served() <= LEAD_MS;
    return this.#botTables.hasRoom(asleep);
  }

  /** Is nothing going on, nor about to? */
  #mayLeave(table: Table): boolean {
    const { deadline } = table;
    return table.isIdle && (deadline === null || deadline - this.around.served() > this.#plan.idleMs);
  }

  async #letGo(table: Table): Promise<void> {
    const { id, usedAt } = table;
    await table.keep();
    if (!this.#mayLeave(table) || table.usedAt !== usedAt || this.#loaded.get(id) !== table) return;
    if (table.mustWait) this.#asleep.set(id, table.answerable);
    else if (table.deadline !== null) this.#callFor(id, table.deadline);
    clearTimeout(this.#alarms.get(table));
    this.#alarms.delete(table);
    this.#botTables.forget(table);
    this.#tables.delete(id);
    this.#loaded.delete(id);
  }
}
