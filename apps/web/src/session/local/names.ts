import type { Say } from '../../base/i18n/index.ts';
import type { SavedGame } from './saved.ts';

/** What a game of this device is called, and who sits at it, in the order of the seats. */
export interface Called {
  readonly title: string;
  readonly sitters: readonly string[];
}
export type Naming = (saved: Pick<SavedGame, 'name' | 'seats'>) => Called;

/** A name that somebody gave stays as it is; what we call those without one is said in the language of the reader. */
export function calledBy(t: Say, { name, seats }: Parameters<Naming>[0]): Called {
  let bots = 0;
  const sitters = seats.map((sitter, place) => {
    const number = sitter.person ? place + 1 : ++bots;
    if (sitter.name !== '') return sitter.name;
    if (!sitter.person) return t('seat.botName', { n: number });
    return sitter.guest === true ? t('seat.guest', { n: number }) : t('seat.unnamed');
  });
  const people = sitters.filter((_, place) => seats[place]?.person);
  const usual = people.length > 1 ? people.join(', ') : t('play.name', { count: bots });
  return { title: name === '' ? usual : name, sitters };
}

/** Before anybody has said how: a seat without a name by its own. */
export const BARE: Naming = ({ name, seats }) => ({ title: name, sitters: seats.map(one => one.name || one.seat) });
