import type { Feature } from '@corvo/westeros';

/** Quest cards with their troops: all of it is fields and steps; this names it for the aids. */
export const questCards: Feature = { id: 'quests' };
