import type { Frame, Problem, Rng } from '@corvo/core';
import type { UnitsAsk, UnitsChoice } from './asks/units.ts';
import { askHouse } from './asking.ts';
import type { HouseId } from './ids.ts';
import { houseOf } from './realm/tracks.ts';
import { refuseAbsent } from './refusals.ts';
import { refuse, rulesOf } from './ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from './state.ts';
import { drawOne, gather, groupsOf, listUnits, missing, singles, sizeOf, type Groups } from './units.ts';

/** A question in which a house picks so many of its units. */
export interface UnitsTask<F extends Frame> {
  readonly verb: string;
  readonly question: (frame: F) => string;
  readonly who: (frame: F) => HouseId;
  readonly from: (open: WesterosOpen, frame: F) => Groups;
  /** How many; more than there are means all. */
  readonly need: (open: WesterosOpen, frame: F) => number;
  readonly mayTakeFewer?: boolean;
  readonly inOneArea?: (open: WesterosOpen, frame: F) => boolean;
  readonly refusals: (frame: F) => { readonly wrongUnits: string; readonly wrongNumber: string }; // their codes
  readonly take: (game: Table, frame: F, units: Groups) => void;
}

const needOf = <F extends Frame>(task: UnitsTask<F>, open: WesterosOpen, frame: F): number =>
  Math.min(task.need(open, frame), sizeOf(task.from(open, frame)));

function refusePick<F extends Frame>(
  task: UnitsTask<F>,
  open: WesterosOpen,
  frame: F,
  { units }: UnitsChoice,
): Problem | undefined {
  const rules = rulesOf(open);
  const absent = missing(task.from(open, frame), units);
  if (absent !== undefined) return refuseAbsent(rules, absent, task.refusals(frame).wrongUnits);
  const count = sizeOf(units);
  const need = needOf(task, open, frame);
  const isEnough = task.mayTakeFewer === true ? count <= need : count === need;
  if (!isEnough) return refuse(rules, task.refusals(frame).wrongNumber, { count, need });
  if (task.inOneArea?.(open, frame) === true && Object.keys(units).length > 1)
    return refuse(rules, 'units-of-one-area', { areas: Object.keys(units) });
  return undefined;
}

function samplePick<F extends Frame>(task: UnitsTask<F>, open: WesterosOpen, frame: F, rng: Rng): UnitsChoice {
  const from = task.from(open, frame);
  const need = needOf(task, open, frame);
  const all = singles(from);
  const oneArea = task.inOneArea?.(open, frame) === true ? drawOne(rng, [...all]).area : null;
  const left = all.filter(({ area }) => oneArea === null || area === oneArea);
  const chosen = Array.from({ length: need }, () => drawOne(rng, left));
  return gather(from, chosen);
}

/** A step that asks for units, and only where there is a choice. */
export const unitsStep = <F extends Frame>(task: UnitsTask<F>): Code<F, 'units'> => ({
  verb: task.verb,
  decides: 'units',
  enter(game, frame) {
    const from = task.from(game.open, frame);
    const need = needOf(task, game.open, frame);
    if (need === 0) return;
    const [first, second] = groupsOf(from);
    if (task.mayTakeFewer !== true && need === sizeOf(from)) task.take(game, frame, from);
    else if (task.mayTakeFewer !== true && first !== undefined && second === undefined)
      task.take(game, frame, { [first.area]: { [first.kind]: need } });
    else askHouse(game, frame, task.who(frame), task.question(frame));
  },
  ask({ open }, frame): UnitsAsk {
    const need = needOf(task, open, frame);
    return {
      kind: 'units',
      from: task.from(open, frame),
      need,
      worth: null,
      ...(task.mayTakeFewer === true ? { least: 0 } : {}),
      ...(task.inOneArea?.(open, frame) === true ? { oneArea: true } : {}),
    };
  },
  refuse: ({ open }, frame, _seat, choice) => refusePick(task, open, frame, choice),
  sample: ({ open }, frame, _ask, rng) => samplePick(task, open, frame, rng),
  list: ({ open }, frame, _ask, limit) =>
    listUnits(task.from(open, frame), limit, choice => refusePick(task, open, frame, choice) === undefined),
  answer(game, frame, seat, choice) {
    if (houseOf(game.open, seat) !== task.who(frame)) throw new Error('somebody else answered');
    task.take(game, frame, choice.units);
  },
});
