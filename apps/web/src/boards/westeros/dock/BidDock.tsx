import { isPlainObject, type AmountAsk } from '@corvo/core';
import { HouseChip } from '../../../base/art/index.ts';
import type { Desk } from '../desk.ts';
import { housesIn } from '../realm.ts';

/** A number with a stepper; where it is a bid, also what everybody has. */
export function BidDock({ desk }: { desk: Desk }) {
  const { props, say, open } = desk;
  const { words, draft } = props;
  const { min, max } = desk.ask as AmountAsk;
  const amount = isPlainObject(draft) && typeof draft['amount'] === 'number' ? draft['amount'] : min;
  const isBid = desk.why.startsWith('bid-');
  const what = say(isBid ? 'bid.amount' : 'amount.number');
  const set = (next: number): void => desk.lay({ amount: Math.max(min, Math.min(max, next)) });
  return (
    <div className="wt-bid">
      <div className="wt-bid-step" role="group" aria-label={words.ask(desk.why)}>
        <button
          type="button"
          aria-label={words.t('less', { what })}
          disabled={amount <= min}
          onClick={() => set(amount - 1)}
        >
          −
        </button>
        <output aria-live="polite">{amount}</output>
        <button
          type="button"
          aria-label={words.t('more', { what })}
          disabled={amount >= max}
          onClick={() => set(amount + 1)}
        >
          +
        </button>
        <button type="button" className="wt-bid-all" onClick={() => set(max)} disabled={amount === max}>
          {say('bid.all', { max })}
        </button>
      </div>
      {isBid && (
        <ul aria-label={say('bid.others')}>
          {housesIn(open).map(house => (
            <li key={house}>
              <HouseChip house={house} size={24} label={words.say(`house.${house}`)} /> {open.houses[house]?.power}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
