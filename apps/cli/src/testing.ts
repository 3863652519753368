import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import type { Io, Screen } from './io.ts';
import { run } from './run.ts';

/** Keeps what is written to it. */
export class Paper extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns = 100;

  constructor(isTTY = false) {
    super({ decodeStrings: false });
    this.isTTY = isTTY;
  }

  override _write(chunk: string | Buffer, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface Circumstances {
  readonly stdin?: string;
  readonly env?: Io['env'];
  readonly cwd?: string;
  readonly isTTY?: boolean;
  readonly interrupted?: AbortSignal;
  /** Called whenever something is written to stdout; for conversations. */
  readonly onOutput?: (paper: Paper, type: (text: string) => void) => void;
}

/** Runs the program as a person would, with streams of our own. */
export async function corvo(args: string | readonly string[], circumstances: Circumstances = {}): Promise<Ran> {
  const stdout = new Paper(circumstances.isTTY);
  const stderr = new Paper(circumstances.isTTY);
  const typed = new PassThrough();
  const stdin = circumstances.onOutput === undefined ? Readable.from([circumstances.stdin ?? '']) : typed;
  if (circumstances.isTTY === true) Object.assign(stdin, { isTTY: true, setRawMode: () => stdin });
  if (circumstances.onOutput !== undefined) {
    const write = stdout._write.bind(stdout);
    stdout._write = (chunk, encoding, done) => {
      write(chunk, encoding, done);
      circumstances.onOutput?.(stdout, text => void typed.write(text));
    };
  }
  const exit = await run(typeof args === 'string' ? args.split(' ').filter(Boolean) : args, {
    stdin,
    stdout: stdout as Screen,
    stderr: stderr as Screen,
    env: circumstances.env ?? {},
    cwd: circumstances.cwd ?? tmpdir(),
    interrupted: circumstances.interrupted ?? new AbortController().signal,
  });
  typed.end();
  return { exit, out: stdout.text, err: stderr.text };
}

/** For tests that start threads or processes: a busy machine may take its time. */
export const PATIENTLY = { timeout: 120_000 };

/** Work in a folder of its own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-cli-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
