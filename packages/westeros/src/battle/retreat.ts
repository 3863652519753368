import { askHouse } from '../asking.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { reachFrom } from '../realm/reach.ts';
import { roomIn } from '../ports/room.ts';
import { isContested } from '../realm/contested.ts';
import { areaAt, areaFor, orNone } from '../realm/areas.ts';
import { routedHere, unitsHere } from '../realm/control.ts';
import { answer } from '../ruleset/answer.ts';
import { namedAreas, refuseUnknownArea } from '../refusals.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, Unit, WesterosOpen } from '../state.ts';
import { keepsSupply } from '../supply/armies.ts';
import { unitOf } from '../units.ts';
import { destroyUnits } from '../verbs.ts';
import { beaten, loserOf, tollStep, total } from './casualties.ts';
import { DEFENDER, type BattleFrame } from '../battle-frame.ts';

/** Does the winner say where the loser goes? */
const isChosenByWinner = (open: WesterosOpen, frame: BattleFrame): boolean =>
  answer(open, rulesOf(open), frame, 'retreatsForFoe', false, { side: frame.winner });

/** Adjacent or joined by ships, not where the attacker came from, and such as the ruleset lets losers go to. */
const nearAreas = (open: WesterosOpen, { area: here, from }: BattleFrame, house: HouseId): AreaId[] => {
  const rules = rulesOf(open);
  return reachFrom(open, rules, house, here).filter(
    area => area !== from && !isContested(open, house, area) && rules.rulings.mayRetreatTo(open, rules, house, area),
  );
};

/** Of those, the ones that have room for all. */
function openAreas(open: WesterosOpen, frame: BattleFrame): AreaId[] {
  const rules = rulesOf(open);
  const house = loserOf(frame);
  const retreating = total(beaten(open, frame));
  const areas = nearAreas(open, frame, house).filter(area => {
    const room = roomIn(rules, area);
    return room === undefined || unitsHere(areaAt(open, area), house) + retreating <= room;
  });
  const goesHome = frame.winner === DEFENDER && rules.rulings.mayReturnTo(open, rules, house, frame.from);
  return goesHome ? [frame.from, ...areas] : areas;
}

/** Where the losers may go: of several areas perhaps only those where fewest of them starve, and none where all do. */
function retreatAreas(open: WesterosOpen, frame: BattleFrame): AreaId[] {
  const areas = openAreas(open, frame);
  if (!rulesOf(open).rulings.cheapestRetreat) return areas;
  const losses = areas.map(area => excessIn(open, frame, area));
  const least = Math.min(...losses);
  if (least >= total(beaten(open, frame))) return [];
  return areas.filter((_, at) => losses[at] === least);
}

/** Units that lie already cannot retreat once more, and some kinds cannot retreat at all. */
function destroyRouted(game: Table, frame: BattleFrame): void {
  const house = loserOf(frame);
  const { unit: kinds } = rulesOf(game.open).board;
  const staying = Object.entries(beaten(game.open, frame)).filter(([kind]) => kinds[kind]?.stays === true);
  if (staying.length > 0) destroyUnits(game, frame.area, house, Object.fromEntries(staying), 'cannot-retreat');
  const routed = routedHere(areaAt(game.open, frame.area), house);
  if (total(routed) > 0) destroyUnits(game, frame.area, house, routed, 'routed-again', true);
}

/** The loser falls back: the attacker to where he came from, the defender to one area of his choice, or the winner's. */
export const retreat: Code<BattleFrame, 'areas'> = {
  verb: (_choice, why) => (why === 'retreat-of-the-loser' ? 'sends' : 'retreats'),
  enter(game, frame) {
    if (frame.early) return;
    const { open } = game;
    destroyRouted(game, frame);
    const units = beaten(open, frame);
    if (total(units) === 0) return;
    const byWinner = isChosenByWinner(open, frame);
    if (frame.winner === DEFENDER && !byWinner) {
      const rules = rulesOf(open);
      if (rules.rulings.mayReturnTo(open, rules, loserOf(frame), frame.from)) frame.retreatTo = frame.from;
      else destroyUnits(game, frame.area, loserOf(frame), units, 'no-retreat');
      return;
    }
    const areas = retreatAreas(open, frame);
    const chooser = byWinner ? frame.sides[frame.winner === DEFENDER ? 1 : 0].house : loserOf(frame);
    const [only] = areas;
    if (only === undefined) destroyUnits(game, frame.area, loserOf(frame), units, 'no-retreat');
    else if (areas.length === 1) frame.retreatTo = only;
    else askHouse(game, frame, chooser, byWinner ? 'retreat-of-the-loser' : 'retreat');
  },
  ask: ({ open }, frame) => ({ kind: 'areas', from: retreatAreas(open, frame), min: 1, max: 1 }),
  refuse({ open }, frame, _seat, choice) {
    const rules = rulesOf(open);
    const { areas } = choice;
    const [area = ''] = areas;
    const offered = retreatAreas(open, frame);
    if (areas.length !== 1)
      return refuse(rules, 'retreat-to-one-area', {
        count: areas.length,
        areas: offered,
        ...namedAreas(offered),
      });
    if (offered.includes(area)) return undefined;
    const data = { area, areas: offered, ...namedAreas(offered) };
    if (area === frame.from) return refuse(rules, 'retreat-to-the-attacker', data);
    if (openAreas(open, frame).includes(area)) return refuse(rules, 'retreat-costs-more', data);
    if (nearAreas(open, frame, loserOf(frame)).includes(area)) return refuse(rules, 'port-full', data);
    return refuseUnknownArea(rules, area) ?? refuse(rules, 'no-retreat-there', data);
  },
  answer(_game, frame, _seat, choice) {
    frame.retreatTo = choice.areas[0] as AreaId;
  },
};

/** How many of the retreating units supply cannot feed where they go. */
function excessIn(open: WesterosOpen, frame: BattleFrame, area: AreaId): number {
  const rules = rulesOf(open);
  const house = loserOf(frame);
  const retreating = total(beaten(open, frame));
  for (let lost = 0; lost < retreating; lost++) {
    if (keepsSupply(open, rules, house, { [frame.area]: -retreating, [area]: retreating - lost })) return lost;
  }
  return retreating;
}

const excess = (open: WesterosOpen, frame: BattleFrame): number =>
  frame.retreatTo === undefined ? 0 : excessIn(open, frame, frame.retreatTo);

/** Those that cannot be fed die, and never one that was there before. */
export const starve = tollStep(
  {
    units: beaten,
    need: excess,
    why: 'retreat-supply',
    wrongUnits: 'no-such-casualty',
    wrongNumber: 'wrong-retreat-losses',
  },
  (_open, frame) => frame.retreatTo === undefined,
);

/** The survivors go, and lie down where they arrive. */
export const fallBack: Code<BattleFrame> = {
  enter(game, frame) {
    const { open } = game;
    const to = frame.retreatTo;
    const house = loserOf(frame);
    const units = beaten(open, frame);
    if (to === undefined || total(units) === 0) return;
    const routed = rulesOf(open).rulings.routsAfterRetreat(open, house);
    const state = areaFor(open, frame.area);
    const { unit: kinds } = rulesOf(open).board;
    const goes = (unit: Unit): boolean => unit.house === house && kinds[unit.kind]?.fixed !== true;
    const target = areaFor(open, to);
    target.units = [...target.units, ...state.units.filter(goes).map(({ kind }) => unitOf(house, kind, routed))];
    state.units = orNone(state.units.filter(unit => !goes(unit)));
    game.tell('units-retreated', { house, from: frame.area, to, units, routed });
  },
};
