/** The five games of the house. Those that can be played already are in the catalogue; a test compares. */
export const SHELF = [
  { id: 'first-edition', house: 'stark', players: '3–5', hours: '2–4 h', playable: true },
  { id: 'clash-of-kings', house: 'martell', players: '3–6', hours: '3–4 h', playable: true },
  { id: 'second-edition', house: 'lannister', players: '3–6', hours: '3–4 h', playable: true },
  { id: 'hand-of-the-king', house: 'tyrell', players: '2–4', hours: '20 min', playable: true },
  { id: 'beyond-the-wall', house: 'others', players: '3, 6–9', hours: '2–6 h', playable: true },
] as const;

/** The game that a new table begins with: the shortest. */
export const FIRST_GAME = 'hand-of-the-king';

/** The parts of our texts that a game speaks with (`build/languages.ts` names what is in each). */
export const TEXTS_OF: Readonly<Record<string, readonly string[]>> = {
  'hand-of-the-king': ['hand-of-the-king'],
  'first-edition': ['westeros', 'first-edition'],
  'clash-of-kings': ['westeros', 'clash-of-kings'],
  'second-edition': ['westeros', 'second-edition'],
  'beyond-the-wall': ['westeros', 'beyond-the-wall'],
};

/** The parts with what a game says after its first answer; not every part has one. */
export const laterTextsOf = (game: string): string[] => (TEXTS_OF[game] ?? []).map(part => `${part}-later`);

/** The ledger with the rules of a game; an expansion stands with the game it expands. */
export const ledgerOf = (game: string): string => (game === 'clash-of-kings' ? 'first-edition' : game);

/** The games that are taught in a guided first game. */
const TAUGHT: readonly string[] = ['first-edition', 'second-edition', 'beyond-the-wall'];

export type ShelfGame = (typeof SHELF)[number];
export type GameId = ShelfGame['id'];

export const PLAYABLE: readonly ShelfGame[] = SHELF.filter(({ playable }) => playable);
export const houseOf = (game: string): string => SHELF.find(({ id }) => id === game)?.house ?? 'stark';
export const isOnShelf = (game: string): game is GameId => SHELF.some(({ id }) => id === game);
export const isTaught = (game: string): boolean => TAUGHT.includes(game);
