import { apartFrom, type Problem } from '@corvo/core';
import type { Former } from '@corvo/host';
import { LIMITS, refusals, seatsOfChannel, TABLE_CHANNEL, privateChannel, type ChatLine } from '@corvo/protocol';
import { failureOf, type Person, type StoredLine } from '../storage/index.ts';
import { isEndHidden } from './access.ts';
import { seatNamed } from './seats.ts';
import { servedFor } from './storing.ts';
import type { Table } from './table.ts';
import { lineFor } from './tell.ts';
import { tellAll, type Viewer } from './viewer.ts';

/** A line that lost its place to another is said after it, but not tried for ever. */
const MOST_TRIES = 10;

/** Is this one of the table's channels? */
function isChannel({ record }: Table, channel: string): boolean {
  const two = seatsOfChannel(channel);
  if (two === undefined) return channel === TABLE_CHANNEL;
  return two.every(seat => seatNamed(record, seat) !== undefined) && channel === privateChannel(...two);
}

/** The seat that somebody has or had, with the last lines that were said in private before it was theirs, and while it was. */
interface Own {
  readonly seat: string;
  readonly after: Former['heard'] | undefined;
  readonly upTo: Former['heard'] | undefined;
}

/**
 * The seat of a person, also of one who has resigned: what was said to them stays theirs to read (CO-7.10). Where a seat
 * was taken over, each of its owners reads what was said to them and no other (CO-7.24).
 */
function oncesOwn({ record }: Table, person: string): Own | null {
  for (const { seat, person: owner, before = [] } of record.seats) {
    if (owner === person) return { seat, after: before.at(-1)?.heard, upTo: undefined };
    const place = before.findIndex(former => former.person === person);
    if (place >= 0) return { seat, after: before[place - 1]?.heard, upTo: before[place]?.heard };
  }
  return null;
}

/** May this person hear a channel? Private talk is for its two seats, whatever else happens (CO-8.1). */
function hears(table: Table, person: string, channel: string): boolean {
  const two = seatsOfChannel(channel);
  if (two === undefined) return true;
  const own = oncesOwn(table, person);
  return own !== null && two.includes(own.seat);
}

/** Was this line said to somebody, or by them? */
function isFor(table: Table, person: string, { channel, id }: Pick<StoredLine, 'channel' | 'id'>): boolean {
  if (!hears(table, person, channel)) return false;
  if (seatsOfChannel(channel) === undefined) return true;
  const own = oncesOwn(table, person);
  return id > (own?.after?.[channel] ?? 0) && id <= lastFor(own, channel);
}

const lastFor = (own: Own | null, channel: string): number =>
  own?.upTo === undefined ? Infinity : (own.upTo[channel] ?? 0);

/** The channels that a person hears, said anything or not: asking for each costs the same however much was said. */
function channelsOf(table: Table, person: string): string[] {
  const own = oncesOwn(table, person)?.seat ?? null;
  const others = own === null ? [] : table.record.seats.map(({ seat }) => seat).filter(seat => seat !== own);
  return [TABLE_CHANNEL, ...others.map(seat => privateChannel(seat, own ?? ''))];
}

/** Why this person may not say anything here now. */
function refuseTalk(table: Table, person: string, channel: string): Problem | undefined {
  const { record, game, match } = table;
  const two = seatsOfChannel(channel);
  if (two !== undefined) {
    // Before the start a seat can change hands, and a newcomer must not read what was said to another.
    if (record.status === 'gathering') return refusals.notStarted();
    if (!isChannel(table, channel) || !hears(table, person, channel)) return refusals.notInChannel();
  }
  // To whom the end is not told yet, it is refused as before it (CO-7.5).
  if (isEndHidden(record, person, table.around.served())) return refusals.onlySeatsTalk();
  if (record.status !== 'playing' || match === null) return undefined;
  const seat = table.seatOf(person);
  if (seat === null) return refusals.onlySeatsTalk(); // CO-8.2
  const talk = game.talk(match.state.open); // CO-8.3
  const { table: all, between } = talk;
  const apart = apartFrom(talk, seat, two ?? match.state.open.seats);
  if (apart.length > 0) return refusals.onlyToOthers(apart); // CO-8.5
  if (all || (two !== undefined && two.every(one => between.includes(one)))) return undefined;
  return between.length > 0 ? refusals.onlyInPrivate(between) : refusals.silentTable();
}

/** Says something; it is kept first, then told to those who may hear it. */
export async function say(
  table: Table,
  person: Person,
  channel: string,
  text: string,
): Promise<{ id: number } | Problem> {
  const refused = refuseTalk(table, person.id, channel);
  if (refused !== undefined) return refused;
  const { storage, committer, now, served } = table.around;
  const when = { at: now(), served: served() };
  const timed = servedFor(table.record, when);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [last] = await storage.lines(table.id, channel, 1);
    const line: StoredLine = {
      table: table.id,
      channel,
      id: (last?.id ?? 0) + 1,
      person: person.id,
      name: table.nameOf(person),
      seat: table.seatOf(person.id),
      text,
      at: when.at,
      served: timed.served,
    };
    try {
      // At another process somebody may have said something at the same moment: then this is the line after it.
      if ((await committer.commit([{ do: 'add-line', line }, ...timed.writes])) === 'conflict') continue;
    } catch (error) {
      table.around.log.error(
        { table: table.id, why: failureOf(error), error: String(error) },
        'a line could not be stored',
      );
      return refusals.notStored();
    }
    await hearOthers(table, channel, line.id);
    tellLine(table, line);
    return { id: line.id };
  }
  return refusals.movedOn();
}

/** Tells a line to those here who may hear it. */
function tellLine(table: Table, line: StoredLine): void {
  const { channel, id } = line;
  if (id <= (table.said.get(channel) ?? 0)) return; // it was told already
  table.said.set(channel, id);
  const heard: Viewer[] = [];
  for (const [viewer, watching] of table.watchers) {
    if (!isFor(table, viewer.person, line) || table.isDelayed(viewer.person)) continue;
    if (channel === TABLE_CHANNEL) watching.heard = id;
    heard.push(viewer);
  }
  tellAll(heard, 'chat', { table: table.id, ...lineFor(line) });
  if (channel === TABLE_CHANNEL) table.wakeLate(table.around.served());
}

/** Tells what was said through other processes, in the channels that somebody here hears; in one of them, before a line. */
export async function hearOthers(table: Table, only?: string, before = Infinity): Promise<void> {
  for (const [channel, known] of table.said) {
    if ((only !== undefined && channel !== only) || known + 1 >= before) continue;
    for (const line of await table.around.storage.lines(table.id, channel, LIMITS.chatLines))
      if (line.id < before) tellLine(table, line);
  }
}

/** Remembers how far somebody has read. */
export async function markRead(
  table: Table,
  person: string,
  channel: string,
  id: number,
): Promise<Problem | undefined> {
  if (!isChannel(table, channel) || !hears(table, person, channel)) return refusals.notInChannel();
  // Nobody reads what is not said yet; for those who hear the table late it is not.
  const [last] = await table.around.storage.lines(table.id, channel, 1, table.horizon(person));
  const most = seatsOfChannel(channel) === undefined ? Infinity : lastFor(oncesOwn(table, person), channel);
  const mark = { table: table.id, person, channel, id: Math.min(id, last?.id ?? 0, most) };
  await table.around.committer.commit([{ do: 'put-mark', mark }]);
  return undefined;
}

/** What a newcomer may read of what was said. */
export async function talkFor(table: Table, person: string): Promise<ChatLine[]> {
  const { storage } = table.around;
  const channels = channelsOf(table, person);
  const until = table.horizon(person);
  const lines = await Promise.all(channels.map(channel => storage.lines(table.id, channel, LIMITS.chatLines, until)));
  for (const [place, channel] of until === undefined ? channels.entries() : []) {
    const read = lines[place] ?? [];
    // Whoever is here already is told what another process has heard, before somebody comes who has read it.
    if (table.said.has(channel)) for (const line of read) tellLine(table, line);
    else table.said.set(channel, read.at(-1)?.id ?? 0);
  }
  const mine = lines.flat().filter(line => isFor(table, person, line));
  const all = mine.sort((a, b) => a.at - b.at || a.id - b.id || (a.channel < b.channel ? -1 : 1));
  return lastOf(all, LIMITS.talk).map(lineFor);
}

/** The last lines that have so many characters together; of each channel at least the last. */
function lastOf(lines: readonly StoredLine[], most: number): StoredLine[] {
  const kept: StoredLine[] = [];
  const channels = new Set<string>();
  let length = 0;
  for (const line of lines.toReversed()) {
    length += line.text.length;
    if (length <= most || !channels.has(line.channel)) kept.push(line);
    channels.add(line.channel);
  }
  return kept.reverse();
}
