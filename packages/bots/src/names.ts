/** The bots there are besides the random one, by the name that the manifest of a game calls them by. */
export const PLAYER_NAMES = ['hand', 'westeros', 'single-use', 'north'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Is there a player of this name? */
export const isPlayerName = (name: string): name is PlayerName => PLAYER_NAMES.some(known => known === name);
