import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');

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

/** A server of our own with an empty database, on a port of its own. */
export async function startServer(env: Readonly<Record<string, string>> = {}, kept?: string): Promise<Running> {
  const port = await freePort();
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'corvo-e2e-')));
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), CORVO_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', text => (said += String(text)));
  child.stderr.on('data', text => (said += String(text)));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const healthy = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`the server did not start:\n${said}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return {
    address,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (kept === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}
