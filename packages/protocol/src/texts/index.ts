import type { Catalogue } from '@corvo/core';
import { en } from './en.ts';
import { it } from './it.ts';

/** What the server itself says to people: one sentence for every refusal. */
export const protocolMessages: Catalogue = { it, en };
