import { below, rngFromText, type Plain, type Rng } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';
import { changed, difference, readDifference, writeDifference } from './difference.ts';
import { ownChange, readFrame, writeFrame, writePublic } from './frame.ts';
import { writeJoined, type JoinedAt } from './joining.ts';
import { readMoments, writeMoments } from './moment.ts';
import { NO_OWN_PART, standingFrom, type PublicPart } from './parts.ts';
import { browserParser, serverParser, writeAnswer, type Packet } from './parser.ts';
import { Receiver } from './receiver.ts';
import { Counting, NO_WORDS, type Words } from './words.ts';

const TEXTS = ['', 'stark', 'lannister', 'units', 'è 🂡', 'x'.repeat(300)];

/** Any plain data, with what a view has and what it has not. */
function any(rng: Rng, depth = 4): Plain {
  const kind = below(rng, depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return below(rng, 2) === 0;
  if (kind === 2) return [0, 47, 48, 127, 128, 70_000, 2 ** 40, -1, -300, 0.5, -1e300][below(rng, 11)]!;
  if (kind < 5) return TEXTS[below(rng, TEXTS.length)]!;
  const size = below(rng, 5) === 0 ? 40 : below(rng, 5);
  if (kind === 5) return Array.from({ length: size }, () => any(rng, depth - 1));
  return Object.fromEntries(Array.from({ length: size }, (_, at) => [`name ${at}`, any(rng, depth - 1)]));
}

/** The same with a few things changed. */
function other(rng: Rng, value: Plain): Plain {
  if (below(rng, 6) === 0 || typeof value !== 'object' || value === null) return any(rng, 2);
  if (Array.isArray(value)) {
    const list = [...(value as Plain[])];
    const at = below(rng, list.length + 1);
    if (below(rng, 2) === 0)
      list.splice(at, below(rng, 3), ...Array.from({ length: below(rng, 3) }, () => any(rng, 1)));
    else if (list[at] !== undefined) list[at] = other(rng, list[at]);
    return list;
  }
  const table: Record<string, Plain> = { ...(value as Record<string, Plain>) };
  const names = Object.keys(table);
  const name = names[below(rng, names.length || 1)];
  const what = below(rng, 8);
  if (name === undefined || what < 2) table[`new ${below(rng, 9)}`] = any(rng, 1);
  else if (what === 2) delete table[name];
  else table[name] = other(rng, table[name]!);
  return table;
}

const rng = rngFromText('wire');

/** The words of some data, as the server finds them. */
function wordsIn(...values: Plain[]): Words {
  const counting = new Counting();
  const writer = new ByteWriter(NO_WORDS, counting);
  for (const value of values) writer.value(value);
  return counting.found();
}

describe('plain data as bytes', () => {
  test('is read as it was written, with words and without', () => {
    for (let i = 0; i < 500; i++) {
      const value = any(rng);
      for (const words of [NO_WORDS, wordsIn(value, value, any(rng))]) {
        const writer = new ByteWriter(words);
        writer.value(value);
        const reader = new ByteReader(writer.bytes(), words);
        expect(JSON.stringify(reader.value())).toBe(JSON.stringify(value));
        expect(reader.isAtEnd).toBe(true);
      }
    }
  });

  test('needs fewer bytes with words, and one for a frequent one', () => {
    const value = Array.from({ length: 10 }, (_, n) => ({ house: 'baratheon', kind: 'footman', n }));
    const writer = new ByteWriter(wordsIn(value));
    writer.value(value);
    expect(writer.length).toBe(1 + 10 * 4);
  });

  test('a line of notation is its words, and no text is another by that', () => {
    const strange = ['  two  spaces ', ' ', ', ', 'a ', ' > b', 'a, , b', ': ', 'a >b', 'è, 🂡 > x'];
    const lines = [
      'stark march winterfell: 1 knight > moat-cailin',
      'stark orders winterfell raid, karhold march-zero; leave power',
      ...strange,
    ];
    const words = wordsIn(...lines);
    for (const known of [NO_WORDS, words])
      for (const line of lines) {
        const writer = new ByteWriter(known);
        writer.value(line);
        expect(new ByteReader(writer.bytes(), known).value()).toBe(line);
      }
    const writer = new ByteWriter(words);
    writer.value(lines[0]!);
    expect(writer.length).toBe(2 + 8);
  });

  test('that ends too early, or names no word, is refused', () => {
    const writer = new ByteWriter(NO_WORDS);
    writer.value({ a: 'text', b: [1, 2, 3] });
    for (let end = 0; end < writer.length; end++)
      expect(() => new ByteReader(writer.bytes().subarray(0, end), NO_WORDS).value()).toThrow(/ends too early/);
    for (const bytes of [[0x20], [0xc8], [0x0b, 0]])
      expect(() => new ByteReader(new Uint8Array(bytes), NO_WORDS).value()).toThrow(/^no/);
  });
});

describe('a difference', () => {
  test('makes the one of the other, down to the order of names, also over the wire', () => {
    let found = 0;
    for (let i = 0; i < 2_000; i++) {
      const before = any(rng, 5);
      const after = other(rng, before);
      const change = difference(before, after);
      const same = JSON.stringify(before) === JSON.stringify(after);
      expect(change === undefined).toBe(same);
      if (change === undefined) continue;
      found++;
      expect(JSON.stringify(changed(before, change))).toBe(JSON.stringify(after));
      const writer = new ByteWriter(NO_WORDS);
      writeDifference(writer, change);
      expect(readDifference(new ByteReader(writer.bytes(), NO_WORDS))).toEqual(change);
    }
    expect(found).toBeGreaterThan(1_500);
  });

  test('is short where one number grew, and where a thing was put on top of another that changed', () => {
    const size = (before: Plain, after: Plain): number => {
      const writer = new ByteWriter(wordsIn(before, after));
      writeDifference(writer, difference(before, after)!);
      return writer.length;
    };
    expect(size({ open: { round: 100 } }, { open: { round: 101 } })).toBe(3);
    const frame = { run: 'round', step: 'march', entered: true, waiting: ['stark'], why: '' };
    const on = { ...frame, step: 'battle' };
    const top = { run: 'battle', step: 'cards', entered: false, waiting: [], why: 'x' };
    expect(difference([frame], [on, top])).toEqual({
      places: [[0, { names: [['step', { to: 'battle' }]] }]],
      piece: { from: 1, gone: 0, put: [top] },
    });
    expect(difference([frame], [top])).toEqual({ places: [[0, { to: top }]] }); // told as a whole: it is shorter
  });

  test('leaves alone what it does not name', () => {
    const before = { areas: { a: { units: [1] }, b: { units: [2] } }, round: 1 };
    const after = changed(before, difference(before, { ...before, areas: { ...before.areas, b: { units: [3] } } })!);
    expect((after as typeof before).areas.a).toBe(before.areas.a);
    expect(after).toEqual({ areas: { a: { units: [1] }, b: { units: [3] } }, round: 1 });
  });
});

const part = (n: number, more: object = {}): PublicPart =>
  ({ n, rewinds: 0, moves: n, open: { seats: ['a'], ...more }, proposal: null }) as unknown as PublicPart;

describe('a message about a table', () => {
  const message = (count: number, before: PublicPart | null, after: PublicPart) =>
    writePublic({ channel: 300, count, at: 0, before, after, clock: null, moment: null, isAside: false }, NO_WORDS);
  const known = { words: NO_WORDS, count: 4, at: 0, all: part(1), own: NO_OWN_PART };

  test('goes on from what was told, and is the same for all who have no own part', () => {
    const frame = writeFrame(message(5, part(1), part(2, { round: 2 })), null, NO_WORDS);
    expect(readFrame(frame, known)).toMatchObject({ count: 5, all: part(2, { round: 2 }), own: NO_OWN_PART });
  });

  test('brings an own part along, and what only that viewer hears', () => {
    const own = { ...NO_OWN_PART, seat: 'a', mine: { sealed: null } } as typeof NO_OWN_PART;
    const told = writeFrame(
      message(5, part(1), part(2)),
      { change: ownChange(null, own), moment: { text: 'a bids' } },
      NO_WORDS,
    );
    expect(readFrame(told, known)).toMatchObject({ own, all: part(2) });
  });

  test('that is missing is noticed; a whole one needs nothing from before', () => {
    const late = writeFrame(message(6, part(2), part(3)), null, NO_WORDS);
    expect(readFrame(late, known)).toBeUndefined();
    expect(readFrame(late, { ...known, all: null })).toBeUndefined();
    const whole = writeFrame(message(9, null, part(7)), null, NO_WORDS);
    expect(readFrame(whole, { ...known, all: null })).toMatchObject({ count: 9, all: part(7) });
  });
});

test('moments are read as they were written: whoever hears what happened, and whatever is not as usual', () => {
  const usual = { kind: 'action', by: 'person', to: null, text: '', events: [], notes: [] } as const;
  const event = { type: 'raised', to: 'all', data: { amount: 2 } } as const;
  const moments = [
    { ...usual, n: 5, seat: 'ada', at: 1_000, events: [event, { type: 'seen', to: ['ada', 'bea'], data: 7 }] },
    { ...usual, n: 6, seat: 'bea', at: 1_700, text: 'bea bids 2', revealed: [{ seat: 'ada', text: 'ada bids 1' }] },
    { ...usual, n: 9, kind: 'undo', by: 'server', seat: null, at: 1_650, to: 5 },
    { ...usual, n: 10, seat: 'ada', at: 1_650, notes: [{ key: 'note.undone', data: { count: 2 } }], events: [event] },
  ] as unknown as Parameters<typeof writeMoments>[1];
  const writer = new ByteWriter(NO_WORDS);
  const last = { n: 4, at: 900 };
  writeMoments(writer, moments, last);
  expect(readMoments(new ByteReader(writer.bytes(), NO_WORDS), last)).toEqual(moments);
});

describe('the parser of Socket.IO', () => {
  const heard = (parser: typeof browserParser | typeof serverParser, message: unknown): Packet | undefined => {
    let found: Packet | undefined;
    const decoder = new parser.Decoder();
    decoder.on('decoded', packet => (found = packet));
    decoder.add(message);
    return found;
  };

  test.each<Packet>([
    { type: 0, nsp: '/' },
    { type: 0, nsp: '/', data: { sid: 'x' } },
    { type: 1, nsp: '/' },
    { type: 3, nsp: '/', id: 12, data: [{ ok: true }] },
    { type: 4, nsp: '/', data: { message: 'no' } },
    { type: 4, nsp: '/', data: 'no' },
  ])('reads what it wrote: %j', packet => {
    const [text] = new browserParser.Encoder().encode(packet);
    expect(heard(serverParser, text)).toEqual(packet);
  });

  test('hands the number of a question over behind what was asked, whatever was sent', () => {
    const asked = (id: number | undefined, ...data: unknown[]): unknown => {
      const [text] = new browserParser.Encoder().encode({ type: 2, nsp: '/other', id, data });
      const packet = heard(serverParser, text);
      expect(packet).toMatchObject({ type: 2, nsp: '/other' });
      expect(packet?.id).toBeUndefined(); // or Socket.IO would answer it as well
      return packet?.data;
    };
    expect(asked(12, 'act', { a: 1 })).toEqual(['act', { a: 1 }, 12]);
    expect(asked(0, 'act')).toEqual(['act', 0]);
    expect(asked(undefined, 'act', 12)).toEqual(['act', 12, null]);
  });

  test('brings bytes as they are, from a server only', () => {
    const bytes = new Uint8Array([7, 8, 9]);
    const update = bytes;
    expect(heard(browserParser, update)?.data).toEqual(['update', bytes]);
    const answer = writeAnswer(70_000, bytes);
    expect(answer).toHaveLength(1 + 3 + bytes.length);
    expect(heard(browserParser, answer)).toEqual({ type: 3, nsp: '/', id: 70_000, data: [bytes] });
    const plain = { type: 3, nsp: '/', id: 12, data: [{ ok: true }] };
    expect(heard(browserParser, writeAnswer(12, { ok: true }))).toEqual(plain);
    expect(() => heard(serverParser, update)).toThrow('bytes from a browser');
    expect(new browserParser.Encoder().encode({ type: 2, nsp: '/', data: ['act', bytes] })).toEqual([
      '2["act",{"0":7,"1":8,"2":9}]',
    ]);
  });

  test.each([
    '',
    'x',
    '5["a"]',
    '61-["a"]',
    '2',
    '2{}',
    '2[]',
    '2[1]',
    '2["connect"]',
    '2["disconnecting"]',
    '3{}',
    '1{}',
    '0"x"',
    '4',
    '4null',
    '4[]x',
    '44',
    '1"x"',
    '2[',
    '9',
  ])('refuses %j', message => {
    expect(() => heard(serverParser, message)).toThrow(/message|JSON/);
  });
});

describe('while a join is being read', () => {
  const ignore = (): void => {};
  const squeeze = (bytes: Uint8Array): Uint8Array => bytes;
  const joinedAt = (channel: number, table: string): Uint8Array =>
    writeJoined(
      {
        info: { id: table } as JoinedAt['info'],
        standing: standingFrom(part(1), NO_OWN_PART, null),
        after: -1,
        moments: [],
        chat: [],
        marks: {},
        now: 0,
        channel,
        count: 4,
        moves: 1,
        at: 0,
      },
      { game: 'a game', hash: 'its words', words: NO_WORDS },
      squeeze,
    );
  const update = (channel: number, count: number): Uint8Array => {
    const [before, after] = [part(count - 4), part(count - 3)];
    const told = { channel, count, at: 0, before, after, clock: null, moment: null, isAside: false };
    return writeFrame(writePublic(told, NO_WORDS), null, NO_WORDS);
  };

  /** A receiver whose words come when they are given. */
  function slow() {
    const words: ((words: Words) => void)[] = [];
    const heard: string[] = [];
    const receiver = new Receiver({
      stretch: squeeze,
      words: () => new Promise(give => words.push(give)),
      update: ({ table, n }) => heard.push(`${table} ${n}`),
      standing: ignore,
      missed: table => heard.push(`${table} missed`),
    });
    return { receiver, words, heard };
  }
  const soon = (): Promise<void> => new Promise(done => setTimeout(done, 5));

  test('what is told of its table waits, and an acknowledgement with it', async () => {
    const { receiver, words, heard } = slow();
    const reading = receiver.answered('here', joinedAt(1, 'here'));
    receiver.hear(update(1, 5));
    let isSettled = false;
    const settled = receiver.settled('here').then(() => (isSettled = true));
    const acted = receiver.answered('here', update(1, 6));
    await soon();
    expect([heard, isSettled]).toEqual([[], false]);
    words[0]?.(NO_WORDS);
    await Promise.all([reading, settled]);
    expect(heard).toEqual(['here 2', 'here 3']);
    expect(await acted).toEqual({ n: 3 });
    await receiver.settled('here'); // at once, where nothing is being read
  });

  test('another table does not wait for it', async () => {
    const { receiver, words, heard } = slow();
    const there = receiver.answered('there', joinedAt(2, 'there'));
    words[0]?.(NO_WORDS);
    await there;
    await soon();
    void receiver.answered('here', joinedAt(1, 'here')); // its words never come
    receiver.hear(update(2, 5));
    await receiver.settled('there');
    expect(await receiver.answered('there', update(2, 6))).toEqual({ n: 3 });
    expect(heard).toEqual(['there 2', 'there 3']);
  });

  test('a later answer holds all that came behind an earlier one', async () => {
    const { receiver, words, heard } = slow();
    void receiver.answered('here', joinedAt(1, 'here'));
    receiver.hear(update(1, 4));
    const again = receiver.answered('here', joinedAt(1, 'here'));
    receiver.hear(update(1, 5));
    for (const give of words) give(NO_WORDS);
    await again;
    await soon();
    expect(heard).toEqual(['here 2']);
  });
});
