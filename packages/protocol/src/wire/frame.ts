import type { Moment, Standing } from '@corvo/host';
import { ByteReader, ByteWriter } from './bytes.ts';
import { changed, difference, readDifference, writeDifference } from './difference.ts';
import { plain, type OwnMoment, type OwnPart, type PublicPart } from './parts.ts';
import type { Counting, Words } from './words.ts';

// One message about a table: which one, the how-manieth, the public part, and for whom there is one the own part, so that
// nobody ever draws half a move.

const [MOMENT, OWN, OWN_MOMENT, WHOLE, ASIDE, CLOCK] = [1, 2, 4, 8, 16, 32] as const;

/** The public half of a message, as it is written for everybody. */
export interface Public {
  readonly channel: number; // the table, by the number the server gave it when it was joined
  readonly count: number; // of the public messages of this table
  readonly before: PublicPart | null; // null: all of it is told
  readonly after: PublicPart;
  readonly clock: Standing['clock'];
  readonly moment: Moment | null;
  readonly isAside: boolean; // the game stands where it stood: a proposal, or the answer to one
}

/** The own half. */
export interface Own {
  readonly before: OwnPart | null; // null: all of it is told
  readonly after: OwnPart;
  readonly moment: OwnMoment | undefined;
}

/** The public half as bytes, after its first byte, which says what else is there. */
export interface PublicBytes {
  readonly flags: number;
  readonly bytes: Uint8Array;
}

export function writePublic(message: Public, words: Words, counting?: Counting): PublicBytes {
  const { channel, count, before, after, clock, moment, isAside } = message;
  const writer = new ByteWriter(words, counting);
  writer.count(channel);
  writer.count(count);
  if (before === null) writer.value(plain(after));
  else writeDifference(writer, difference(plain(before), plain(after)) ?? { names: [] });
  if (clock !== null) writer.value(plain(clock));
  if (moment !== null) writer.value(plain(moment));
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
  const change =
    own && (own.before === null ? { to: plain(own.after) } : difference(plain(own.before), plain(own.after)));
  const more = own?.moment;
  writer.byte(flags | (change ? OWN : 0) | (more ? OWN_MOMENT : 0));
  writer.raw(bytes);
  if (change) writeDifference(writer, change);
  if (more) writer.value(plain(more));
  return writer.bytes();
}

/** What a message says once it is read on top of what was known; undefined where something before it is missing. */
export interface Heard {
  readonly count: number;
  readonly all: PublicPart;
  readonly own: OwnPart;
  readonly clock: Standing['clock'];
  readonly moment: Moment | null;
  readonly isAside: boolean;
}

export interface Known {
  readonly words: Words;
  readonly count: number;
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
  const count = reader.count();
  const isWhole = (flags & WHOLE) !== 0;
  // One with the number of the last is for this viewer alone; a whole one needs nothing from before.
  if (!isWhole && (known.all === null || (count !== known.count + 1 && count !== known.count))) return undefined;
  const all = isWhole ? reader.value() : changed(plain(known.all), readDifference(reader));
  const clock = flags & CLOCK ? reader.value() : null;
  const told = flags & MOMENT ? (reader.value() as unknown as Moment) : null;
  const own = flags & OWN ? changed(plain(known.own), readDifference(reader)) : plain(known.own);
  const more = flags & OWN_MOMENT ? (reader.value() as OwnMoment) : {};
  return {
    count,
    all: all as unknown as PublicPart,
    own: own as unknown as OwnPart,
    clock: clock as unknown as Standing['clock'],
    moment: told && { ...told, ...more },
    isAside: (flags & ASIDE) !== 0,
  };
}
