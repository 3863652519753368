import { GAMES as CATALOGUE } from '@corvo/catalogue';
import type { Game } from '@corvo/core';
import { whispers } from '@corvo/testkit';

/** The catalogue, and a toy with everything that is hard: sealed bids, a hidden deck, hands, steps to take back. */
export const GAMES: readonly Game[] = [...CATALOGUE, whispers as unknown as Game];
