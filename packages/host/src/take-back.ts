import type { Problem, Seat, State } from '@corvo/core';
import { entered, told, type Change } from './change.ts';
import { isOver, seatsOf, type Match } from './match.ts';
import { hostProblems } from './problems.ts';
import { othersThan, wayBack } from './way-back.ts';

/** Going back, once it is clear that one may. */
export interface GoingBack {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[] | null; // who consented; null: alone
}

/**
 * Goes back to `before`, the state after entry `to`. Where the table agreed to go behind something that came out, or to
 * where chance is another than now, it is drawn anew; alone nobody gets there, but for practice, which wants the same
 * chance again.
 */
export function goBack(match: Match, { seat, to, agreed }: GoingBack, before: State, at: number): Change {
  const gone = match.line.filter(mark => mark.n > to);
  const isSeen = to < match.drawn || gone.some(({ revealed }) => revealed);
  const redrawn = agreed !== null && isSeen ? match.redraws + 1 : null;
  const state = redrawn === null ? before : match.game.redraw(before, redrawn);
  const since = redrawn === null ? { since: to } : { since: match.n + 1, drawn: match.n + 1, redraws: redrawn };
  // Alone the clock runs on, or who acts and takes back in turn would have all the time there is.
  const clocks = (agreed && match.clockwork?.clocksAnew(match, at)) ?? match.clocks;
  const line = match.line.filter(mark => mark.n <= to);
  const anew = agreed === null ? {} : { passing: [], wishes: 0, backs: match.backs + 1 }; // alone one leaves nothing behind
  const rewinds = match.rewinds + 1;
  const next = { ...since, ...anew, base: state, sealed: [], state, line, rewinds, wish: null, clocks };
  const about = agreed === null ? { agreed: false } : { agreed: true, by: agreed };
  // What a redraw went back to stays in the story, or it could not be played again.
  const voids = agreed === null ? Math.max(to, match.drawn) : null;
  return { ...entered(match, { kind: 'undo', seat, at, to, redrawn, about }, next), voids };
}

/** So often may the same be asked: whoever asks and withdraws in turn would ring at everybody's door for ever. */
const MOST_WISHES = 5;
/** So much oftener may it be granted than there were questions: whoever agrees in a circle would fill the disk. */
const MOST_BACKS = 20;

/** Asks the others to let a move be taken back (CO-7.16). */
export function propose(match: Match, person: string, id: string): Change | Problem {
  const way = wayBack(match, person);
  if ('code' in way) return way;
  if (way.kind !== 'ask') return hostProblems.nothingToUndo();
  if (match.wish !== null) return hostProblems.proposalOpen();
  const { requests: asked } = match.state.open; // who acts and takes back comes to no newer question
  const wishes = asked > match.wished ? 0 : match.wishes;
  const wished = Math.max(asked, match.wished);
  if (wishes >= MOST_WISHES || match.backs >= MOST_BACKS + wished) return hostProblems.askedEnough();
  const { seat: by, from, to } = way;
  const wish = { id, by, from, to, agreed: [], waiting: othersThan(match, person) };
  return told({ ...match, wish, wishes: wishes + 1, wished });
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
  const practised = match.practised ?? { after: match.n, before: match.terms.takeBack };
  return told({ ...match, practised, terms: { ...match.terms, takeBack: 'practice' } });
}
