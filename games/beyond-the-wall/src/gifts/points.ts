import {
  musterAreas,
  musterBy,
  optionOf,
  printedGrant,
  rulesOf,
  type Code,
  type HouseId,
  type WesterosOpen,
} from '@corvo/westeros';
import type { LevyFrame } from '../decks/levy.ts';
import { PAID } from '../options.ts';
import { givers, giving, sumOf } from './gift.ts';
import { mostSpent } from './spend.ts';

/** BW-15.7, H130, S83: sealed before the first house musters; a giver then leaves out so many points. */
export const givePoints: Code<LevyFrame, 'amount'> = giving<LevyFrame>({
  what: 'points',
  most: mostSpent,
  take(game, frame, gifts) {
    frame.given = sumOf(gifts);
    if (optionOf(game.open, PAID) === true) frame.left = leftOf(game.open, gifts);
  },
});

/** What those who have given may still spend. */
const leftOf = (open: WesterosOpen, gifts: Readonly<Record<HouseId, number>>): Record<HouseId, number> =>
  Object.fromEntries(Object.entries(gifts).map(([house, amount]) => [house, mostSpent(open, house) - amount]));

/** The houses muster in the order of the big Throne, before the three (BW-S83). */
export const musterHouses: Code<LevyFrame> = {
  enter(game, frame) {
    const house = givers(game.open)[frame.position];
    if (house === undefined) {
      frame.position = 0;
      return;
    }
    frame.position += 1;
    game.repeat(frame);
    if (frame.left?.[house] === 0) return; // it has given all it had
    const rules = rulesOf(game.open);
    const grant = printedGrant(rules, musterAreas(game.open, rules, house));
    const total = frame.left?.[house];
    musterBy(game, house, total === undefined ? grant : { ...grant, total });
  },
};
