import type { HouseCardFacts, Ruleset } from '@corvo/westeros';
import type { CardBook, CardSheet } from '../../kit/kit.ts';
import type { Words } from '../../kit/words.ts';
import { cardText, strengthOn } from './pieces/HouseCard.tsx';
import { realmIn } from './realm.ts';
import { speakerOf, type Speak } from './speak.ts';

const times = (count: number, sign: string): string[] => Array.from({ length: count }, () => sign);

function houseCard(card: HouseCardFacts, { effects, clauses }: Ruleset, words: Words, say: Speak): CardSheet {
  const { id, house, swords, fortifications: towers, ability } = card;
  const text = cardText(card, words);
  const name = words.say(`card.${id}`);
  return {
    name,
    house,
    strength: strengthOn(card),
    signs: [...times(swords, 'sword'), ...times(towers, 'tower')],
    said: say('card.read', { name, strength: strengthOn(card), swords, towers }),
    texts: text === '' ? [] : [text],
    clause: effects[ability ?? '']?.clause ?? clauses['ask.battle-card'],
  };
}

/** The other kinds of cards with a name and a text, and the event whose rule stands behind each. */
const OTHERS = { westeros: 'westeros-card-drawn', wildling: 'wildling-card-revealed', tide: 'tide-drawn' } as const;

const read: CardBook['read'] = ({ game, view, words }, id) => {
  const { rules } = realmIn(view);
  const card = rules.board.card[id];
  if (card !== undefined) return houseCard(card, rules, words, speakerOf(game, words.language));
  for (const [kind, event] of Object.entries(OTHERS)) {
    if (!words.has(`${kind}.${id}`)) continue;
    const text = `${kind}.${id}.text`;
    return {
      name: words.say(`${kind}.${id}`),
      texts: words.has(text) ? [words.say(text)] : [],
      clause: rules.clauses[`event.${event}`],
    };
  }
  return undefined;
};

/** The cards of a Westeros game: house by house, then deck by deck. */
export const cardBook: CardBook = {
  read,
  all({ view }) {
    const { board, facts } = realmIn(view).rules;
    const decks = Object.values(facts.decks).flatMap(deck => deck.map(({ card }) => card));
    return [...new Set([...Object.keys(board.card), ...decks, ...(facts.wildlings ?? [])])];
  },
};
