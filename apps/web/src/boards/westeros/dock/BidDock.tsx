import { isPlainObject, type AmountAsk } from '@corvo/core';
import { HouseChip } from '../../../base/art/index.ts';
import type { Desk } from '../desk.ts';
import { housesIn } from '../realm.ts';
import { Stepper } from './Stepper.tsx';

/** A number with a stepper; where it is a bid, also what everybody has. */
export function BidDock({ desk }: { desk: Desk }) {
  const { props, say, open } = desk;
  const { words, draft } = props;
  const { min, max } = desk.ask as AmountAsk;
  const amount = isPlainObject(draft) && typeof draft['amount'] === 'number' ? draft['amount'] : min;
  const isBid = desk.why.startsWith('bid-');
  return (
    <div className="wt-bid">
      <Stepper
        desk={desk}
        what={say(isBid ? 'bid.amount' : 'amount.number')}
        amount={amount}
        min={min}
        max={max}
        onSet={next => desk.lay({ amount: next })}
      />
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
