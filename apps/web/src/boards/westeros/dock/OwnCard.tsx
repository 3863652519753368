import { ownCard, type CardId, type WesterosView } from '@corvo/westeros';
import { westerosAtWork, wildlingAtWork, wildlingOnTop } from '@corvo/westeros/aids';
import type { ReactNode } from 'react';
import { Face } from '../../../base/pictures/Face.tsx';
import type { Desk } from '../desk.ts';

interface ShownProps {
  readonly card: CardId;
  readonly name: string;
  readonly kind?: string; // for the style sheets
  readonly children: ReactNode;
}

/** A card that the question comes from, with its picture. */
function ShownCard({ card, name, kind = '', children }: ShownProps) {
  return (
    <p className={`wt-own-card ${kind}`} data-card={card}>
      <Face of={card} />
      <b>{name}</b>
      {children}
    </p>
  );
}

/** The card that everybody has seen, where the question comes from it. */
function CardAtWork({ desk }: { desk: Desk }) {
  const { words } = desk.props;
  const wildling = wildlingAtWork(desk.open);
  if (wildling !== undefined) {
    return (
      <ShownCard card={wildling.card} name={words.say(`wildling.${wildling.card}`)}>
        <span>{words.say(`wildling.${wildling.card}.${wildling.part}`)}</span>
      </ShownCard>
    );
  }
  const westeros = westerosAtWork(desk.open);
  if (westeros === undefined) return null;
  return (
    <ShownCard card={westeros} name={words.say(`westeros.${westeros}`)} kind="of-westeros">
      <span>{words.say(`westeros.${westeros}.text`)}</span>
    </ShownCard>
  );
}

/** The card that a question is about: one that only this player knows, or the one that everybody obeys. */
export function OwnCard({ desk }: { desk: Desk }) {
  const { words } = desk.props;
  const view = desk.props.view as WesterosView;
  const own = desk.why === 'raven-card' ? { kind: 'wildling', card: wildlingOnTop(view) } : ownCard(view, desk.rules);
  if (own?.card === undefined) return <CardAtWork desk={desk} />;
  const { kind, card } = own;
  const text = `${kind}.${card}.text`;
  return (
    <ShownCard card={card} name={words.say(`${kind}.${card}`)}>
      {words.has(text) && <span>{words.say(text)}</span>}
      <small>{desk.say('own-card.secret')}</small>
    </ShownCard>
  );
}
