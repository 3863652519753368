import { wildlingAtWork, type CardId, type WesterosOwn } from '@corvo/westeros';
import type { Desk } from '../desk.ts';

/** The wildling card on top, as far as this player has seen it. */
function topWildling({ open, props }: Desk): CardId | undefined {
  const own = props.view.mine as WesterosOwn | null;
  const deck = open.decks['wildlings'];
  const seen = own?.seen?.find(({ depth }) => depth === 0)?.card;
  return seen ?? (deck?.unknown === 0 ? deck.bottom[0] : undefined); // one that lies open to all under the others
}

/** The wildling card that everybody has seen, where the question comes from it. */
function WildlingCard({ desk }: { desk: Desk }) {
  const at = wildlingAtWork(desk.open);
  const { words } = desk.props;
  if (at === undefined) return null;
  return (
    <p className="wt-own-card">
      <b>{words.say(`wildling.${at.card}`)}</b>
      <span>{words.say(`wildling.${at.card}.${at.part}`)}</span>
    </p>
  );
}

/** What this question is about and only this player knows: the card that was looked at, the card of chance. */
export function OwnCard({ desk }: { desk: Desk }) {
  const { words, view } = desk.props;
  const tide = (view.mine as WesterosOwn | null)?.tide;
  const [kind, card] =
    desk.why === 'raven-card' ? (['wildling', topWildling(desk)] as const) : (['tide', tide] as const);
  if (card === undefined || (kind === 'tide' && desk.why !== 'tide-again')) return <WildlingCard desk={desk} />;
  const text = `${kind}.${card}.text`;
  return (
    <p className="wt-own-card">
      <b>{words.say(`${kind}.${card}`)}</b>
      {words.has(text) && <span>{words.say(text)}</span>}
      <small>{desk.say('own-card.secret')}</small>
    </p>
  );
}
