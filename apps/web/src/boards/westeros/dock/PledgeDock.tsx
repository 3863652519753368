import type { OptionAsk } from '@corvo/core';
import { useState } from 'react';
import { chosen } from '../../../kit/asks/draft.ts';
import type { Desk } from '../desk.ts';
import { pledgeIn, type Pledges } from './pledges.ts';
import { Stepper } from './Stepper.tsx';

/** An amount for one of several sides: one number for all of them, and each side as a button that says it. */
export function PledgeDock({ desk, pledges: { sides, most, rest } }: { desk: Desk; pledges: Pledges }) {
  const { open, why, props, say } = desk;
  const [now] = chosen(desk.ask as OptionAsk, props.draft);
  const pledge = pledgeIn(now);
  const [last, setLast] = useState(1);
  const amount = pledge?.amount ?? last;
  const set = (next: number): void => {
    setLast(next);
    if (pledge !== undefined) desk.lay({ option: `${pledge.side} ${next}` });
  };
  return (
    <div className="wt-pledge">
      <Stepper desk={desk} what={say('bid.amount')} amount={amount} min={1} max={most} onSet={set} />
      <div className="wt-options" role="radiogroup" aria-label={props.words.ask(why)}>
        {[...sides.map(side => `${side} ${amount}`), ...rest].map(option => (
          <button
            key={pledgeIn(option)?.side ?? option}
            type="button"
            role="radio"
            aria-checked={now === option}
            onPointerEnter={() => props.onPeek({ option })}
            onPointerLeave={() => props.onPeek(null)}
            onClick={() => desk.lay(now === option ? null : { option })}
          >
            <b>{props.words.choice(open, why, { option })}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
