import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rngFromText } from '@corvo/core';
import { afterAll, expect, test } from 'vitest';
import { gameOf } from '../testing/client.fixture.ts';
import { BotPool } from './pool.ts';
import { adviserFor, refuseBot, standInFor, type Job } from './thinkers.ts';

const games = new URL('../testing/games.fixture.ts', import.meta.url).href;
const whispers = gameOf('whispers');
const folder = mkdtempSync(join(tmpdir(), 'corvo-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function job(bot = 'random'): Job {
  const options = whispers.resolveOptions({}, 2);
  if ('code' in options) throw new Error(String(options.code));
  const view = whispers.view(whispers.setup(options, ['ada', 'bruno'], 'seed'), 'ada');
  return { game: 'whispers', bot, view, request: whispers.requests(view)[0]!, stream: 'stream' };
}

/** A worker that does something else than it should. */
function worker(code: string): URL {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', job => { ${code} });`,
  );
  return pathToFileURL(file);
}

test('bots think in worker threads, and the same view and stream give the same thought', async () => {
  const pool = new BotPool({ games, workers: 2 });
  const thoughts = await Promise.all([job(), job(), job(), job()].map(one => pool.decide(one)));
  const expected = whispers.sample(job().view, job().request, rngFromText('stream'));
  for (const { choice } of thoughts) expect(choice).toEqual(expected);
  await pool.stop();
});

test('a thread that dies is replaced, and its job tried once more', async () => {
  const pool = new BotPool({ games, workers: 1 });
  await expect(pool.decide(job('nobody'))).rejects.toThrow(/no bot nobody/);
  expect((await pool.decide(job())).reason.key).toBe('bot.random');
  await pool.stop();
});

test('a thread that hangs is given up', async () => {
  const pool = new BotPool({ games, workers: 1, script: worker('for (;;) {}'), longestMs: 50 });
  await expect(pool.decide(job())).rejects.toThrow(/too long/);
  await pool.stop();
});

test('whoever is waiting when the server stops is told so', async () => {
  const pool = new BotPool({ games, workers: 1, script: worker(''), longestMs: 5_000 });
  const first = pool.decide(job());
  const second = pool.decide(job());
  await Promise.all([
    expect(first).rejects.toThrow(/thread ended/),
    expect(second).rejects.toThrow(/stopped/),
    pool.stop(),
  ]);
});

test('CO-6.1 a bot that would keep the others waiting is refused; stand-ins and advisers are those a game has', () => {
  expect(refuseBot(whispers, 'random')).toBeUndefined();
  expect(refuseBot(whispers, 'nobody')).toMatchObject({ code: 'unknown-bot' });
  expect(refuseBot(whispers, 'search:5000000n')).toMatchObject({ code: 'bot-budget-out-of-range' });
  expect([standInFor(whispers), adviserFor(whispers)]).toEqual(['random', 'random']);
});
