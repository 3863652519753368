import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Check {
  readonly name: string;
  readonly command: readonly [tool: string, ...args: string[]];
}

const CHECKS: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--project', 'tsconfig.json'] },
  { name: 'types of the client', command: ['tsc', '--project', 'apps/web/tsconfig.json'] },
  { name: 'types of its build', command: ['tsc', '--project', 'apps/web/tsconfig.node.json'] },
  { name: 'unused files, exports and packages', command: ['knip', '--no-progress'] },
];

/** Runs every check, all at once, and prints their results in order. Answers how many failed. */
export async function runChecks(): Promise<number> {
  const running = CHECKS.map(check => run(check.command));
  let failed = 0;
  for (const [index, check] of CHECKS.entries()) {
    const result = await running[index];
    console.log(`== ${check.name}: ${result?.ok ? 'ok' : 'FAILED'}`);
    if (result?.ok) continue;
    failed++;
    console.log(`${result?.output.trim()}\n`);
  }
  return failed;
}

function run([tool, ...args]: Check['command']): Promise<{ ok: boolean; output: string }> {
  return new Promise(resolve => {
    const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', text => (output += text));
    child.stderr.on('data', text => (output += text));
    child.on('error', error => resolve({ ok: false, output: error.message }));
    child.on('close', code => resolve({ ok: code === 0, output }));
  });
}
