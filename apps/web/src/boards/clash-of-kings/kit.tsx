import { loadMap } from '@corvo/first-edition/board';
import { westerosKit } from '../westeros/kit.tsx';
import { addClashTools } from './tools.ts';

addClashTools();

/** The table of Clash of Kings: the board of the first edition, for six with the southern overlay. */
export const clashOfKingsKit = westerosKit(() => loadMap(false), {
  isFor: ({ seats }) => seats.length === 6,
  loadMap: () => loadMap(true),
});
