/** The entry of a thread that checks a record of one of the games of the tests. */
import { serveRecord } from '../records/serve.ts';
import { GAMES } from './games.fixture.ts';

serveRecord(GAMES);
