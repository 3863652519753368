import type { Game, Outcome, Problem, Seat, State } from '@corvo/core';
import { act } from './act.ts';
import { lateAnswer } from './bots.ts';
import { entered, told, type Change } from './change.ts';
import type { Entry } from './entry.ts';
import { isOver, isPlayed, ownerOf, type Match, type Owner } from './match.ts';
import { hostProblems } from './problems.ts';

const withOwner = ({ owners }: Match, changed: Owner): Owner[] =>
  owners.map(owner => (owner.seat === changed.seat ? changed : owner));

/** So many comings and goings are remembered: nobody takes back alone what more of them have come after. */
const MOST_PASSING = 63;

/** A bot plays on in a seat, or its person is back with null (CO-7.9). Coming and going replace each other. */
export function handOver(match: Match, seat: Seat, bot: string | null, byHost: boolean, at: number): Change | Problem {
  const owner = ownerOf(match, seat);
  if (isOver(match)) return hostProblems.gameOver();
  if (owner === undefined) return hostProblems.seatUnknown(seat);
  if (owner.resigned) return hostProblems.seatResigned();
  if (owner.person === null) return hostProblems.seatNotYours();
  if (owner.bot === bot) return told(match, null);
  return passed(match, { ...owner, bot }, bot === null ? {} : { bot, host: byHost }, at);
}

function passed(match: Match, owner: Owner, about: Entry['about'], at: number): Change {
  const { seat, person, name, bot, resigned, before } = owner;
  // What was played since and taken back alone is no reason to tell of each coming and going.
  const last = Math.max(match.since, match.floor);
  const drops = match.passing.filter(one => one.seat === seat && one.n > last).map(({ n }) => n);
  const passing = match.passing.filter(({ n }) => !drops.includes(n)).slice(-MOST_PASSING);
  const isOffered = owner.offered === true && bot !== null; // who is back keeps the seat (CO-7.24)
  const now: Owner = {
    seat,
    person,
    name,
    bot,
    resigned,
    ...(before && { before }),
    ...(isOffered && { offered: true }),
  };
  const owners = withOwner(match, about.late === true ? { ...now, late: true } : now);
  const motion = bot === null && match.motion?.of === seat ? null : match.motion;
  const next = { owners, motion, passing: [...passing, { n: match.n + 1, seat }] };
  return { ...entered(match, { kind: bot === null ? 'back' : 'hand-over', seat, at, about }, next), drops };
}

/**
 * CO-7.19: what becomes of somebody whose time has run out. One decision is made for them, or this bot takes the seat; but
 * never the last seat in which a person plays, or bots would play the game to its end by themselves.
 */
export function late(match: Match, seat: Seat, standIn: string, at: number): Change | Problem {
  const owner = ownerOf(match, seat);
  const talks = match.game.talk(match.state.open).secondsMax > 0;
  if (match.terms.clock?.atZero === 'seat' && owner !== undefined && isPlayed(owner) && !talks) {
    const { person } = owner;
    if (match.owners.some(other => isPlayed(other) && other.person !== person))
      return passed(match, { ...owner, bot: standIn }, { bot: standIn, late: true }, at);
  }
  const given = lateAnswer(match, seat);
  return given === undefined ? told(match, null) : act(match, given, at);
}

/** The game after a resignation. Where it ends one, the host writes that on the table: no action of the rules does. */
export function resigned(game: Game, state: State, seat: Seat): State {
  const outcome = game.resignation(state.open, seat);
  return outcome === undefined ? state : ended(state, outcome); // else a bot plays on
}

/** The game, over by what its people did beside it: the host writes that on the table, and opens the shuffle code. */
function ended(state: State, outcome: Outcome): State {
  const chance = { ...state.open.chance, seed: state.hidden.seed };
  return { ...state, open: { ...state.open, outcome, chance } };
}

/** CO-7.22: the game ends here, and nobody has won. */
export const drawn = (state: State): State =>
  ended(state, { ranking: [state.open.seats], reason: 'agreed-draw', clause: 'CO-7.22' });

/** CO-7.10: the game ends where its rules say so, else this bot plays on for good. Nobody goes back behind it. */
export function resign(match: Match, seat: Seat, standIn: string, at: number): Change | Problem {
  const owner = ownerOf(match, seat);
  if (isOver(match)) return hostProblems.gameOver();
  if (owner === undefined || owner.resigned) return hostProblems.notSeated();
  const bot = owner.bot ?? standIn;
  const { offered: _, ...kept } = owner;
  const base = resigned(match.game, match.base, seat);
  const ends = isOver({ state: base });
  const next = {
    base,
    floor: match.n + 1,
    wish: null,
    motion: null, // those who have a voice are others now
    ...(ends ? { state: base, sealed: [] } : { owners: withOwner(match, { ...kept, bot, resigned: true }) }),
  };
  return entered(match, { kind: 'resign', seat, at, about: { bot: ends ? null : bot } }, next);
}
