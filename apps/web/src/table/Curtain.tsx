import { useEffect, useRef } from 'react';
import { Art } from '../base/art/index.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly name: string;
  readonly last: string; // who has answered and still has the device in hand; empty where nobody may take anything back
  readonly onLift: () => void;
  readonly onBack: () => void;
}

/** Between two people on one device: nothing is shown until the next one is there. */
export function Curtain({ words, name, last, onLift, onBack }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main className="curtain" aria-labelledby="curtain-title">
      <Art name="corvo" />
      <h1 id="curtain-title">{words.t('curtain-title', { name })}</h1>
      <p>{words.t('curtain-text', { name })}</p>
      <button ref={button} type="button" className="btn main" onClick={onLift}>
        {words.t('curtain-lift', { name })}
      </button>
      {last !== '' && (
        <button type="button" className="btn quiet" onClick={onBack}>
          {last}: {words.t('take-answer-back')}
        </button>
      )}
    </main>
  );
}
