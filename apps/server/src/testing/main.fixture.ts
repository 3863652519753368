/** A server in a process of its own, for tests that kill it. It is told its data and port by the environment. */
import { readFileSync } from 'node:fs';
import { ROLES } from '../config.ts';
import { startServer } from '../server.ts';
import { openPostgres } from '../postgres/index.ts';
import { openSqlite } from '../storage/index.ts';
import { GAMES } from './games.fixture.ts';
import { NO_LIMITS, testConfig } from './server.fixture.ts';

const {
  CORVO_DATA = '',
  DATABASE_URL,
  PORT = '0',
  CORVO_BOT_MS = '0',
  CORVO_LOG = 'error',
  CORVO_ROLE,
  CORVO_CLIENT,
  CORVO_SMTP,
  CORVO_TEST_AHEAD, // a file that says by how many milliseconds it is later than it is: days pass as a test likes
  CORVO_TEST_HINTS, // so many hints for each person, and no more ever: a test need not be faster than they refill
} = process.env;
const storage = await (DATABASE_URL === undefined
  ? openSqlite(CORVO_DATA)
  : openPostgres(DATABASE_URL, undefined, CORVO_ROLE !== 'web'));
const commit = storage.commit.bind(storage);
let isFull = false;
process.on('SIGUSR2', () => (isFull = true)); // from here on the disk takes nothing
storage.commit = async units => {
  if (isFull) throw new Error('the disk is full');
  return commit(units);
};
const role = ROLES.find(known => known === CORVO_ROLE) ?? 'all';
const client = CORVO_CLIENT === undefined ? {} : { client: CORVO_CLIENT };
const limits =
  CORVO_TEST_HINTS === undefined
    ? NO_LIMITS
    : { ...NO_LIMITS, hints: { burst: Number(CORVO_TEST_HINTS), perSecond: 1e-9 } };
const ahead = (file: string): number => Number(readFileSync(file, 'utf8'));
const time = CORVO_TEST_AHEAD === undefined ? {} : { now: () => Date.now() + ahead(CORVO_TEST_AHEAD) };
const mail = CORVO_SMTP === undefined ? null : { smtp: CORVO_SMTP, from: 'corvo@corvo.example' };
const origins = mail === null ? [] : ['http://corvo.example'];
const config = {
  limits,
  mail,
  origins,
  port: Number(PORT),
  botBeatMs: Number(CORVO_BOT_MS),
  logLevel: CORVO_LOG,
  role,
  ...client,
};
const server = await startServer(testConfig(CORVO_DATA, config), {
  games: GAMES,
  storage,
  ...time,
  threads: {
    bots: new URL('./bots.fixture.ts', import.meta.url),
    records: new URL('./records.fixture.ts', import.meta.url),
  },
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.port}\n`);
