/** `npm test`: the checks, then the tests. With arguments, only the tests they select: they are vitest's. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runChecks } from './checks.ts';
import { closingLine, tally, type Report, type Tally } from './tally.ts';

const filters = process.argv.slice(2);
const failedChecks = filters.length === 0 ? await runChecks() : 0;

console.log('== tests');
const tests = await runTests();
const total = { ...tests, failed: tests.failed + failedChecks };
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function runTests(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-test-'));
  const file = join(folder, 'report.json');
  try {
    const secondTry = `--reporter=${join(ROOT, 'scripts/second-try.ts')}`;
    const reporters = ['--reporter=default', secondTry, '--reporter=json', `--outputFile.json=${file}`];
    const args = ['run', ...reporters, ...filters];
    // Our programs are compiled once for all the tests that start them.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
    let ending = await vitest(args, env);
    if (isCrash(ending.signal)) {
      console.error(
        `corvo: the test runner crashed (${ending.signal}), which is no test's answer; it is run once more`,
      );
      ending = await vitest(args, env);
    }
    return tally(readReport(file), ending.code ?? 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Vitest itself died, as a program with a bug does; who stops it from outside sends another signal. */
function isCrash(signal: NodeJS.Signals | null): boolean {
  return signal !== null && ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP'].includes(signal);
}

function vitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      // Vitest prints why it failed, but not that it was killed.
      if (signal !== null) console.error(`corvo: the test runner was ended by ${signal}`);
      resolve({ code, signal });
    });
  });
}

/** Vitest writes no report when it cannot start or finds no test. */
function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
