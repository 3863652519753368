import { en } from './en.ts';
import { it } from './it.ts';

/** The i18next namespace of everything around a table: keys have no dots, so any separator will do. */
export const TABLE_TEXTS = 'table';
export const tableTexts = { it, en };
