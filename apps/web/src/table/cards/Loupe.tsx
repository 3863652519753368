import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Art } from '../../base/art/index.ts';
import { cutOf } from '../../base/pictures/show.ts';
import { ClauseLink } from '../../kit/DecisionParts.tsx';
import type { BoardKit, BoardProps, CardBook } from '../../kit/kit.ts';
import { useLooked, type Looked } from './use-looked.ts';
import './loupe.css';

interface Props extends Pick<BoardProps, 'game' | 'view' | 'words'> {
  readonly cards: NonNullable<BoardKit['cards']>;
  readonly hasPictures: boolean;
}

/** A card looked at large, with all that is printed on it and the rule behind it. */
export function Loupe({ cards, hasPictures, ...table }: Props) {
  const { looked, putAway, step } = useLooked(table.game.id);
  const [book, setBook] = useState<CardBook>();
  const isWanted = looked !== null && book === undefined;
  useEffect(() => {
    let isHere = true;
    // Where it does not come, the next look asks for it again.
    if (isWanted)
      cards().then(
        found => isHere && setBook(found),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [isWanted, cards]);
  if (looked === null || book === undefined) return null;
  return <Closer {...table} looked={looked} book={book} hasPictures={hasPictures} onClose={putAway} onStep={step} />;
}

const WIDTH = 300;
const GAP = 12;
const ON_KEY: Readonly<Record<string, 'close' | 1 | -1>> = { Escape: 'close', ArrowLeft: -1, ArrowRight: 1 };

/** Beside the card, on the side that has room; `--top` is where it would like to begin. */
function beside({ left, right, top }: DOMRect): CSSProperties {
  const place = right + GAP + WIDTH <= window.innerWidth ? right + GAP : Math.max(GAP, left - GAP - WIDTH);
  return { '--left': `${place}px`, '--top': `${top}px` } as CSSProperties;
}

interface CloserProps extends Omit<Props, 'cards'> {
  readonly looked: Looked;
  readonly book: CardBook;
  readonly onClose: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

function Closer({ game, view, words, looked, book, hasPictures, onClose, onStep }: CloserProps) {
  const { card, at, isHeld } = looked;
  const box = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isHeld) return undefined;
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isHeld]);
  useEffect(() => {
    if (!isHeld) return undefined;
    const away = ({ target }: PointerEvent): void => {
      if (box.current?.contains(target as Node) === false) onClose();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [isHeld, onClose]);
  // However long its text is, all of it is in the window.
  useLayoutEffect(() => box.current?.style.setProperty('--tall', `${box.current.offsetHeight}px`));
  const sheet = book.read({ game, view, words }, card);
  const isBlank = sheet === undefined;
  useEffect(() => {
    if (isBlank) onClose(); // else it would be held unseen, and no other card could be looked at
  }, [isBlank, onClose]);
  if (sheet === undefined) return null;
  const { name, house, strength, signs = [], said, texts, clause } = sheet;
  const cut = hasPictures ? cutOf(game.id, card) : undefined;
  return (
    <div
      ref={box}
      className={`loupe ${house === undefined ? '' : `house house-${house}`}`}
      style={beside(at)}
      // One that follows the pointer says nothing that the card under it does not say.
      {...(isHeld ? { role: 'dialog', 'aria-label': name } : { 'aria-hidden': true })}
      onKeyDown={event => {
        const act = ON_KEY[event.key];
        if (act === undefined) return;
        event.preventDefault();
        if (act === 'close') onClose();
        else onStep(act);
      }}
    >
      <div className="loupe-head">
        {strength !== undefined && <b aria-hidden>{strength}</b>}
        {house !== undefined && <Art name={`house-${house}`} />}
        <span className="loupe-signs" aria-hidden>
          {signs.map((sign, i) => (
            <Art key={i} name={sign} />
          ))}
        </span>
        {isHeld && (
          <>
            <button type="button" aria-label={words.t('card-before')} onClick={() => onStep(-1)}>
              ‹
            </button>
            <button type="button" aria-label={words.t('card-after')} onClick={() => onStep(1)}>
              ›
            </button>
            <button ref={close} type="button" aria-label={words.t('close')} onClick={onClose}>
              ×
            </button>
          </>
        )}
      </div>
      {cut && (
        <img
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(cut.svg)}`}
          style={{ aspectRatio: `${cut.width} / ${cut.height}` }}
        />
      )}
      <div className="loupe-words" aria-live="polite">
        <h2>{name}</h2>
        {said !== undefined && <p className="sr-only">{said}</p>}
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {clause !== undefined && <ClauseLink words={words} game={game.id} clause={clause} />}
    </div>
  );
}
