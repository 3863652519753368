import type { GameAids } from '@corvo/westeros/aids';
import { movePaid } from './characters/aids.ts';
import { fortifiedAids, moveWalls } from './fortifications/aids.ts';
import { moveSingles, singleAids } from './single-use/aids.ts';
import { moveRow, rowAids } from './westeros-variant/aids.ts';

export const AIDS: GameAids = {
  features: [fortifiedAids, singleAids, rowAids],
  migrations: [moveRow, moveWalls, moveSingles, movePaid],
};
