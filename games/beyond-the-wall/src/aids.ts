import { tokensFollowTracks, type GameAids } from '@corvo/westeros/aids';
import { objectiveAids } from './objectives/aids.ts';
import { questAids } from './quests/aids.ts';
import { tacticAids } from './tactics/aids.ts';

export const AIDS: GameAids = { invariants: [tokensFollowTracks], features: [questAids, tacticAids, objectiveAids] };
