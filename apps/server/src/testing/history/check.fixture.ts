import type { Ask, History, Kept, Sight, Story } from './history.fixture.ts';

/**
 * `lost`: what was acknowledged, or told, is not there. `doubled`: it is there twice, or two were told that theirs is it.
 * `unasked`: nobody can have asked for it. `early`: somebody saw it before it was asked. `reordered`: what was acknowledged
 * before another was asked comes behind it. `stale`: who asked was shown less than somebody had seen before. `differs`: two
 * were told otherwise of one entry. `gap`, `repeated`: a device was told the story with a hole, or a part of it twice.
 */
export type Fault = 'lost' | 'doubled' | 'unasked' | 'early' | 'reordered' | 'stale' | 'differs' | 'gap' | 'repeated';

export interface Anomaly {
  readonly fault: Fault;
  readonly about: string;
}

type Given = Pick<Ask, 'question' | 'choice'>;
const isSame = (a: Given, b: Given): boolean => a.question === b.question && a.choice === b.choice;

/** Something that is known of a moment: how far the table had come at least. */
interface Known {
  readonly at: number;
  readonly n: number;
}

/** The greatest `n` that was known before a moment. */
function knownBefore(known: readonly Known[]): (moment: number) => number {
  const sorted = known.toSorted((a, b) => a.at - b.at);
  const most: number[] = [];
  for (const { n } of sorted) most.push(Math.max(n, most.at(-1) ?? -1));
  return moment => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.at ?? Infinity) < moment) low = middle + 1;
      else high = middle;
    }
    return most[low - 1] ?? -1;
  };
}

/** When it was first known that the table had come so far. */
function firstKnown(known: readonly Known[]): (n: number) => number {
  const sorted = known.toSorted((a, b) => b.n - a.n);
  const earliest = new Map<number, number>();
  let at = Infinity;
  for (const one of sorted) earliest.set(one.n, (at = Math.min(at, one.at)));
  const numbers = [...earliest.keys()].toReversed();
  return n => earliest.get(numbers.find(other => other >= n) ?? Infinity) ?? Infinity;
}

function knownIn({ asks, sights }: History): Known[] {
  const done = asks.filter(({ outcome }) => outcome === 'done').map(({ until, n }) => ({ at: until, n }));
  return [...done, ...sights.map(({ until, n }) => ({ at: until, n }))];
}

/**
 * Holds a history against the story in the end: could every command and every look have happened at one moment between
 * being asked and being answered? The numbers of the entries say in which order they happened, so nothing need be tried out,
 * as it must where a history has nothing but times (linearizability in general is costly to decide).
 */
export function anomaliesIn(history: History, story: Story): Anomaly[] {
  const known = knownIn(history);
  return [
    ...fates(history, story),
    ...orders(history, story),
    ...visions(history, known),
    ...origins(history, story, firstKnown(known)),
    ...words(history, story),
    ...tellings(history, story),
  ];
}

/** What was acknowledged is there, once; what is there somebody asked for. */
function* fates({ asks }: History, { entries, sealed }: Story): Generator<Anomaly> {
  const kept = [...entries.flatMap(({ answers }) => answers), ...sealed];
  const byQuestion = Map.groupBy(kept, ({ question }) => question);
  const asked = Map.groupBy(asks, ({ question }) => question);
  for (const [question, answers] of byQuestion) if (answers.length > 1) yield { fault: 'doubled', about: question };
  for (const answer of kept) {
    const wanted = asked.get(answer.question)?.filter(ask => isSame(ask, answer)) ?? [];
    if (!wanted.some(({ outcome }) => outcome !== 'refused')) yield { fault: 'unasked', about: answer.question };
  }
  for (const ask of asks) {
    if (ask.outcome !== 'done') continue;
    const answers = byQuestion.get(ask.question) ?? [];
    if (answers.some(answer => isSame(answer, ask))) continue;
    // A sealed answer may have been changed since: by an ask that was not over before this one.
    const isChanged = (answer: Given): boolean =>
      asked.get(ask.question)?.some(other => isSame(other, answer) && other.until >= ask.from) === true;
    if (!answers.some(isChanged)) yield { fault: 'lost', about: `${ask.question} by ${ask.device}` };
  }
  for (const { answers } of entries) {
    const [answer, ...others] = answers;
    if (answer === undefined || others.length > 0) continue; // sealed ones may be given anew
    const told = asks.filter(ask => ask.outcome === 'done' && isSame(ask, answer));
    if (told.length > 1) yield { fault: 'doubled', about: `${answer.question} was acknowledged ${told.length} times` };
  }
}

/** What was acknowledged before something else was asked for comes before it. */
function* orders({ asks }: History, { entries }: Story): Generator<Anomaly> {
  const placed = entries.flatMap(({ n, answers }) =>
    answers.flatMap(answer => {
      const wanted = asks.filter(ask => isSame(ask, answer) && ask.outcome !== 'refused');
      if (wanted.length === 0) return [];
      const from = Math.min(...wanted.map(ask => ask.from));
      const until = Math.min(...wanted.map(ask => ask.until));
      return [{ n, from, until, question: answer.question }];
    }),
  );
  const over = knownBefore(placed.filter(({ until }) => until < Infinity).map(({ n, until }) => ({ at: until, n })));
  for (const { n, from, question } of placed)
    if (over(from) > n)
      yield { fault: 'reordered', about: `${question} at ${n}, after ${over(from)} was acknowledged` };
}

/** Who asks sees at least what somebody has seen before. */
function* visions({ asks, sights }: History, known: readonly Known[]): Generator<Anomaly> {
  const least = knownBefore(known);
  const done = asks.filter(({ outcome }) => outcome === 'done');
  for (const { device, from, n } of [...done, ...sights])
    if (from !== null && n < least(from)) yield { fault: 'stale', about: `${device} saw ${n} after ${least(from)}` };
}

/** Nothing is seen before it is asked for. */
function* origins({ asks }: History, { entries }: Story, first: (n: number) => number): Generator<Anomaly> {
  for (const { n, answers } of entries)
    for (const answer of answers) {
      const from = Math.min(...asks.filter(ask => isSame(ask, answer)).map(ask => ask.from));
      if (first(n) < from) yield { fault: 'early', about: `${answer.question} at ${n}` };
    }
}

/** Everybody is told the same, and that is what is kept. */
function* words({ sights }: History, { entries }: Story): Generator<Anomaly> {
  const kept = new Map(entries.map(({ n, same }) => [n, same]));
  for (const { device, lines } of sights)
    for (const { n, same } of lines) {
      if (!kept.has(n)) yield { fault: 'lost', about: `${n}, told to ${device}` };
      else if (kept.get(n) !== same) yield { fault: 'differs', about: `${n}, told to ${device}` };
    }
}

/**
 * A device that is told what happens is told all of it, once and in order; who asks anew begins from there. Where several
 * things are told in a row it may see already with the first where they lead.
 */
function* tellings({ sights }: History, { entries }: Story): Generator<Anomaly> {
  for (const [device, seen] of Map.groupBy(sights, sight => sight.device)) {
    let told: number | undefined; // up to here
    let shown = -1;
    for (const { from, n, lines } of seen) {
      if (from !== null) {
        told = shown = Math.max(told ?? -1, n);
      } else if (told !== undefined) {
        for (const line of lines) {
          if (line.n <= told) yield { fault: 'repeated', about: `${line.n}, to ${device}` };
          else if (isHole(entries, told, line.n - 1)) yield { fault: 'gap', about: `before ${line.n}, to ${device}` };
          told = Math.max(told, line.n);
        }
        shown = Math.max(shown, n);
      }
    }
    if (told !== undefined && isHole(entries, told, shown)) yield { fault: 'gap', about: `${shown}, to ${device}` };
  }
}

/** Is there an entry that was not told, where another was told up to here and shown up to there? */
const isHole = (entries: readonly Kept[], told: number, shown: number): boolean =>
  entries.some(({ n }) => n > told && n <= shown);

/**
 * For how long at most one of these devices did not know what another knew already, from its first sight of the table on;
 * Infinity where it never came to know.
 */
export function longestLag(history: History, devices: readonly string[]): number {
  const first = firstKnown(knownIn(history));
  let longest = 0;
  for (const device of devices) {
    const isOurs = (one: Pick<Sight, 'device'>): boolean => one.device === device;
    const own = { asks: history.asks.filter(isOurs), sights: history.sights.filter(isOurs) };
    const [came] = own.sights;
    if (came === undefined) continue;
    const knew = firstKnown(own.sights.map(({ until, n }) => ({ at: until, n })));
    const most = Math.max(...history.sights.map(({ n }) => n));
    for (let n = came.n + 1; n <= most; n++) longest = Math.max(longest, knew(n) - Math.max(first(n), came.until));
  }
  return longest;
}
