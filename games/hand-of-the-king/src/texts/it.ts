import type { Messages } from '@corvo/core';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { problems } from './problems.ts';
import { questions } from './questions.ts';

export const it: Messages = { ...cards.it, ...questions.it, ...events.it, ...problems.it, ...options.it };
