import { gameNamed, optionsOf, playersOf, shortSeedOf } from '../arguments/game.ts';
import { botsGiven } from '../bots.ts';
import type { Command, Context } from '../context.ts';
import { RecordFolder } from '../files/record.ts';
import { Target } from '../files/target.ts';
import { EXIT } from '../io.ts';
import { isReport, reportPage } from '../report/page.ts';
import type { GameResult } from '../simulate/contest.ts';
import { dealRound, turnsOfTable, type Tournament } from '../simulate/plan.ts';
import { summary, unusualOptions } from '../simulate/summary.ts';
import { tally, type Costs } from '../simulate/tally.ts';
import { Stop } from '../stop.ts';
import { Progress } from '../terminal/progress.ts';
import { GameWords } from '../words.ts';
import { allCores, MOST_WORKERS, runPool } from '../workers/pool.ts';

const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000; // all of their results are kept until the end

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
    seed: shortSeedOf(given),
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

async function playAll(
  context: Context,
  tournament: Tournament,
  keepRecord: (record: string, index: number) => void,
): Promise<{ games: GameResult[]; costs: Costs }> {
  const { io, say, given } = context;
  const progress = new Progress(io.stderr, tournament.games, (done, all, left) =>
    say('simulate.progress', { done, all, left }),
  );
  const began = performance.now();
  const cpu = process.cpuUsage();
  const results = new Map<number, GameResult>();
  await runPool<Tournament, GameResult>({
    script: new URL('../simulate/worker.ts', import.meta.url),
    task: tournament,
    count: tournament.games,
    workers: given.whole('workers', 1, MOST_WORKERS) ?? allCores(),
    interrupted: io.interrupted,
    take({ record, ...result }, index) {
      if (record !== null) keepRecord(record, index);
      results.set(index, { ...result, record: null });
    },
    onProgress: done => progress.at(done),
  });
  const { user, system } = process.cpuUsage(cpu);
  progress.end();
  // In the order of the tournament, so that the sums do not depend on which thread was faster.
  const games = [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
  const costs = { cpuSeconds: (user + system) / 1e6, wallSeconds: (performance.now() - began) / 1000 };
  return { games, costs };
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
    const report = reportFile === undefined ? undefined : new Target(io.cwd, reportFile, isReport).tried();
    const recordsFolder = given.text('records');
    const records = recordsFolder === undefined ? undefined : new RecordFolder(io.cwd, recordsFolder, tournament.games);

    const turns = turnsOfTable(tournament.dealt);
    const rest = tournament.games % turns;
    if (rest > 0) note(say('simulate.uneven', { games: tournament.games, turns, count: rest }));

    const { games, costs } = await playAll(context, tournament, (record, index) => records?.write(record, index));
    if (io.interrupted.aborted) {
      note(say('simulate.interrupted', { games: games.length, all: tournament.games }));
      return EXIT.interrupted;
    }
    const result = tally(tournament, words.game.seats(tournament.players), games, costs);
    if (records !== undefined) note(say('simulate.records', { count: games.length, folder: records.path }));
    report?.write(reportPage(say, language, words, result, commandAgain(words, tournament)));
    out(given.has('json') ? JSON.stringify(result) : summary(context, words, result));
    if (report !== undefined) note(say('simulate.report', { file: report.path }));
    return EXIT.ok;
  },
};
