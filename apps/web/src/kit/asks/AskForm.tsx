import { canonicalJson, type AskShape } from '@corvo/core';
import { useId } from 'react';
import { chosen, isPicking, toggle } from './draft.ts';
import type { AskFormProps } from './forms.ts';
import { AllotmentForm, AmountForm, RankingForm } from './NumberForms.tsx';
import './asks.css';

/** Any question as a plain form: whatever a game asks, it can be answered without a board. */
export function AskForm({ own, ...props }: AskFormProps) {
  if (own?.isOwn(props.request.ask)) return <own.Form {...props} />;
  const ask = props.request.ask as AskShape;
  switch (ask.kind) {
    case 'option':
    case 'card':
      return <OneOf {...props} ask={ask} />;
    case 'cards':
    case 'areas':
    case 'units':
      return <SomeOf {...props} ask={ask} />;
    case 'amount':
      return <AmountForm {...props} ask={ask} />;
    case 'ranking':
      return <RankingForm {...props} ask={ask} />;
    case 'allotment':
      return <AllotmentForm {...props} ask={ask} />;
    default:
      return <AnyOf {...props} />;
  }
}

type Props = Omit<AskFormProps, 'own'>;
type One = Extract<AskShape, { kind: 'option' | 'card' }>;

function OneOf({ ask, words, request, draft, onDraft, describe, disabled }: Props & { ask: One }) {
  const group = useId();
  const now = chosen(ask, draft)[0];
  const passes = ask.kind === 'card' && ask.optional;
  const none = passes && draft !== null && now === undefined;
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>{words.ask(request.why)}</legend>
      {ask.from.map(item => (
        <label key={item} className="ask-item">
          <input type="radio" name={group} checked={now === item} onChange={() => onDraft({ [ask.kind]: item })} />
          <span>{describe({ [ask.kind]: item })}</span>
        </label>
      ))}
      {passes && (
        <label className="ask-item">
          <input type="radio" name={group} checked={none} onChange={() => onDraft({ card: null })} />
          <span>{words.t('ask-none')}</span>
        </label>
      )}
    </fieldset>
  );
}

/** A question that this version has no form for: every answer in words, where the game can list them. */
function AnyOf({ words, request, draft, onDraft, describe, choices, disabled }: Props) {
  const group = useId();
  if (choices === undefined || choices.length === 0) return <p className="ask-unknown">{words.t('ask-unknown')}</p>;
  const now = draft === null ? '' : canonicalJson(draft);
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>{words.ask(request.why)}</legend>
      {choices.map(choice => {
        const key = canonicalJson(choice);
        return (
          <label key={key} className="ask-item">
            <input type="radio" name={group} checked={key === now} onChange={() => onDraft(choice)} />
            <span>{describe(choice)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

type Some = Extract<AskShape, { kind: 'cards' | 'areas' | 'units' }>;

function SomeOf({ ask, words, request, draft, onDraft, disabled }: Props & { ask: Some }) {
  const now = chosen(ask, draft);
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>
        {words.ask(request.why)} <small>{words.t('ask-how-many', { min: ask.min, max: ask.max })}</small>
      </legend>
      {ask.from.map(item => (
        <label key={item} className="ask-item">
          <input
            type="checkbox"
            checked={now.includes(item)}
            onChange={() => isPicking(ask) && onDraft(toggle(ask, draft, item))}
          />
          <span>{words.thing(item)}</span>
        </label>
      ))}
    </fieldset>
  );
}
