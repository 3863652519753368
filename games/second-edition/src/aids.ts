import { tokensFollowTracks, type GameAids } from '@corvo/westeros/aids';
import { moveTides } from './tides/aids.ts';

export const AIDS: GameAids = {
  migrations: [moveTides],
  invariants: [tokensFollowTracks], // 2E-1.13, 6.9, 6.10
};
