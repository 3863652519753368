import { useEffect, useRef, useState } from 'react';
import type { BoardKit } from '../kit/kit.ts';
import type { Moment } from '../session/session.ts';
import { linesOf } from '../kit/log.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly kit: BoardKit;
  readonly moments: readonly Moment[];
  readonly shown: number;
}

/** Says aloud what has just happened, for those who do not see it. */
export function Announcer({ words, kit, moments, shown }: Props) {
  const [text, setText] = useState('');
  const told = useRef(shown);
  useEffect(() => {
    if (shown <= told.current) {
      told.current = shown;
      return;
    }
    const fresh = moments.filter(({ n }) => n > told.current && n <= shown);
    told.current = shown;
    const lines = fresh.flatMap(moment => linesOf(kit, moment, words));
    setText(lines.map(({ text: line, detail }) => (detail === undefined ? line : `${line}: ${detail}`)).join('. '));
  }, [shown, moments, kit, words]);
  return (
    <p className="sr-only" aria-live="polite" role="status">
      {text}
    </p>
  );
}
