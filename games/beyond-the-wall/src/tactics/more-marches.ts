import { below, type Frame, type Problem } from '@corvo/core';
import {
  areaAt,
  askHouse,
  hasEnemies,
  houseOf,
  isContested,
  layOrder,
  listMarches,
  march,
  marchFrom,
  mayLeaveToken,
  mobile,
  moveUnits,
  openFor,
  placeToken,
  PROCEDURES,
  refuse,
  refuseMarch,
  refuseUnknownArea,
  removeToken,
  rulesOf,
  sampleMoves,
  standing,
  type AreaId,
  type BattleScene,
  type Code,
  type Count,
  type Effect,
  type HouseId,
  type MarchAsk,
  type MarchChoice,
  type Ruleset,
  type TurnsFrame,
  type WesterosOpen,
} from '@corvo/westeros';
import { margin } from '../cards/raise.ts';
import { ability, hasConquered } from './ability.ts';
import { PURSUIT } from './borrowed-orders.ts';
import { readyFor } from './deck.ts';
import { PURSUED } from './moments.ts';
import { refuseArmies, refuseCount } from './troops.ts';

const ON = 'tac-06-b';
const MARCHED = 'march-done';

/** The step of marches, which remembers who has just come where without a fight (BW-S69). */
export interface MarchesFrame extends TurnsFrame {
  came?: Record<AreaId, Count>;
}

const usual = PROCEDURES.marches['in-turn'];

/** BW-10.6: with the moves of its order, before the combat of that order. */
export const marchInTurn: Code<MarchesFrame, 'march'> = {
  ...usual,
  answer(game, frame, seat, choice) {
    const house = houseOf(game.open, seat);
    const isReady = readyFor(game.open, house, ON) !== undefined;
    const calm = isReady ? choice.moves.filter(({ to }) => !isContested(game.open, house, to)) : [];
    delete frame.came;
    usual.answer?.(game, frame, seat, choice);
    if (calm.length === 0) return;
    frame.came = Object.fromEntries(calm.map(({ to, units }) => [to, units]));
    openFor(game, MARCHED, [house]);
  },
};

/** Those who have just come march on. */
export interface MarchOnFrame extends Frame {
  readonly run: 'march-on';
  readonly house: HouseId;
}

const cameTo = (open: WesterosOpen): Readonly<Record<AreaId, Count>> =>
  (open.frames.findLast(({ run }) => run === 'marches') as MarchesFrame | undefined)?.came ?? {};

/** Neighbours without enemy troops (BW-18.6, S42) that a house may enter. */
const calmNeighbours = (open: WesterosOpen, { board, rulings }: Ruleset, house: HouseId, area: AreaId): AreaId[] =>
  (board.nearLand[area] ?? []).filter(
    to =>
      !hasEnemies(areaAt(open, to), house) &&
      rulings.bars?.(open, rulesOf(open), house, to, 'march', area) === undefined,
  );

function onward(open: WesterosOpen, house: HouseId): MarchAsk['from'] {
  const rules = rulesOf(open);
  const from: Record<AreaId, MarchAsk['from'][string]> = {};
  const came = cameTo(open);
  for (const area of rules.board.ids) {
    const arrived = came[area];
    if (arrived === undefined) continue;
    const reach = calmNeighbours(open, rules, house, area);
    if (reach.length === 0) continue;
    const all = mobile(rules.board, standing(areaAt(open, area), house));
    const units = Object.fromEntries(
      Object.keys(all).flatMap(kind => (kind in arrived ? [[kind, arrived[kind] ?? 0]] : [])),
    );
    const isWhole = Object.keys(all).every(kind => all[kind] === units[kind]);
    const kinds = Object.fromEntries(Object.keys(units).map(kind => [kind, reach]));
    from[area] = { units, reach: kinds, mayLeave: isWhole && mayLeaveToken(open, rules, house, area) };
  }
  return from;
}

const sumOf = (units: Count): number => Object.values(units).reduce((sum, number) => sum + number, 0);

function refuseOnward(open: WesterosOpen, rules: Ruleset, house: HouseId, choice: MarchChoice): Problem | undefined {
  const { from, moves, leave } = choice;
  const unknown = refuseUnknownArea(rules, from);
  if (unknown !== undefined) return unknown;
  const offer = Object.hasOwn(onward(open, house), from) ? onward(open, house)[from] : undefined;
  if (offer === undefined) return refuse(rules, 'nobody-marched-in', { area: from });
  if (moves.length > 1) return refuse(rules, 'to-one-area-only', { count: moves.length });
  const [move] = moves;
  const there = areaAt(open, from).units.filter(unit => unit.house === house).length;
  if (move === undefined) return leave ? refuse(rules, 'units-stay-behind', { area: from, staying: there }) : undefined;
  const strange = refuseUnknownArea(rules, move.to);
  if (strange !== undefined) return strange;
  if (!calmNeighbours(open, rules, house, from).includes(move.to))
    return refuse(rules, 'march-on-in-peace', { area: move.to });
  const wrong = refuseCount(rules, from, offer.units, choice);
  if (wrong !== undefined) return wrong;
  const going = sumOf(move.units);
  if (leave && going < there) return refuse(rules, 'units-stay-behind', { area: from, staying: there - going });
  if (leave && !offer.mayLeave) return refuse(rules, 'no-power-to-leave', { area: from });
  return refuseArmies(open, rules, house, { [from]: -going, [move.to]: going });
}

export const marchOn: Code<MarchOnFrame, 'march'> = {
  verb: 'march',
  decides: 'march',
  enter: (game, frame) => askHouse(game, frame, frame.house, 'march-on'),
  ask: ({ open }, { house }) => ({ kind: 'march', from: onward(open, house) }),
  refuse: ({ open }, { house }, _seat, choice) => refuseOnward(open, rulesOf(open), house, choice),
  sample({ open }, { house }, ask, rng) {
    const places = Object.keys(ask.from);
    return sampleMoves(open, rulesOf(open), house, places[below(rng, places.length)] ?? '', rng, refuseOnward);
  },
  list: ({ open }, { house }, ask, limit) => listMarches(open, rulesOf(open), house, ask, limit, refuseOnward),
  answer(game, { house }, _seat, { from, moves: [move], leave }) {
    if (move === undefined) return;
    moveUnits(game, house, from, move.to, move.units);
    const { power } = areaAt(game.open, move.to);
    if (power !== null && power !== house) removeToken(game, move.to);
    if (leave) placeToken(game, house, from);
  },
};

/** BW-S14. */
const CAVALRY: readonly string[] = ['knight', 'giant', 'other', 'other-king'];

/** Cavalry that has won marches after the beaten. */
export interface PursuitFrame extends Frame {
  readonly run: 'pursuit';
  readonly house: HouseId;
  readonly area: AreaId;
  readonly to: AreaId;
  readonly most: number;
}

const riders = (open: WesterosOpen, house: HouseId, area: AreaId): Count => {
  const units = standing(areaAt(open, area), house);
  return Object.fromEntries(Object.entries(units).filter(([kind]) => CAVALRY.includes(kind)));
};

function pursuitAsk(open: WesterosOpen, { house, area, to }: PursuitFrame): MarchAsk {
  const units = riders(open, house, area);
  const { mayLeave } = marchFrom(open, rulesOf(open), house, area);
  const isWhole = sumOf(units) === areaAt(open, area).units.filter(unit => unit.house === house).length;
  const reach = Object.fromEntries(Object.keys(units).map(kind => [kind, [to]]));
  return { kind: 'march', from: { [area]: { units, reach, mayLeave: mayLeave && isWhole } } };
}

/** By the usual rules for marches; cavalry alone, so many at most, and only after the beaten. */
const refusedFor =
  ({ area, to, most }: PursuitFrame): typeof refuseMarch =>
  (open, rules, house, choice, reach) => {
    if (choice.from !== area) return refuse(rules, 'pursuit-from-here', { area });
    const strange = choice.moves.find(move => move.to !== to);
    if (strange !== undefined) return refuse(rules, 'pursuit-of-the-beaten', { area: to });
    const kind = choice.moves.flatMap(({ units }) => Object.keys(units)).find(one => !CAVALRY.includes(one));
    if (kind !== undefined && rules.board.unit[kind] !== undefined) return refuse(rules, 'cavalry-only', { kind });
    const count = choice.moves.reduce((sum, { units }) => sum + sumOf(units), 0);
    if (count > most) return refuse(rules, 'too-many-pursue', { count, most });
    return refuseMarch(open, rules, house, choice, reach);
  };

export const pursue: Code<PursuitFrame, 'march'> = {
  verb: 'march',
  decides: 'march',
  about: (_open, { area, to, most }) => ({ origin: area, area: to, count: most }),
  enter(game, frame) {
    const { house, area } = frame;
    layOrder(game.open, area, { house, order: PURSUIT.id });
    askHouse(game, frame, house, 'pursuit');
  },
  ask: ({ open }, frame) => pursuitAsk(open, frame),
  refuse: ({ open }, frame, _seat, choice) => refusedFor(frame)(open, rulesOf(open), frame.house, choice),
  sample: ({ open }, frame, _ask, rng) =>
    sampleMoves(open, rulesOf(open), frame.house, frame.area, rng, refusedFor(frame)),
  list: ({ open }, frame, ask, limit) => listMarches(open, rulesOf(open), frame.house, ask, limit, refusedFor(frame)),
  answer: (game, frame, _seat, choice) => march(game, frame.house, choice),
};

/** BW-10.14, H46, H47: the beaten have gone somewhere where the winner's cavalry may follow. */
function mayPursue(scene: BattleScene): boolean {
  const { open, rules, battle, me } = scene;
  const { retreatTo: to, area } = battle;
  if (!hasConquered(scene) || to === undefined || (margin.of(battle.sides[0]) ?? 0) < 1) return false;
  if (!hasEnemies(areaAt(open, to), me) || Object.keys(riders(open, me, area)).length === 0) return false;
  return rules.rulings.bars?.(open, rules, me, to, 'march', area) === undefined; // BW-H15
}

/** Another march. */
export const ofMarches: Readonly<Record<string, Effect>> = {
  ...ability(ON, {
    at: {
      [MARCHED]: {
        when: ({ open, me }) => Object.keys(onward(open, me)).length > 0,
        then: (game, { me }) => void game.push<MarchOnFrame>({ run: 'march-on', house: me }),
      },
    },
  }),
  ...ability('tac-14-b', {
    on: {
      [PURSUED]: {
        when: mayPursue,
        then(game, { battle, me }) {
          const { area, retreatTo: to = '' } = battle;
          const most = margin.of(battle.sides[0]) ?? 0;
          game.follow<PursuitFrame>(battle, { run: 'pursuit', house: me, area, to, most });
        },
      },
    },
  }),
};
