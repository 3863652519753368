import { useEffect, useRef, useState } from 'react';
import { Face } from '../../../base/pictures/Face.tsx';
import type { BoardProps } from '../../../kit/kit.ts';
import type { Words } from '../../../kit/words.ts';
import { realmIn, type Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import { drawnIn, drawnThisRound, obeyedNow, type Drawn } from './drawn.ts';
import './drawn.css';

const nameOf = ({ kind, card }: Drawn, words: Words): string => words.say(`${kind}.${card}`);
const textOf = ({ kind, card }: Drawn, words: Words): string => words.say(`${kind}.${card}.text`);

/** Beside the card that is being obeyed the others keep to their names, and what wildlings have done is over. */
const isTold = ({ kind, isNow }: Drawn, isObeyed: boolean): boolean => isNow || (!isObeyed && kind === 'westeros');

interface Props extends Pick<BoardProps, 'moments' | 'words'> {
  readonly realm: Realm;
  readonly say: Speak;
}

/** Beside the map until the first battle: what the round has turned up, largest what is being obeyed, for everybody. */
export function DrawnCards({ realm, moments, words, say }: Props) {
  const cards = drawnThisRound(realm, moments, words);
  if (cards.length === 0) return null;
  const isObeyed = cards.some(({ isNow }) => isNow);
  return (
    <section className="wt-drawn">
      <h2 className="lab">{say('left.westeros')}</h2>
      <ul>
        {cards.map(drawn => (
          <li key={`${drawn.kind} ${drawn.card}`} className={drawn.isNow ? 'now' : ''} data-card={drawn.card}>
            <Face of={drawn.card} size={drawn.isNow ? 'wide' : 'usual'} />
            <h3>{nameOf(drawn, words)}</h3>
            {isTold(drawn, isObeyed) && <p>{textOf(drawn, words)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SEEN = 6000; // how long cards that ask nothing of anybody lie over the map, in milliseconds

/** The cards that have just been turned up before the viewer's eyes, until they touch anything. */
function useJustDrawn({ last }: Pick<BoardProps, 'last'>): readonly Drawn[] {
  const [just, setJust] = useState<readonly Drawn[]>([]);
  const seen = useRef(last?.n);
  useEffect(() => {
    if (last === undefined || last.n === seen.current) return undefined;
    seen.current = last.n;
    const cards = drawnIn(last);
    setJust(cards);
    if (cards.length === 0) return undefined;
    const putAway = (): void => setJust([]);
    const timer = window.setTimeout(putAway, SEEN);
    window.addEventListener('pointerdown', putAway);
    window.addEventListener('keydown', putAway);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', putAway);
      window.removeEventListener('keydown', putAway);
    };
  }, [last]);
  return just;
}

/**
 * The same over a small map, where nothing stands beside it: the card that others obey, for as long as they do, and all
 * that have just been turned up. Nobody presses it: what lies under it is pressed through it. Who is asked has the card
 * in the dock, and a reader of screens has heard of it from the log.
 */
export function DrawnStrip(props: BoardProps) {
  const { view, words, request } = props;
  const just = useJustDrawn(props);
  const now = request === undefined ? obeyedNow(realmIn(view).open) : undefined;
  const cards = (now === undefined ? just : [now]).filter(({ kind, card }) => words.has(`${kind}.${card}`));
  if (cards.length === 0) return null;
  return (
    <div className={`wt-drawn-strip ${now === undefined ? '' : 'stays'}`} aria-hidden>
      {cards.map(drawn => (
        <p key={drawn.card} data-card={drawn.card}>
          <Face of={drawn.card} />
          <b>{nameOf(drawn, words)}</b>
          {now !== undefined && <span>{textOf(drawn, words)}</span>}
        </p>
      ))}
    </div>
  );
}
