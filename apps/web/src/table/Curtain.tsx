import { useEffect, useRef } from 'react';
import { Art } from '../art/index.ts';
import type { Words } from './words.ts';

/** Between two people on one device: nothing is shown until the next one is there. */
export function Curtain({ words, name, onLift }: { words: Words; name: string; onLift: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main className="curtain" aria-labelledby="curtain-title">
      <Art name="corvo" />
      <h1 id="curtain-title">{words.t('curtain-title', { name })}</h1>
      <p>{words.t('curtain-text')}</p>
      <button ref={button} type="button" className="btn main" onClick={onLift}>
        {words.t('curtain-lift', { name })}
      </button>
    </main>
  );
}
