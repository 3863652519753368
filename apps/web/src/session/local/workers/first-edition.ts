import { makeBot, readBot } from '@corvo/bots/westeros';
import { firstEdition } from '@corvo/first-edition';
import type { Game } from '@corvo/core';
import { thinkAloud } from './think-aloud.ts';

thinkAloud(firstEdition as Game, { makeBot, readBot });
