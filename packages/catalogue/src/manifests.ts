import type { Manifest } from '@corvo/core';
import { manifest as beyondTheWall } from '@corvo/beyond-the-wall/manifest';
import { manifest as clashOfKings } from '@corvo/clash-of-kings/manifest';
import { manifest as firstEdition } from '@corvo/first-edition/manifest';
import { manifest as handOfTheKing } from '@corvo/hand-of-the-king/manifest';
import { manifest as secondEdition } from '@corvo/second-edition/manifest';

/** The only list of games: add one here and it can be played everywhere. The pages show them in this order. */
export const MANIFESTS: readonly Manifest[] = [firstEdition, clashOfKings, secondEdition, handOfTheKing, beyondTheWall];

/** The game that a new table begins with: the shortest. */
export const FIRST_GAME = handOfTheKing.id;

export const manifestOf = (id: string): Manifest | undefined => MANIFESTS.find(manifest => manifest.id === id);
