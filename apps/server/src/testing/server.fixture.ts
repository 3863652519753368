import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LIMITS, type Config, type Limits } from '../config.ts';
import { startServer, type Parts, type RunningServer } from '../server.ts';
import { GAMES } from './games.fixture.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
/** For tests that are not about haste. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map(name => [name, plenty]),
) as unknown as Limits;

export function testConfig(data: string, change: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    data,
    database: null,
    client: join(data, 'no-client'),
    origins: [],
    trustProxy: false,
    logLevel: 'error',
    botBeatMs: 0,
    idleMs: 60_000,
    awayMs: 0,
    hostAwayMs: 600_000,
    requestMs: 15_000,
    limits: NO_LIMITS,
    notices: { graceMs: 0, gapMs: 0, tickMs: 20, retryMs: [20, 20] },
    mail: null,
    mayBeNear: true,
    metrics: null,
    role: 'all',
    drainMs: 0,
    ...change,
  };
}

export const testFolder = (): string => mkdtempSync(join(tmpdir(), 'corvo-server-'));

/** A server on a fresh data folder; `again` stops it and starts another one on the same data. */
export class TestServer {
  readonly folder: string;
  readonly #change: Partial<Config>;
  readonly #parts: Parts;
  running: RunningServer;

  private constructor(folder: string, change: Partial<Config>, parts: Parts, running: RunningServer) {
    this.folder = folder;
    this.#change = change;
    this.#parts = parts;
    this.running = running;
  }

  static async start(change: Partial<Config> = {}, parts: Parts = {}, folder = testFolder()): Promise<TestServer> {
    const all = {
      games: GAMES,
      threads: {
        bots: new URL('./bots.fixture.ts', import.meta.url),
        records: new URL('./records.fixture.ts', import.meta.url),
      },
      ...parts,
    };
    return new TestServer(folder, change, all, await startServer(testConfig(folder, change), all));
  }

  get address(): string {
    return this.running.address;
  }

  /** `between`: what happens to the data meanwhile. */
  async again(parts: Parts = {}, between: (folder: string) => void = () => {}): Promise<void> {
    const { port } = this.running;
    await this.running.stop();
    between(this.folder);
    this.running = await startServer(testConfig(this.folder, { ...this.#change, port }), { ...this.#parts, ...parts });
  }

  async end(): Promise<void> {
    await this.running.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
