import { playedBy } from '@corvo/first-edition/expand';
import { SHEET } from '../sheet.ts';

/** CK-1.3: with six all houses are played. */
export const housesOf = (players: number): readonly string[] =>
  players === 6 ? SHEET.sixPlayers.houses : playedBy(players);

/** What the southern overlay brings to the map. */
export const OVERLAY_AREAS: readonly string[] = SHEET.sixPlayers.map.addedAreas.map(({ id }) => id);
