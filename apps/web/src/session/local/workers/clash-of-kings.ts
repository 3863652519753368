import { makeBot, readBot } from '@corvo/bots/clash-of-kings';
import { clashOfKings } from '@corvo/clash-of-kings';
import { addRest } from '@corvo/clash-of-kings/rest';
import type { Game } from '@corvo/core';
import { thinkAloud } from './think-aloud.ts';

addRest();
thinkAloud(clashOfKings as Game, { makeBot, readBot });
