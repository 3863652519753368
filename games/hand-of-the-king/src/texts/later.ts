import { gathered, type Catalogue } from '@corvo/core';
import { laterEvents } from './later-events.ts';
import { terminal } from './terminal.ts';

/** What this game says only after the first answer: what a terminal reads, what companions do, and the end. */
export const laterTexts: Catalogue = gathered(laterEvents, terminal);
