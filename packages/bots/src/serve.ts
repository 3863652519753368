import { parentPort } from 'node:worker_threads';
import { isProblem, problem, type Game, type Problem } from '@corvo/core';
import type { Bot } from './bot.ts';
import type { Reply, Job } from './bot-worker.ts';
import { makeBot } from './make.ts';
import { botStream } from './stream.ts';

/**
 * Answers jobs one after another; called by the entry of a worker thread, with the games it knows. It gets views only, so
 * it cannot know more.
 */
export function serveBots(findGame: (id: string) => Game | undefined): void {
  const bots = new Map<string, Bot>();

  /** The same bot for the same name, so that its room for thinking is made once. */
  function botFor({ gameId, spec }: Job): Bot | Problem {
    const name = JSON.stringify([gameId, spec]);
    const known = bots.get(name);
    if (known !== undefined) return known;
    const game = findGame(gameId);
    const bot = game === undefined ? problem('CO-6.1', 'unknown-game', { game: gameId }) : makeBot(game, spec);
    if (!isProblem(bot)) bots.set(name, bot);
    return bot;
  }

  function answer(job: Job): Reply {
    const bot = botFor(job);
    if (isProblem(bot)) return { id: job.id, problem: bot };
    const { view, request, seed } = job;
    return { id: job.id, thought: bot.decide(view, request, botStream(seed, request.seat, request.id)) };
  }

  parentPort?.on('message', (job: Job) => {
    try {
      parentPort?.postMessage(answer(job));
    } catch (error) {
      const failed: Reply = { id: job.id, error: error instanceof Error ? error.message : String(error) };
      parentPort?.postMessage(failed);
    }
  });
}
