import { expect, test } from 'vitest';
import { anomaliesIn, longestLag, type Fault } from './check.fixture.ts';
import { History, type Kept } from './history.fixture.ts';
import { toyHistory, type Bug } from './toy.fixture.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => `history ${seed}`);

const faultsIn = ({ history, story }: ReturnType<typeof toyHistory>): Fault[] =>
  anomaliesIn(history, story).map(({ fault }) => fault);

test('what a sound server leaves behind has no anomaly, however much happens at once and however many answers get lost', () => {
  for (const seed of SEEDS) expect([seed, faultsIn(toyHistory(seed))]).toEqual([seed, []]);
});

test.each<[Bug, Fault]>([
  ['forgets', 'lost'],
  ['writes-twice', 'doubled'],
  ['acknowledges-both', 'doubled'],
  ['writes-what-it-refused', 'unasked'],
  ['invents', 'unasked'],
  ['lets-others-before', 'reordered'],
  ['shows-the-past', 'stale'],
  ['answers-from-the-past', 'stale'],
  ['foresees', 'early'],
  ['tells-otherwise', 'differs'],
  ['tells-what-it-forgets', 'lost'],
  ['skips', 'gap'],
  ['tells-twice', 'repeated'],
])('a server that %s is found out: %s', (bug, fault) => {
  const found = SEEDS.filter(seed => faultsIn(toyHistory(seed, bug)).includes(fault));
  expect(found.length).toBe(SEEDS.length);
});

/** A history by hand: each moment is one later. */
function byHand() {
  let now = 0;
  const history = new History(() => now++);
  const entry = (n: number, ...questions: string[]): Kept => ({
    n,
    same: `entry ${n}`,
    answers: questions.map(question => ({ question, choice: 'yes' })),
  });
  return { history, entry, later: (ms: number) => void (now += ms) };
}

test('two who ask at once may come in either order, and who never heard may have been first, last, or not at all', () => {
  const { history, entry } = byHand();
  const [a, b] = [history.ask('one', 'a', 'yes'), history.ask('two', 'b', 'yes')];
  history.ask('three', 'c', 'yes')('unknown');
  b('done', 2);
  a('done', 2);
  for (const order of [
    ['a', 'b'],
    ['b', 'a'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ])
    // prettier-ignore
    expect(anomaliesIn(history, { entries: order.map((what, n) => entry(n, what)), sealed: [] })).toEqual([]);
});

test('a sealed answer may be given twice, lie there unseen, and be changed by who asks later, not by who asked before', () => {
  const { history, entry } = byHand();
  history.ask('one', 'a', 'yes')('done');
  history.ask('two', 'a', 'yes')('done');
  history.ask('one', 'b', 'no')('done');
  const sealed = [{ question: 'a', choice: 'yes' }];
  expect(anomaliesIn(history, { entries: [], sealed }).map(({ fault }) => fault)).toEqual(['lost']); // b
  history.ask('one', 'b', 'yes')('done');
  expect(anomaliesIn(history, { entries: [entry(0, 'a', 'b')], sealed: [] })).toEqual([]);
  history.ask('one', 'b', 'no')('done');
  const faults = anomaliesIn(history, { entries: [entry(0, 'a', 'b')], sealed: [] }).map(({ fault }) => fault);
  expect(faults).toEqual(['lost']); // the change
});

test('a device that joins anew goes on from there: what it missed meanwhile is no hole, and it may be told nothing at all', () => {
  const { history, entry } = byHand();
  const line = (n: number) => ({ n, same: `entry ${n}` });
  history.look('one')(0, [line(0)]);
  history.hear('one', 1, [line(1)]);
  history.look('one')(4, [line(2), line(3), line(4)]);
  history.hear('one', 4, []); // somebody sealed an answer
  history.hear('one', 5, [line(5)]);
  const entries = [0, 1, 2, 3, 4, 5, 6, 7].map(n => entry(n));
  history.hear('one', 7, [line(6)]); // of two in a row, with where both lead
  history.hear('one', 7, [line(7)]);
  expect(anomaliesIn(history, { entries, sealed: [] })).toEqual([]);
  history.hear('one', 8, []); // it is told that there is more, and not what
  const more = [...entries, entry(8)];
  expect(anomaliesIn(history, { entries: more, sealed: [] }).map(({ fault }) => fault)).toEqual(['gap']);
});

test('how long one device is behind the others is measured from when it came', () => {
  const { history, later } = byHand();
  history.look('one')(0, []);
  history.hear('one', 1, []);
  later(100);
  history.look('two')(1, []);
  history.hear('one', 2, []);
  later(50);
  history.hear('two', 2, []);
  expect(longestLag(history, ['one', 'two'])).toBe(51);
  history.hear('one', 3, []);
  expect(longestLag(history, ['one'])).toBe(0);
  expect(longestLag(history, ['one', 'two'])).toBe(Infinity);
});
