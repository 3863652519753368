import {
  addUnit,
  areaAt,
  askHouse,
  field,
  hasUnits,
  houseOf,
  keepsSupply,
  poolOf,
  refuse,
  rulesOf,
} from '@corvo/westeros';
import type { AreaId, Code, Count, HouseId, Side, Table, WesterosOpen } from '@corvo/westeros';
import type { Frame } from '@corvo/core';
import { OTHERS } from '../facts.ts';
import { RAISE } from '../objectives/facts.ts';
import { count } from '../objectives/tally.ts';

export const ZOMBIE = 'zombie';

/** By how much a side has won. */
export const margin = field<Side, number>('margin');
/** The units with which a side fought. */
export const fought = field<Side, Count>('fought');
/** What a side has lost in its battle, for whatever reason. */
export const lost = field<Side, Count>('lost');

/** Zombies that rise in one of these areas, one after another, as far as pool and supply allow (BW-S47, H84). */
export interface RaiseFrame extends Frame {
  readonly run: 'raise';
  readonly areas: readonly AreaId[];
  left: number;
}

export const raise = (game: Table, areas: readonly AreaId[], left: number): void =>
  void game.push<RaiseFrame>({ run: 'raise', areas, left });

/** Where one more zombie may stand now. */
export const roomFor = (open: WesterosOpen, areas: readonly AreaId[]): AreaId[] => {
  const rules = rulesOf(open);
  if (poolOf(open, rules, OTHERS, ZOMBIE) <= 0) return []; // BW-H87
  return areas.filter(area => keepsSupply(open, rules, OTHERS, { [area]: 1 }));
};

/** A zombie rises by a house card; objectives count it (BW-S75). */
export function raiseOne(game: Table, area: AreaId): void {
  addUnit(game, area, OTHERS, ZOMBIE);
  count(game, OTHERS, RAISE, 'raised', 1);
}

function rise(game: Table, frame: RaiseFrame, area: AreaId): void {
  raiseOne(game, area);
  frame.left -= 1;
  game.repeat(frame);
}

/** The Others are asked only where they have a choice. */
export const raiseStep: Code<RaiseFrame, 'areas'> = {
  verb: 'raises',
  about: (_open, { left }) => ({ count: left }),
  enter(game, frame) {
    const areas = roomFor(game.open, frame.areas);
    const [only] = areas;
    if (frame.left <= 0 || only === undefined) return;
    if (areas.length === 1) rise(game, frame, only);
    else askHouse(game, frame, OTHERS, 'raise-zombie');
  },
  ask: ({ open }, frame) => ({ kind: 'areas', from: roomFor(open, frame.areas), min: 1, max: 1 }),
  refuse({ open }, frame, _seat, { areas }) {
    const from = roomFor(open, frame.areas);
    const isOne = areas.length === 1 && from.includes(areas[0] ?? '');
    return isOne ? undefined : refuse(rulesOf(open), 'no-zombie-there', { areas: from });
  },
  answer(game, frame, seat, { areas }) {
    if (houseOf(game.open, seat) !== OTHERS) throw new Error('somebody else answered');
    rise(game, frame, areas[0] ?? '');
  },
};

/** Does a house stand in an area? */
export const isThere = (open: WesterosOpen, area: AreaId, house: HouseId): boolean =>
  hasUnits(areaAt(open, area), house);
