import { gathered, type Catalogue } from '@corvo/core';
import { REGIONS } from '@corvo/first-edition/names';
import { cards as tideCards } from '../tides/cards.ts';
import { texts as tides } from '../tides/texts.ts';
import { abilities } from './abilities.ts';
import { cardTexts } from './card-texts.ts';
import { events } from './events.ts';
import { outcomes } from './outcomes.ts';
import { westeros } from './westeros.ts';
import { wildlings } from './wildlings.ts';

/** What is said after the first orders: nobody has drawn or played a card before. */
export const laterTexts: Catalogue = gathered(
  REGIONS,
  cardTexts,
  westeros,
  wildlings,
  abilities,
  tideCards,
  tides,
  events,
  outcomes,
);
