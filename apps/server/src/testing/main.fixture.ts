/** A server in a process of its own, for tests that kill it. It is told its folder and port by the environment. */
import { startServer } from '../server.ts';
import { GAMES } from './games.fixture.ts';
import { testConfig } from './server.fixture.ts';

const { CORVO_DATA = '', PORT = '0', CORVO_BOT_MS = '0' } = process.env;
const server = await startServer(testConfig(CORVO_DATA, { port: Number(PORT), botBeatMs: Number(CORVO_BOT_MS) }), {
  games: GAMES,
  threads: {
    bots: new URL('./bots.fixture.ts', import.meta.url),
    records: new URL('./records.fixture.ts', import.meta.url),
  },
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.port}\n`);
