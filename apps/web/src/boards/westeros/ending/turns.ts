import { castlesOf, landsOf, playsForCastles, rulesOf, type AreaId, type HouseId, type Track } from '@corvo/westeros';
import type { Timeline } from '../../../kit/timeline.ts';
import { textIn } from '../named.ts';
import { housesIn } from '../realm.ts';
import { openAt, roundAt } from './rounds.ts';
import type { RoundScore } from './scores.ts';

/** Something that turned a game, found in what happened. */
export type Turn = { readonly n: number; readonly round: number; readonly house: HouseId } & (
  | { readonly kind: 'gained' | 'lost'; readonly count: number; readonly castles: number } // castles in one round
  | { readonly kind: 'spread' | 'shrank'; readonly count: number; readonly lands: number } // areas, where there are no castles
  | { readonly kind: 'home-lost'; readonly area: AreaId; readonly by: HouseId }
  | { readonly kind: 'home-regained'; readonly area: AreaId }
  | { readonly kind: 'token'; readonly track: Track; readonly before: HouseId }
);

/** Rounds in which a house won or lost two castles or more, or areas, where it has no castles; the moment is the last one that did it. */
function swings(timeline: Timeline, scores: readonly RoundScore[]): Turn[] {
  const rules = rulesOf(openAt(timeline, 0));
  return scores.slice(1).flatMap((score, i) => {
    const before = scores[i];
    if (before === undefined) return [];
    return Object.entries(score.of).flatMap(([house, now]): Turn[] => {
      const isForCastles = playsForCastles(rules, house);
      const figure = isForCastles ? 'castles' : 'lands';
      const heldIn = isForCastles ? castlesOf : landsOf;
      const change = now[figure] - (before.of[house]?.[figure] ?? 0);
      if (Math.abs(change) < 2) return [];
      const figureAt = (n: number): number => heldIn(openAt(timeline, n), rules, house);
      let n = score.n;
      while (n > before.n + 1 && figureAt(n - 1) === now[figure]) n--;
      const turn = { n, round: score.round, house, count: Math.abs(change) };
      return [
        isForCastles
          ? { ...turn, kind: change > 0 ? 'gained' : 'lost', castles: now.castles }
          : { ...turn, kind: change > 0 ? 'spread' : 'shrank', lands: now.lands },
      ];
    });
  });
}

/** Homes that came into other hands, and back. */
function homes(timeline: Timeline): Turn[] {
  const first = openAt(timeline, 0);
  const { board, rulings } = rulesOf(first);
  const found: Turn[] = [];
  const own = board.land.flatMap(area => {
    const house = board.area[area]?.home ?? null;
    return house !== null && housesIn(first).includes(house) ? [{ area, house, holder: house as HouseId | null }] : [];
  });
  for (const home of own)
    for (const n of timeline.states.keys()) {
      const holder = rulings.controller(openAt(timeline, n), board, home.area);
      if (holder === home.holder || holder === null) continue;
      const { area, house } = home;
      const at = { n, round: roundAt(timeline, n), house, area };
      if (holder === house) found.push({ ...at, kind: 'home-regained' });
      else if (home.holder === house) found.push({ ...at, kind: 'home-lost', by: holder });
      home.holder = holder;
    }
  return found;
}

/** Tokens of the tracks that went to another house. */
const tokens = (timeline: Timeline): Turn[] =>
  timeline.moments.flatMap(({ events }, n) =>
    events
      .filter(({ type }) => type === 'marker-passed')
      .map(event => ({
        kind: 'token' as const,
        n,
        round: roundAt(timeline, n),
        house: textIn(event, 'house') ?? '',
        track: (textIn(event, 'track') ?? 'throne') as Track,
        before: textIn(event, 'before') ?? '',
      })),
  );

/** How much a turn weighs against the others, where not all can be told. */
function weight(turn: Turn): number {
  switch (turn.kind) {
    case 'home-lost':
      return 6;
    case 'home-regained':
      return 4;
    case 'gained':
    case 'lost':
      return 2 * turn.count;
    case 'spread':
    case 'shrank':
      return turn.count;
    case 'token':
      return turn.track === 'throne' ? 3 : 2;
  }
}

/** The turns of a game that weigh most, oldest first. */
export function turnsOf(timeline: Timeline, scores: readonly RoundScore[], most: number): Turn[] {
  return [...swings(timeline, scores), ...homes(timeline), ...tokens(timeline)]
    .sort((a, b) => weight(b) - weight(a) || a.n - b.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}
