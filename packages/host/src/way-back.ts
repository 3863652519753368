import type { Problem, Seat } from '@corvo/core';
import { waitedFor } from './clocks/index.ts';
import { isOver, isPlayed, ownerOf, seatsOf, type Mark, type Match } from './match.ts';
import { hostProblems } from './problems.ts';

/** What taking back takes back: somebody's last action, and every one after it. */
export interface TakingBack {
  readonly from: number; // the entry of that action
  readonly moves: number; // how many actions that is, itself included
}

/** What a person who wants a move back may do: withdraw a sealed answer, go back alone, or ask the others. */
export type Way =
  | { readonly kind: 'withdraw'; readonly seat: Seat; readonly request: number }
  | ({ readonly kind: 'alone' | 'ask'; readonly seat: Seat; readonly to: number } & TakingBack); // to the state after it

/** The seat from which a person may decide now; `request` says which, where a person has several. */
export function seatFrom(match: Match, person: string, request?: number): Seat | Problem {
  const seats = seatsOf(match, person);
  if (seats.length === 0) return hostProblems.notSeated();
  const played = seats.filter(seat => isPlayed(ownerOf(match, seat)!));
  if (played.length === 1) return played[0] as Seat; // as nearly always: what is asked need not be worked out
  const asked = played.find(seat => match.game.requests(match.game.view(match.state, seat))[0]?.id === request);
  return asked ?? played[0] ?? hostProblems.botPlays();
}

/** The seats of everybody else who is still in the game, present or not, a bot standing in or not. */
export const othersThan = ({ owners }: Match, person: string): Seat[] =>
  owners.filter(one => one.person !== null && one.person !== person && !one.resigned).map(({ seat }) => seat);

const isOwn = (mine: readonly Seat[], { seat, by }: Mark['answers'][number]): boolean =>
  mine.includes(seat) && by !== 'bot' && by !== 'server';

/** The last action that was chosen in these seats, and all after it. Forced ones are skipped, or nobody would get behind them. */
function lastOf({ line }: Match, mine: readonly Seat[]): readonly Mark[] {
  const place = line.findLastIndex(({ answers }) =>
    answers.some(({ seat, by }) => mine.includes(seat) && by !== 'forced' && by !== 'bot'),
  );
  return place < 0 ? [] : line.slice(place);
}

/**
 * CO-1.8: all that would go is mine, nothing came out since, chance is the same there, and nobody else has to answer or has.
 * Who has to answer comes last: it is asked for every viewer after every action, and most have seen others play since.
 */
function isAlone(match: Match, mine: readonly Seat[], gone: readonly Mark[]): boolean {
  for (const { before, revealed, answers } of gone)
    if (revealed || before < match.drawn || !answers.every(answer => isOwn(mine, answer))) return false;
  if (!match.sealed.every(({ seat }) => mine.includes(seat))) return false;
  const waited = waitedFor(match);
  return waited.length > 0 && waited.every(seat => mine.includes(seat));
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
  const gone = lastOf(match, mine);
  const [first] = gone;
  if (first === undefined || first.before < match.floor) return hostProblems.nothingToUndo();
  const seat = first.answers.find(answer => mine.includes(answer.seat))?.seat ?? own;
  const reach = { seat, from: first.n, to: first.before, moves: gone.length };
  if (isAlone(match, mine, gone)) return { kind: 'alone', ...reach };
  if (othersThan(match, person).length > 0) return { kind: 'ask', ...reach };
  return takeBack === 'practice' ? { kind: 'alone', ...reach } : hostProblems.seenTooMuch();
}
