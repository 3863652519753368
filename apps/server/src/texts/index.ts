import type { Catalogue } from '@corvo/core';
import { en } from './en.ts';
import { it } from './it.ts';

/** What the person who runs a server is told. */
export const troubleMessages: Catalogue = { it, en };
