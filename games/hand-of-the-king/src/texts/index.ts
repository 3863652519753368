import type { Catalogue } from '@corvo/core';
import { en } from './en.ts';
import { it } from './it.ts';

/** Everything this game says to people, in our own words. */
export const messages: Catalogue = { it, en };
