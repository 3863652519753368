import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botStream, readBot } from '@corvo/bots';
import { NoSuchBot } from '@corvo/bots/bot-worker';
import { expect, test } from 'vitest';
import { GAMES } from '@corvo/catalogue';
import { gameOf } from '../testing/client.fixture.ts';
import { BotPool } from './pool.ts';
import { adviserFor, refuseBot, standInFor, type Job } from './thinkers.ts';

const entry = new URL('../testing/bots.fixture.ts', import.meta.url);
const whispers = gameOf('whispers');

function job(bot = 'random', whose = { address: 'x', person: 'ada', table: 't' }, isThere = true): Job {
  const share = { ...whose, isAttended: () => isThere };
  const options = whispers.resolveOptions({}, 2);
  if ('code' in options) throw new Error(String(options.code));
  const view = whispers.view(whispers.setup(options, ['ada', 'bruno'], 'seed'), 'ada');
  return { game: 'whispers', bot, view, request: whispers.requests(view)[0]!, seed: 'seed', share };
}

/** A worker that does something else than it should. */
const worker = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { existsSync, writeFileSync } from 'node:fs';
      import { parentPort, threadId } from 'node:worker_threads';
      const tell = ({ id }) => parentPort.postMessage({ id, thought: { choice: threadId, reason: { key: '', data: {} }, nodes: 0 } });
      parentPort.on('message', job => { ${code} });
    `)}`,
  );

test('bots think in worker threads, and the same view and seed give the same thought', async () => {
  const pool = new BotPool({ entry, workers: 2 });
  const thoughts = await Promise.all([job(), job(), job(), job()].map(one => pool.decide(one)));
  const { view, request } = job();
  const expected = whispers.sample(view, request, botStream('seed', request.seat, request.id));
  for (const { choice } of thoughts) expect(choice).toEqual(expected);
  await pool.stop();
});

test('a bot that does not exist is refused, and the next job is done', async () => {
  const pool = new BotPool({ entry, workers: 1 });
  await expect(pool.decide(job('nobody'))).rejects.toBeInstanceOf(NoSuchBot);
  expect((await pool.decide(job())).reason.key).toBe('bot.random');
  await pool.stop();
});

test('a thread that dies is replaced, and its job tried once more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-bots-'));
  const once = JSON.stringify(join(folder, 'died'));
  const frail = worker(`if (existsSync(${once})) return tell(job); writeFileSync(${once}, ''); process.exit(3);`);
  const pool = new BotPool({ entry: frail, workers: 1 });
  expect(await pool.decide(job())).toHaveProperty('choice');
  expect(existsSync(join(folder, 'died'))).toBe(true);
  rmSync(folder, { recursive: true, force: true });
  await pool.stop();
  const mortal = new BotPool({ entry: worker('process.exit(3)'), workers: 1 });
  await expect(mortal.decide(job())).rejects.toThrow(/code 3/);
  await mortal.stop();
});

test('a thread that hangs is given up', async () => {
  const pool = new BotPool({ entry: worker('for (;;) {}'), workers: 1, longestMs: 50 });
  await expect(pool.decide(job())).rejects.toThrow(/too long/);
  await pool.stop();
});

test('CO-7.3 twenty tables of one person do not keep the bot of another waiting', async () => {
  const slow = worker('setTimeout(() => tell(job), 20);');
  const pool = new BotPool({ entry: slow, workers: 1 });
  const done: string[] = [];
  const ask = (person: string, table: string): Promise<void> =>
    pool.decide(job('random', { address: person, person, table })).then(() => void done.push(person));
  const greedy = Array.from({ length: 60 }, (_, at) => ask('greedy', `${at % 20}`));
  await ask('ada', 'x');
  expect(done.length).toBeLessThanOrEqual(3); // one that was being thought about, and one in between
  await Promise.all(greedy);
  await pool.stop();
});

/** A pool whose thoughts come to their end when the test lets them, and not by time: each writes that it has begun. */
class Gated {
  readonly done: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'corvo-gates-'));
  readonly #pool: BotPool;

  constructor(workers: number) {
    const folder = JSON.stringify(`${this.#folder}/`);
    const code = `
      writeFileSync(${folder} + job.seed + '.begun', '');
      const wait = setInterval(() => {
        if (!existsSync(${folder} + job.seed) && !existsSync(${folder} + 'all')) return;
        clearInterval(wait);
        tell(job);
      }, 2);`;
    this.#pool = new BotPool({ entry: worker(code), workers });
  }

  ask(person: string, isThere = true, table = person, address = person): Promise<void> {
    const seed = `${person}-${table}`;
    return this.#pool
      .decide({ ...job('random', { address, person, table }, isThere), seed })
      .then(() => void this.done.push(person));
  }
  hasBegun(person: string, table = person): boolean {
    return existsSync(join(this.#folder, `${person}-${table}.begun`));
  }
  async begun(person: string, table = person): Promise<void> {
    while (!this.hasBegun(person, table)) await new Promise(done => setTimeout(done, 2));
  }
  /** Lets a thought, or all of them, come to its end. */
  open(name: string): void {
    writeFileSync(join(this.#folder, name), '');
  }
  async stop(): Promise<void> {
    await this.#pool.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

test('CO-7.3 nobody has all the threads: the bot of another need not even wait until a thought ends', async () => {
  const pool = new Gated(2);
  const greedy = Array.from({ length: 4 }, (_, at) => pool.ask('greedy', true, `${at}`));
  await pool.begun('greedy', '0');
  pool.open('ada-ada');
  await pool.ask('ada'); // while the other thinks on
  expect(pool.done).toEqual(['ada']);
  expect(pool.hasBegun('greedy', '1')).toBe(false);
  pool.open('all');
  await Promise.all(greedy);
  expect(pool.done).toHaveLength(5);
  await pool.stop();
});

test('CO-7.3 25 identities whose tables of bots think without end leave a thread for those who are there', async () => {
  const pool = new Gated(2);
  const crowd = Array.from({ length: 25 }, (_, at) => pool.ask(`eve${at}`, false));
  await pool.begun('eve0');
  for (const person of ['ada', 'bea', 'carl']) {
    pool.open(`${person}-${person}`);
    await pool.ask(person);
  }
  expect(pool.done).toEqual(['ada', 'bea', 'carl']); // not one of the others was waited for
  expect(pool.hasBegun('eve1')).toBe(false);
  pool.open('all');
  await Promise.all(crowd);
  expect(pool.done).toHaveLength(28);
  await pool.stop();
});

test('CO-7.3 twelve guests of one address who sit at tables leave a thread for those who are elsewhere', async () => {
  const pool = new Gated(2);
  const crowd = Array.from({ length: 12 }, (_, at) => pool.ask(`eve${at}`, true, `${at}`, 'eves'));
  await pool.begun('eve0', '0');
  for (const person of ['ada', 'bea']) {
    pool.open(`${person}-${person}`);
    await pool.ask(person);
  }
  expect(pool.done).toEqual(['ada', 'bea']); // not one of the others was waited for
  expect(pool.hasBegun('eve1', '1')).toBe(false);
  pool.open('all');
  await Promise.all(crowd);
  expect(pool.done).toHaveLength(14);
  await pool.stop();
});

test('whoever is waiting when the server stops is told so', async () => {
  const pool = new BotPool({ entry: worker(''), workers: 1, longestMs: 5_000 });
  const first = pool.decide(job());
  const second = pool.decide(job());
  await Promise.all([expect(first).rejects.toThrow(/closed/), expect(second).rejects.toThrow(/stopped/), pool.stop()]);
});

test('CO-6.1 a bot that would keep the others waiting is refused; stand-ins and advisers are those a game has', () => {
  expect(refuseBot(whispers, 'random')).toBeUndefined();
  expect(refuseBot(whispers, 'nobody')).toMatchObject({ code: 'unknown-bot' });
  expect(refuseBot(gameOf('hand-of-the-king'), 'search:3000ms')).toMatchObject({ code: 'bot-budget-out-of-range' });
  expect(refuseBot(gameOf('hand-of-the-king'), 'master')).toBeUndefined();
  for (const asked of ['0ms', '1001ms', '700000ms'])
    expect(refuseBot(whispers, `search:${asked}`)).toMatchObject({ data: { min: 1, max: 1_000 } }); // the limit that counts here
  expect(refuseBot(whispers, 'search:5000000n')).toMatchObject({ code: 'bot-budget-out-of-range' });
  expect([standInFor(whispers), adviserFor(whispers)]).toEqual(['random', 'random']);
});

test.each(GAMES)('CO-7.12 who advises in $id plays its best: advice never follows a whim', game => {
  expect(readBot(adviserFor(game))).toMatchObject({ noise: 0, kind: 'search' });
});
