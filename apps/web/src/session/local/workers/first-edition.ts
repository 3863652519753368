import { makeBot, readBot } from '@corvo/bots/westeros';
import { firstEdition } from '@corvo/first-edition';
import { addRest } from '@corvo/first-edition/rest';
import type { Game } from '@corvo/core';
import { thinkAloud } from './think-aloud.ts';

addRest();
thinkAloud(firstEdition as Game, { makeBot, readBot });
