import { beyondTheWall } from '@corvo/beyond-the-wall';
import { addRest } from '@corvo/beyond-the-wall/rest';
import { makeBot, readBot } from '@corvo/bots/beyond-the-wall';
import type { Game } from '@corvo/core';
import { thinkAloud } from './think-aloud.ts';

addRest();
thinkAloud(beyondTheWall as Game, { makeBot, readBot });
