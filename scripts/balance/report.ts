import type { Played } from './play.ts';

/** What many games come to. */
export interface Sum {
  readonly games: number;
  readonly draws: number;
  readonly wins: Readonly<Record<string, number>>; // a shared win counts by halves
  readonly reasons: Readonly<Record<string, number>>;
  readonly rounds: Readonly<Record<string, number>>; // in which games ended
  readonly quests: Readonly<Record<string, readonly number[]>>; // the rounds in which each was completed
}

const LAST = 10;
/** Games that end before this round are too short. */
const EARLY = 4;

function count(of: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const each of of) found[each] = (found[each] ?? 0) + 1;
  return found;
}

export function sumUp(played: readonly Played[]): Sum {
  const wins: Record<string, number> = {};
  const quests: Record<string, number[]> = {};
  for (const game of played) {
    for (const house of game.winners) wins[house] = (wins[house] ?? 0) + 1 / game.winners.length;
    for (const [house, round] of Object.entries(game.quests)) (quests[house] ??= []).push(round);
  }
  return {
    games: played.length,
    draws: played.filter(({ winners }) => winners.length === 0).length,
    wins,
    reasons: count(played.map(({ reason }) => reason)),
    rounds: count(played.map(({ round }) => String(round))),
    quests,
  };
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const BAR = 40; // characters for all games
const bar = (part: number, whole: number): string => '█'.repeat(Math.round((BAR * part) / Math.max(1, whole)));
const byMost = (of: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(of).sort(([, a], [, b]) => b - a);

/** As tables of Markdown, with bars. */
export function write({ games, draws, wins, reasons, rounds, quests }: Sum): string {
  const decided = games - draws;
  const early = Object.entries(rounds).reduce((sum, [round, n]) => sum + (Number(round) < EARLY ? n : 0), 0);
  const ends = Array.from({ length: LAST }, (_, i) => [String(i + 1), rounds[String(i + 1)] ?? 0] as const);
  const mean = (list: readonly number[]): string =>
    (list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)).toFixed(1);
  return [
    `${games} games, ${decided} decided, ${draws} draws (${percent(draws, games)}); ${early} ended before round ${EARLY} (${percent(early, games)}).`,
    '',
    '| winner | wins | of the decided games | |',
    '| --- | --- | --- | --- |',
    ...byMost(wins).map(([house, n]) => `| ${house} | ${n} | ${percent(n, decided)} | ${bar(n, decided)} |`),
    '',
    '| how it ended | games |',
    '| --- | --- |',
    ...byMost(reasons).map(([reason, n]) => `| ${reason} | ${n} |`),
    '',
    '| last round | games | |',
    '| --- | --- | --- |',
    ...ends.map(([round, n]) => `| ${round} | ${n} | ${bar(n, games)} |`),
    '',
    '| quest completed | games | mean round |',
    '| --- | --- | --- |',
    ...Object.entries(quests).map(([house, list]) => `| ${house} | ${list.length} | ${mean(list)} |`),
  ].join('\n');
}
