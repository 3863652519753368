import type { Catalogue } from '../messages.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** What the platform itself says to people: one sentence for every problem of this package. */
export const coreMessages: Catalogue = { it, en };
