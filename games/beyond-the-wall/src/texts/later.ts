import { gathered, type Catalogue } from '@corvo/core';
import { laterTexts as base } from '@corvo/second-edition/expand';
import { texts as objectives } from '../objectives/texts.ts';
import { texts as tactics } from '../tactics/texts.ts';
import { cardTexts } from './card-texts.ts';
import { joined } from './joined.ts';
import { sentences } from './sentences.ts';
import { westeros } from './westeros.ts';

/** What is said after the first orders: nobody has drawn or played a card before. */
export const laterTexts: Catalogue = gathered(base, westeros, cardTexts, sentences, joined, tactics, objectives);
