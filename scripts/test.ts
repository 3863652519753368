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
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const exitCode = await vitest(['run', ...reporters, ...filters]);
    return tally(readReport(file), exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', code => resolve(code ?? 1));
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
