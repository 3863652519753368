import { isProblem, playerCounts } from '@corvo/core';
import { shrink, type BatteryReport, type Violation } from '@corvo/testkit';
import { gameNamed, optionsGiven, optionsOf, playersOf, shortSeedOf } from '../arguments/game.ts';
import type { Command, Context } from '../context.ts';
import { findingJson, findingText, type Finding } from '../fuzz/findings.ts';
import { commandFor, type FuzzPlan } from '../fuzz/plan.ts';
import { EXIT } from '../io.ts';
import { Figures } from '../simulate/figures.ts';
import { Stop } from '../stop.ts';
import { Progress } from '../terminal/progress.ts';
import { GameWords } from '../words.ts';
import { allCores, MOST_WORKERS, runPool } from '../workers/pool.ts';

const USUAL_GAMES = 1_000;
const MOST_GAMES = 100_000_000;

function readPlan({ given }: Context, words: GameWords): FuzzPlan {
  const { game } = words;
  const players = given.has('players') ? playersOf(game, given) : null;
  if (players !== null) optionsOf(words, given, players);
  const options = optionsGiven(game, given);
  const refusals = playerCounts(game.players).map(number => game.resolveOptions(options, number));
  const [refused] = refusals;
  if (isProblem(refused) && refusals.every(isProblem))
    throw new Stop('error.in-words', { sentence: words.problem(refused) });
  return {
    game: game.id,
    seed: shortSeedOf(given),
    first: (given.whole('first', 1, MOST_GAMES) ?? 1) - 1,
    players,
    options,
  };
}

/** The sums over all games, and the first violation. */
class Sums {
  games = 0;
  actions = 0;
  readonly looks: Record<string, number> = {};
  #first: { readonly index: number; readonly violation: Violation } | undefined;

  /** Answers true when there is something to show: later games need not be played. */
  add(report: BatteryReport, index: number): boolean {
    this.games += report.games;
    this.actions += report.actions;
    for (const [name, times] of Object.entries(report.looks)) this.looks[name] = (this.looks[name] ?? 0) + times;
    const [violation] = report.violations;
    if (violation === undefined) return false;
    if (this.#first === undefined || index < this.#first.index) this.#first = { index, violation };
    return true;
  }

  /** The first violation, made as short as possible. */
  finding(words: GameWords, plan: FuzzPlan): Finding | undefined {
    if (this.#first === undefined) return undefined;
    const { index, violation } = this.#first;
    return {
      number: plan.first + index + 1,
      shrunk: shrink({ game: words.game }, violation),
      command: commandFor(plan, plan.first + index),
    };
  }
}

/** `corvo fuzz hand-of-the-king --games 100000` */
export const command: Command = {
  flags: {
    games: 'text',
    first: 'text',
    seed: 'text',
    players: 'text',
    options: 'text',
    workers: 'text',
    json: 'switch',
  },
  words: { min: 1, max: 1 },
  async run(context) {
    const { given, io, say, out, note, language } = context;
    const words = new GameWords(gameNamed(given.words[0] as string), language);
    const plan = readPlan(context, words);
    const games = given.whole('games', 1, MOST_GAMES) ?? USUAL_GAMES;
    const workers = given.whole('workers', 1, MOST_WORKERS) ?? allCores();
    const progress = new Progress(io.stderr, games, (done, all, left) => say('fuzz.progress', { done, all, left }));
    const began = performance.now();
    const sums = new Sums();
    await runPool<FuzzPlan, BatteryReport>({
      script: new URL('../fuzz/worker.ts', import.meta.url),
      task: plan,
      count: games,
      workers,
      interrupted: io.interrupted,
      take: (report, index) => sums.add(report, index),
      onProgress: done => progress.at(done),
    });
    progress.end();
    const wall = (performance.now() - began) / 1000;
    const finding = sums.finding(words, plan);
    if (finding === undefined && io.interrupted.aborted) {
      note(say('fuzz.interrupted', { games: sums.games, all: games }));
      return EXIT.interrupted;
    }
    if (given.has('json')) {
      const violation = finding === undefined ? null : findingJson(finding);
      const { game, seed } = plan;
      const { games: played, actions, looks } = sums;
      out(
        JSON.stringify({ game, seed, games: played, actions, looks, wallSeconds: Number(wall.toFixed(3)), violation }),
      );
    } else if (finding === undefined) out(cleanText(say, new Figures(language), sums, wall, plan.seed));
    else out(findingText(context, words, finding));
    return finding === undefined ? EXIT.ok : EXIT.failed;
  },
};

function cleanText(say: Context['say'], figures: Figures, sums: Sums, wall: number, seed: string): string {
  const counts = Object.values(sums.looks);
  return say('fuzz.clean', {
    games: figures.whole(sums.games),
    actions: figures.whole(sums.actions),
    looks: figures.whole(counts.reduce((sum, times) => sum + times, 0)),
    properties: counts.length,
    wall: figures.fixed(wall, 1),
    seed,
  });
}
