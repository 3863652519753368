import { hashOf, type Game, type Problem, type Seat, type State } from '@corvo/core';
import { deadlineFor } from './clock.ts';
import { aside, isOver, ownerOf, type Change, type Match, type Owner } from './match.ts';
import { hostProblems } from './problems.ts';

const withOwner = ({ owners }: Match, changed: Owner): Owner[] =>
  owners.map(owner => (owner.seat === changed.seat ? changed : owner));

/** A bot plays on in a seat, or its person is back with null (CO-7.9). Coming and going replace each other. */
export function handOver(match: Match, seat: Seat, bot: string | null, byHost: boolean, at: number): Change | Problem {
  const owner = ownerOf(match, seat);
  if (isOver(match)) return hostProblems.gameOver();
  if (owner === undefined) return hostProblems.seatUnknown(seat);
  if (owner.resigned) return hostProblems.seatResigned();
  if (owner.person === null) return hostProblems.seatNotYours();
  if (owner.bot === bot) return { match, entry: null, voids: null, drops: null, hears: null };
  const n = match.n + 1;
  const about = bot === null ? {} : { bot, host: byHost };
  const last = match.passing;
  return {
    match: { ...match, n, owners: withOwner(match, { ...owner, bot }), passing: { n, seat } },
    entry: { ...aside(n, bot === null ? 'back' : 'hand-over', seat, at), about, hash: hashOf(match.base) },
    voids: null,
    drops: last !== null && last.n === match.n && last.seat === seat ? last.n : null,
    hears: 'all',
  };
}

/** The game after a resignation. Where it ends one, the host writes that on the table: no action of the rules does. */
export function resigned(game: Game, state: State, seat: Seat): State {
  const outcome = game.resignation(state.open, seat);
  if (outcome === undefined) return state; // a bot plays on
  const chance = { ...state.open.chance, seed: state.hidden.seed };
  return { ...state, open: { ...state.open, outcome, chance } };
}

/** CO-7.10: the game ends where its rules say so, else this bot plays on for good. Nobody goes back behind it. */
export function resign(match: Match, seat: Seat, standIn: string, at: number): Change | Problem {
  const owner = ownerOf(match, seat);
  if (isOver(match)) return hostProblems.gameOver();
  if (owner === undefined || owner.resigned) return hostProblems.notSeated();
  const { game, terms } = match;
  const n = match.n + 1;
  const ends = game.resignation(match.base.open, seat) !== undefined;
  const bot = owner.bot ?? standIn;
  const base = resigned(game, match.base, seat);
  const state = ends ? base : match.state;
  return {
    match: {
      ...match,
      n,
      base,
      state,
      sealed: ends ? [] : match.sealed,
      owners: ends ? match.owners : withOwner(match, { ...owner, bot, resigned: true }),
      floor: n,
      wish: null,
      deadline: deadlineFor(game, state, terms, match.deadline, at),
      passing: null,
    },
    entry: { ...aside(n, 'resign', seat, at), about: { bot: ends ? null : bot }, hash: hashOf(base) },
    voids: null,
    drops: null,
    hears: 'all',
  };
}
