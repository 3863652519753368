import type { Joined } from '../live.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { plain } from './parts.ts';
import { NO_WORDS, type Counting, type Words } from './words.ts';

/** What a newcomer is told, with what it takes to read what follows. */
export interface JoinedAt extends Joined {
  readonly channel: number; // the number of this table in messages
  readonly count: number; // of the public messages so far
  readonly moves: number;
}

/** Times as what has passed since the entry before, which is a shorter number. */
function sinceEachOther(moments: Joined['moments']): Joined['moments'] {
  return moments.map((moment, place) => ({ ...moment, at: moment.at - (moments[place - 1]?.at ?? 0) }));
}

function sinceEver(moments: Joined['moments']): Joined['moments'] {
  let now = 0;
  return moments.map(moment => ({ ...moment, at: (now += moment.at) }));
}

/** Makes bytes smaller, or brings them back: a browser and a server have different words for it. */
export type Squeeze = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

// What was said is squeezed apart from what only this viewer may know: whoever talks and watches the length of messages
// must not learn anything about it.
export function writeJoined(
  joined: JoinedAt,
  { game, hash, words }: { readonly game: string; readonly hash: string; readonly words: Words },
  squeeze: (bytes: Uint8Array) => Uint8Array,
  counting?: Counting,
): Uint8Array {
  const { chat, ...rest } = joined;
  const said = new ByteWriter(words);
  said.value(plain(chat));
  const told = new ByteWriter(words, counting);
  told.value(plain({ ...rest, moments: sinceEachOther(rest.moments) }));
  const writer = new ByteWriter(NO_WORDS);
  writer.text(game);
  writer.text(hash);
  const small = squeeze(told.bytes());
  writer.count(small.length);
  writer.raw(small);
  writer.raw(squeeze(said.bytes()));
  return writer.bytes();
}

export async function readJoined(bytes: Uint8Array, words: Words, stretch: Squeeze): Promise<JoinedAt> {
  const reader = new ByteReader(bytes, words);
  const told = await stretch(reader.raw(reader.count()));
  const said = await stretch(reader.rest());
  const rest = new ByteReader(told, words).value() as unknown as Omit<JoinedAt, 'chat'>;
  return {
    ...rest,
    moments: sinceEver(rest.moments),
    chat: new ByteReader(said, words).value() as unknown as Joined['chat'],
  };
}
