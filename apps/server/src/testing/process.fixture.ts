import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./main.fixture.ts', import.meta.url));

/** A server in its own process, which can be killed as a power cut would kill it. */
export class ServerProcess {
  readonly folder: string;
  port = 0;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CORVO_DATA: this.folder, PORT: String(this.port), ...env },
    });
    this.#child = child;
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)} before it was ready`);
    });
    const [line] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), failed])) as [Buffer];
    failed.catch(() => {});
    this.port = Number(String(line).trim());
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }
}
