import type { Seat } from '@corvo/core';
import type { ReactNode } from 'react';
import { Art, SeatMark } from '../base/art/index.ts';
import type { Sitter } from '../session/session.ts';
import { useBeside } from './beside.ts';
import { useLinks } from './links.ts';
import type { Words } from './words.ts';

function Who({ seats, sitters }: { seats: readonly Seat[]; sitters: readonly Sitter[] }) {
  const places = seats.map(seat => sitters.findIndex(sitter => sitter.seat === seat)).filter(place => place >= 0);
  if (places.length === 0) return <Art name="corvo" className="decide-raven" />;
  return places.slice(0, 2).map(place => <SeatMark key={place} place={place} size={44} />);
}

/** Longer questions are set in smaller letters. */
const LONG = 64;

/** One decision: who, what and why, and what can be done. */
export function Line({
  who,
  title,
  children,
  actions,
  sitters,
}: {
  who: readonly Seat[];
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  sitters: readonly Sitter[];
}) {
  return (
    <>
      <span className="decide-who" aria-hidden>
        <Who seats={who} sitters={sitters} />
      </span>
      <div className="decide-what" aria-live="polite">
        <strong className={title.length > LONG ? 'long' : undefined}>{title}</strong>
        {children}
      </div>
      {actions !== undefined && <div className="decide-actions">{actions}</div>}
    </>
  );
}

/** One line of reason, with the rule behind it. */
export function Why({
  words,
  game,
  clause,
  children,
}: {
  words: Words;
  game: string;
  clause: string;
  children: ReactNode;
}) {
  return (
    <p className="decide-why">
      {children} <ClauseLink words={words} game={game} clause={clause} />
    </p>
  );
}

/** A rule by its number; leads to its text, beside the table where there is one. */
export function ClauseLink({ words, game, clause }: { words: Words; game: string; clause: string }) {
  const links = useLinks();
  const open = useBeside();
  return (
    <a
      className="clause"
      href={links.clause(game, clause)}
      target="_blank"
      rel="noreferrer"
      aria-label={words.t('clause', { clause })}
      onClick={event => {
        if (open === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(clause);
      }}
    >
      {clause}
    </a>
  );
}
