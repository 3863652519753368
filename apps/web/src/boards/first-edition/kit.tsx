import { loadMap } from '@corvo/first-edition/board';
import { westerosKit } from '../westeros/kit.tsx';

/** The table of the first edition; its board is fetched along with it. */
export const firstEditionKit = westerosKit(() => loadMap(false));
