import { isPlainObject, type AskShape, type Request } from '@corvo/core';
import type { Words } from '../words.ts';
import { allotted, moved, type Draft } from './draft.ts';
import { Stepper } from './Stepper.tsx';

interface Props<Kind extends AskShape['kind']> {
  readonly words: Words;
  readonly request: Request;
  readonly ask: Extract<AskShape, { kind: Kind }>;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly disabled: boolean;
}

export function AmountForm({ words, request, ask, draft, onDraft, disabled }: Props<'amount'>) {
  const amount = isPlainObject(draft) && typeof draft['amount'] === 'number' ? draft['amount'] : ask.min;
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>{words.ask(request.why)}</legend>
      <Stepper
        words={words}
        label={words.t('ask-amount', { min: ask.min, max: ask.max })}
        value={amount}
        min={ask.min}
        max={ask.max}
        onValue={value => onDraft({ amount: value })}
      />
    </fieldset>
  );
}

export function RankingForm({ words, request, ask, draft, onDraft, disabled }: Props<'ranking'>) {
  const given = isPlainObject(draft) && Array.isArray(draft['ranking']) ? (draft['ranking'] as string[]) : ask.of;
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>{words.ask(request.why)}</legend>
      <ol className="ask-ranking">
        {given.map((seat, index) => (
          <li key={seat}>
            <span>
              {index + 1}. {words.thing(seat)}
            </span>
            {([-1, 1] as const).map(by => (
              <button
                key={by}
                type="button"
                disabled={given[index + by] === undefined}
                aria-label={words.t(by < 0 ? 'rank-up' : 'rank-down', { what: words.thing(seat) })}
                onClick={() => onDraft({ ranking: [...moved(given, index, by)] })}
              >
                {by < 0 ? '↑' : '↓'}
              </button>
            ))}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

export function AllotmentForm({ words, request, ask, draft, onDraft, disabled }: Props<'allotment'>) {
  const shares = (isPlainObject(draft) && isPlainObject(draft['allotment']) ? draft['allotment'] : {}) as Record<
    string,
    number
  >;
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>
        {words.ask(request.why)} <small>{words.t('ask-given', { sum, min: ask.min, max: ask.max })}</small>
      </legend>
      {ask.to.map(seat => (
        <Stepper
          key={seat}
          words={words}
          label={words.thing(seat)}
          value={shares[seat] ?? 0}
          min={0}
          max={ask.max}
          onValue={value => onDraft({ allotment: allotted(shares, seat, value, ask.max) })}
        />
      ))}
    </fieldset>
  );
}
