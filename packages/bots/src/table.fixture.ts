import { below, isProblem, type Game, type Request, type Rng, type Seat, type State, type View } from '@corvo/core';
import { handOfTheKing, type HandState, type Options } from '@corvo/hand-of-the-king';
import { makeBot } from './make.ts';
import { readBot } from './read.ts';
import type { Bot } from './bot.ts';

/** The game as bots know it: through the contract alone. */
export const game: Game = handOfTheKing;

export function optionsFor(players: number, given: Readonly<Record<string, unknown>> = {}): Options {
  const options = handOfTheKing.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(options.code);
  return options;
}

/** Each option at random, as far as it goes with so many players. */
export function randomOptions(rng: Rng, players: number): Options {
  const flip = (): boolean => below(rng, 2) === 0;
  return optionsFor(players, {
    companionDeck: ['full', 'full', 'attested', 'none'][below(rng, 4)],
    ramsayMaySwapVarys: flip(),
    jonSnowNeedsGridHouse: flip(),
    jaqenReading: flip() ? 'A' : 'B',
    shaeReading: flip() ? 'A' : 'B',
    teams: players === 4 && flip(),
    threeEyedRaven: players > 2 && flip(),
  });
}

export function botNamed(name: string): Bot {
  const spec = readBot(name);
  const bot = isProblem(spec) ? spec : makeBot(game, spec);
  if (isProblem(bot)) throw new Error(bot.code);
  return bot;
}

/** Who must decide, and what he knows: as a copy, the way a worker receives it. */
export function asked(state: State): { seat: Seat; view: View; request: Request } | undefined {
  const [waiting] = game.waiting(state.open);
  if (waiting === undefined) return undefined;
  const view = structuredClone(game.view(state, waiting.seat));
  const [request] = game.requests(view);
  if (request === undefined) throw new Error(`${waiting.seat} is waited for but asked nothing`);
  return { seat: waiting.seat, view, request };
}

/** A position at the start of a turn, two players without companions unless said otherwise. */
export function table(
  text: string,
  options: Options = optionsFor(2),
  seats: readonly Seat[] = ['ada', 'bea'],
): HandState {
  const state = handOfTheKing.table.read(text.trim().split('\n'), options, seats);
  if (isProblem(state)) throw new Error(`${state.code}: ${JSON.stringify(state.data)}`);
  return state;
}
