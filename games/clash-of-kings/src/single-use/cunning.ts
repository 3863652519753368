import {
  addEffect,
  areaAt,
  askHouse,
  hasUnits,
  namedHouses,
  orderOfPlay,
  refuse,
  rulesOf,
  type Code,
  type HouseId,
  type Rulings,
  type WesterosOpen,
} from '@corvo/westeros';
import { ownerOf } from './facts.ts';
import { neighboursOf } from './tokens.ts';
import type { SingleFrame } from './turns.ts';

/** The effect that binds the named house for the round. */
export const BOUND = 'bound-by-cunning';
const LION = ownerOf('the-lions-cunning');
/** The last one: nobody. */
const NOBODY = 'nobody';

export const nameable = (open: WesterosOpen, { area, house }: Pick<SingleFrame, 'area' | 'house'>): HouseId[] =>
  neighboursOf(open, rulesOf(open), area, house, orderOfPlay(open));

/** CK-6.21: he may name a house with units around. */
export const nameHouse: Code<SingleFrame, 'option'> = {
  enter(game, frame) {
    if (nameable(game.open, frame).length > 0) askHouse(game, frame, frame.house, 'bind-house');
  },
  ask: ({ open }, frame) => ({ kind: 'option', from: [...nameable(open, frame), NOBODY] }),
  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    const offered = nameable(open, frame);
    return option === NOBODY || offered.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'house-not-near', {
          choice: option.slice(0, 40),
          area: frame.area,
          ...namedHouses(offered),
        });
  },
  answer(game, { house }, _seat, choice) {
    const { option } = choice;
    if (option === NOBODY) return;
    addEffect(game, { effect: BOUND, owner: option, until: 'round' });
    game.tell('house-bound', { house: option, before: house });
  },
};

/**
 * 1E-S45: against an area that the lion controls, with units or without, the bound house does nothing; it may help.
 * 1E-S78: the sea is controlled by nobody, so fleets are spared only where a table wants it.
 */
export const barsTheBound =
  (atSea: boolean): Rulings['bars'] =>
  (open, { board, rulings }, house, area, act) => {
    if (act === 'support') return undefined;
    const isBound = open.effects.some(({ effect, owner }) => effect === BOUND && owner === house);
    const isLions = rulings.controller(open, board, area) === LION || (atSea && hasUnits(areaAt(open, area), LION));
    return isBound && isLions ? { code: 'barred-by-cunning' } : undefined;
  };
