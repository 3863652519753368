import { below, rngFromText } from '@corvo/core';
import { History, type Kept, type Line, type Story } from './history.fixture.ts';

/** What a server can do wrong. */
export type Bug =
  | 'forgets' // an answer that it acknowledged
  | 'writes-twice'
  | 'acknowledges-both' // of two that gave the same answer
  | 'writes-what-it-refused'
  | 'invents'
  | 'lets-others-before' // what it has acknowledged
  | 'shows-the-past' // to who asks
  | 'answers-from-the-past' // acknowledges with a number that the table has left behind
  | 'foresees'
  | 'tells-otherwise'
  | 'tells-what-it-forgets'
  | 'skips'
  | 'tells-twice';

/** Something that happens at one moment between its beginning and its end. */
interface Doing {
  readonly device: string;
  readonly from: number;
  readonly at: number;
  readonly until: number;
  readonly question: string | null; // null: it looks
  readonly outcome: 'done' | 'refused' | 'unknown';
  readonly isDone: boolean; // as it is, whatever the device was told
}

const DEVICES = ['one', 'two', 'three', 'four'];
const DOINGS = 40;

/**
 * A history as a server could leave it behind, in made-up time: devices that ask and look at once, answers that get lost,
 * news that take their time. With a bug something in the middle of it is wrong.
 */
export function toyHistory(seed: string, bug?: Bug): { readonly history: History; readonly story: Story } {
  const rng = rngFromText(seed);
  const some = (most: number): number => below(rng, most);
  const free = new Map(DEVICES.map(device => [device, some(20)]));
  const doings: Doing[] = [];
  for (let place = 0; place < DOINGS; place++) {
    const device = DEVICES[some(DEVICES.length)] ?? '';
    const from = (free.get(device) ?? 0) + 1 + some(20);
    const at = from + 0.5 + some(20);
    const until = at + 0.5 + some(20);
    free.set(device, until);
    const kind = some(10);
    const question = kind < 3 ? null : `question ${place}`;
    const outcome = question === null || kind < 8 ? 'done' : kind === 8 ? 'refused' : 'unknown';
    const isDone = outcome === 'done' || (outcome === 'unknown' && some(2) === 0);
    doings.push({ device, from, at, until, question, outcome, isDone });
  }
  doings.sort((a, b) => a.at - b.at);
  const writes = doings.filter(({ question }) => question !== null);
  const middle = writes.find(({ outcome, at }, place) => place > 8 && outcome === 'done' && at > 60);
  const pair = findPair(writes);
  const refused = writes.find(({ outcome }) => outcome === 'refused');
  if (middle === undefined || pair === undefined || refused === undefined) return toyHistory(`${seed}'`, bug);

  // The story, in the order in which things are done.
  const order = writes.filter(({ isDone }) => isDone);
  if (bug === 'forgets') order.splice(order.indexOf(middle), 1);
  if (bug === 'writes-twice') order.push(middle);
  if (bug === 'writes-what-it-refused') order.push(refused);
  if (bug === 'lets-others-before') {
    const [early, late] = pair;
    order.splice(order.indexOf(early), 1);
    order.splice(order.indexOf(late) + 1, 0, early);
  }
  const entries: Kept[] = order.map(({ question }, n) => {
    const name = question ?? '';
    return { n, same: name, answers: [{ question: name, choice: 'yes' }] };
  });
  if (bug === 'invents')
    entries.push({ n: entries.length, same: 'nobody', answers: [{ question: 'nobody', choice: 'yes' }] });

  const numberOf = (doing: Doing): number => order.indexOf(doing);
  const reached = (moment: number): number => order.filter(({ at }) => at <= moment).length - 1;
  let clock = 0;
  const history = new History(() => clock);
  const happening: { readonly at: number; readonly what: () => void }[] = [];
  const plan = (at: number, what: () => void): void => void happening.push({ at, what });

  for (const doing of doings) {
    const { device, from, at, until, question, outcome } = doing;
    let answer: (at: number) => void = () => {};
    plan(from, () => {
      if (question === null) {
        const seen = history.look(device);
        answer = now => {
          const n = Math.max(-1, reached(bug === 'shows-the-past' ? Math.min(now, from - 60) : now));
          seen(n, entries.slice(0, n + 1));
        };
      } else {
        const asked = history.ask(device, question, 'yes');
        const n = bug === 'answers-from-the-past' && doing === middle ? 0 : Math.max(numberOf(doing), 0);
        answer = () => (outcome === 'unknown' ? asked('unknown') : asked(outcome, outcome === 'done' ? n : -1));
      }
    });
    plan(until, () => answer(at));
  }
  if (bug === 'acknowledges-both') {
    let asked: ReturnType<History['ask']>;
    plan(middle.from, () => (asked = history.ask('five', middle.question ?? '', 'yes')));
    plan(middle.until, () => asked('done', numberOf(middle)));
  }
  for (const device of DEVICES) tell(device);
  happening.sort((a, b) => a.at - b.at);
  for (const { at, what } of happening) {
    clock = at;
    what();
  }
  return { history, story: { entries, sealed: [] } };

  /** A listener beside each device hears every entry a while after it was written. */
  function tell(device: string): void {
    const ear = `${device}, listening`;
    const isFirst = device === DEVICES[0];
    plan(0, () => history.look(ear)(-1, []));
    let last = 0;
    for (const [n, doing] of order.entries()) {
      const line: Line = { n, same: entries[n]?.same ?? '' };
      const times = isFirst && bug === 'tells-twice' && n === 5 ? 2 : 1;
      if (isFirst && bug === 'skips' && n === 5) continue;
      const isWrong = isFirst && bug === 'tells-otherwise' && n === 5;
      const isSoon = isFirst && bug === 'foresees' && doing === middle;
      last = isSoon ? doing.from - 1 : Math.max(last, doing.at) + 0.5 + some(10);
      for (let time = 0; time < times; time++)
        plan(last + time / 8, () => history.hear(ear, n, [isWrong ? { n, same: 'something else' } : line]));
    }
    if (isFirst && bug === 'tells-what-it-forgets')
      plan(10_000, () => history.hear(ear, order.length, [{ n: order.length, same: 'gone' }]));
  }
}

/** Two acknowledged answers, of which one was over before the other began. */
function findPair(writes: readonly Doing[]): readonly [Doing, Doing] | undefined {
  const done = writes.filter(({ outcome }) => outcome === 'done');
  for (const early of done.slice(4)) {
    const late = done.find(({ from }) => from > early.until);
    if (late !== undefined) return [early, late];
  }
  return undefined;
}
