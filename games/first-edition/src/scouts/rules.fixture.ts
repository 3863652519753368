import type { Frame } from '@corvo/core';
import {
  areaAt,
  areaFor,
  askHouse,
  field,
  itemOf,
  rulesOf,
  withFeature,
  type AreaId,
  type AreaState,
  type Code,
  type Feature,
  type HouseId,
  type Option,
  type WesterosOpen,
} from '@corvo/westeros';

/** T-1: whose scout lies in an area. */
export const scout = field<AreaState, HouseId>('scout');

interface ScoutFrame extends Frame {
  readonly run: 'scout';
  readonly house: HouseId;
  readonly from: AreaId;
}

/** Land next to it without a scout. */
const placesFor = (open: WesterosOpen, from: AreaId): AreaId[] =>
  (rulesOf(open).board.nearLand[from] ?? []).filter(area => scout.of(areaAt(open, area)) === undefined);

/** T-1: instead of gathering Power, a house sends a scout to a neighbour. */
const send: Code<ScoutFrame, 'areas'> = {
  verb: 'scouts',
  about: (_open, { from }) => ({ area: from }),
  enter: (game, frame) => askHouse(game, frame, frame.house, 'send-scout'),
  ask: ({ open }, { from }) => ({ kind: 'areas', from: placesFor(open, from), min: 1, max: 1 }),
  answer(game, { house }, _seat, { areas: [area = ''] }) {
    scout.put(areaFor(game.open, area), house);
    game.tell('scout-sent', { house, area });
  },
};

export const scouts: Feature = {
  id: 'scouts',
  consolidate: {
    scout: {
      refuse: (open, _rules, area) => (placesFor(open, area).length > 0 ? undefined : 'nowhere-to-scout'),
      carryOut: (game, house, from) => void game.push<ScoutFrame>({ run: 'scout', house, from }),
    },
  },
  // T-2: who attacks where his scout is has 1 more.
  items: (open, { area, sides }, side) =>
    side === 0 && scout.of(areaAt(open, area)) === sides[0].house ? itemOf('scout', 1, { area }) : undefined,
};

export const STEPS = { scout: { send } };

export const withScouts: Option = rules => ({
  ...withFeature(rules, scouts),
  flow: { ...rules.flow, scout: ['send'], consolidate: ['in-turn'] },
  clauses: {
    ...rules.clauses,
    'ask.send-scout': 'T-1',
    'nowhere-to-scout': 'T-1',
    'ask.consolidate': 'T-1', // nobody was asked how to consolidate before
    'no-consolidate-there': 'T-1',
    'no-muster-by-this-order': 'T-1',
  },
});
