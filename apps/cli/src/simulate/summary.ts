import type { Context } from '../context.ts';
import { columns } from '../terminal/layout.ts';
import type { GameWords } from '../words.ts';
import { Figures } from './figures.ts';
import type { Tally } from './tally.ts';
import { wilson, type Share } from './wilson.ts';

/** The options that are not as usual, in words. */
export function unusualOptions(words: GameWords, options: Tally['options']): string[] {
  return words.game.options
    .filter(spec => options[spec.id] !== undefined && options[spec.id] !== spec.default)
    .map(spec => `${spec.id}=${options[spec.id]}`);
}

const interval = (figures: Figures, { low, high }: Share): string =>
  `${figures.percent(low)} – ${figures.percent(high)}`;

function botRows({ say, paint }: Context, figures: Figures, result: Tally): string[] {
  const titles = ['bot', 'games', 'wins', 'draws', 'score', 'interval', 'mean-ms', 'max-ms'];
  const rows = result.bots.map(bot => [
    bot.label,
    figures.whole(bot.games),
    figures.whole(bot.wins),
    figures.whole(bot.draws),
    figures.percent(bot.meanScore),
    interval(figures, wilson(bot.meanScore * bot.games, bot.games)),
    figures.ms(bot.meanMs),
    figures.ms(bot.maxMs),
  ]);
  return table(
    titles.map(title => paint(say(`simulate.${title}`), 'faint')),
    rows,
  );
}

function seatRows({ say, paint }: Context, figures: Figures, result: Tally): string[] {
  const titles = ['seat', 'games', 'wins', 'draws', 'win-share', 'interval'];
  const rows = result.seats.map(seat => {
    const share = wilson(seat.wins, seat.games);
    return [
      seat.seat,
      figures.whole(seat.games),
      figures.whole(seat.wins),
      figures.whole(seat.draws),
      figures.percent(share.share),
      interval(figures, share),
    ];
  });
  return table(
    titles.map(title => paint(say(`simulate.${title}`), 'faint')),
    rows,
  );
}

/** The first column holds names, the others figures. */
function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return columns(
    [titles, ...rows],
    titles.map((_, column) => column > 0),
  );
}

/** In which rounds the games ended, where there are rounds. */
function endingLines({ say }: Context, figures: Figures, { endings, games }: Tally): string[] {
  if (endings.length === 0) return [];
  const rounds = endings.map(ending =>
    say('simulate.ending', {
      round: ending.round,
      games: figures.whole(ending.games),
      share: figures.percent(ending.games / games),
    }),
  );
  return [say('simulate.endings', { rounds })];
}

/** The result of a tournament for people. */
export function summary(context: Context, words: GameWords, result: Tally): string {
  const { say, paint } = context;
  const figures = new Figures(context.language);
  const unusual = unusualOptions(words, result.options);
  return [
    paint(words.title(), 'strong'),
    say('simulate.what', {
      players: result.players,
      games: figures.whole(result.games),
      boards: figures.whole(result.boards),
      seed: result.seed,
    }),
    ...(unusual.length > 0 ? [say('simulate.options', { options: unusual })] : []),
    '',
    ...botRows(context, figures, result),
    '',
    ...seatRows(context, figures, result),
    '',
    say('simulate.lengths', {
      min: figures.whole(result.rounds.min),
      median: figures.upTo(result.rounds.median, 1),
      mean: figures.fixed(result.rounds.mean, 1),
      max: figures.whole(result.rounds.max),
    }),
    ...endingLines(context, figures, result),
    say('simulate.costs', {
      actions: figures.whole(result.actions),
      wall: figures.fixed(result.wallSeconds, 1),
      cpu: figures.fixed(result.cpuSeconds, 1),
      pace: figures.pace(result.gamesPerCpuSecond),
    }),
  ].join('\n');
}
