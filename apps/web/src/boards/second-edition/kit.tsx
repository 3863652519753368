import { loadMap } from '@corvo/second-edition/board';
import { westerosKit } from '../westeros/kit.tsx';

/** The table of the second edition; its board is fetched along with it. */
export const secondEditionKit = westerosKit(loadMap);
