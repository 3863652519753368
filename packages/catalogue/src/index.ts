import type { Game } from '@corvo/core';
import { MANIFESTS } from './manifests.ts';

export { FIRST_GAME, manifestOf, MANIFESTS } from './manifests.ts';

/** The games of the catalogue with all their rules; a page loads those of one game alone (`@corvo/catalogue/manifests`). */
export const GAMES: readonly Game[] = await Promise.all(MANIFESTS.map(manifest => manifest.rules()));

export const findGame = (id: string): Game | undefined => GAMES.find(game => game.id === id);
