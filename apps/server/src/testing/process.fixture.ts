import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./main.fixture.ts', import.meta.url));

/** A server in its own process, which can be killed as a power cut would kill it. */
export class ServerProcess {
  readonly folder: string;
  readonly #database: Record<string, string>;
  port = 0;
  log = ''; // all it has said
  #child: ChildProcess | undefined;

  /** On a data folder, or on a PostgreSQL where one is named. */
  constructor(folder: string, database?: string) {
    this.folder = folder;
    this.#database = database === undefined ? {} : { DATABASE_URL: database };
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CORVO_DATA: this.folder, PORT: String(this.port), ...this.#database, ...env },
    });
    this.#child = child;
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)} before it was ready`);
    });
    this.log = '';
    const ready = new Promise<string>(tell => {
      child.stdout?.on('data', data => {
        this.log += String(data);
        const port = /^(\d+)$/m.exec(this.log)?.[1]; // between the lines of the log, which begin with a brace
        if (port !== undefined) tell(port);
      });
    });
    this.port = Number(await Promise.race([ready, failed]));
    failed.catch(() => {});
  }

  /** Lets the disk be full from now on. */
  fillDisk(): void {
    this.#child?.kill('SIGUSR2');
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }
}
