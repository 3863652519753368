import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATIENTLY } from './testing.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** The program as a process of its own; `onOutput` may stop reading or send a signal. */
function start(
  args: readonly string[],
  onOutput: (child: ReturnType<typeof spawn>) => void,
): Promise<{ code: number | null; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '' },
    });
    let err = '';
    child.stderr.on('data', text => (err += String(text)));
    child.stdout.once('data', () => onOutput(child));
    child.on('error', reject);
    child.on('close', code => resolve({ code, err }));
  });
}

test('whoever stops reading ends the program quietly', PATIENTLY, async () => {
  const play = start(['play', 'hand-of-the-king', '--bots', 'random'], child => {
    child.stdout?.destroy();
    child.stdin?.on('error', () => undefined); // it may be gone before it has read all
    setTimeout(() => child.stdin?.end('table\n'.repeat(100)), 50);
  });
  expect(await play).toEqual({ code: 0, err: '' });
});

test('a scenario that failed has failed even if nobody reads about it', PATIENTLY, async () => {
  const check = new Promise<number | null>((resolve, reject) => {
    const file = join(import.meta.dirname, '../package.json');
    const child = spawn(process.execPath, [MAIN, 'check', file], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.destroy();
    child.on('error', reject);
    child.on('close', resolve);
  });
  expect(await check).toBe(1);
});

test('Ctrl-C ends the program with code 130', PATIENTLY, async () => {
  const play = start(['play', 'hand-of-the-king', '--bots', 'random'], child => void child.kill('SIGINT'));
  expect(await play).toEqual({ code: 130, err: '' });
});
