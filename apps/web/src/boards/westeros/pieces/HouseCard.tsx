import { hasWords, type HouseCardFacts } from '@corvo/westeros';
import { Art } from '../../../base/art/index.ts';
import { Face, type Size } from '../../../base/pictures/Face.tsx';
import type { Words } from '../../../kit/words.ts';

interface Props {
  readonly card: HouseCardFacts;
  readonly words: Words;
}

/** What is printed on a house card, in words: for a screen reader, and where there is no room for a card. */
export function cardText(card: HouseCardFacts, words: Words): string {
  const key = `card.${card.id}.text`;
  return hasWords(card) && words.has(key) ? words.say(key) : '';
}

/** The strength as it is printed: X where it is paid for. */
export const strengthOn = ({ strength, upToPower }: HouseCardFacts): number | string =>
  upToPower === true ? 'X' : strength;

const times = (count: number): readonly number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** The face of a house card: strength, name, swords and fortifications, text. */
export function CardFace({ card, words, total, size = 'usual' }: Props & { total?: string | undefined; size?: Size }) {
  const text = cardText(card, words);
  return (
    <span className={`house house-${card.house} wt-card`} data-card={card.id}>
      <span className="wt-card-head">
        <b>{strengthOn(card)}</b>
        <Art name={`house-${card.house}`} />
        <span className="wt-card-picture">
          <Art name={`house-${card.house}`} />
          <Face of={card.id} size={size} />
        </span>
      </span>
      <span className="wt-card-body">
        <b className="wt-card-name">{words.say(`card.${card.id}`)}</b>
        {card.swords + card.fortifications > 0 && (
          <span className="wt-card-icons">
            {times(card.swords).map(i => (
              <Art key={`s${i}`} name="sword" />
            ))}
            {times(card.fortifications).map(i => (
              <Art key={`f${i}`} name="tower" />
            ))}
          </span>
        )}
        {text !== '' && <span className="wt-card-text">{text}</span>}
      </span>
      {total !== undefined && <span className="wt-card-total">{total}</span>}
    </span>
  );
}

/** The same on one line. */
export function CardLine({ card, words }: Props) {
  const text = cardText(card, words);
  return (
    <li className={`house house-${card.house} wt-card-line`} data-card={card.id}>
      <Face of={card.id} />
      <b className="wt-strength">{strengthOn(card)}</b>
      <span>
        <b>{words.say(`card.${card.id}`)}</b>
        <span className="wt-card-icons" aria-hidden>
          {times(card.swords).map(i => (
            <Art key={`s${i}`} name="sword" />
          ))}
          {times(card.fortifications).map(i => (
            <Art key={`f${i}`} name="tower" />
          ))}
        </span>
        {text !== '' && <small>{text}</small>}
      </span>
    </li>
  );
}
