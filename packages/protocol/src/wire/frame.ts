import type { Moment, Standing } from '@corvo/host';
import { ByteReader, ByteWriter } from './bytes.ts';
import { changed, difference, readDifference, writeDifference, type Difference } from './difference.ts';
import { readMoment, readOwnMoment, writeMoment, writeOwnMoment, type Last } from './moment.ts';
import { plain, type OwnMoment, type OwnPart, type PublicPart } from './parts.ts';
import type { Counting, Words } from './words.ts';

// One message about a table: which one, the how-manieth, the public part, and for whom there is one the own part, so that
// nobody ever draws half a move.

// The first byte; its highest bit is never set, by which `parser.ts` knows an update from an answer.
const [MOMENT, OWN, OWN_MOMENT, WHOLE, ASIDE, CLOCK] = [1, 2, 4, 8, 16, 32] as const;

/** The public half of a message, as it is written for everybody. */
export interface Public {
  readonly channel: number; // the table, by the number the server gave it when it was joined
  readonly count: number; // of the public messages of this table
  readonly at: number; // of the entry before
  readonly before: PublicPart | null; // null: all of it is told
  readonly after: PublicPart;
  readonly clock: Standing['clock'];
  readonly moment: Moment | null;
  readonly isAside: boolean; // the game stands where it stood: a proposal, or the answer to one
}

/** The own half. */
export interface Own {
  readonly change: Difference | undefined;
  readonly moment: OwnMoment | undefined;
}

/** What is told of an own part, where this was told before; of one that was never told, all. */
export const ownChange = (before: OwnPart | null, after: OwnPart): Difference | undefined =>
  before === null ? { to: plain(after) } : difference(plain(before), plain(after));

/** The public half as bytes, after its first byte, which says what else is there. */
export interface PublicBytes {
  readonly flags: number;
  readonly bytes: Uint8Array;
}

/** Of the number of a message so much is told: on one connection nothing overtakes, and so many in a row are not lost. */
const COUNTS = 0x100;

/** What is expected after an entry: the next number, and one move more. Only what is otherwise is told. */
const expected = (before: PublicPart, isEntry: boolean): PublicPart =>
  isEntry ? { ...before, n: before.n + 1, moves: before.moves + 1 } : before;

const lastOf = (before: PublicPart | null, at: number): Last => (before === null ? NO_LAST : { n: before.n, at });
/** A message that tells all counts from nothing. */
const NO_LAST: Last = { n: -1, at: 0 };

export function writePublic(message: Public, words: Words, counting?: Counting): PublicBytes {
  const { channel, count, at, before, after, clock, moment, isAside } = message;
  const writer = new ByteWriter(words, counting);
  writer.count(channel);
  writer.byte(count % COUNTS);
  if (before === null) writer.value(plain(after));
  else writeDifference(writer, difference(plain(expected(before, moment !== null)), plain(after)) ?? { names: [] });
  if (clock !== null) writer.value(plain(clock));
  if (moment !== null) writeMoment(writer, moment, lastOf(before, at));
  const flags =
    (moment === null ? 0 : MOMENT) |
    (before === null ? WHOLE : 0) |
    (isAside ? ASIDE : 0) |
    (clock === null ? 0 : CLOCK);
  return { flags, bytes: writer.bytes() };
}

/** A message for those who have no own part in it, or for one who has. */
export function writeFrame(
  { flags, bytes }: PublicBytes,
  own: Own | null,
  words: Words,
  counting?: Counting,
): Uint8Array {
  const writer = new ByteWriter(words, counting);
  const change = own?.change;
  const more = own?.moment;
  writer.byte(flags | (change ? OWN : 0) | (more ? OWN_MOMENT : 0));
  writer.raw(bytes);
  if (change) writeDifference(writer, change);
  if (more) writeOwnMoment(writer, more);
  return writer.bytes();
}

/** What a message says once it is read on top of what was known; undefined where something before it is missing. */
export interface Heard {
  readonly count: number;
  readonly at: number;
  readonly all: PublicPart;
  readonly own: OwnPart;
  readonly clock: Standing['clock'];
  readonly moment: Moment | null;
  readonly isAside: boolean;
}

export interface Known {
  readonly words: Words;
  readonly count: number; // of the last message
  readonly at: number; // of the last entry
  readonly all: PublicPart | null;
  readonly own: OwnPart;
}

export const channelOf = (frame: Uint8Array): number => {
  const reader = new ByteReader(frame, { words: [], shapes: [] });
  reader.byte();
  return reader.count();
};

export function readFrame(frame: Uint8Array, known: Known): Heard | undefined {
  const reader = new ByteReader(frame, known.words);
  const flags = reader.byte();
  reader.count();
  const count = reader.byte();
  const before = flags & WHOLE ? null : known.all;
  // One with the number of the last is for this viewer alone; a whole one needs nothing from before.
  const isNext = count === known.count % COUNTS || count === (known.count + 1) % COUNTS;
  if (!(flags & WHOLE) && (before === null || !isNext)) return undefined;
  const isEntry = (flags & MOMENT) !== 0;
  const all = before === null ? reader.value() : changed(plain(expected(before, isEntry)), readDifference(reader));
  const clock = flags & CLOCK ? reader.value() : null;
  const told = isEntry ? readMoment(reader, lastOf(before, known.at)) : null;
  const own = flags & OWN ? changed(plain(known.own), readDifference(reader)) : plain(known.own);
  const more = flags & OWN_MOMENT ? readOwnMoment(reader) : {};
  return {
    count,
    at: told?.at ?? known.at,
    all: all as unknown as PublicPart,
    own: own as unknown as OwnPart,
    clock: clock as unknown as Standing['clock'],
    moment: told && { ...told, ...more },
    isAside: (flags & ASIDE) !== 0,
  };
}
