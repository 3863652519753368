import { makeBot, readBot } from '@corvo/bots/westeros';
import { secondEdition } from '@corvo/second-edition';
import type { Game } from '@corvo/core';
import { thinkAloud } from './think-aloud.ts';

thinkAloud(secondEdition as Game, { makeBot, readBot });
