import type { PersonId } from '../persons/index.ts';
import type { House } from '../print/index.ts';
import type { SceneSet } from '../vignettes/index.ts';
import { BEYOND_THE_WALL } from './beyond-the-wall.ts';
import type { Cast } from './cast.ts';
import { CLASH_OF_KINGS } from './clash-of-kings.ts';
import { FIRST_EDITION } from './first-edition.ts';
import { HAND_OF_THE_KING } from './hand-of-the-king.ts';
import { SECOND_EDITION } from './second-edition.ts';

const CASTS = {
  'first-edition': FIRST_EDITION,
  'clash-of-kings': CLASH_OF_KINGS,
  'second-edition': SECOND_EDITION,
  'hand-of-the-king': HAND_OF_THE_KING,
  'beyond-the-wall': BEYOND_THE_WALL,
} as const satisfies Readonly<Record<string, Cast>>;

/** The games whose people are drawn, by the id of the catalogue. */
export type CastGame = keyof typeof CASTS;
export const CAST_GAMES = Object.keys(CASTS) as CastGame[];

/** Are the cards of this game drawn? */
export const isDrawn = (game: string): game is CastGame => Object.hasOwn(CASTS, game);

/** A card with a portrait on it. */
export interface Portrait {
  readonly card: string;
  readonly person: PersonId;
  readonly house: House;
}

/** Every card of a game that shows a person. */
export const castOf = (game: CastGame): Portrait[] =>
  Object.entries(CASTS[game]).flatMap(([house, cards]) =>
    Object.entries(cards).map(([card, person]) => ({ card, person, house: house as House })),
  );

/** Some games are played with another's portraits at hand, and their own file holds only what differs. */
const STANDS_ON: Readonly<Partial<Record<CastGame, CastGame>>> = {
  'clash-of-kings': 'first-edition',
  'beyond-the-wall': 'second-edition', // joined to the big map
};

/** The portraits that a game's own file holds. */
export function ownCast(game: CastGame): Portrait[] {
  const base = STANDS_ON[game];
  const there = base === undefined ? [] : castOf(base);
  return castOf(game).filter(({ card, house }) => !there.some(other => other.card === card && other.house === house));
}

/** Clash of Kings prints some people anew; the new card and the old one show the same face. */
const PRINTINGS: Readonly<Partial<Record<CastGame, readonly string[]>>> = { 'clash-of-kings': ['-ck', '-original'] };
const ANEW = new RegExp(`(${Object.values(PRINTINGS).flat().join('|')})$`);

/** What a game adds to the ids of cards that show the same face as the card without it. */
export const printingsOf = (game: CastGame): readonly string[] => PRINTINGS[game] ?? [];

/** In which game's file the portrait of a card is, and under which name; undefined when the card shows nobody. */
export function findPortrait(game: CastGame, card: string): { game: CastGame; card: string } | undefined {
  const face = card.replace(ANEW, '');
  if (ownCast(game).some(portrait => portrait.card === face)) return { game, card: face };
  const base = STANDS_ON[game];
  return base === undefined ? undefined : findPortrait(base, face);
}

/** The kinds of cards with a scene that a game has. */
const SCENE_SETS: Readonly<Record<CastGame, readonly SceneSet[]>> = {
  'first-edition': ['westeros'],
  'clash-of-kings': ['westeros'],
  'second-edition': ['westeros', 'wildlings'],
  'hand-of-the-king': [],
  'beyond-the-wall': ['north', 'westeros', 'wildlings'], // the last at joined tables alone
};

/** The files of pictures that a game is played with, by name, the portraits first. */
export function filesOf(game: CastGame): { readonly faces: string[]; readonly vignettes: string[] } {
  const base = STANDS_ON[game];
  return {
    faces: [game, ...(base === undefined ? [] : [base])].map(name => `faces-${name}`),
    vignettes: SCENE_SETS[game].map(set => `vignettes-${set}`),
  };
}
