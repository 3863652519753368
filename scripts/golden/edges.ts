import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@corvo/catalogue';
import { playedUnder, type Action, type Plain, type Seat, type State } from '@corvo/core';
import { readGoldens, seenAt, type Golden } from './format.ts';
import { look, LOOK_NAMES, playedOn, type LookName, type Place } from './looks.ts';

// The edges of golden games: at each state that one of them kept, what can be said of it, what comes of answers that
// nobody gave there, legal or not, and of playing on at random.

/** What was recorded of one kept state. */
export interface Edge {
  readonly game: number; // its place in the file of golden games
  readonly after: number; // moves
  readonly looks: Readonly<Partial<Record<LookName, string>>>;
  readonly on: string; // two digits for each move that was played on at random
  readonly answers: readonly Answer[];
}

/** An answer that was tried, and what came of it. */
export interface Answer {
  readonly seat: Seat;
  readonly choice: Plain;
  readonly request?: number; // only where it answers another request than the one that is asked
  readonly result: Plain; // a refusal as it stands, or a short hash of what was told and asked then
}

const GOLDENS = join(import.meta.dirname, 'games');
export const EDGES = join(import.meta.dirname, 'edges');

/** How far a game is played on at random. */
const ON = 8;

/** Of each number of players the newest file that is no mere addition to another: older rules have their own games. */
export function filesWithEdges(): readonly string[] {
  const newest = new Map<string, string>();
  for (const file of readdirSync(GOLDENS).sort()) {
    const [, game, players] = /^([a-z-]+)-\d+-(\d+)\.br$/.exec(file) ?? [];
    if (game !== undefined) newest.set(`${game} ${players}`, file);
  }
  return [...newest.values()];
}

interface Kept extends Place {
  readonly in: number; // which game of the file
  readonly after: number; // moves
}

/** The places of a golden game at which its states were kept. */
function keptIn(golden: Golden): readonly Omit<Kept, 'in'>[] {
  const known = findGame(golden.game);
  if (known === undefined) throw new Error(`the catalogue has no ${golden.game}`);
  const game = playedUnder(known, golden.rules);
  return golden.kept.map(({ after, state }) => ({
    game,
    state: game.migrate(state as unknown as State, golden.rules),
    options: golden.options,
    seed: `${golden.seed} ${after}`,
    after,
  }));
}

/** All places of a file. */
export const placesOf = (file: string): readonly Kept[] =>
  readGoldens(join(GOLDENS, file)).flatMap((golden, at) => keptIn(golden).map(place => ({ ...place, in: at })));

/** The request that a seat is asked, or one that nobody asks. */
export function requestOf({ game, state }: Place, seat: Seat): number {
  return game.waiting(state.open).find(waiting => waiting.seat === seat)?.request ?? -1;
}

/** What comes of an answer: the refusal, from the seat's view and by the rules alike, or what it leads to. */
export function resultOf(place: Place, action: Action): Plain {
  const { game, state } = place;
  const refused = game.refusal(game.view(state, action.seat), action);
  const step = game.apply(state, action);
  if (step.ok !== (refused === undefined)) return 'foretold otherwise';
  if (step.ok) return seenAt(game, step.state, step.events);
  return step.problem as unknown as Plain;
}

/** One place in so many is looked at in this way, each look at others; what takes longest, seldom. */
const ONE_IN: Readonly<Record<LookName, number>> = {
  asked: 2,
  guided: 2,
  beside: 2,
  drawn: 2,
  otherwise: 2,
  explained: 3,
  table: 12,
  audited: 12,
  foreseen: 12,
};

const looksAt = (index: number): readonly LookName[] =>
  LOOK_NAMES.filter((name, at) => (index + at) % ONE_IN[name] === 0);

/** All that is recorded of a place but its answers. */
export function edgeAt(place: Place, index: number): Pick<Edge, 'looks' | 'on'> {
  return {
    looks: Object.fromEntries(looksAt(index).map(name => [name, look(name, place)])),
    on: index % 3 === 0 ? playedOn(place, ON) : '',
  };
}
