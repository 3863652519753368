import type { Frame } from '@corvo/core';
import {
  askSealed,
  houseAt,
  houseOf,
  orderOfPlay,
  refuse,
  rulesOf,
  seatOf,
  type Code,
  type HouseId,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import { NORTH } from '../facts.ts';

/** What each house gives. */
export type Gifts = Readonly<Record<HouseId, number>>;

/** The houses of the big map, in their order of play. */
export const givers = (open: WesterosOpen): HouseId[] =>
  orderOfPlay(open).filter(house => houseAt(open, house).realm !== NORTH);

export const sumOf = (gifts: Gifts): number => Object.values(gifts).reduce((sum, amount) => sum + amount, 0);

interface Gift<F extends Frame> {
  readonly what: 'barrels' | 'points' | 'power';
  /** Is something given here? */
  readonly isGiven?: (open: WesterosOpen, frame: F) => boolean;
  /** The most that a house may give. */
  readonly most: (open: WesterosOpen, house: HouseId) => number;
  readonly take: (game: Table, frame: F, gifts: Gifts) => void;
}

/** A blind auction for the Watch: every house that has something may give of it, all at once (BW-15.5, 15.7, 16.1). */
export const giving = <F extends Frame>({ what, isGiven, most, take }: Gift<F>): Code<F, 'amount'> => ({
  verb: 'gives',
  decides: 'amount',
  late: () => ({ amount: 0 }),
  about: (open, _frame, seat) => ({ most: most(open, houseOf(open, seat)) }),
  enter(game, frame) {
    const { open } = game;
    if (isGiven?.(open, frame) === false) return;
    const houses = givers(open).filter(house => most(open, house) > 0);
    if (houses.length > 0) askSealed(game, frame, houses, `give-${what}`);
    else take(game, frame, {});
  },
  ask: ({ open }, _frame, seat) => ({ kind: 'amount', min: 0, max: most(open, houseOf(open, seat)) }),
  refuse({ open }, _frame, seat, { amount }) {
    const limit = most(open, houseOf(open, seat));
    if (amount < 0) return refuse(rulesOf(open), 'gift-below-zero', { amount });
    return amount > limit ? refuse(rulesOf(open), `gift-of-${what}-too-large`, { amount, most: limit }) : undefined;
  },
  reveal(game, frame, answers) {
    const { open } = game;
    const gifts: Record<HouseId, number> = {};
    for (const house of givers(open)) {
      const { amount = 0 } = answers.get(seatOf(open, house)) ?? {};
      if (amount > 0) gifts[house] = amount;
    }
    game.tell('gifts-opened', { what, gifts, amount: sumOf(gifts) });
    take(game, frame, gifts);
  },
});
