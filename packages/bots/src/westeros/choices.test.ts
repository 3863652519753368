import {
  canonicalJson,
  hashText,
  isProblem,
  playedUnder,
  rngFromText,
  type Game,
  type OptionValues,
  type Plain,
} from '@corvo/core';
import { findGame } from '@corvo/catalogue';
import { expect, test } from 'vitest';
import { makeBot } from '../make.ts';
import { readBot } from '../read.ts';
import { botStream } from '../stream.ts';

/** Requests are numbered; no game comes near this one, so one that does has no end. */
const LAST_REQUEST = 20_000;

function gameUnder(id: string, rules: number): Game {
  const today = findGame(id);
  if (today === undefined) throw new Error(`no game is called ${id}`);
  const game = playedUnder(today, rules);
  if (game.rules !== rules) throw new Error(`${id} is not played under ${rules}`);
  return game;
}

/** Every choice of a game among bots of one kind, as text. */
function choicesOf(id: string, rules: number, players: number, label: string, given: OptionValues): string {
  const game = gameUnder(id, rules);
  const spec = readBot(label);
  if (isProblem(spec)) throw new Error(spec.code);
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
    if (request.id > LAST_REQUEST) throw new Error(`the game is not over after ${LAST_REQUEST} requests`);
    const { choice } = bot.decide(view, request, botStream('the same luck', seat, request.id));
    lines.push(`${seat} ${request.why} ${canonicalJson(choice)}`);
    const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(problem.code);
  }
  return lines.join('\n');
}

/**
 * As they were recorded: under the number of the rules before the last correction when the heuristic player still was a
 * part of the kernel. Whoever makes a bot play otherwise on purpose records them anew; whoever only moves code must find
 * them unchanged.
 */
const SOME: OptionValues = { singleUse: true, fortifications: true, westerosColumns: true };
const RECORDED: readonly (readonly [string, number, number, string, OptionValues, string])[] = [
  ['first-edition', 3, 3, 'greedy', {}, 'ebf1bfaa717381d4'],
  ['first-edition', 3, 5, 'knight', {}, '96654b51bf0dda79'],
  ['clash-of-kings', 2, 4, 'knight', {}, '35cee9a20974edc4'],
  ['clash-of-kings', 2, 6, 'greedy', SOME, '7c630cc06e3e319b'],
  ['first-edition', 4, 3, 'greedy', {}, 'b8286dcd7654d74a'],
  ['first-edition', 4, 5, 'knight', {}, '6cce393fe5ca75f6'],
  ['clash-of-kings', 3, 4, 'knight', {}, '35cee9a20974edc4'],
  ['clash-of-kings', 3, 6, 'greedy', SOME, '02f9f4c579714d2f'],
  ['second-edition', 3, 4, 'knight', { tidesOfBattle: true }, '16406a961ebbe364'],
  ['second-edition', 3, 6, 'greedy', {}, 'b9a8210094cb3408'],
];

test.each(RECORDED)(
  'with the same seed the bots of %s choose the same under rules number %i, %i of %s',
  (id, rules, players, label, given, hash) => {
    expect(hashText(choicesOf(id, rules, players, label, given)).slice(0, 16)).toBe(hash);
  },
);

/** Every table that is made up on the way through a game of chance: its decks, its stream and what others have sealed. */
function madeUp(id: string, rules: number, players: number, given: OptionValues): string {
  const game = gameUnder(id, rules);
  const options = game.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(options.code);
  const state = game.setup(options, game.seats(players), 'the same seed');
  const rng = rngFromText('the same walk');
  const lines: string[] = [];
  while (game.outcome(state.open) === undefined) {
    const seat = game.waiting(state.open).findLast(({ answered }) => !answered)?.seat ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const { hidden, own } = game.imagine(view, botStream('the same luck', seat, request.id));
    const sealed = game.seats(players).map(one => own[one]?.sealed ?? null);
    lines.push(canonicalJson({ ...hidden, sealed } as unknown as Plain));
    const problem = game.applyInPlace(
      state,
      { seat, request: request.id, choice: game.sample(view, request, rng) },
      () => {},
    );
    if (problem !== undefined) throw new Error(problem.code);
  }
  return lines.join('\n');
}

/**
 * As the kernel made them up before features did, so that a search sees the same. The walk to them is one of chance:
 * since a mustering at random favours no area it is another one, and they were recorded anew by what made up the old ones.
 */
const TABLES: readonly (readonly [string, number, number, OptionValues, string])[] = [
  ['first-edition', 2, 5, {}, '120b6c59dbdd8d51'],
  ['clash-of-kings', 1, 6, { singleUse: false, westerosColumns: false }, '6c1ade2711846031'],
  ['second-edition', 3, 4, { tidesOfBattle: true }, '5df376f86f4ca6ea'],
];

test.each(TABLES)(
  'with the same luck a table of %s is made up as under rules number %i, %i players',
  (id, rules, players, given, hash) => {
    expect(hashText(madeUp(id, rules, players, given)).slice(0, 16)).toBe(hash);
  },
);
