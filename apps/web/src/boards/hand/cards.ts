import {
  CHARACTERS,
  COMPANION,
  COMPANIONS,
  companionText,
  houseOf,
  type CharacterId,
  type CompanionId,
} from '@corvo/hand-of-the-king';
import type { CardBook } from '../../kit/kit.ts';
import { charactersIn, SIZE, type Open } from './facts.ts';

const read: CardBook['read'] = ({ view, words }, id) => {
  const open = view.open as Open;
  if (id === 'varys') return { name: words.say('varys'), texts: [], clause: 'HK-1.3' };
  if (words.has(`companion.${id}`)) {
    const companion = id as CompanionId;
    return {
      name: words.say(`companion.${id}`),
      texts: [words.say(companionText(companion, open.options))],
      clause: COMPANION[companion].clause,
    };
  }
  if (!words.has(`character.${id}`)) return undefined;
  const house = houseOf(id as CharacterId);
  return {
    name: words.say(`character.${id}`),
    house,
    strength: SIZE[house],
    texts: [
      words.say(`house.${house}.full`),
      words.t('in-court', { count: charactersIn(open, house), size: SIZE[house] }),
    ],
    clause: id === 'joffrey-baratheon' ? 'HK-1.8' : 'HK-1.2',
  };
};

/** Characters, companions, and Varys. */
export const cardBook: CardBook = { read, all: () => [...CHARACTERS, 'varys', ...COMPANIONS] };
