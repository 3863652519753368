import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of our own: the real program in its own process, with a real database in a folder of its own. */
export interface Running {
  readonly address: string;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const SERVER = join(import.meta.dirname, '../../server/src');
const MAIN = join(SERVER, 'main.ts');
/** The same server without limits on how much one person may ask for. */
export const PATIENT = join(SERVER, 'testing/main.fixture.ts');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => (typeof found === 'object' && found ? resolve(found.port) : reject(new Error('no port'))));
    });
  });
}

async function run(main: string, address: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', text => (said += String(text)));
  child.stderr.on('data', text => (said += String(text)));
  for (let tries = 0; ; tries++) {
    const healthy = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return child;
    if (tries > 1_200 || child.exitCode !== null) throw new Error(`the server did not start:\n${said}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

export async function startServer(settings: Readonly<Record<string, string>> = {}, main = MAIN): Promise<Running> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'corvo-e2e-'));
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), CORVO_HOST: '127.0.0.1', CORVO_DATA: data, ...settings };
  let child = await run(main, address, env);
  return {
    address,
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      await end(child, 'SIGTERM');
      child = await run(main, address, env);
    },
    async stop() {
      await end(child, 'SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
