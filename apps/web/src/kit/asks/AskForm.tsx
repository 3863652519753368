import { canonicalJson, type AskShape, type Plain, type Request } from '@corvo/core';
import { useId } from 'react';
import type { Words } from '../words.ts';
import { chosen, isPicking, toggle, type AnyAsk, type Draft } from './draft.ts';
import { AllotmentForm, AmountForm, RankingForm } from './NumberForms.tsx';
import { isMapUnits } from './realm.ts';
import { MapUnitsForm, MarchForm, MusterForm, OrdersForm, RaidForm } from './RealmForms.tsx';
import './asks.css';

interface Props {
  readonly words: Words;
  readonly request: Request;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly describe: (choice: Plain) => string; // a full choice in words
  readonly choices: readonly Plain[] | undefined; // all there are, for a question that has no form here
  readonly disabled: boolean;
}

/** Any question as a plain form: whatever a game asks, it can be answered without a board. */
export function AskForm(props: Props) {
  const ask = props.request.ask as AnyAsk;
  if (isMapUnits(ask)) return <MapUnitsForm {...props} ask={ask} />;
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
    case 'orders':
      return <OrdersForm {...props} ask={ask} />;
    case 'raid':
      return <RaidForm {...props} ask={ask} />;
    case 'march':
      return <MarchForm {...props} ask={ask} />;
    case 'muster':
      return <MusterForm {...props} ask={ask} />;
    default:
      return <AnyOf {...props} />;
  }
}

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
