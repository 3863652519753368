import { canonicalJson, type Event } from '@corvo/core';
import type { Entry } from '../entry.ts';
import type { Outline } from '../line.ts';
import { keptOf, LONGEST_LINE, movesOf, type Kept, type Match } from '../match.ts';
import { answered, replay } from '../replay.ts';

/** What another server has written since: actions, and what it keeps beside the story by now. */
interface Since {
  readonly n: number; // the last entry
  readonly entries: readonly (Entry & Pick<Outline, 'link'>)[];
  readonly kept: Partial<Kept>;
}

/**
 * The match as another server has brought it further, who sits there given. Undefined where it takes more than the actions
 * to know that: the table went back, a seat changed hands, something is missing, or these rules tell otherwise what was
 * written. Then the match must be read as a whole.
 */
export function followed(match: Match, { n, entries, kept }: Since): Match | undefined {
  if (!isComplete(kept, match) || n !== (entries.at(-1)?.n ?? match.n)) return undefined;
  const isOnward = kept.rewinds === match.rewinds && kept.redraws === match.redraws && kept.floor === match.floor;
  if (!isOnward || entries.some(({ kind }) => kind !== 'action')) return undefined;
  const told = new Map<number, readonly Event[]>();
  const isSame = ({ n: at, events }: Entry): boolean => canonicalJson(told.get(at)) === canonicalJson(events);
  try {
    const from = { n: match.n, state: match.base };
    const states = replay(match.game, from, entries, (at, _answer, _before, { events }) => told.set(at, events));
    if (!entries.every(isSame)) return undefined;
    const base = states.get(n) ?? match.base;
    const line = [...match.line];
    let before = match.since;
    for (const { n: at, answers, revealed, link } of entries) {
      const given = answers.map(({ seat, by }) => ({ seat, by }));
      line.push({ n: at, before, move: movesOf({ line }) + 1, answers: given, revealed, ...(link ? { link } : {}) });
      before = at;
    }
    const since = line.at(-1)?.n === n ? n : kept.since; // an action is kept by its entry alone
    const state = answered(match.game, base, { n, answers: kept.sealed });
    return { ...match, ...kept, n, since, base, state, line: line.slice(-LONGEST_LINE) };
  } catch {
    return undefined;
  }
}

/** Not where an older server has written it, which did not know all of it. */
const isComplete = (kept: Partial<Kept>, match: Match): kept is Kept =>
  Object.keys(keptOf(match)).every(name => name in kept);
