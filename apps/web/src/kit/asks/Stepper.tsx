import { useId } from 'react';
import type { Words } from '../words.ts';

interface Props {
  readonly words: Words;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}

/** A whole number with buttons of a finger's size. */
export function Stepper({ words, label, value, min, max, onValue }: Props) {
  const id = useId();
  const set = (next: number): void => {
    if (Number.isFinite(next)) onValue(Math.round(next));
  };
  return (
    <div className="ask-stepper">
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        aria-label={words.t('less', { what: label })}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        value={value}
        min={min}
        max={max}
        onChange={event => set(Number(event.target.value))}
      />
      <button
        type="button"
        aria-label={words.t('more', { what: label })}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  );
}
