import type { Desk } from '../desk.ts';

interface Props {
  readonly desk: Desk;
  readonly what: string; // what is counted
  readonly amount: number;
  readonly min: number;
  readonly max: number;
  readonly onSet: (amount: number) => void;
}

/** A number that goes up and down, or to the most at once. */
export function Stepper({ desk, what, amount, min, max, onSet }: Props) {
  const { words } = desk.props;
  const set = (next: number): void => onSet(Math.max(min, Math.min(max, next)));
  return (
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
        {desk.say('bid.all', { max })}
      </button>
    </div>
  );
}
