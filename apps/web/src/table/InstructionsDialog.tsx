import { isProblem, type Instruction, type Problem } from '@corvo/core';
import { useEffect, useState } from 'react';
import type { Words } from '../kit/words.ts';
import type { Instructed } from '../session/session.ts';
import { DialogSheet } from './DialogSheet.tsx';
import './InstructionsDialog.css';

interface Props {
  readonly words: Words;
  readonly load: () => Promise<Instructed | Problem>;
  readonly onSave: (given: readonly Instruction[]) => void;
  readonly onClose: () => void;
}

const keyOf = ({ kind, about }: Instruction): string => `${kind} ${about ?? ''}`;

/** What is offered, by kind, in the order of the game. */
function kindsOf(offers: readonly Instruction[]): [string, readonly Instruction[]][] {
  const kinds = new Map<string, Instruction[]>();
  for (const offer of offers) kinds.set(offer.kind, [...(kinds.get(offer.kind) ?? []), offer]);
  return [...kinds];
}

/** What somebody has answered for them (CO-7.23): only they ever see it. */
export function InstructionsDialog({ words, load, onSave, onClose }: Props) {
  const [found, setFound] = useState<Instructed | Problem | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOpen = true;
    void load().then(now => {
      if (!isOpen) return;
      setFound(now);
      if (!isProblem(now)) setTicked(new Set(now.given.map(keyOf)));
    });
    return () => void (isOpen = false);
    // Once: what is ticked here must not change under the reader's hand.
  }, []);
  const offers = found === null || isProblem(found) ? [] : found.offers;
  const toggle = (offer: Instruction) => (): void => {
    const next = new Set(ticked);
    if (!next.delete(keyOf(offer))) next.add(keyOf(offer));
    setTicked(next);
  };
  const tick = (offer: Instruction) => (
    <input type="checkbox" checked={ticked.has(keyOf(offer))} onChange={toggle(offer)} />
  );
  return (
    <DialogSheet id="instructions" isDescribed onCancel={onClose}>
      {close => (
        <form
          className="sheet-body instructions"
          aria-busy={found === null}
          onSubmit={event => {
            event.preventDefault();
            close(() => onSave(offers.filter(offer => ticked.has(keyOf(offer)))));
          }}
        >
          <h2 id="instructions-title">{words.t('instructions-title')}</h2>
          <p id="instructions-text" className="instructions-text">
            {words.t('instructions-about')}
          </p>
          {found === null && <p role="status">{words.t('instructions-coming')}</p>}
          {found !== null && isProblem(found) && <p role="alert">{words.problem(found)}</p>}
          {offers.length > 0 && (
            <div className="instructions-kinds">
              {kindsOf(offers).map(([kind, all]) => {
                const help = <small>{words.say(`instruction.${kind}.help`)}</small>;
                const [first] = all;
                if (first?.about === null)
                  return (
                    <label key={kind} className="instructions-one">
                      {tick(first)}
                      <span>
                        {words.say(`instruction.${kind}`)} {help}
                      </span>
                    </label>
                  );
                return (
                  <fieldset key={kind}>
                    <legend>{words.say(`instruction.${kind}`)}</legend>
                    {help}
                    <div className="instructions-about-each">
                      {all.map(offer => (
                        <label key={keyOf(offer)}>
                          {tick(offer)} {words.say(`instruction.${kind}.about`, { about: offer.about })}
                        </label>
                      ))}
                    </div>
                  </fieldset>
                );
              })}
            </div>
          )}
          <div className="sheet-actions">
            {ticked.size > 0 && (
              <button type="button" className="btn instructions-none" onClick={() => setTicked(new Set())}>
                {words.t('instructions-none')}
              </button>
            )}
            <button type="button" className="btn" onClick={() => close(onClose)}>
              {words.t('instructions-not')}
            </button>
            <button type="submit" className="btn main" disabled={offers.length === 0}>
              {words.t('instructions-save')}
            </button>
          </div>
        </form>
      )}
    </DialogSheet>
  );
}
