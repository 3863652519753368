import { makeBot, readBot } from '@corvo/bots/hand-of-the-king';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { thinkAloud } from './think-aloud.ts';

thinkAloud(handOfTheKing, { makeBot, readBot });
