import { inSight, type WesterosOpen } from '@corvo/westeros';
import { Art } from '../../../base/art/index.ts';
import { Face } from '../../../base/pictures/Face.tsx';
import type { Words } from '../../../kit/words.ts';
import type { Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';

/** The card of this round: being carried out, or already under its deck, where everybody has seen it go. */
export const cardOf = (open: WesterosOpen, deck: string): string | undefined =>
  open.decks[deck]?.drawn ?? (open.round > 1 ? open.decks[deck]?.bottom.at(-1) : undefined);

/** The wildling card that is being obeyed, or the last one that was: it lies open under its deck. */
const wildlingIn = ({ decks: { wildlings } }: WesterosOpen, words: Words): string | undefined =>
  [wildlings?.drawn ?? '', ...(wildlings?.bottom.toReversed() ?? [])].find(card => words.has(`wildling.${card}`));

/** What the cards of the round bring, and what still holds. */
export function RoundCards({ realm: { open, rules }, words, say }: { realm: Realm; words: Words; say: Speak }) {
  const cards = Object.keys(rules.facts.decks).flatMap(deck => {
    const card = cardOf(open, deck);
    return card !== undefined && words.has(`westeros.${card}`) ? [{ deck, card }] : [];
  });
  const columns = Object.keys(open.decks).flatMap(deck => {
    const column = inSight(open, rules, deck);
    return column.length === 0 ? [] : [{ deck, column }];
  });
  const wildling = wildlingIn(open, words);
  if (cards.length === 0 && columns.length === 0)
    return <p className="wt-muted">{say(open.round > 1 ? 'left.none-drawn' : 'left.no-westeros')}</p>;
  return (
    <ul className="wt-westeros">
      {cards.map(({ deck, card }) => (
        <li key={deck} className={open.decks[deck]?.drawn === card ? 'now' : ''} data-card={card}>
          <Face of={card} />
          <i>{words.say(`deck.${deck}`)}</i>
          <details>
            <summary>{words.say(`westeros.${card}`)}</summary>
            <p>{words.say(`westeros.${card}.text`)}</p>
          </details>
        </li>
      ))}
      {wildling !== undefined && (
        <li className={open.decks['wildlings']?.drawn === wildling ? 'now' : ''} data-card={wildling}>
          <Face of={wildling} />
          <i>
            <Art name="wildlings" label={say('left.wildling')} />
          </i>
          <details>
            <summary>{words.say(`wildling.${wildling}`)}</summary>
            <p>{words.say(`wildling.${wildling}.text`)}</p>
          </details>
        </li>
      )}
      {columns.map(({ deck, column }) => (
        <li key={`next ${deck}`} className="wt-column">
          <i>{words.say(`deck.${deck}`)}</i>
          <span>
            {say('left.next')} {column.map(card => words.say(`westeros.${card}`)).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
