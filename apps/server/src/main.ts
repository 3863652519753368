/** `npm start`: the server, until somebody stops it. */
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { Trouble } from './trouble.ts';

function fail(error: unknown): never {
  console.error(error instanceof Trouble ? `corvo: ${error.message}` : error);
  process.exit(1);
}

try {
  const server = await startServer(readConfig(process.env));
  console.log(`Corvo is at ${server.address}`);
  void server.hub.readWords();
  let asked = 0;
  const stop = (): void => {
    if (++asked > 1) process.exit(1); // asked twice: somebody is in a hurry
    server.stop().then(
      () => process.exit(0),
      error => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  fail(error);
}
