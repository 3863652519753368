import { canonicalJson, hashText, isProblem, type OptionValues } from '@corvo/core';
import { findGame } from '@corvo/catalogue';
import { expect, test } from 'vitest';
import { makeBot } from '../make.ts';
import { readBot } from '../read.ts';
import { botStream } from '../stream.ts';

/** Every choice of a game among bots of one kind, as text. */
function choicesOf(id: string, players: number, label: string, given: OptionValues): string {
  const game = findGame(id);
  const spec = readBot(label);
  if (game === undefined || isProblem(spec)) throw new Error(`no ${label} plays ${id}`);
  const options = game.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(options.code);
  const bot = makeBot(game, spec);
  if (isProblem(bot)) throw new Error(bot.code);
  const state = game.setup(options, game.seats(players), 'the same seed');
  const lines: string[] = [];
  while (game.outcome(state.open) === undefined) {
    const seat = game.waiting(state.open).find(({ answered }) => !answered)?.seat ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const { choice } = bot.decide(view, request, botStream('the same luck', seat, request.id));
    lines.push(`${seat} ${request.why} ${canonicalJson(choice)}`);
    const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(problem.code);
  }
  return lines.join('\n');
}

/**
 * As they were recorded when the heuristic player still was a part of the kernel. Whoever makes a bot play otherwise on
 * purpose records them anew; whoever only moves code must find them unchanged.
 */
const RECORDED: readonly (readonly [string, number, string, OptionValues, string])[] = [
  ['first-edition', 3, 'greedy', {}, 'ebf1bfaa717381d4'],
  ['first-edition', 5, 'knight', {}, '96654b51bf0dda79'],
  ['clash-of-kings', 4, 'knight', {}, '35cee9a20974edc4'],
  ['clash-of-kings', 6, 'greedy', { singleUse: true, fortifications: true, westerosColumns: true }, '7c630cc06e3e319b'],
  ['second-edition', 4, 'knight', { tidesOfBattle: true }, '16406a961ebbe364'],
  ['second-edition', 6, 'greedy', {}, 'b9a8210094cb3408'],
];

test.each(RECORDED)(
  'with the same seed the bots of %s choose the same, %i of %s',
  (id, players, label, given, hash) => {
    expect(hashText(choicesOf(id, players, label, given)).slice(0, 16)).toBe(hash);
  },
);
