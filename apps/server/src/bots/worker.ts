import { parentPort, workerData } from 'node:worker_threads';
import { makeBot, readBot, type Bot } from '@corvo/bots';
import { isProblem, rngFromText, type Game } from '@corvo/core';
import type { Job } from './thinkers.ts';

/** A worker thread in which bots think. `workerData.games` names the module with the list of games. */
const { GAMES } = (await import((workerData as { games: string }).games)) as { GAMES: readonly Game[] };
const bots = new Map<string, Bot>();

function botFor(game: string, name: string): Bot {
  const known = bots.get(`${game} ${name}`);
  if (known !== undefined) return known;
  const rules = GAMES.find(({ id }) => id === game);
  const spec = readBot(name);
  if (rules === undefined || isProblem(spec)) throw new Error(`no bot ${name} for ${game}`);
  const bot = makeBot(rules, spec);
  if (isProblem(bot)) throw new Error(`no bot ${name} for ${game}: ${bot.code}`);
  bots.set(`${game} ${name}`, bot);
  return bot;
}

parentPort?.on('message', ({ game, bot, view, request, stream }: Job) => {
  parentPort?.postMessage(botFor(game, bot).decide(view, request, rngFromText(stream)));
});
