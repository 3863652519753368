import { makeBot, readBot } from '@corvo/bots/westeros';
import { secondEdition } from '@corvo/second-edition';
import { addRest } from '@corvo/second-edition/rest';
import type { Game } from '@corvo/core';
import { thinkAloud } from './think-aloud.ts';

addRest();
thinkAloud(secondEdition as Game, { makeBot, readBot });
