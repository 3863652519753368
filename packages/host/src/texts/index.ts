import type { Catalogue } from '@corvo/core';
import { en } from './en.ts';
import { it } from './it.ts';

/** What the host says to people: one sentence for every refusal and every note. */
export const hostMessages: Catalogue = { it, en };
