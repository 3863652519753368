import { below, type Problem } from '@corvo/core';
import {
  allowedArmies,
  areaAt,
  armiesOf,
  askHouse,
  gather,
  houseAt,
  keepsSupply,
  listUnits,
  mayLeaveToken,
  missing,
  moveUnits,
  namedAreas,
  placeToken,
  reachFrom,
  refuse,
  refuseAbsent,
  refuseUnknownArea,
  rulesOf,
  singles,
  standing,
  type AreaId,
  type Code,
  type Groups,
  type Table,
  type UnitsAsk,
  type UnitsChoice,
  type WesterosOpen,
} from '@corvo/westeros';
import type { SingleFrame } from './turns.ts';

interface GatherFrame extends SingleFrame {
  coming?: Groups; // chosen, but not on their way yet
}

const sizeOf = (groups: Groups): number => singles(groups).length;

/** Units that could come here with one march: neighbours, or carried by ships (CK-6.13). */
export function comingTo(open: WesterosOpen, { house, area }: Pick<SingleFrame, 'house' | 'area'>): Groups {
  const rules = rulesOf(open);
  const from: Record<AreaId, Record<string, number>> = {};
  for (const other of rules.board.ids) {
    if (other === area) continue;
    const units = standing(areaAt(open, other), house); // 1E-17.14
    if (Object.keys(units).length > 0 && reachFrom(open, rules, house, other).includes(area)) from[other] = units;
  }
  return from;
}

/** The changes of a gathering: everybody who comes leaves another place. */
function changesOf(area: AreaId, units: Groups): Record<AreaId, number> {
  const changes: Record<AreaId, number> = { [area]: sizeOf(units) };
  for (const [from, kinds] of Object.entries(units)) changes[from] = -sizeOf({ [from]: kinds });
  return changes;
}

export function refuseGathering(
  open: WesterosOpen,
  frame: Pick<SingleFrame, 'house' | 'area'>,
  { units }: UnitsChoice,
): Problem | undefined {
  const rules = rulesOf(open);
  const { house, area } = frame;
  const absent = missing(comingTo(open, frame), units);
  if (absent !== undefined) return refuseAbsent(rules, absent, 'cannot-be-gathered');
  const changes = changesOf(area, units);
  if (keepsSupply(open, rules, house, changes)) return undefined;
  return refuse(rules, 'supply-exceeded', {
    armies: armiesOf(open, rules, house, changes),
    allowed: [...allowedArmies(open, rules, house)],
    supply: houseAt(open, house).supply,
  });
}

/** Land that would be left empty and could be held by a token (1E-11.2). */
function emptiedBy(open: WesterosOpen, { house, coming = {} }: GatherFrame): AreaId[] {
  const rules = rulesOf(open);
  return rules.board.ids.filter(area => {
    if (!Object.hasOwn(coming, area)) return false;
    const there = areaAt(open, area).units.filter(unit => unit.house === house).length;
    return there === sizeOf({ [area]: coming[area] ?? {} }) && mayLeaveToken(open, rules, house, area);
  });
}

/** CK-6.13: any number of units from one or more areas around, within supply. */
export const chooseComers: Code<GatherFrame, 'units'> = {
  verb: 'gathers',
  late: () => ({ units: {} }),
  decides: 'units',
  enter(game, frame) {
    if (sizeOf(comingTo(game.open, frame)) > 0) askHouse(game, frame, frame.house, 'gather-units');
  },
  ask({ open }, frame): UnitsAsk {
    const from = comingTo(open, frame);
    return { kind: 'units', from, need: sizeOf(from), worth: null, least: 0 };
  },
  refuse: ({ open }, frame, _seat, choice) => refuseGathering(open, frame, choice),
  sample({ open }, frame, _ask, rng) {
    const from = comingTo(open, frame);
    let chosen = singles(from).filter(() => below(rng, 2) === 0);
    while (refuseGathering(open, frame, gather(from, chosen)) !== undefined) chosen = chosen.slice(1);
    return gather(from, chosen);
  },
  list: ({ open }, frame, _ask, limit) =>
    listUnits(comingTo(open, frame), limit, choice => refuseGathering(open, frame, choice) === undefined),
  answer(_game, frame, _seat, choice) {
    frame.coming = choice.units;
  },
};

function come(game: Table, { house, area, coming = {} }: GatherFrame, held: readonly AreaId[]): void {
  const { ids, kinds } = rulesOf(game.open).board;
  // In the order of the map, not of the answer: a frame that was saved and loaded may list it in another.
  for (const from of ids) {
    const units = Object.hasOwn(coming, from) ? (coming[from] ?? {}) : {};
    const inOrder = kinds.filter(kind => (units[kind] ?? 0) > 0).map(kind => [kind, units[kind] ?? 0] as const);
    if (inOrder.length > 0) moveUnits(game, house, from, area, Object.fromEntries(inOrder));
  }
  for (const from of held) placeToken(game, house, from); // 1E-S30
}

/** The areas they leave may be held by tokens, as after any march; then they all come at once. */
export const leaveTokens: Code<GatherFrame, 'areas'> = {
  enter(game, frame) {
    if (emptiedBy(game.open, frame).length > 0) askHouse(game, frame, frame.house, 'hold-areas');
    else come(game, frame, []);
  },
  ask({ open }, frame) {
    const from = emptiedBy(open, frame);
    return { kind: 'areas', from, min: 0, max: Math.min(from.length, houseAt(open, frame.house).power) };
  },
  refuse({ open }, frame, _seat, choice) {
    const rules = rulesOf(open);
    const { areas } = choice;
    const offered = emptiedBy(open, frame);
    const strange = areas.find(area => !offered.includes(area));
    if (strange !== undefined)
      return (
        refuseUnknownArea(rules, strange) ?? refuse(rules, 'not-left-empty', { area: strange, ...namedAreas(offered) })
      );
    const { power } = houseAt(open, frame.house);
    const twice = areas.find((area, at) => areas.indexOf(area) < at);
    if (twice !== undefined) return refuse(rules, 'held-twice', { area: twice });
    return areas.length > power ? refuse(rules, 'too-little-power-to-hold', { count: areas.length, power }) : undefined;
  },
  answer: (game, frame, _seat, choice) => come(game, frame, choice.areas),
};
