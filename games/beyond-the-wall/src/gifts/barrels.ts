import {
  barrelsOf,
  optionOf,
  reconcile,
  rulesOf,
  setSupply,
  supplyTable,
  type Code,
  type HouseId,
  type WesterosOpen,
} from '@corvo/westeros';
import type { StoresFrame } from '../decks/stores.ts';
import { PAID } from '../options.ts';
import { givers, giving, sumOf } from './gift.ts';

/** What a house counts at this Supply card. */
function counted(open: WesterosOpen, house: HouseId): number {
  const rules = rulesOf(open);
  return Math.min(supplyTable(rules, house).length - 1, barrelsOf(open, rules, house));
}

/**
 * BW-15.5, S23, H128, H129: of what they count just now the houses give to the Watch; markers move when all gifts are
 * open, the givers' by what is left to them, the Watch's in its own turn.
 */
export const giveBarrels: Code<StoresFrame, 'amount'> = giving<StoresFrame>({
  what: 'barrels',
  most: counted,
  take(game, frame, gifts) {
    frame.given = sumOf(gifts);
    const isPaid = optionOf(game.open, PAID) === true;
    for (const house of givers(game.open))
      setSupply(game, house, counted(game.open, house) - (isPaid ? (gifts[house] ?? 0) : 0));
  },
});

/** The houses give up what they can no longer feed, before the three have their turns (BW-H129, S83). */
export const feedHouses: Code<StoresFrame> = { enter: game => reconcile(game) };
