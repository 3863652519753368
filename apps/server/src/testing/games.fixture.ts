import { GAMES as CATALOGUE } from '@corvo/catalogue';
import type { Game } from '@corvo/core';
import { whispers } from '@corvo/testkit';

const toy = whispers as unknown as Game;

/** The toy with two seats that the rules keep apart. */
const parted: Game = {
  ...toy,
  id: 'parted',
  talk: open => ({ ...toy.talk(open), apart: ['ada', 'bruno'] }),
};

/** The catalogue, and a toy with everything that is hard: sealed bids, a hidden deck, hands, steps to take back. */
export const GAMES: readonly Game[] = [...CATALOGUE, toy, parted];
