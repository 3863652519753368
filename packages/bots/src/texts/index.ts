import type { Catalogue } from '@corvo/core';
import { en } from './en.ts';
import { it } from './it.ts';

/** Everything bots say: why they chose, and why a bot cannot be had. */
export const botMessages: Catalogue = { it, en };
