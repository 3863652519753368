import type { Problem, Seat } from '@corvo/core';
import { isOver, isPlayed, ownerOf, seatsOf, waitedFor, type Mark, type Match } from './match.ts';
import { hostProblems } from './problems.ts';

/** What a person who wants a move back may do: withdraw a sealed answer, go back alone, or ask the others. */
export type Way =
  | { readonly kind: 'withdraw'; readonly seat: Seat; readonly request: number }
  | ({ readonly kind: 'alone' | 'ask'; readonly seat: Seat } & Reach);

/** What would go: an action with all that came after it. */
interface Reach {
  readonly from: number; // the entry of that action
  readonly to: number; // back to the state after this entry
  readonly moves: number; // how many actions that is, itself included
}

/** The seat from which a person may decide now; `request` says which, where a person has several. */
export function seatFrom(match: Match, person: string, request?: number): Seat | Problem {
  const seats = seatsOf(match, person);
  if (seats.length === 0) return hostProblems.notSeated();
  const played = seats.filter(seat => isPlayed(ownerOf(match, seat)!));
  const asked = played.find(seat => match.game.requests(match.game.view(match.state, seat))[0]?.id === request);
  return asked ?? played[0] ?? hostProblems.botPlays();
}

/** The seats of everybody else who is still in the game, present or not, a bot standing in or not. */
export const othersThan = ({ owners }: Match, person: string): Seat[] =>
  owners.filter(one => one.person !== null && one.person !== person && !one.resigned).map(({ seat }) => seat);

const isOwn = (mine: readonly Seat[], { seat, by }: Mark['answers'][number]): boolean =>
  mine.includes(seat) && by !== 'bot' && by !== 'server';

/** The last action of these seats that somebody chose; forced ones are skipped, or nobody would get behind them. */
function lastOf({ line }: Match, mine: readonly Seat[]): { readonly place: number; readonly reach: Reach } | undefined {
  const place = line.findLastIndex(({ answers }) =>
    answers.some(({ seat, by }) => mine.includes(seat) && by !== 'forced' && by !== 'bot'),
  );
  const mark = line[place];
  return mark && { place, reach: { from: mark.n, to: mark.before, moves: line.length - place } };
}

/** CO-1.8: all that would go is mine, nothing came out since, chance is the same there, and nobody else has to answer or has. */
function isAlone(match: Match, mine: readonly Seat[], place: number, { to }: Reach): boolean {
  const waited = waitedFor(match);
  return (
    to >= match.drawn &&
    match.line.slice(place).every(mark => !mark.revealed && mark.answers.every(answer => isOwn(mine, answer))) &&
    match.sealed.every(({ seat }) => mine.includes(seat)) &&
    waited.length > 0 &&
    waited.every(seat => mine.includes(seat))
  );
}

/** How a person may take back now (CO-1.8, CO-7.11, CO-7.16, CO-7.17), or why not. */
export function wayBack(match: Match, person: string): Way | Problem {
  if (isOver(match)) return hostProblems.gameOver();
  const own = seatFrom(match, person);
  if (typeof own !== 'string') return own;
  const mine = seatsOf(match, person);
  const given = match.sealed.findLast(answer => mine.includes(answer.seat));
  if (given !== undefined) return { kind: 'withdraw', seat: given.seat, request: given.request };
  const { takeBack } = match.terms;
  if (takeBack === 'strict') return hostProblems.neverBack();
  const last = lastOf(match, mine);
  if (last === undefined || last.reach.to < match.floor) return hostProblems.nothingToUndo();
  const { place, reach } = last;
  const seat = match.line[place]?.answers.find(answer => mine.includes(answer.seat))?.seat ?? own;
  if (isAlone(match, mine, place, reach)) return { kind: 'alone', seat, ...reach };
  if (othersThan(match, person).length > 0) return { kind: 'ask', seat, ...reach };
  return takeBack === 'practice' ? { kind: 'alone', seat, ...reach } : hostProblems.seenTooMuch();
}
