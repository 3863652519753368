import type { CardId, WesterosOpen } from '@corvo/westeros';
import { westerosAtWork } from '@corvo/westeros/aids';
import type { Words } from '../../../kit/words.ts';
import type { Moment } from '../../../session/session.ts';
import { cardOf } from '../left/RoundCards.tsx';
import { textIn } from '../named.ts';
import type { Realm } from '../realm.ts';

/** A card that everybody has seen turned up. */
export interface Drawn {
  readonly kind: 'westeros' | 'wildling';
  readonly card: CardId;
  readonly isNow: boolean; // it is being obeyed
}

/** The card that is being obeyed: one of the wildlings comes before the Westeros card that let them attack. */
export function obeyedNow(open: WesterosOpen): Drawn | undefined {
  const wildling = open.decks['wildlings']?.drawn ?? undefined;
  if (wildling !== undefined) return { kind: 'wildling', card: wildling, isNow: true };
  const westeros = westerosAtWork(open);
  return westeros === undefined ? undefined : { kind: 'westeros', card: westeros, isNow: true };
}

const REVEALED = 'wildling-card-revealed';

/** The wildling card that came last in this round, if one did. */
function lastRevealed(moments: readonly Moment[]): CardId | undefined {
  for (const { events } of moments.toReversed()) {
    const last = events.findLast(({ type }) => type === 'round-began' || type === REVEALED);
    if (last !== undefined) return last.type === REVEALED ? textIn(last, 'card') : undefined;
  }
  return undefined;
}

/** The cards that a moment turned up. */
export const drawnIn = ({ events }: Moment): Drawn[] =>
  events.flatMap((event): Drawn[] => {
    const card = textIn(event, 'card');
    if (card === undefined) return [];
    if (event.type === REVEALED) return [{ kind: 'wildling', card, isNow: false }];
    return event.type === 'westeros-card-drawn' ? [{ kind: 'westeros', card, isNow: false }] : [];
  });

/** The cards of this round: first the one that is being obeyed, then deck by deck, those of the wildlings last. */
export function drawnThisRound({ open, rules }: Realm, moments: readonly Moment[], words: Words): Drawn[] {
  const now = obeyedNow(open);
  const wildling = now?.kind === 'wildling' ? now.card : lastRevealed(moments);
  const cards = [
    ...Object.keys(rules.facts.decks).map(deck => ({ kind: 'westeros' as const, card: cardOf(open, deck) })),
    { kind: 'wildling' as const, card: wildling },
  ];
  const drawn = cards.flatMap(({ kind, card }) =>
    card !== undefined && words.has(`${kind}.${card}`)
      ? [{ kind, card, isNow: now?.kind === kind && now.card === card }]
      : [],
  );
  return drawn.sort((a, b) => Number(b.isNow) - Number(a.isNow));
}
