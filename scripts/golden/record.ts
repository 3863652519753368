import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeBot, readBot, type Bot } from '@corvo/bots';
import { GAMES } from '@corvo/catalogue';
import {
  below,
  clonePlain,
  isProblem,
  playerCounts,
  rngFromText,
  type Event,
  type Game,
  type OptionValue,
  type Plain,
  type Rng,
  type Seat,
  type State,
} from '@corvo/core';
import { randomStart } from '@corvo/testkit';
import { actionOf, seenAt, writeGoldens, type Golden, type Kept, type Move } from './format.ts';

// Records the golden games anew: `npx node scripts/golden/record.ts [GAME [PLAYERS:GAME,GAME …]]`, all of a game or these
// of a number of players; with `beside=WORD` in front into files of their own, whose names end with the word. Only where the rules themselves changed: whatever else makes the test fail is a fault. Files of
// older rules stay as they are: they play as they did, by the rules of their number. `meets.ts` says which of them go
// otherwise under those of today, and `retell.ts` writes them anew where only an event is told otherwise.

/** Who plays at the tables of a game, in turn; the seats take them one after the other. */
const TABLES: readonly (readonly string[])[] = [
  ['greedy'],
  ['random'],
  ['greedy', 'random'],
  ['greedy'],
  ['greedy', 'newcomer'],
  ['greedy'],
];
/** How many games for each number of players: more of a game with many options and few moves, fewer of the longest. */
function gamesEach({ id }: Game, players: number): number {
  if (id === 'hand-of-the-king') return 40;
  if (id === 'beyond-the-wall') return players === 3 ? 24 : 6;
  return 14;
}
/** In one of so many moves somebody takes a sealed answer back that he may still change. */
const WITHDRAWS_ONE_IN = 25;
/** A state is kept at the first of each question of a file, and then after every so many moves. */
const KEEP_EVERY = 30;

/** The bots of a table; a level of a game that searches would be slow, and is not wanted here. */
function botsOf(game: Game, names: readonly string[], seats: number): Bot[] {
  return Array.from({ length: seats }, (_, at) => {
    const name = names[at % names.length] as string;
    const spec = readBot(name === 'newcomer' && game.id === 'hand-of-the-king' ? 'random' : name);
    const bot = isProblem(spec) ? spec : makeBot(game, spec);
    if (isProblem(bot)) throw new Error(`${game.id}: ${bot.code}`);
    return bot;
  });
}

function nextMove(game: Game, state: State, seat: Seat, bot: Bot, rng: Rng): Omit<Move, 'seen'> {
  const sealed = game.waiting(state.open).find(({ answered }) => answered);
  if (sealed !== undefined && below(rng, WITHDRAWS_ONE_IN) === 0) return { seat: sealed.seat, choice: null };
  const view = game.view(state, seat);
  const [request] = game.requests(view);
  if (request === undefined) throw new Error(`${game.id} waits for ${seat} but asks nothing`);
  return { seat, choice: bot.decide(view, request, rng).choice };
}

function record(game: Game, players: number, index: number, asked: Set<string>): Golden {
  const value = (spec: Game['options'][number]): OptionValue =>
    index < 2 ? spec.default : (spec.values.at(-1) ?? spec.default);
  const isFor = ({ players: counts }: Game['options'][number]): boolean => counts?.includes(players) !== false;
  // The first two with the usual options; of the game with the longest tables, of which there are few, one with the others.
  const isFixed = index < 2 || (index === 2 && game.id === 'beyond-the-wall');
  const { seats, options, seed } = randomStart(game, 'golden', index, {
    players,
    ...(isFixed ? { options: Object.fromEntries(game.options.filter(isFor).map(spec => [spec.id, value(spec)])) } : {}),
  });
  const bots = botsOf(game, TABLES[index % TABLES.length] as string[], seats.length);
  const rng = rngFromText(`golden\n${seed}`);
  const told: Event[] = [];
  let state: State = game.setup(options, seats, seed, event => told.push(event));
  const start = seenAt(game, state, told);
  const moves: Move[] = [];
  const kept: Kept[] = [];
  while (game.outcome(state.open) === undefined) {
    const [waiting] = game.waiting(state.open).filter(({ answered }) => !answered);
    if (waiting === undefined) throw new Error(`${game.id} asks nobody and is not over`);
    const { seat, why } = waiting;
    if (!asked.has(why) || moves.length % KEEP_EVERY === KEEP_EVERY - 1) {
      kept.push({ after: moves.length, state: clonePlain(state) as unknown as Plain });
    }
    asked.add(why);
    const move = nextMove(game, state, seat, bots[seats.indexOf(seat)] as Bot, rng);
    const step = game.apply(state, actionOf(game, state, move));
    if (!step.ok) throw new Error(`${game.id} refuses its bot: ${step.problem.code}`);
    state = step.state;
    moves.push({ ...move, seen: seenAt(game, state, step.events) });
  }
  kept.push({ after: moves.length, state: clonePlain(state) as unknown as Plain });
  const names = bots.map(({ spec }) => spec.label);
  return {
    game: game.id,
    rules: game.rules,
    bots: names,
    seats,
    options,
    seed,
    start,
    moves,
    kept,
    outcome: state.open.outcome,
  };
}

const FOLDER = join(import.meta.dirname, 'games');
const given = process.argv.slice(2);
const beside = given[0]?.startsWith('beside=') === true ? given.shift()?.replace('beside=', '-') : '';
const [wanted, ...some] = given;
/** The places in a file of the games to record, or all. */
function places(game: Game, players: number): number[] {
  const all = Array.from({ length: gamesEach(game, players) }, (_, index) => index);
  if (some.length === 0) return all;
  const named = some.find(words => words.startsWith(`${players}:`))?.split(':')[1] ?? '';
  return all.filter(index => named.split(',').includes(String(index + 1)));
}

mkdirSync(FOLDER, { recursive: true });
for (const game of GAMES.filter(({ id }) => wanted === undefined || id === wanted)) {
  for (const players of playerCounts(game.players)) {
    const asked = new Set<string>();
    const goldens = places(game, players).map(index => record(game, players, index, asked));
    if (goldens.length === 0) continue;
    const bytes = writeGoldens(join(FOLDER, `${game.id}-${game.rules}-${players}${beside}.br`), goldens);
    const count = (of: (golden: Golden) => number): number => goldens.reduce((sum, golden) => sum + of(golden), 0);
    console.log(
      `${game.id}, ${players} players: ${count(() => 1)} games, ${count(({ moves }) => moves.length)} moves,` +
        ` ${count(({ kept }) => kept.length)} states, ${asked.size} questions, ${bytes} bytes`,
    );
  }
}
