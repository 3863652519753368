import type { Language } from '@corvo/core';
import type { Say } from '../context.ts';
import { Figures } from '../simulate/figures.ts';
import { unusualOptions } from '../simulate/summary.ts';
import type { Tally } from '../simulate/tally.ts';
import { wilson } from '../simulate/wilson.ts';
import type { GameWords } from '../words.ts';
import { escapeHtml, lengthPlot, sharePlot, timePlot } from './plots.ts';
import { STYLE } from './style.ts';

const MARK = '<meta name="generator" content="corvo simulate">';

/** Is this file one of our reports? Then a new one may take its place. */
export const isReport = (text: string): boolean => text.slice(0, 1000).includes(MARK);

interface Page {
  readonly say: Say;
  readonly figures: Figures;
  readonly result: Tally;
}

const section = (title: string, remark: string, body: string): string =>
  `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(remark)}</p>${body}</section>`;

function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${line(titles, 'th')}</thead><tbody>${rows.map(row => line(row, 'td')).join('')}</tbody></table></div>`;
}

function strength({ say, figures, result }: Page): string {
  const rows = result.bots.map(bot => {
    const share = wilson(bot.meanScore * bot.games, bot.games);
    const between = `${figures.percent(share.low)} – ${figures.percent(share.high)}`;
    return { name: bot.label, share, between, value: `${figures.percent(share.share)} (${between})`, bot };
  });
  const plot = sharePlot(rows, 1 / result.players, at => `${figures.whole(at * 100)}%`);
  const titles = ['bot', 'games', 'wins', 'draws', 'score', 'interval'].map(title => say(`simulate.${title}`));
  const table = tableOf(
    titles,
    rows.map(({ bot, share, between }) => [
      bot.label,
      figures.whole(bot.games),
      figures.whole(bot.wins),
      figures.whole(bot.draws),
      figures.percent(share.share),
      between,
    ]),
  );
  return section(say('report.strength'), say('report.strength-remark'), plot + table);
}

function bySeat({ say, figures, result }: Page): string {
  const rows = result.seats.map(seat => {
    const share = wilson(seat.wins, seat.games);
    return {
      name: seat.seat,
      share,
      value: `${figures.percent(share.share)} (${figures.whole(seat.wins)}/${figures.whole(seat.games)})`,
    };
  });
  const plot = sharePlot(rows, 1 / result.players, at => `${figures.whole(at * 100)}%`);
  return section(say('report.seats'), say('report.seats-remark'), plot);
}

function lengths({ say, figures, result }: Page): string {
  const { rounds } = result;
  const remark = say('simulate.lengths', {
    min: figures.whole(rounds.min),
    median: figures.upTo(rounds.median, 1),
    mean: figures.fixed(rounds.mean, 1),
    max: figures.whole(rounds.max),
  });
  const name = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);
  return section(
    say('report.lengths'),
    remark,
    `<div class="plot">${lengthPlot(rounds, name, say('report.lengths'))}</div>`,
  );
}

function times({ say, figures, result }: Page): string {
  const rows = result.bots.map(bot => ({
    name: bot.label,
    mean: bot.meanMs,
    max: bot.maxMs,
    value: say('report.times-value', { mean: figures.ms(bot.meanMs), max: figures.ms(bot.maxMs) }),
  }));
  return section(
    say('report.times'),
    say('report.times-remark'),
    timePlot(rows, ms => `${figures.upTo(ms, 3)} ms`),
  );
}

function again({ say, figures, result }: Page, words: GameWords, command: string): string {
  const unusual = unusualOptions(words, result.options);
  const facts = [
    [say('report.options'), unusual.length > 0 ? unusual.join(', ') : say('report.usual')],
    [say('report.seed'), result.seed],
    [
      say('report.costs'),
      say('simulate.costs', {
        actions: figures.whole(result.actions),
        wall: figures.fixed(result.wallSeconds, 1),
        cpu: figures.fixed(result.cpuSeconds, 1),
        pace: figures.pace(result.gamesPerCpuSecond),
      }),
    ],
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const body = `<dl>${facts.join('')}<dt>${escapeHtml(say('report.command'))}</dt><dd><code>${escapeHtml(command)}</code></dd></dl>`;
  return section(say('report.again'), say('report.again-remark'), body);
}

/** One file that shows a tournament to anybody with a browser; it loads nothing from anywhere. */
export function reportPage(say: Say, language: Language, words: GameWords, result: Tally, command: string): string {
  const figures = new Figures(language);
  const page: Page = { say, figures, result };
  const title = say('report.title', { game: words.title() });
  const lead = say('simulate.what', {
    players: result.players,
    games: figures.whole(result.games),
    boards: figures.whole(result.boards),
    seed: result.seed,
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${MARK}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${strength(page)}
${bySeat(page)}
${lengths(page)}
${times(page)}
${again(page, words, command)}
<footer>${escapeHtml(say('report.footer'))}</footer>
</main></body>
</html>
`;
}
