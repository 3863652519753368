import type { GameAids } from '@corvo/westeros/aids';
import { moveRow, rowAids } from './westeros-variant/aids.ts';

export const AIDS: GameAids = {
  features: [rowAids],
  migrations: [moveRow],
};
