import { USUAL, type Character } from '../character.ts';

export const BEYOND_THE_WALL: Character = { ...USUAL };
