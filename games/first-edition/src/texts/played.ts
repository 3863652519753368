import { gathered, type Catalogue } from '@corvo/core';
import { abilities } from './abilities.ts';
import { cardTexts } from './card-texts.ts';
import { events } from './events.ts';
import { outcomes } from './outcomes.ts';
import { REGIONS } from './shared/index.ts';

/** What is said once cards are played, and at the end. */
export const played: Catalogue = gathered(REGIONS, cardTexts, abilities, events, outcomes);
