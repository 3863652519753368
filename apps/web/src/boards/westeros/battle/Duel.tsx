import type { Ruleset } from '@corvo/westeros';
import { Art } from '../../../base/art/index.ts';
import type { Words } from '../../../kit/words.ts';
import { CardFace, cardText, strengthOn } from '../pieces/HouseCard.tsx';
import type { Speak } from '../speak.ts';
import type { Sheet } from './sheet.ts';

interface Props {
  readonly sheet: Sheet;
  readonly rules: Ruleset;
  readonly words: Words;
  readonly say: Speak;
}

/** The cards of both sides face to face, as far as they are known: of one that is not, the back. */
export function Duel({ sheet: { sides }, rules, words, say }: Props) {
  const played = sides.map(({ items }) => items.flatMap(item => (item.from === 'card' ? [item.card] : [])));
  if (played.every(cards => cards.length === 0)) return null;
  return (
    <div className="wt-duel">
      {sides.map(({ house }, side) => (
        <div key={house}>
          {played[side]?.map(id => {
            const card = rules.board.card[id];
            if (card === undefined) return null;
            const { swords, fortifications: towers } = card;
            const name = words.say(`card.${id}`);
            return (
              <span
                key={id}
                role="img"
                aria-label={`${say('card.read', { name, strength: strengthOn(card), swords, towers })} ${cardText(card, words)}`}
              >
                <CardFace card={card} words={words} size="wide" />
              </span>
            );
          })}
          {played[side]?.length === 0 && (
            <span className={`house house-${house} wt-card-back`} aria-hidden>
              <Art name={`house-${house}`} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
