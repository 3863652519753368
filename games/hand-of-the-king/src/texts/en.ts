import type { Messages } from '@corvo/core';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { problems } from './problems.ts';
import { questions } from './questions.ts';

export const en: Messages = { ...cards.en, ...questions.en, ...events.en, ...problems.en, ...options.en };
