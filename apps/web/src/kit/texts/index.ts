import { en } from './en.ts';
import { it } from './it.ts';

/** Everything around a table. */
export const tableTexts = { it, en };
