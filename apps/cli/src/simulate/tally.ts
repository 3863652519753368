import type { OptionValues } from '@corvo/core';
import type { GameResult } from './contest.ts';
import type { Tournament } from './plan.ts';

/** What a bot, or a seat, came to. */
interface Standing {
  readonly games: number;
  readonly wins: number; // alone in the first place
  readonly draws: number; // first place shared with others
}
interface BotStanding extends Standing {
  readonly label: string;
  readonly meanScore: number; // 1 for a win, 1 divided among those who share the first place, else 0
  readonly meanMs: number; // for one decision
  readonly maxMs: number;
}
interface SeatStanding extends Standing {
  readonly seat: string;
}

/** How long the games were, in actions. */
export interface Lengths {
  readonly unit: 'actions';
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly games: number }[]; // both inclusive
}

/** How many games ended in this round. */
interface Ending {
  readonly round: number;
  readonly games: number;
}

/** The whole result: what `--json` prints. */
export interface Tally {
  readonly game: string;
  readonly players: number;
  readonly options: OptionValues;
  readonly games: number;
  readonly seed: string;
  readonly boards: number;
  readonly actions: number;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly gamesPerCpuSecond: number;
  readonly bots: readonly BotStanding[];
  readonly seats: readonly SeatStanding[];
  readonly rounds: Lengths;
  readonly endings: readonly Ending[]; // by round; none where the game has no rounds
}

export interface Costs {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
}

const MOST_BARS = 20;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

class Count {
  games = 0;
  wins = 0;
  draws = 0;
  score = 0;
  decisions = 0;
  ms = 0;
  maxMs = 0;

  add(result: GameResult, seat: number): void {
    this.games++;
    if (result.first.includes(seat)) {
      if (result.sides === 1) this.wins++;
      else this.draws++;
      this.score += 1 / result.sides;
    }
    const thought = result.thinking[seat];
    if (thought === undefined) return;
    this.decisions += thought.decisions;
    this.ms += thought.ms;
    this.maxMs = Math.max(this.maxMs, thought.maxMs);
  }
}

export function lengthsOf(actions: readonly number[]): Lengths {
  const sorted = [...actions].sort((a, b) => a - b);
  const at = (place: number): number => sorted[place] ?? 0;
  const min = at(0);
  const max = at(sorted.length - 1);
  const middle = (sorted.length - 1) / 2;
  const wide = Math.max(1, Math.ceil((max - min + 1) / MOST_BARS));
  const histogram = Array.from({ length: sorted.length === 0 ? 0 : Math.floor((max - min) / wide) + 1 }, (_, bar) => ({
    from: min + bar * wide,
    to: min + (bar + 1) * wide - 1,
    games: 0,
  }));
  for (const length of sorted) (histogram[Math.floor((length - min) / wide)] as { games: number }).games++;
  return {
    unit: 'actions',
    min,
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    mean: round(sorted.reduce((sum, length) => sum + length, 0) / Math.max(1, sorted.length), 3),
    max,
    histogram,
  };
}

export function endingsOf(results: readonly Pick<GameResult, 'round'>[]): Ending[] {
  const games = new Map<number, number>();
  for (const { round } of results) if (round !== null) games.set(round, (games.get(round) ?? 0) + 1);
  return [...games].sort(([a], [b]) => a - b).map(([round, count]) => ({ round, games: count }));
}

/** Adds up the games. They come in the order of the tournament, so the sums are the same on any number of threads. */
export function tally(
  tournament: Tournament,
  seats: readonly string[],
  results: readonly GameResult[],
  costs: Costs,
): Tally {
  const byBot = new Map(tournament.labels.map(label => [label, new Count()]));
  const bySeat = seats.map(() => new Count());
  const boards = new Set<number>();
  for (const result of results) {
    boards.add(result.board);
    for (const [seat, label] of result.bots.entries()) {
      byBot.get(label)?.add(result, seat);
      bySeat[seat]?.add(result, seat);
    }
  }
  return {
    game: tournament.game,
    players: tournament.players,
    options: tournament.options,
    games: results.length,
    seed: tournament.seed,
    boards: boards.size,
    actions: results.reduce((sum, { actions }) => sum + actions, 0),
    cpuSeconds: round(costs.cpuSeconds, 3),
    wallSeconds: round(costs.wallSeconds, 3),
    gamesPerCpuSecond: round(results.length / Math.max(costs.cpuSeconds, 1e-6), 3),
    bots: [...byBot].map(([label, { games, wins, draws, score, ms, decisions, maxMs }]) => ({
      label,
      games,
      wins,
      draws,
      meanScore: round(score / Math.max(1, games), 6),
      meanMs: round(ms / Math.max(1, decisions), 3),
      maxMs: round(maxMs, 3),
    })),
    seats: bySeat.map(({ games, wins, draws }, place) => ({ seat: seats[place] as string, games, wins, draws })),
    rounds: lengthsOf(results.map(({ actions }) => actions)),
    endings: endingsOf(results),
  };
}
