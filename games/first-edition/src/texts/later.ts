import { gathered, type Catalogue } from '@corvo/core';
import { played } from './played.ts';
import { westeros } from './westeros.ts';

/** What is said after the first orders: nobody has drawn or played a card before. */
export const laterTexts: Catalogue = gathered(westeros, played);
