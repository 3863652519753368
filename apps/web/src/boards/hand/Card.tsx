import { houseOf, SIZE, type CharacterId } from '@corvo/hand-of-the-king';
import { Art } from '../../base/art/index.ts';
import { Face } from '../../base/pictures/Face.tsx';
import type { Words } from '../../kit/words.ts';
import { CHARGE, splitName } from './drawings.ts';

/** A character: house by colour, pattern and emblem, its printed size, and a charge of its own. */
export function CharacterCard({ character, words }: { character: CharacterId; words: Words }) {
  const house = houseOf(character);
  const [first, last] = splitName(words.say(`character.${character}`));
  const counted = words.say(`house.${house}`);
  return (
    <span className={`hk-card house house-${house}`} data-card={character}>
      <span className="hk-field">
        <Face of={character} />
        <Art name={`house-${house}`} className="hk-emblem" />
        <span className="hk-size">{SIZE[house]}</span>
        <Art name={CHARGE[character] ?? 'star'} className="hk-charge" />
        {/* Joffrey is called Baratheon, and counts for Lannister. */}
        {last !== counted && <span className="hk-counted">{counted}</span>}
      </span>
      <span className="hk-name">
        <b>{first}</b>
        <i>{last}</i>
      </span>
    </span>
  );
}

/** Varys, of no house. */
export function VarysCard({ words }: { words: Words }) {
  return (
    <span className="hk-card hk-varys" data-card="varys">
      <span className="hk-field">
        <Face of="varys" />
        <Art name="spider" className="hk-emblem" />
      </span>
      <span className="hk-name">
        <b>{words.say('varys')}</b>
      </span>
    </span>
  );
}
