/** The entry of a worker thread whose bots know the games of the tests. */
import { serveBots } from '@corvo/bots/serve';
import { GAMES } from './games.fixture.ts';

serveBots(id => GAMES.find(game => game.id === id));
