import { hash } from 'node:crypto';
import webPush from 'web-push';
import { say, type Language } from '@corvo/core';
import type { Match } from '@corvo/host';
import type { NoticeKind, ToldKind } from '@corvo/protocol';
import { preferencesOf } from '../people/preferences.ts';
import { replacedIn } from '../tables/seats.ts';
import { failureOf, type StoredNotice, type StoredTable, type StoredWay, type Write } from '../storage/index.ts';
import type { Environment } from '../environment.ts';
import { happened, type Happened } from './happened.ts';
import { gist, plan, type Waiting } from './plan.ts';
import { plainNames, plainText, type Message, type Senders, type VapidKeys } from './senders.ts';
import { noticeMessages } from './texts/index.ts';
import { hookIn, isOpen, isPush, isRoom, HOOK, mailIn, pushIn, roomOf, TOLD } from './ways.ts';

export interface NoticePlan {
  readonly graceMs: number; // who answers sooner is told nothing
  readonly gapMs: number; // what happens within it is told together
  readonly tickMs: number;
  readonly retryMs: readonly number[]; // after a failure; then it is given up
}

/** What the notifier must know of the tables of this process. */
interface Tables {
  looksAfter(owner: string): boolean;
  isPresent(table: string, person: string): Promise<boolean>;
}

type Around = Pick<Environment, 'storage' | 'committer' | 'now' | 'log'>;

/** To so many people at once. */
const MOST_AT_ONCE = 16;
/** Whoever's servers have not answered by then is waited for aside, and makes room for the next. */
const PROMPT_MS = 1_000;
/** So many are waited for aside; half of it is kept free of those whose servers were slow before. */
const MOST_SLOW = 200;
const MOST_KNOWN_SLOW = 2_000;
const MOST_DUE = 500;
/** A server that is being stopped waits so long for servers elsewhere. */
const STOP_MS = 1_000;
/** Whether anything reaches somebody is looked up again after this. */
const KNOWN_MS = 20_000;
const MOST_KNOWN = 20_000;

/** A table as somebody's change left it. */
interface Changed {
  readonly record: StoredTable;
  isPresent(person: string): boolean;
}

/**
 * Tells people what waits for them (CO-9.2). What happens is written down with the change itself, so that it is told once
 * however many processes there are; one of them, by the name of who is to be told, sends it. Nothing at a table waits for it.
 */
export class Notifier {
  readonly #around: Around;
  readonly #senders: Senders;
  readonly #plan: NoticePlan;
  readonly #tables: Tables;
  readonly #known = new Map<string, { readonly at: number; readonly reached: boolean }>();
  readonly #busy = new Map<string, Promise<void>>();
  readonly #waited = new Set<string>(); // of the busy, those that are waited for aside
  readonly #slow = new Set<string>(); // those whose servers were slow when they were last told something
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #keys: Promise<VapidKeys> | undefined;
  #isStopped = false;

  constructor(around: Around, senders: Senders, noticePlan: NoticePlan, tables: Tables) {
    this.#around = around;
    this.#senders = senders;
    this.#plan = noticePlan;
    this.#tables = tables;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), this.#plan.tickMs).unref();
  }

  /** Begins nothing new and waits for what is under way; what has not been sent is sent by whoever comes next. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#looking;
    const done = Promise.all(this.#busy.values());
    await Promise.race([done, new Promise(late => setTimeout(late, STOP_MS).unref())]);
    this.#senders.close();
    await done;
  }

  /** Somebody has changed by which ways they are told. */
  forget(owner: string): void {
    this.#known.delete(owner);
  }

  /** What is written with a change of a match, for those whom notices reach and who are not there. */
  async writesFor(table: Changed, before: Match | null, after: Match): Promise<Write[]> {
    const told = happened(before, after).filter(({ person }) => !table.isPresent(person));
    if (told.length === 0) return [];
    try {
      return await this.#writesFor(table.record, told);
    } catch (error) {
      this.#around.log.warn({ table: table.record.id, why: failureOf(error) }, 'nobody could be looked up to be told');
      return []; // what happens at a table must not hang on who is told of it
    }
  }

  async #writesFor(record: StoredTable, told: readonly Happened[]): Promise<Write[]> {
    const room = roomOf(record.id);
    const reached = await this.#reached([room, ...told.map(({ person }) => person)]);
    if (reached.size === 0) return [];
    const now = this.#around.now();
    const due = now + this.#plan.graceMs;
    const same = { table: record.id, at: now, tries: 0, ways: null };
    const notices: StoredNotice[] = told
      .filter(({ person }) => reached.has(person))
      .map(({ person, kind }) => ({ owner: person, kind, due, ...same }));
    // A room hears nothing before those do who watch the table late (CO-7.5): not whose turn it is by then, nor, by being
    // told of no turn any more, that the game is over.
    const { delaySeconds } = record.setup.spectators;
    const late = due + delaySeconds * 1_000;
    const isForRoom = (kind: ToldKind): kind is NoticeKind =>
      kind === 'begun' || kind === 'ended' || (kind === 'turn' && delaySeconds === 0);
    const kinds = new Set(told.map(({ kind }) => kind).filter(isForRoom));
    if (reached.has(room)) for (const kind of kinds) notices.push({ owner: room, kind, ...same, due: late });
    return notices.map(notice => ({ do: 'put-notice', notice }));
  }

  async #reached(owners: readonly string[]): Promise<ReadonlySet<string>> {
    const now = performance.now();
    const isKnown = (owner: string): boolean => now - (this.#known.get(owner)?.at ?? -Infinity) < KNOWN_MS;
    const asked = owners.filter(owner => !isKnown(owner));
    if (asked.length > 0) {
      if (this.#known.size > MOST_KNOWN) this.#known.clear();
      const open = new Set((await this.#around.storage.ways(asked)).filter(isOpen).map(({ owner }) => owner));
      for (const owner of asked) this.#known.set(owner, { at: now, reached: open.has(owner) });
    }
    return new Set(owners.filter(owner => this.#known.get(owner)?.reached === true));
  }

  /** The keys by which push services know this server: made once, and kept with the data. */
  keys(): Promise<VapidKeys> {
    this.#keys ??= this.#findKeys();
    this.#keys.catch(() => (this.#keys = undefined));
    return this.#keys;
  }

  async #findKeys(): Promise<VapidKeys> {
    const { storage, committer } = this.#around;
    const kept = async (): Promise<StoredWay | undefined> =>
      (await storage.ways([''])).find(({ name }) => name === 'vapid');
    if ((await kept()) === undefined) {
      const way = { owner: '', name: 'vapid', session: null, body: JSON.stringify(webPush.generateVAPIDKeys()) };
      await committer.commit([{ do: 'claim-way', way, before: null }]); // another process may have been first
    }
    const found = await kept();
    if (found === undefined) throw new Error('the keys for push could not be kept');
    return JSON.parse(found.body) as VapidKeys;
  }

  /** Sends what is due. */
  async look(): Promise<void> {
    if (this.#isStopped || this.#looking !== undefined) return;
    this.#looking = this.#look().finally(() => (this.#looking = undefined));
    await this.#looking;
  }

  async #look(): Promise<void> {
    try {
      const { storage, now } = this.#around;
      const mayBeSlow = this.#waited.size < MOST_SLOW / 2;
      const but = [...this.#busy.keys(), ...(mayBeSlow ? [] : this.#slow)];
      for (const owner of await storage.noticesDue(now(), MOST_DUE, but)) {
        if (this.#busy.size - this.#waited.size >= MOST_AT_ONCE || this.#isStopped) return;
        if (this.#busy.has(owner) || !this.#tables.looksAfter(owner)) continue;
        this.#begin(owner);
      }
    } catch (error) {
      this.#around.log.warn({ why: failureOf(error) }, 'notices could not be read');
    }
  }

  /** Tells somebody. Each has a way of their own: whose servers are slow holds up nobody else. */
  #begin(owner: string): void {
    const late = setTimeout(() => {
      if (this.#slow.size >= MOST_KNOWN_SLOW) this.#slow.clear();
      this.#slow.add(owner);
      if (this.#waited.size < MOST_SLOW) this.#waited.add(owner);
    }, PROMPT_MS).unref();
    const start = performance.now();
    const done = this.#tell(owner)
      .catch((error: unknown) => this.#around.log.warn({ why: failureOf(error) }, 'notices could not be sent'))
      .finally(() => {
        clearTimeout(late);
        if (performance.now() - start < PROMPT_MS) this.#slow.delete(owner);
        this.#waited.delete(owner);
        this.#busy.delete(owner);
      });
    this.#busy.set(owner, done);
  }

  /** Waits until nothing is being sent; for tests. */
  async settle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  async #tell(owner: string): Promise<void> {
    const { storage, committer, now } = this.#around;
    const notices = await storage.noticesOf(owner);
    const ways = await storage.ways([owner]);
    const open = ways.filter(isOpen);
    if (open.length === 0) return void (await committer.commit(notices.map(dropping)));
    const before = ways.find(({ name }) => name === TOLD)?.body ?? null;
    const [chosen] = isRoom(owner) ? [undefined] : await preferencesOf(this.#around, [owner]);
    const tables = new Map<string, StoredTable | undefined>();
    for (const { table } of notices) if (!tables.has(table)) tables.set(table, await storage.table(table));
    const waiting = await Promise.all(notices.map(notice => this.#standing(notice, tables.get(notice.table))));
    const reader = {
      rest: chosen?.rest ?? { zone: 'UTC', hours: null, holidays: [] },
      kinds: chosen?.notices ?? (['turn', 'begun', 'ended'] as const),
      toldAt: Number(before ?? 0),
    };
    const { drop, tell, until } = plan(waiting, reader, { now: now(), gapMs: this.#plan.gapMs });
    const later = until === null ? [] : waiting.map(({ notice }) => notice).filter(one => one.due <= now());
    const kept = later.filter(one => !drop.includes(one));
    const writes: Write[] = [
      ...drop.map(dropping),
      ...kept.map(one => ({ do: 'move-notice', notice: { ...one, due: until ?? one.due } }) as const),
    ];
    if (writes.length > 0) await committer.commit(writes);
    if (tell.length === 0) return;
    // Who writes down that somebody is being told sends it; another process that wanted to has lost.
    const at = Math.max(now(), Number(before ?? 0) + 1); // never the same twice, or two could claim it
    const way = { owner, name: TOLD, session: null, body: String(at) };
    if ((await committer.commit([{ do: 'claim-way', way, before }])) === 'conflict') return;
    await this.#send(tell, open, tables);
  }

  async #send(tell: readonly StoredNotice[], open: readonly StoredWay[], tables: Tabled): Promise<void> {
    const keys = await this.keys();
    const failed = new Map<StoredNotice, string[]>(tell.map(notice => [notice, []]));
    const writes: Write[] = [];
    await Promise.all(
      open.map(async way => {
        const mine = tell.filter(({ ways }) => ways === null || ways.includes(way.name));
        if (mine.length === 0) return;
        const { sent, why } = await this.#senders.send(way, messageOf(way, mine, tables), keys);
        if (sent === 'sent') return;
        this.#around.log.warn({ way: isPush(way) ? 'push' : way.name, why }, 'a notice was not taken');
        if (sent === 'gone') writes.push({ do: 'drop-way', owner: way.owner, name: way.name });
        else for (const notice of mine) failed.get(notice)?.push(way.name);
      }),
    );
    for (const [notice, left] of failed) {
      const wait = this.#plan.retryMs[notice.tries];
      if (left.length === 0 || wait === undefined) writes.push(dropping(notice));
      else {
        const due = this.#around.now() + wait;
        writes.push({ do: 'move-notice', notice: { ...notice, due, tries: notice.tries + 1, ways: left } });
      }
    }
    await this.#around.committer.commit(writes);
    for (const { owner } of open) this.forget(owner);
  }

  /** Is a notice still as it says, and does who is to be told look at the table? */
  async #standing(notice: StoredNotice, record: StoredTable | undefined): Promise<Waiting> {
    const { owner, table, kind } = notice;
    if (record === undefined) return { notice, holds: false, isPresent: false };
    if (isRoom(owner)) return { notice, holds: kind !== 'turn' || (await this.#awaited(record)), isPresent: false };
    const mine = record.seats.filter(seat => seat.person === owner && !seat.resigned);
    const isPresent = await this.#tables.isPresent(table, owner);
    const isOn = record.status === 'playing';
    switch (kind) {
      case 'begun':
        return { notice, holds: isOn && mine.length > 0, isPresent };
      case 'ended':
        return { notice, holds: mine.length > 0, isPresent };
      case 'offered':
        return { notice, holds: isOn && mine.some(({ offered }) => offered === true), isPresent };
      case 'replaced':
        return { notice, holds: replacedIn(record, owner) !== undefined, isPresent };
      case 'turn': {
        const holds = isOn && mine.some(({ seat, bot }) => bot === null && record.waiting.includes(seat));
        return { notice, holds, isPresent };
      }
      case 'asked': {
        const { wish, motion } = (await this.#around.storage.match(table)) ?? {};
        const isAsked = (seat: string): boolean => [wish, motion].some(one => one?.waiting.includes(seat) === true);
        return { notice, holds: isOn && mine.some(({ seat }) => isAsked(seat)), isPresent };
      }
    }
  }

  /** Does a table wait for somebody who is not there? */
  async #awaited(record: StoredTable): Promise<boolean> {
    for (const person of awaitedAt(record).map(seat => seat.person ?? ''))
      if (!(await this.#tables.isPresent(record.id, person))) return true;
    return false;
  }
}

type Tabled = ReadonlyMap<string, StoredTable | undefined>;

const dropping = (notice: StoredNotice): Write => ({ do: 'drop-notice', notice });

const awaitedAt = ({ status, seats, waiting }: StoredTable): StoredTable['seats'] =>
  status === 'playing'
    ? seats.filter(({ seat, person, bot }) => person !== null && bot === null && waiting.includes(seat))
    : [];

const languageOf = (way: StoredWay): Language =>
  (isPush(way) ? pushIn(way) : way.name === HOOK ? hookIn(way) : mailIn(way)).language;

/** What is said of these notices. Nothing in it is known to fewer than all who sit at the table. */
function messageOf(way: StoredWay, notices: readonly StoredNotice[], tables: Tabled): Message {
  const language = languageOf(way);
  const told = gist(notices).flatMap(({ table, kind }) => {
    const record = tables.get(table);
    return record === undefined ? [] : [{ record, kind }];
  });
  const lines = told.map(({ record, kind }) => {
    const { name } = record.setup;
    if (way.name !== HOOK) return say(noticeMessages, language, `notice.${kind}`, { table: name });
    const names = plainNames(awaitedAt(record).map(seat => seat.name));
    return say(noticeMessages, language, `hook.${kind}`, { table: plainText(name), names });
  });
  const [first] = told;
  const title =
    lines.length === 1 ? (lines[0] ?? '') : say(noticeMessages, language, 'notice.many', { count: lines.length });
  const path = told.length === 1 && first !== undefined ? `/table/${first.record.id}` : '/games';
  const about = notices.map(({ table, kind, at }) => `${table} ${kind} ${at}`).sort();
  const id = hash('sha256', [way.owner, way.name, ...about].join('\n'), 'base64url').slice(0, 32);
  return { id, lines, title, path };
}
