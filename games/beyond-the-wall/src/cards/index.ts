import type { Effect } from '@corvo/westeros';
import { risen } from './risen.ts';
import { worth } from './worth.ts';

export const CARD_EFFECTS: Readonly<Record<string, Effect>> = { ...worth, ...risen };
