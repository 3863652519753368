import type { Problem, Seat, State } from '@corvo/core';
import { seatFrom } from './act.ts';
import { entered, isOver, seatsOf, told, waitedFor, type Change, type Mark, type Match } from './match.ts';
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

/** Going back, once it is clear that one may. */
export interface GoingBack {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[] | null; // who consented; null: alone
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

/** CO-1.8: all that would go is mine, nothing came out since, and nobody else is waited for or has answered. */
function isAlone(match: Match, mine: readonly Seat[], place: number): boolean {
  const waited = waitedFor(match);
  return (
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
  if (isAlone(match, mine, place)) return { kind: 'alone', seat, ...reach };
  if (othersThan(match, person).length > 0) return { kind: 'ask', seat, ...reach };
  return takeBack === 'practice' ? { kind: 'alone', seat, ...reach } : hostProblems.seenTooMuch();
}

/**
 * Goes back to `before`, the state after entry `to`. Where the table agreed to go behind something that came out, chance
 * is drawn anew; alone nobody gets there, but for practice, which wants the same chance again.
 */
export function goBack(match: Match, { seat, to, agreed }: GoingBack, before: State, at: number): Change {
  const gone = match.line.filter(mark => mark.n > to);
  const redrawn = agreed !== null && gone.some(({ revealed }) => revealed) ? match.redraws + 1 : null;
  const state = redrawn === null ? before : match.game.redraw(before, redrawn);
  const next = {
    since: redrawn === null ? to : match.n + 1,
    base: state,
    sealed: [],
    state,
    line: match.line.filter(mark => mark.n <= to),
    rewinds: match.rewinds + 1,
    redraws: redrawn ?? match.redraws,
    wish: null,
    // Alone the clock runs on, or who acts and takes back in turn would have all the time there is.
    deadline: agreed === null ? match.deadline : null,
  };
  const about = agreed === null ? { agreed: false } : { agreed: true, by: agreed };
  return { ...entered(match, 'undo', seat, at, next, { to, redrawn, about }), voids: agreed === null ? to : null };
}

/** So often may the same be asked: whoever asks and withdraws in turn would ring at everybody's door for ever. */
const MOST_WISHES = 5;

/** Asks the others to let a move be taken back (CO-7.16). */
export function propose(match: Match, person: string, id: string): Change | Problem {
  const way = wayBack(match, person);
  if ('code' in way) return way;
  if (way.kind !== 'ask') return hostProblems.nothingToUndo();
  if (match.wish !== null) return hostProblems.proposalOpen();
  if (match.wishes >= MOST_WISHES) return hostProblems.askedEnough();
  const { seat: by, from, to } = way;
  const wish = { id, by, from, to, agreed: [], waiting: othersThan(match, person) };
  return told({ ...match, wish, wishes: match.wishes + 1 });
}

/** A person's answer to a proposal, given by somebody who had seen the story up to entry `n`. */
export interface Vote {
  readonly id: string;
  readonly n: number;
  readonly agree: boolean;
}

/** Counts an answer to a proposal; where it was the last one, says how to go back. Who proposed it may withdraw it. */
export function consent(match: Match, person: string, { id, n, agree }: Vote): Change | GoingBack | Problem {
  const { wish } = match;
  const mine = seatsOf(match, person);
  if (wish === null || wish.id !== id) return hostProblems.noProposal();
  const isAsker = mine.includes(wish.by);
  const asked = wish.waiting.filter(seat => mine.includes(seat));
  if (!isAsker && asked.length === 0) return hostProblems.noProposal();
  if (!agree) return told({ ...match, wish: null });
  if (n !== match.n) return hostProblems.moreWouldGo();
  if (isAsker) return told(match, null);
  const agreed = [...wish.agreed, ...asked];
  const waiting = wish.waiting.filter(seat => !mine.includes(seat));
  if (waiting.length === 0) return { seat: wish.by, to: wish.to, agreed };
  return told({ ...match, wish: { ...wish, agreed, waiting } });
}

/** Makes this a practice game, for good (CO-7.17): only where nobody else has a seat. */
export function practise(match: Match, person: string): Change | Problem {
  if (isOver(match)) return hostProblems.gameOver();
  if (seatsOf(match, person).length === 0) return hostProblems.notSeated();
  if (othersThan(match, person).length > 0) return hostProblems.othersSit();
  return told({ ...match, terms: { ...match.terms, takeBack: 'practice' } });
}
