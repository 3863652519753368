import { join } from 'node:path';
import { gameNamed, optionsOf, playersOf, seedOf, SHORT_SEED } from '../arguments/game.ts';
import { botsGiven } from '../bots.ts';
import type { Command, Context } from '../context.ts';
import { openFolder, Target } from '../files/target.ts';
import { EXIT } from '../io.ts';
import { isRecord } from '../files/record.ts';
import { isReport, reportPage } from '../report/page.ts';
import type { GameResult } from '../simulate/contest.ts';
import { dealRound, turnsOfTable, type Tournament } from '../simulate/plan.ts';
import { summary, unusualOptions } from '../simulate/summary.ts';
import { tally, type Tally } from '../simulate/tally.ts';
import { Stop } from '../stop.ts';
import { Progress } from '../terminal/progress.ts';
import { GameWords } from '../words.ts';
import { allCores, MOST_WORKERS, runPool } from '../workers/pool.ts';

const USUAL_GAMES = 100;
const MOST_GAMES = 10_000_000;

function readTournament({ given }: Context, words: GameWords): Tournament {
  const { game } = words;
  const players = playersOf(game, given);
  const labels = botsGiven(words, given.text('bots') ?? 'random');
  if (labels.length > players) throw new Stop('error.too-many-bots', { bots: labels.length, players });
  return {
    game: game.id,
    options: optionsOf(words, given, players),
    players,
    labels: [...new Set(labels)],
    dealt: dealRound(labels, players),
    games: given.whole('games', 1, MOST_GAMES) ?? USUAL_GAMES,
    seed: seedOf(given, SHORT_SEED),
    keepRecords: given.has('records'),
  };
}

/** A command that plays the same tournament again. */
function commandAgain(words: GameWords, tournament: Tournament): string {
  const options = unusualOptions(words, tournament.options);
  return [
    `corvo simulate ${tournament.game} --players ${tournament.players} --bots ${tournament.labels.join(',')}`,
    `--games ${tournament.games} --seed ${tournament.seed}`,
    ...(options.length > 0 ? [`--options ${options.join(',')}`] : []),
  ].join(' ');
}

async function playAll(context: Context, tournament: Tournament, seats: readonly string[]): Promise<{ result: Tally; games: GameResult[] }> {
  const { io, say, given } = context;
  const progress = new Progress(io.stderr, tournament.games, (done, all, left) => say('simulate.progress', { done, all, left }));
  const began = performance.now();
  const cpu = process.cpuUsage();
  const results = new Map<number, GameResult>();
  await runPool<Tournament, GameResult>({
    script: new URL('../simulate/worker.ts', import.meta.url),
    task: tournament,
    count: tournament.games,
    workers: given.whole('workers', 1, MOST_WORKERS) ?? allCores(),
    interrupted: io.interrupted,
    take: (result, index) => void results.set(index, result),
    onProgress: done => progress.at(done),
  });
  const { user, system } = process.cpuUsage(cpu);
  progress.end();
  // In the order of the tournament, so that the sums do not depend on which thread was faster.
  const games = [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
  const costs = { cpuSeconds: (user + system) / 1e6, wallSeconds: (performance.now() - began) / 1000 };
  return { result: tally(tournament, seats, games, costs), games };
}

/** `corvo simulate hand-of-the-king --bots search:200ms,greedy --games 100` */
export const command: Command = {
  flags: {
    players: 'text',
    bots: 'text',
    games: 'text',
    seed: 'text',
    options: 'text',
    workers: 'text',
    report: 'text',
    records: 'text',
    json: 'switch',
  },
  words: { min: 1, max: 1 },
  async run(context) {
    const { given, io, say, note, out, language } = context;
    const words = new GameWords(gameNamed(given.words[0] as string), language);
    const tournament = readTournament(context, words);
    given.whole('workers', 1, MOST_WORKERS);
    const reportFile = given.text('report');
    const report = reportFile === undefined ? undefined : new Target(io.cwd, reportFile, isReport);
    const recordsFolder = given.text('records');
    const records = recordsFolder === undefined ? undefined : openFolder(io.cwd, recordsFolder);

    const turns = turnsOfTable(tournament.dealt);
    const rest = tournament.games % turns;
    if (rest > 0) note(say('simulate.uneven', { games: tournament.games, turns, rest }));

    const { result, games } = await playAll(context, tournament, words.game.seats(tournament.players));
    if (io.interrupted.aborted) {
      note(say('simulate.interrupted', { games: games.length, all: tournament.games }));
      return EXIT.interrupted;
    }
    if (records !== undefined) {
      const digits = String(tournament.games).length;
      for (const [index, { record }] of games.entries()) {
        const file = join(records, `game-${String(index + 1).padStart(digits, '0')}.jsonl`);
        new Target(io.cwd, file, isRecord).write(record ?? '');
      }
      note(say('simulate.records', { count: games.length, folder: records }));
    }
    report?.write(reportPage(say, language, words, result, commandAgain(words, tournament)));
    out(given.has('json') ? JSON.stringify(result) : summary(context, words, result));
    if (report !== undefined) note(say('simulate.report', { file: report.path }));
    return EXIT.ok;
  },
};
