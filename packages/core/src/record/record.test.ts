import { describe, expect, test } from 'vitest';
import { auction, auctionOptions, laterAuction, reshapedAuction, type Auction } from '../auction.fixture.ts';
import { hashOf } from '../canonical.ts';
import { TestTable } from '../machine/tiny.fixture.ts';
import { isProblem, type Problem } from '../problem.ts';
import { coreMessages } from '../texts/index.ts';
import {
  commitmentTo,
  linkOf,
  linkTexts,
  readRecord,
  Recorder,
  verifyRecord,
  writeRecord,
  type GameRecord,
  type RecordedAction,
  type Replay,
} from './index.ts';

/** A game of two rounds and a third that nobody wins; bob changes a bid and takes another one back. */
const LINES = [
  ['bob bids 2', 'bob bids 1', 'ada bids 3', 'ada share', 'ada red, blue'],
  ['ada bids 2', 'bob bids 4', 'bob keep', 'bob none'],
  ['bob bids 5', 'bob withdraws', 'ada bids 0', 'bob bids 0'],
].flat();

function recorded(lines: readonly string[] = LINES, seed = 'seed'): { record: GameRecord; table: TestTable<Auction> } {
  const options = auctionOptions();
  const table = new TestTable(auction, options, ['ada', 'bob'], seed);
  const recorder = new Recorder(auction, options, table.state);
  for (const line of lines) {
    const seat = line.split(' ')[0]!;
    const before = table.state;
    const action = auction.read(auction.view(before, seat), line);
    if (isProblem(action)) throw new Error(`${line}: ${action.code}`);
    table.play(seat, action.choice);
    recorder.add(before, action, table.state);
  }
  return { record: recorder.finish(table.state), table };
}

const { record, table } = recorded();
const text = writeRecord(record);
const lines = text.trimEnd().split('\n');
const last = lines.length;

/** What is wrong with a record, read from a file. */
function wrong(file: string): Problem | undefined {
  const read = readRecord(file);
  const found = isProblem(read) ? read : verifyRecord(auction, read);
  return isProblem(found) ? found : undefined;
}

const lineOf = (found: Problem | undefined): unknown => (found?.data as { line?: number } | undefined)?.line;

/** The file with one line replaced; lines count from 1. */
const withLine = (number: number, line: string): string => `${lines.with(number - 1, line).join('\n')}\n`;

/** The file with one field of one line changed. */
const withField = (number: number, field: string, value: unknown): string =>
  withLine(number, JSON.stringify({ ...(JSON.parse(lines[number - 1]!) as object), [field]: value }));

test('CO-4.1 a record is a header, one line per action, and an end', () => {
  expect(lines).toHaveLength(LINES.length + 2);
  expect(JSON.parse(lines[0]!)).toEqual({
    format: 'corvo-record/3',
    game: 'auction',
    rules: 1,
    options: { coins: 10, generous: true },
    seats: ['ada', 'bob'],
    commitment: commitmentTo('seed'),
    start: hashOf(auction.setup(auctionOptions(), ['ada', 'bob'], 'seed')),
  });
  expect(lines.slice(1, -1).map(line => (JSON.parse(line) as { text: string }).text)).toEqual(LINES);
  expect(JSON.parse(lines.at(-1)!)).toEqual({ end: true, seed: 'seed', outcome: table.state.open.outcome });
});

test('CO-4.1 a record reads back as it was written', () => {
  expect(readRecord(text)).toEqual(record);
  expect(readRecord(text.trimEnd())).toEqual(record);
  expect(readRecord(text.replaceAll('\n', '\r\n'))).toEqual(record);
});

test('CO-4.2 a true record rebuilds every state of the game', () => {
  const replay = verifyRecord(auction, record);

  expect(isProblem(replay)).toBe(false);
  if (isProblem(replay)) return;
  expect(replay.states).toHaveLength(LINES.length + 1);
  expect(replay.states.at(-1)).toEqual(table.state);
});

test('CO-4.2 a game that was broken off is a true record without an outcome', () => {
  const { record: short } = recorded(LINES.slice(0, 5));

  expect(short.end.outcome).toBeNull();
  expect(isProblem(verifyRecord(auction, short))).toBe(false);
});

test('a recorder keeps copies, and forgets what the table took back', () => {
  const options = auctionOptions();
  const at = new TestTable(auction, options, ['ada', 'bob']);
  const recorder = new Recorder(auction, options, at.state);
  const choice = { amount: 3 };
  const before = at.state;
  recorder.add(before, { seat: 'ada', request: 1, choice }, at.play('ada', choice).state);
  recorder.add(at.state, { seat: 'bob', request: 1, choice: { amount: 1 } }, at.play('bob', { amount: 1 }).state);
  choice.amount = 9;
  recorder.forget(1);

  expect(recorder.length).toBe(1);
  expect(recorder.finish(before).actions).toMatchObject([{ n: 1, text: 'ada bids 3', choice: { amount: 3 } }]);
  recorder.forget(5);
  expect(recorder.length).toBe(0);
});

const OTHER_HASH = 'a'.repeat(64);

describe('CO-4.2 whoever changes a field is found out, and the line is named', () => {
  const header: readonly (readonly [string, unknown])[] = [
    ['format', 'corvo-record/4'],
    ['game', 'chess'],
    ['rules', 2],
    ['rules', -1],
    ['options', { coins: 20, generous: true }],
    ['options', { coins: 10, generous: false }],
    ['options', { coins: 11 }],
    ['options', []],
    ['seats', ['bob', 'ada']],
    ['seats', ['ada', 'cleo']],
    ['seats', ['ada']],
    ['seats', ['ada', 'ada']],
    ['seats', ['ada', 'constructor']],
    ['seats', ['a', 'b', 'c', 'd', 'e']],
    ['commitment', OTHER_HASH],
    ['commitment', 'none'],
    ['start', OTHER_HASH],
    ['start', 7],
  ];
  test.each(header)('%s in the header: %j', (field, value) => {
    expect(lineOf(wrong(withField(1, field, value)))).toBe(1);
  });

  test('a start that is not what the seed deals is named', () => {
    expect(wrong(withField(1, 'start', OTHER_HASH))).toMatchObject({
      code: 'record-not-true',
      data: { field: 'start' },
    });
  });

  test.each(['n', 'request'])('a number below nothing as %s is no number', field => {
    expect(readRecord(withField(2, field, -1))).toMatchObject({
      code: 'damaged-record',
      data: { line: 2, expected: field },
    });
  });

  const changes: readonly (readonly [string, unknown])[] = [
    ['n', 0],
    ['n', 99],
    ['seat', 'cleo'],
    ['seat', 'constructor'],
    ['seat', null],
    ['request', 77],
    ['request', '1'],
    ['choice', { amount: 7 }],
    ['choice', { option: 'never' }],
    ['choice', 'x'],
    ['choice', { amount: 1e300 }],
    ['text', 'ada bids 10'],
    ['text', ''],
    ['hash', OTHER_HASH],
    ['hash', 'short'],
  ];
  test.each(changes)('%s of each action: %j', (field, value) => {
    for (let line = 2; line < last; line++)
      expect([line, lineOf(wrong(withField(line, field, value)))]).toEqual([line, line]);
  });

  test('the seat of each action, given to the other player', () => {
    for (let line = 2; line < last; line++) {
      const { seat } = JSON.parse(lines[line - 1]!) as { seat: string };
      expect(lineOf(wrong(withField(line, 'seat', seat === 'ada' ? 'bob' : 'ada')))).toBe(line);
    }
  });

  const end: readonly (readonly [string, unknown])[] = [
    ['end', false],
    ['seed', 'another seed'],
    ['seed', 7],
    ['outcome', null],
    ['outcome', { ...record.end.outcome, ranking: record.end.outcome?.ranking.toReversed() }],
    ['outcome', { ...record.end.outcome, reason: 'enough' }],
    ['outcome', { ...record.end.outcome, clause: 'AU-5' }],
    ['outcome', { ...record.end.outcome, prize: 100 }],
    ['outcome', { ranking: 'ada' }],
  ];
  test.each(end)('%s at the end: %j', (field, value) => {
    expect(lineOf(wrong(withField(last, field, value)))).toBe(last);
  });

  test('a field that is missing, and a field too many', () => {
    for (let line = 1; line <= last; line++) {
      const fields = JSON.parse(lines[line - 1]!) as Record<string, unknown>;
      for (const field of Object.keys(fields)) {
        const { [field]: _left, ...rest } = fields;
        expect(wrong(withLine(line, JSON.stringify(rest)))).toMatchObject({ data: { line, expected: field } });
        expect(coreMessages.en).toHaveProperty([`expected.${field}`]);
      }
      expect(wrong(withField(line, 'winner', 'bob'))).toMatchObject({ data: { line, expected: 'known-fields' } });
    }
  });
});

describe('CO-4.1 whoever damages the file is told where', () => {
  test('lines in another order', () => {
    for (let line = 2; line < last - 1; line++) {
      const swapped = lines.with(line - 1, lines[line]!).with(line, lines[line - 1]!);
      expect(wrong(swapped.join('\n'))).toMatchObject({ clause: 'CO-4.1', data: { line, expected: 'n' } });
    }
  });

  test('a line twice', () => {
    for (let line = 2; line < last; line++) {
      expect(wrong(lines.toSpliced(line, 0, lines[line - 1]!).join('\n'))).toMatchObject({
        data: { line: line + 1, expected: 'n' },
      });
    }
    expect(wrong([...lines, lines.at(-1)!].join('\n'))).toMatchObject({ data: { line: last, expected: 'n' } });
    expect(wrong([lines[0]!, ...lines].join('\n'))).toMatchObject({ data: { line: 2, expected: 'n' } });
  });

  test('a line left out', () => {
    for (let line = 2; line < last - 1; line++) {
      expect(wrong(lines.toSpliced(line - 1, 1).join('\n'))).toMatchObject({ data: { line, expected: 'n' } });
    }
    expect(wrong(lines.toSpliced(0, 1).join('\n'))).toMatchObject({ data: { line: 1, expected: 'format' } });
  });

  test('the last actions left out, with their outcome kept', () => {
    expect(wrong(lines.toSpliced(last - 2, 1).join('\n'))).toMatchObject({
      clause: 'CO-4.2',
      code: 'record-not-true',
      data: { line: last - 1, field: 'outcome' },
    });
  });

  test('a file without its end', () => {
    expect(wrong(lines.slice(0, -1).join('\n'))).toMatchObject({
      code: 'damaged-record',
      data: { line: last - 1, expected: 'end' },
    });
    expect(wrong(lines[0]!)).toMatchObject({ data: { line: 2, expected: 'end' } });
  });

  test('a file cut off anywhere', () => {
    for (let length = 0; length < text.length - 1; length += 7)
      expect(wrong(text.slice(0, length))).toMatchObject({ clause: 'CO-4.1' });
  });

  test.each(['', '\n', 'null', '[]', '7', '"record"', '{', '{}', 'not a record', '{"format":"corvo-record/1"}'])(
    'a file that holds %j',
    file => {
      expect(wrong(file)).toMatchObject({ clause: 'CO-4.1', data: { line: 1 } });
    },
  );

  test('a blank line, and a line that is no object', () => {
    for (const line of ['', ' ', '[]', 'null', '{"n":1', '1']) {
      expect(wrong(lines.toSpliced(1, 0, line).join('\n'))).toMatchObject({ data: { line: 2, expected: 'object' } });
    }
  });

  test('a hostile file: far too deep, far too many lines', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const withRaw = (number: number, field: string): string =>
      withField(number, field, 'DEEP').replace('"DEEP"', () => deep);

    expect(wrong(withRaw(1, 'options'))).toMatchObject({ data: { line: 1 } });
    expect(wrong(withRaw(2, 'choice'))).toMatchObject({ data: { line: 2 } });
    expect(
      wrong(withField(last, 'outcome', { ranking: 'DEEP', reason: '', clause: '' }).replace('"DEEP"', () => deep)),
    ).toMatchObject({
      data: { line: last },
    });
    expect(wrong('{}\n'.repeat(100_001))).toMatchObject({ data: { expected: 'size' } });
  });
});

test('CO-1.3 another seed is caught even where the game would have ended the same', () => {
  const found = wrong(withField(last, 'seed', 'a seed that suits me'));

  expect(found).toEqual({ code: 'seed-not-promised', clause: 'CO-1.3', data: { line: last } });
});

test('CO-1.3 a whole game forged on another seed does not fit the promise that was given', () => {
  const { record: forged } = recorded(['ada bids 3', 'bob bids 1', 'ada keep'], 'a seed that suits me');
  const promised: GameRecord = { ...forged, header: { ...forged.header, commitment: commitmentTo('seed') } };

  expect(verifyRecord(auction, forged)).toHaveProperty('states');
  expect(verifyRecord(auction, promised)).toMatchObject({ code: 'seed-not-promised', clause: 'CO-1.3' });
});

test('CO-4.2 an action that the rules refuse is named with its line and with the rule it breaks', () => {
  expect(wrong(withField(2, 'choice', { amount: 11 }))).toEqual({
    code: 'illegal-in-record',
    clause: 'AU-1',
    data: { line: 2, code: 'out-of-range', amount: 11, min: 0, max: 10 },
  });
});

test('CO-4.2 nothing can be played after the end of a game', () => {
  const extra = {
    n: LINES.length + 1,
    seat: 'ada',
    request: 1,
    choice: { amount: 0 },
    text: 'ada bids 0',
    hash: OTHER_HASH,
  };

  expect(wrong(lines.toSpliced(last - 1, 0, JSON.stringify(extra)).join('\n'))).toMatchObject({
    clause: 'CO-2.1',
    data: { line: last },
  });
});

test('CO-4.3 a game recorded under another number of the rules is not judged by these', () => {
  expect(verifyRecord(laterAuction, record)).toEqual({
    code: 'other-rules',
    clause: 'CO-4.3',
    data: { line: 1, rules: 1, current: 2 },
  });
});

describe('CO-4.3 a record of an older number that plays alike', () => {
  const older = (text: string): unknown => {
    const read = readRecord(text);
    return isProblem(read) ? read : verifyRecord(reshapedAuction, read);
  };

  test('is true by its seed, its actions and its outcome; its hashes are of states in an older shape', () => {
    const { states, isHashed } = verifyRecord(reshapedAuction, record) as Replay<Auction>;
    expect(isHashed).toBe(false);
    expect(states).toHaveLength(record.actions.length + 1);
    expect(hashOf(states.at(-1))).not.toBe(record.actions.at(-1)?.hash);
    expect(verifyRecord(auction, record)).toMatchObject({ isHashed: true });
  });

  test('is refused where anything else is changed', () => {
    expect(older(withField(2, 'choice', { amount: 11 }))).toMatchObject({
      code: 'illegal-in-record',
      data: { line: 2 },
    });
    expect(older(withField(2, 'choice', { amount: 0 }))).toMatchObject({ data: { line: 2, field: 'text' } });
    expect(older(withField(1, 'commitment', OTHER_HASH))).toMatchObject({
      code: 'seed-not-promised',
      data: { line: last },
    });
    expect(older(withField(last, 'seed', 'other'))).toMatchObject({ code: 'seed-not-promised' });
    expect(older(withField(last, 'outcome', null))).toMatchObject({ data: { line: last, field: 'outcome' } });
    expect(older(withField(2, 'hash', 'none'))).toMatchObject({ code: 'damaged-record' });
  });

  test('is not judged where its number is older still, or is yet to come', () => {
    for (const rules of [0, 4]) expect(older(withField(1, 'rules', rules))).toMatchObject({ code: 'other-rules' });
  });

  test('is judged by the rules it was played with, where one was corrected since', () => {
    const corrected: typeof auction = {
      ...auction,
      rules: 2,
      setup: (options, seats, seed, tell) => auction.setup(options, seats, `${seed} dealt otherwise`, tell),
      under: rules => (rules < 2 ? { ...auction, rules } : corrected),
    };
    expect(verifyRecord(corrected, record)).toMatchObject({ isHashed: false });
    const { under: _, ...forgetful } = corrected;
    expect(isProblem(verifyRecord(forgetful, record))).toBe(true);
  });

  test('goes on from a state that was stored in its shape, as often as it is brought over', () => {
    const { states } = verifyRecord(auction, record) as Replay<Auction>;
    const reshaped = (verifyRecord(reshapedAuction, record) as Replay<Auction>).states;
    for (const [n, state] of states.entries()) {
      const now = reshapedAuction.migrate(state, 1);
      expect(now).toEqual(reshaped[n]);
      expect(reshapedAuction.migrate(now, 1)).toEqual(now);
      expect(auction.migrate(state, 1)).toBe(state);
    }
  });
});

test('a record that was not read from a file is checked as well', () => {
  const [first, second, ...more] = record.actions;

  expect(verifyRecord(auction, { ...record, actions: [second!, first!, ...more] })).toMatchObject({
    data: { line: 2, expected: 'n' },
  });
  expect(verifyRecord(auction, { ...record, header: { ...record.header, seats: ['ada', 'ada'] } })).toMatchObject({
    data: { line: 1, expected: 'seats' },
  });
});

describe('CO-4.4 a record of the first format is read as it was', () => {
  const first = writeRecord({ ...record, header: { ...record.header, format: 'corvo-record/1' } });

  test('and it is still true', () => {
    expect(wrong(first)).toBeUndefined();
  });

  test('but it has a hash at every action, and no chance drawn anew', () => {
    expect(wrong(first.replace(/"hash":"[0-9a-f]{64}"/, '"hash":""'))).toMatchObject({ data: { line: 2 } });
    expect(wrong(first.replace('"n":1,', '"n":1,"redrawn":1,'))).toMatchObject({
      data: { line: 2, expected: 'known-fields' },
    });
  });
});

test('CO-4.4 an answer that lay sealed may go without a hash, one that opened something may not', () => {
  expect(wrong(withField(2, 'hash', ''))).toBeUndefined(); // bob bids 2
  expect(wrong(withField(4, 'hash', ''))).toMatchObject({ code: 'record-not-true', data: { line: 4, field: 'hash' } });
  expect(wrong(withField(5, 'hash', ''))).toMatchObject({ code: 'record-not-true', data: { line: 5, field: 'hash' } });
});

describe('CO-4.4 actions that are hashed onto each other need no hash of every state', () => {
  /** As a server writes it: answers that are revealed together are one action; the whole state is hashed at the end. */
  function linked(): GameRecord {
    const lines = record.actions;
    let [before, state, given] = [
      record.header.start,
      auction.setup(auctionOptions(), ['ada', 'bob'], 'seed'),
      [] as RecordedAction[],
    ];
    const actions = lines.map((line, place) => {
      const step = auction.apply(state, line as never);
      if (!step.ok) throw new Error(step.problem.code);
      state = step.state;
      given.push(line);
      if (auction.waiting(state.open).some(({ request }) => request === line.request)) return { ...line, hash: '' };
      before = linkOf(before, linkTexts(given, step.events));
      given = [];
      return { ...line, hash: place === lines.length - 1 ? line.hash : '', link: before };
    });
    return { ...record, actions };
  }
  const chain = linked();
  const written = writeRecord(chain).trimEnd().split('\n');
  const changed = (number: number, field: string, value: unknown): string =>
    written
      .with(number - 1, JSON.stringify({ ...(JSON.parse(written[number - 1]!) as object), [field]: value }))
      .join('\n');

  test('and such a record is true', () => {
    expect(chain.actions.filter(({ hash }) => hash === '').length).toBeGreaterThan(8);
    expect(wrong(written.join('\n'))).toBeUndefined();
  });

  test('whoever changes a link, or anything under it, is found out at that line', () => {
    for (const [place, { link }] of chain.actions.entries()) {
      if (link === undefined) continue;
      expect(wrong(changed(place + 2, 'link', OTHER_HASH))).toMatchObject({ data: { line: place + 2, field: 'link' } });
      expect(wrong(changed(place + 2, 'link', 'short'))).toMatchObject({ data: { line: place + 2, expected: 'link' } });
    }
  });

  test('one without a link and without a hash is no proof', () => {
    const place = chain.actions.findIndex(({ link }) => link !== undefined);
    const bare = writeRecord({
      ...chain,
      actions: chain.actions.map((line, at) => (at === place ? bareOf(line) : line)),
    });
    expect(wrong(bare)).toMatchObject({ data: { line: place + 2, field: 'hash' } });
  });

  test('the formats of before know no links', () => {
    const second = writeRecord({ ...chain, header: { ...chain.header, format: 'corvo-record/2' } });
    expect(wrong(second)).toMatchObject({ clause: 'CO-4.1', data: { expected: 'known-fields' } });
  });
});

function bareOf(line: RecordedAction): RecordedAction {
  const { link: _link, ...bare } = line;
  return { ...bare, hash: '' };
}

describe('CO-4.4 chance that was drawn anew is marked, and the record still proves itself', () => {
  /** Two rounds; before the second one chance is drawn anew. */
  function redrawn(times: readonly number[]): GameRecord {
    const options = auctionOptions();
    let state = auction.setup(options, ['ada', 'bob'], 'seed');
    const recorder = new Recorder(auction, options, state);
    for (const [place, line] of LINES.slice(0, 9).entries()) {
      const mark = place >= 4 ? times[place - 4] : undefined;
      const before = mark === undefined ? state : auction.redraw(state, mark);
      const action = auction.read(auction.view(before, line.split(' ')[0]!), line);
      if (isProblem(action)) throw new Error(action.code);
      const step = auction.apply(before, action);
      if (!step.ok) throw new Error(step.problem.code);
      recorder.add(before, action, step.state, mark);
      state = step.state;
    }
    return recorder.finish(state);
  }
  const read = (marked: GameRecord): GameRecord => {
    const found = readRecord(writeRecord(marked));
    if (isProblem(found)) throw new Error(found.code);
    return found;
  };

  test('with its marks it is true', () => {
    expect(verifyRecord(auction, read(redrawn([1])))).toHaveProperty('states');
    expect(verifyRecord(auction, read(redrawn([1, 2, 5])))).toHaveProperty('states');
  });

  test('without them, or with others, it is not', () => {
    const marked = read(redrawn([1]));
    const changed = (mark: number | undefined): GameRecord => ({
      ...marked,
      actions: marked.actions.map(({ redrawn: was, ...action }) =>
        was === undefined || mark === undefined ? action : { ...action, redrawn: mark },
      ),
    });
    expect(verifyRecord(auction, changed(undefined))).toMatchObject({ code: 'record-not-true', data: { line: 6 } });
    expect(verifyRecord(auction, changed(2))).toMatchObject({ code: 'record-not-true', data: { line: 6 } });
  });

  test.each([[[2, 1]], [[1, 1]]])('the numbers rise: %j', times => {
    expect(verifyRecord(auction, redrawn(times))).toMatchObject({ data: { line: 7, expected: 'redrawn' } });
  });
});
