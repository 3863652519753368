import type { Problem, Rng } from '@corvo/core';
import type { UnitsAsk, UnitsChoice } from '../asks/units.ts';
import { askHouse } from '../asking.ts';
import type { Count, HouseId, UnitKind } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { mobile, standing } from '../realm/control.ts';
import { answer } from '../ruleset/answer.ts';
import { refuseAbsent } from '../refusals.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, WesterosOpen } from '../state.ts';
import { gather, listUnits, missing, singles, sizeOf, drawOne } from '../units.ts';
import { destroyUnits } from '../verbs.ts';
import { other, type BattleFrame } from '../battle-frame.ts';
import { iconsOf } from './strength.ts';

export const loserOf = (frame: BattleFrame): HouseId => frame.sides[other(frame.winner)].house;
const winnerSide = (frame: BattleFrame): 0 | 1 => (frame.winner === 1 ? 1 : 0);

/** Standing units of the loser in the area; routed ones cannot be chosen, and those that never move stay. */
export const beaten = (open: WesterosOpen, frame: BattleFrame): Count =>
  mobile(rulesOf(open).board, standing(areaAt(open, frame.area), loserOf(frame)));
export function total(count: Count): number {
  let sum = 0;
  for (const kind in count) sum += count[kind] as number;
  return sum;
}

/** Of those, the ones that may be chosen as casualties. */
function exposed(open: WesterosOpen, frame: BattleFrame): Count {
  const { unit: kinds } = rulesOf(open).board;
  const all = beaten(open, frame);
  const chosen: Record<UnitKind, number> = {};
  for (const kind in all) if (kinds[kind]?.spared !== true) chosen[kind] = all[kind] as number;
  return chosen;
}

/** Swords of the winner beyond the fortifications of the loser, as far as there are units. */
function casualtiesOf(open: WesterosOpen, frame: BattleFrame): number {
  const rules = rulesOf(open);
  if (answer(open, rules, frame, 'unharmed', false, { side: other(frame.winner) })) return 0;
  const swords = iconsOf(open, rules, frame, winnerSide(frame), 'swords');
  const towers = iconsOf(open, rules, frame, other(frame.winner), 'fortifications');
  return Math.min(Math.max(0, swords - towers), total(exposed(open, frame)));
}

/** So many of these units, of the owner's choice: casualties and units that cannot retreat. */
export interface Toll {
  readonly units: (open: WesterosOpen, frame: BattleFrame) => Count;
  readonly need: (open: WesterosOpen, frame: BattleFrame) => number;
  readonly why: string;
  readonly wrongUnits: string; // codes of the refusals
  readonly wrongNumber: string;
}

function refuseToll(open: WesterosOpen, frame: BattleFrame, toll: Toll, { units }: UnitsChoice): Problem | undefined {
  const rules = rulesOf(open);
  const from = { [frame.area]: toll.units(open, frame) };
  const absent = missing(from, units);
  if (absent !== undefined) return refuseAbsent(rules, absent, toll.wrongUnits);
  const need = toll.need(open, frame);
  return sizeOf(units) === need ? undefined : refuse(rules, toll.wrongNumber, { count: sizeOf(units), need });
}

function sampleToll(open: WesterosOpen, frame: BattleFrame, toll: Toll, rng: Rng): UnitsChoice {
  const from = { [frame.area]: toll.units(open, frame) };
  const left = singles(from);
  const chosen = Array.from({ length: toll.need(open, frame) }, () => drawOne(rng, left));
  return gather(from, chosen);
}

/** A step in which the loser gives up units, asked only where there is a choice. */
export const tollStep = (
  toll: Toll,
  skip: (open: WesterosOpen, frame: BattleFrame) => boolean,
): Code<BattleFrame, 'units'> => ({
  verb: 'loses',
  decides: 'units',
  enter(game, frame) {
    const { open } = game;
    if (skip(open, frame)) return;
    const units = toll.units(open, frame);
    const need = toll.need(open, frame);
    if (need === 0) return;
    const kinds = Object.keys(units);
    if (need >= total(units)) destroyUnits(game, frame.area, loserOf(frame), units, toll.why);
    else if (kinds.length === 1) destroyUnits(game, frame.area, loserOf(frame), { [kinds[0] ?? '']: need }, toll.why);
    else askHouse(game, frame, loserOf(frame), toll.why);
  },
  ask: ({ open }, frame): UnitsAsk => ({
    kind: 'units',
    from: { [frame.area]: toll.units(open, frame) },
    need: toll.need(open, frame),
    worth: null,
  }),
  refuse: ({ open }, frame, _seat, choice) => refuseToll(open, frame, toll, choice),
  sample: ({ open }, frame, _ask, rng) => sampleToll(open, frame, toll, rng),
  list: ({ open }, frame, _ask, limit) =>
    listUnits(
      { [frame.area]: toll.units(open, frame) },
      limit,
      choice => refuseToll(open, frame, toll, choice) === undefined,
    ),
  answer(game, frame, _seat, choice) {
    const units = choice.units[frame.area];
    if (units !== undefined) destroyUnits(game, frame.area, loserOf(frame), units, toll.why);
  },
});

export const casualties = tollStep(
  {
    units: exposed,
    need: casualtiesOf,
    why: 'casualties',
    wrongUnits: 'no-such-casualty',
    wrongNumber: 'wrong-casualties',
  },
  (_open, frame) => frame.early === true,
);
