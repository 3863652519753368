/** The entry of a thread that checks a record of a game of the catalogue. */
import { GAMES } from '@corvo/catalogue';
import { serveRecord } from './serve.ts';

serveRecord(GAMES);
