import { beyondTheWall } from '@corvo/beyond-the-wall';
import { makeBot, readBot } from '@corvo/bots/beyond-the-wall';
import type { Game } from '@corvo/core';
import { thinkAloud } from './think-aloud.ts';

thinkAloud(beyondTheWall as Game, { makeBot, readBot });
