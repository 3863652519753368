import type { Joined } from '../live.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { readMoments, writeMoments } from './moment.ts';
import { plain } from './parts.ts';
import { NO_WORDS, type Counting, type Words } from './words.ts';

/** What a newcomer is told, with what it takes to read what follows. */
export interface JoinedAt extends Joined {
  readonly channel: number; // the number of this table in messages
  readonly count: number; // of the public messages so far
  readonly at: number; // of the entry that was told last
}

/** Makes bytes smaller, or brings them back: a browser and a server have different words for it. */
export type Squeeze = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** How the answer to a join begins: no update does. */
const JOINED = 0x40;
export const isJoined = (answer: Uint8Array): boolean => answer[0] === JOINED;

/** What stands before the rest, since it says how to read that, and which messages have to wait for it. */
export interface JoinedHead {
  readonly game: string;
  readonly hash: string; // of its words
  readonly channel: number;
}

export function readHead(answer: Uint8Array): { readonly head: JoinedHead; readonly rest: Uint8Array } {
  const reader = new ByteReader(answer, NO_WORDS);
  reader.byte();
  const head = { game: reader.text(), hash: reader.text(), channel: reader.count() };
  return { head, rest: reader.rest() };
}

// What was said is squeezed apart from what only this viewer may know: whoever talks and watches the length of messages
// must not learn anything about it.
export function writeJoined(
  joined: JoinedAt,
  { game, hash, words }: { readonly game: string; readonly hash: string; readonly words: Words },
  squeeze: (bytes: Uint8Array) => Uint8Array,
  counting?: Counting,
): Uint8Array {
  const { chat, moments, channel, ...rest } = joined;
  const said = new ByteWriter(words);
  said.value(plain(chat));
  const told = new ByteWriter(words, counting);
  told.value(plain(rest));
  writeMoments(told, moments, { n: rest.after, at: 0 });
  const writer = new ByteWriter(NO_WORDS);
  writer.byte(JOINED);
  writer.text(game);
  writer.text(hash);
  writer.count(channel);
  const small = squeeze(told.bytes());
  writer.count(small.length);
  writer.raw(small);
  writer.raw(squeeze(said.bytes()));
  return writer.bytes();
}

export async function readJoined(
  bytes: Uint8Array,
  words: Words,
  stretch: Squeeze,
): Promise<Omit<JoinedAt, 'channel'>> {
  const reader = new ByteReader(bytes, words);
  const told = await stretch(reader.raw(reader.count()));
  const said = await stretch(reader.rest());
  const inner = new ByteReader(told, words);
  const rest = inner.value() as unknown as Omit<JoinedAt, 'chat' | 'moments' | 'channel'>;
  const moments = readMoments(inner, { n: rest.after, at: 0 });
  return { ...rest, moments, chat: new ByteReader(said, words).value() as unknown as Joined['chat'] };
}
