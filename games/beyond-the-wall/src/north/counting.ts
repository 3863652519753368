import { barrelsOf, houseAt, type Rulings } from '@corvo/westeros';
import { FREE_FOLK, OTHERS, SHEET } from '../facts.ts';

/** The least that the Watch draws at a Supply card (BW-17.7). */
const LEAST = Math.min(
  ...SHEET.nightsWatchDecks.nightsWatchSupply.cards.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])),
);

/**
 * What the next Supply card gives each of the three, as far as anybody can tell: the wildlings their barrels, the Others
 * what they have unless they pay (BW-15.6, S78), the Watch the least that its deck holds, or nothing where it depends on
 * gifts (BW-15.5).
 */
export const countingOf =
  (watch: number = LEAST): Rulings['countedSupply'] =>
  (open, rules, house) => {
    if (house === FREE_FOLK) return barrelsOf(open, rules, house);
    return house === OTHERS ? houseAt(open, house).supply : watch;
  };
