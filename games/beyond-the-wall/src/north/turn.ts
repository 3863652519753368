import type { HouseId, WesterosOpen } from '@corvo/westeros';
import { NORTH } from '../facts.ts';

/** The three in the order of the northern Throne (BW-S46, S83). */
export const northInTurn = (open: WesterosOpen): readonly HouseId[] => open.realms[NORTH]?.tracks.throne ?? [];
