import { below, type Frame, type Problem } from '@corvo/core';
import {
  areaAt,
  areasWithUnits,
  armiesOf,
  allowedArmies,
  askHouse,
  gather,
  groupsOf,
  hasUnits,
  houseAt,
  keepsSupply,
  listMarches,
  listUnits,
  missing,
  mobile,
  moveUnits,
  musterBy,
  refuse,
  refuseAbsent,
  refuseUnknownArea,
  rulesOf,
  sampleMoves,
  singles,
  standing,
  type AreaId,
  type Code,
  type Count,
  type Effect,
  type Groups,
  type HouseId,
  type MarchAsk,
  type MarchChoice,
  type OwnedScene,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import { pointGrant } from '../decks/grants.ts';
import { ability } from './ability.ts';
import { REVEALED } from './using.ts';

/** Troops go from one area to neighbours that their house controls: to one (BW-10.6), or to any (BW-10.17). */
export interface MoveFrame extends Frame {
  readonly run: 'move-troops';
  readonly house: HouseId;
  readonly toOne: boolean;
}

/** Troops that can leave an area. */
const leavers = (open: WesterosOpen, { board }: Ruleset, house: HouseId, area: AreaId): Count =>
  mobile(board, standing(areaAt(open, area), house));

const ownNeighbours = (open: WesterosOpen, { board, rulings }: Ruleset, house: HouseId, area: AreaId): AreaId[] =>
  (board.nearLand[area] ?? []).filter(near => rulings.controller(open, board, near) === house);

function moves(open: WesterosOpen, house: HouseId): MarchAsk['from'] {
  const rules = rulesOf(open);
  const from: Record<AreaId, MarchAsk['from'][string]> = {};
  for (const area of areasWithUnits(open, rules.board, house)) {
    const units = leavers(open, rules, house, area);
    const reach = ownNeighbours(open, rules, house, area);
    if (Object.keys(units).length === 0 || reach.length === 0) continue;
    from[area] = {
      units,
      reach: Object.fromEntries(Object.keys(units).map(kind => [kind, reach])),
      mayLeave: false, // no token is left
    };
  }
  return from;
}

const sumOf = (units: Count): number => Object.values(units).reduce((sum, number) => sum + number, 0);

/** Supply after troops have gone from some areas to others. */
export function refuseArmies(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  changes: Readonly<Record<AreaId, number>>,
): Problem | undefined {
  if (keepsSupply(open, rules, house, changes)) return undefined;
  return refuse(rules, 'supply-exceeded', {
    armies: armiesOf(open, rules, house, changes),
    allowed: [...allowedArmies(open, rules, house)],
    supply: houseAt(open, house).supply,
  });
}

/** More of a kind than can go. */
export function refuseCount(rules: Ruleset, area: AreaId, there: Count, choice: MarchChoice): Problem | undefined {
  const going: Record<string, number> = {};
  for (const { units } of choice.moves)
    for (const [kind, number] of Object.entries(units)) going[kind] = (going[kind] ?? 0) + number;
  const absent = missing({ [area]: there }, { [area]: going });
  if (absent === undefined) return undefined;
  const { kind, count } = absent;
  return rules.board.unit[kind] === undefined
    ? refuse(rules, 'no-such-unit', { kind: kind.slice(0, 40) })
    : refuse(rules, 'units-not-there', { area, kind, going: count, there: there[kind] ?? 0 });
}

function refuseMoveOf(
  open: WesterosOpen,
  rules: Ruleset,
  { house, toOne }: MoveFrame,
  choice: MarchChoice,
): Problem | undefined {
  const { from, moves: going, leave } = choice;
  const unknown = refuseUnknownArea(rules, from);
  if (unknown !== undefined) return unknown;
  if (!hasUnits(areaAt(open, from), house)) return refuse(rules, 'no-troops-there', { area: from });
  if (leave) return refuse(rules, 'no-token-by-tactics', { area: from });
  if (toOne && going.length > 1) return refuse(rules, 'to-one-area-only', { count: going.length });
  const changes: Record<AreaId, number> = { [from]: 0 };
  for (const { to, units } of going) {
    const strange = refuseUnknownArea(rules, to);
    if (strange !== undefined) return strange;
    if (!ownNeighbours(open, rules, house, from).includes(to)) return refuse(rules, 'not-your-neighbour', { area: to });
    if (changes[to] !== undefined) return refuse(rules, 'same-area-twice', { area: to });
    changes[to] = sumOf(units);
    changes[from] = (changes[from] ?? 0) - sumOf(units);
  }
  return (
    refuseCount(rules, from, leavers(open, rules, house, from), choice) ?? refuseArmies(open, rules, house, changes)
  );
}

export const moveTroops: Code<MoveFrame, 'march'> = {
  verb: 'moves',
  decides: 'march',
  enter(game, frame) {
    const { house, toOne } = frame;
    if (Object.keys(moves(game.open, house)).length > 0)
      askHouse(game, frame, house, toOne ? 'redeploy' : 'spread-out');
  },
  ask: ({ open }, { house }) => ({ kind: 'march', from: moves(open, house) }),
  refuse: ({ open }, frame, _seat, choice) => refuseMoveOf(open, rulesOf(open), frame, choice),
  sample({ open }, frame, ask, rng) {
    const places = Object.keys(ask.from);
    const from = places[below(rng, places.length)] ?? '';
    return sampleMoves(open, rulesOf(open), frame.house, from, rng, (table, rules, _house, choice) =>
      refuseMoveOf(table, rules, frame, choice),
    );
  },
  list: ({ open }, frame, ask, limit) =>
    listMarches(open, rulesOf(open), frame.house, ask, limit, (table, rules, _house, choice) =>
      refuseMoveOf(table, rules, frame, choice),
    ),
  answer(game, { house }, _seat, { from, moves: going }) {
    for (const { to, units } of going) moveUnits(game, house, from, to, units);
  },
};

/** BW-10.16: troops of neighbouring areas gather in one area. */
export interface GatherFrame extends Frame {
  readonly run: 'gather-troops';
  readonly house: HouseId;
  readonly to: AreaId;
}

function comers(open: WesterosOpen, house: HouseId, to: AreaId): Groups {
  const rules = rulesOf(open);
  const from: Record<AreaId, Count> = {};
  for (const area of rules.board.nearLand[to] ?? []) {
    const units = leavers(open, rules, house, area);
    if (Object.keys(units).length > 0) from[area] = units;
  }
  return from;
}

const sizeOf = (groups: Groups): number => groupsOf(groups).reduce((sum, { count }) => sum + count, 0);

function refuseGathering(open: WesterosOpen, { house, to }: GatherFrame, units: Groups): Problem | undefined {
  const rules = rulesOf(open);
  const absent = missing(comers(open, house, to), units);
  if (absent !== undefined) return refuseAbsent(rules, absent, 'troops-not-next-door');
  const changes: Record<AreaId, number> = { [to]: sizeOf(units) };
  for (const [area, count] of Object.entries(units)) changes[area] = -sumOf(count);
  return refuseArmies(open, rules, house, changes);
}

export const gatherTroops: Code<GatherFrame, 'units'> = {
  verb: 'gathers',
  decides: 'units',
  late: () => ({ units: {} }),
  about: (_open, { to }) => ({ area: to }),
  enter(game, frame) {
    if (sizeOf(comers(game.open, frame.house, frame.to)) > 0) askHouse(game, frame, frame.house, 'gather');
  },
  ask({ open }, { house, to }) {
    const from = comers(open, house, to);
    return { kind: 'units', from, need: sizeOf(from), worth: null, least: 0 };
  },
  refuse: ({ open }, frame, _seat, { units }) => refuseGathering(open, frame, units),
  sample({ open }, frame, _ask, rng) {
    const from = comers(open, frame.house, frame.to);
    for (let tries = 0; tries < 4; tries++) {
      const choice = gather(
        from,
        singles(from).filter(() => below(rng, 2) === 0),
      );
      if (refuseGathering(open, frame, choice.units) === undefined) return choice;
    }
    return { units: {} };
  },
  list: ({ open }, frame, ask, limit) =>
    listUnits(ask.from, limit, ({ units }) => refuseGathering(open, frame, units) === undefined),
  answer(game, { house, to }, _seat, { units }) {
    for (const [area, count] of Object.entries(units)) moveUnits(game, house, area, to, count);
  },
};

/** Areas of a house that troops could be gathered in. */
const meetingPlaces = ({ open, rules, me }: OwnedScene): AreaId[] =>
  rules.board.ids.filter(
    area => rules.rulings.controller(open, rules.board, area) === me && sizeOf(comers(open, me, area)) > 0,
  );

const mayMove = ({ open, me }: OwnedScene): boolean => Object.keys(moves(open, me)).length > 0;

/** Troops moved or mustered at once. */
export const ofTroops: Readonly<Record<string, Effect>> = {
  ...ability('tac-06-a', {
    at: {
      [REVEALED]: {
        when: mayMove,
        then: (game, { me }) => void game.push<MoveFrame>({ run: 'move-troops', house: me, toOne: true }),
      },
    },
  }),
  ...ability('tac-16-a', {
    at: {
      [REVEALED]: {
        when: ({ open, me }) => Object.keys(pointGrant(open, me).areas).length > 0,
        then: (game, { me }) => musterBy(game, me, pointGrant(game.open, me)),
      },
    },
  }),
  ...ability('tac-16-b', {
    at: {
      [REVEALED]: {
        asks: 'areas',
        ask(scene) {
          const from = meetingPlaces(scene);
          return from.length === 0 ? undefined : { kind: 'areas', from, min: 0, max: 1 };
        },
        then(game, { me }, { areas: [to] }) {
          if (to !== undefined) game.push<GatherFrame>({ run: 'gather-troops', house: me, to });
        },
      },
    },
  }),
  ...ability('tac-17-a', {
    at: {
      [REVEALED]: {
        when: mayMove,
        then: (game, { me }) => void game.push<MoveFrame>({ run: 'move-troops', house: me, toOne: false }),
      },
    },
  }),
};
