import { tokensFollowTracks, type GameAids } from '@corvo/westeros/aids';

export const AIDS: GameAids = {
  invariants: [tokensFollowTracks], // 2E-1.13, 6.9, 6.10
};
