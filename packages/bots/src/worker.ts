/** The entry of a worker thread with the games of the catalogue. */
import { findGame } from '@corvo/catalogue';
import { serveBots } from './serve.ts';

serveBots(findGame);
