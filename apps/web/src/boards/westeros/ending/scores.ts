import type { Event } from '@corvo/core';
import { castlesOf, landsOf, rulesOf, unitsOnMap, type HouseId, type WesterosOpen } from '@corvo/westeros';
import type { Timeline } from '../../../kit/timeline.ts';
import { numberIn, textIn } from '../named.ts';
import { housesIn } from '../realm.ts';
import { openAt } from './rounds.ts';

/** What a house is measured by, round after round: castles, or areas where it does not play for those. */
export const FIGURES = ['castles', 'lands', 'supply', 'power', 'strength'] as const;
export type Figure = (typeof FIGURES)[number];
type Score = Readonly<Record<Figure, number>>;

/** How all houses stood when a round was over; round 0 is the set-up. */
export interface RoundScore {
  readonly round: number;
  readonly n: number; // the moment in which it ended
  readonly of: Readonly<Record<HouseId, Score>>;
}

/** The strength of all units of a house by what is printed on them. */
function strengthOf(open: WesterosOpen, house: HouseId): number {
  const { board } = rulesOf(open);
  return Object.entries(unitsOnMap(open, house)).reduce(
    (sum, [kind, count]) => sum + count * (board.unit[kind]?.strength ?? 0),
    0,
  );
}

function scoreOf(open: WesterosOpen, house: HouseId): Score {
  const { supply = 0, power = 0 } = open.houses[house] ?? {};
  const rules = rulesOf(open);
  return {
    castles: castlesOf(open, rules, house),
    lands: landsOf(open, rules, house),
    supply,
    power,
    strength: strengthOf(open, house),
  };
}

const scores = (open: WesterosOpen): Record<HouseId, Score> =>
  Object.fromEntries(housesIn(open).map(house => [house, scoreOf(open, house)]));

/**
 * The score when a round ended inside a moment that also began the next one: Power and supply are taken before the cards
 * of the new round paid or counted anything. Units and castles only change by somebody's choice.
 */
function scoreAtEnd(before: WesterosOpen, after: WesterosOpen, events: readonly Event[]): Record<HouseId, Score> {
  const found: Record<HouseId, Score> = {};
  for (const [house, score] of Object.entries(scores(after))) {
    let { power = 0, supply = 0 } = before.houses[house] ?? {};
    for (const event of events) {
      if (event.type === 'round-began') break;
      if (textIn(event, 'house') !== house) continue;
      if (['power-gained', 'power-paid', 'control-token-placed'].includes(event.type)) power = numberIn(event, 'power');
      if (event.type === 'supply-set') supply = numberIn(event, 'supply');
    }
    found[house] = { ...score, power, supply };
  }
  return found;
}

/** How every house stood at the set-up and at the end of every round. */
export function scoresOf(timeline: Timeline): RoundScore[] {
  const at = (n: number): WesterosOpen => openAt(timeline, n);
  const found: RoundScore[] = [{ round: 0, n: 0, of: scores(at(0)) }];
  for (const [n, { events }] of timeline.moments.entries()) {
    const began = events.find(({ type }) => type === 'round-began');
    if (n === 0 || began === undefined) continue;
    const round = numberIn(began, 'round') - 1;
    if (round === 0) found.pop(); // the set-up was played as well
    found.push({ round, n, of: scoreAtEnd(at(n - 1), at(n), events) });
  }
  const last = timeline.states.length - 1;
  if (last > 0) found.push({ round: at(last).round, n: last, of: scores(at(last)) });
  return found;
}
