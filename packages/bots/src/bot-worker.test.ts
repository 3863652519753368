import { afterAll, expect, test, vi } from 'vitest';
import type { BotSpec, Thought } from './bot.ts';
import { BotWorker, NoSuchBot } from './bot-worker.ts';
import { botStream } from './stream.ts';
import { asked, botNamed, game, optionsFor } from './table.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const worker = new BotWorker();
afterAll(() => worker.close());

const state = game.setup(optionsFor(3), game.seats(3), 'worker');
const now = asked(state)!;
const ask = (to: BotWorker, spec: BotSpec, gameId = game.id): Promise<Thought> =>
  to.decide(gameId, now.view, now.request, spec, 'seed');

test('a worker thinks the same as the bot itself', async () => {
  const bot = botNamed('search:2000n');
  const there = await ask(worker, bot.spec);
  expect(there).toEqual(bot.decide(now.view, now.request, botStream('seed', now.seat, now.request.id)));
  const many = await Promise.all([ask(worker, botNamed('newcomer').spec), ask(worker, botNamed('greedy').spec)]);
  for (const { choice } of many) expect(game.check(now.view, now.request, choice)).toBeUndefined();
});

test('a refusal comes back as a problem, a failure as an error, and the worker lives on', async () => {
  const { spec } = botNamed('greedy');
  await expect(ask(worker, spec, 'no-such-game')).rejects.toBeInstanceOf(NoSuchBot);
  await expect(ask(worker, spec, 'no-such-game')).rejects.toMatchObject({
    problem: { code: 'unknown-game', clause: 'CO-6.1' },
  });
  const broken = { ...now.view, open: { ...now.view.open, seats: null as unknown as string[] } };
  await expect(worker.decide(game.id, broken, now.request, spec, 'seed')).rejects.toThrow('the bot failed');
  await expect(ask(worker, spec)).resolves.toHaveProperty('choice');
});

test('when the thread dies its decisions are rejected, and the next one gets a new thread', async () => {
  const entry = `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, spec }) => {
      if (spec.label === 'crash') process.exit(3);
      if (spec.label === 'throw') throw new Error('on purpose');
      parentPort.postMessage({ id, thought: { choice: threadId, reason: { key: '', data: {} }, nodes: 0 } });
    });
  `)}`;
  const fragile = new BotWorker(new URL(entry));
  const spec = (label: string): BotSpec => ({ label, kind: 'random', budget: null, noise: 0 });
  const first = await ask(fragile, spec('fine'));
  const [crashed, lost] = await Promise.allSettled([ask(fragile, spec('crash')), ask(fragile, spec('fine'))]);
  expect(crashed).toMatchObject({ status: 'rejected', reason: { message: 'the bot worker stopped with code 3' } });
  expect(lost.status).toBe('rejected');
  const second = await ask(fragile, spec('fine'));
  expect(second.choice).not.toBe(first.choice);
  await expect(ask(fragile, spec('throw'))).rejects.toThrow('on purpose');
  await expect(ask(fragile, spec('fine'))).resolves.toHaveProperty('choice');
  await fragile.close();
});

test('after closing it refuses, and what was being thought about is rejected', async () => {
  const closing = new BotWorker();
  const pending = ask(closing, { ...botNamed('search:1000n').spec, budget: { ms: 60_000 } });
  const [rejected] = await Promise.allSettled([pending, closing.close()]);
  expect(rejected).toMatchObject({ status: 'rejected', reason: { message: 'the bot worker was closed' } });
  await expect(ask(closing, botNamed('greedy').spec)).rejects.toThrow('closed');
  await closing.close(); // twice does no harm
});
