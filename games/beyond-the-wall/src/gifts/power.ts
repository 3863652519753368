import { gainPower, houseAt, payPower, type Code, type CrownsFrame } from '@corvo/westeros';
import { WATCH } from '../facts.ts';
import { giving, sumOf } from './gift.ts';

/** A Game of Thrones card at a table where power may be given. */
interface GiftOfPowerFrame extends CrownsFrame {
  readonly gifts?: boolean;
}

/** BW-16.1, S24, H131: of their own power, as far as the Watch has tokens to take. */
export const givePower: Code<GiftOfPowerFrame, 'amount'> = giving<GiftOfPowerFrame>({
  what: 'power',
  isGiven: (_open, { gifts }) => gifts === true,
  most: (open, house) => houseAt(open, house).power,
  take(game, _frame, gifts) {
    for (const [house, amount] of Object.entries(gifts)) payPower(game, house, amount, 'gift');
    gainPower(game, WATCH, sumOf(gifts), 'gift');
  },
});
