import type { GameAids } from '@corvo/westeros/aids';
import { fortifiedAids, moveWalls } from './fortifications/aids.ts';
import { moveRow, rowAids } from './westeros-variant/aids.ts';

export const AIDS: GameAids = {
  features: [fortifiedAids, rowAids],
  migrations: [moveRow, moveWalls],
};
