import { botStream, type Bot } from '@corvo/bots';
import {
  Recorder,
  writeRecord,
  type Action,
  type Game,
  type OptionValues,
  type Request,
  type Seat,
  type State,
  type View,
} from '@corvo/core';
import { botSeed } from '../bots.ts';
import type { Pairing } from './plan.ts';

/** How long a seat thought in one game. */
interface Thinking {
  readonly decisions: number;
  readonly ms: number;
  readonly maxMs: number;
}

/** What one game came to. */
export interface GameResult {
  readonly board: number;
  readonly bots: readonly string[]; // by seat
  readonly first: readonly number[]; // the seats that hold the first place, by their place at the table
  readonly sides: number; // how many sides share it: a team that wins is one
  readonly actions: number;
  readonly round: number | null; // in which it ended, where the game has rounds
  readonly thinking: readonly Thinking[]; // by seat
  readonly record: string | null;
}

/** Far above any real game: bots that never come to an end must not keep a tournament for ever. */
const MOST_ACTIONS = 100_000;

interface Asked {
  readonly seat: Seat;
  readonly view: View;
  readonly request: Request;
}

/** The next seat that owes an answer, with what it may know. */
function nextAsked(game: Game, state: State): Asked | undefined {
  const waiting = game.waiting(state.open).find(entry => !entry.answered);
  if (waiting === undefined) return undefined;
  const view = game.view(state, waiting.seat);
  const [request] = game.requests(view);
  if (request === undefined) throw new Error(`${waiting.seat} is waited for but asked nothing`);
  return { seat: waiting.seat, view, request };
}

/** Bots play one game to its end. */
export function playContest(
  game: Game,
  options: OptionValues,
  pairing: Pairing,
  bots: readonly Bot[],
  keepRecord: boolean,
): GameResult {
  const seats = game.seats(bots.length);
  let state = game.setup(options, seats, pairing.seed);
  const recorder = keepRecord ? new Recorder(game, options, state) : undefined;
  const luck = botSeed(pairing.seed);
  const thinking = seats.map(() => ({ decisions: 0, ms: 0, maxMs: 0 }));
  let actions = 0;
  for (let asked = nextAsked(game, state); asked !== undefined; asked = nextAsked(game, state)) {
    if (++actions > MOST_ACTIONS) throw new Error(`a game of ${game.id} does not end: seed ${pairing.seed}`);
    const { seat, view, request } = asked;
    const place = seats.indexOf(seat);
    const bot = bots[place] as Bot;
    const began = performance.now();
    const { choice } = bot.decide(view, request, botStream(luck, seat, request.id));
    const ms = performance.now() - began;
    const thought = thinking[place] as { decisions: number; ms: number; maxMs: number };
    thought.decisions++;
    thought.ms += ms;
    thought.maxMs = Math.max(thought.maxMs, ms);
    state = take(game, state, { seat, request: request.id, choice }, bot, recorder);
  }
  const [first = []] = game.outcome(state.open)?.ranking ?? [];
  return {
    board: pairing.board,
    bots: pairing.bots,
    first: first.map(seat => seats.indexOf(seat)),
    sides: game.sides(state.open).filter(side => side.some(seat => first.includes(seat))).length,
    actions,
    round: game.round?.(state.open) ?? null,
    thinking,
    record: recorder === undefined ? null : writeRecord(recorder.finish(state)),
  };
}

/** Without a record the state is changed in place: nobody will ask how it was before. */
function take(game: Game, state: State, action: Action, bot: Bot, recorder: Recorder | undefined): State {
  if (recorder === undefined) {
    const refused = game.applyInPlace(state, action, () => {});
    if (refused !== undefined)
      throw new Error(`${bot.spec.label} chose what ${refused.clause} forbids: ${refused.code}`);
    return state;
  }
  const step = game.apply(state, action);
  if (!step.ok) throw new Error(`${bot.spec.label} chose what ${step.problem.clause} forbids: ${step.problem.code}`);
  recorder.add(state, action, step.state);
  return step.state;
}
