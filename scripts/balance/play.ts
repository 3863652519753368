import { beyondTheWall } from '@corvo/beyond-the-wall';
import { makeBot, readBot } from '@corvo/bots/north';
import { isProblem, rngFromText, type Event, type Game, type Seat } from '@corvo/core';
import { houseOf, type HouseId, type WesterosOpen } from '@corvo/westeros';

/** How one game came out. */
export interface Played {
  readonly winners: readonly HouseId[]; // nobody: a draw
  readonly reason: string;
  readonly round: number; // in which it ended
  readonly quests: Readonly<Record<HouseId, number>>; // in which round each was completed
}

const game = beyondTheWall as Game;

/** One game of the best bots with the usual options; the same seed, the same game. */
export function playOne(players: number, seed: string, strength = 'master'): Played {
  const options = game.resolveOptions({}, players);
  const spec = readBot(strength);
  if (isProblem(options)) throw new Error(options.code);
  if (isProblem(spec)) throw new Error(spec.code);
  const bot = makeBot(game, spec);
  if (isProblem(bot)) throw new Error(bot.code);
  const rng = rngFromText(`${seed} bots`);
  const state = game.setup(options, game.seats(players), seed);
  const quests: Record<HouseId, number> = {};
  for (;;) {
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) break;
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error(`${waiting.seat} is waited for and not asked`);
    const { choice } = bot.decide(view, request, rng);
    const told: Event[] = [];
    const problem = game.applyInPlace(state, { seat: waiting.seat, request: request.id, choice }, event => {
      told.push(event);
    });
    if (problem !== undefined) throw new Error(`${seed}: ${problem.code}`);
    for (const { type, data } of told)
      if (type === 'benjen-found' || type === 'free-folk-saved')
        quests[String((data as { house: string }).house)] = (state.open as WesterosOpen).round;
  }
  const open = state.open as WesterosOpen;
  const { ranking, reason } = game.outcome(open) ?? { ranking: [], reason: '' };
  const [first = []] = ranking;
  const houses = (first as readonly Seat[]).map(seat => houseOf(open, seat));
  return { winners: houses.length === players ? [] : houses, reason, round: open.round, quests };
}
