import type { Game, Outcome, Plain, Problem, Request, Seat, View, Waiting } from '@corvo/core';
import { missing, type Draft } from '../kit/asks/draft.ts';
import type { OwnAsks } from '../kit/kit.ts';
import type { Proposal, TableSnapshot } from '../session/session.ts';
import type { Words } from '../kit/words.ts';

/** What the decision bar is about, from the most pressing down. */
export type Decision =
  | { readonly kind: 'looking-back'; readonly at: number; readonly of: number }
  | { readonly kind: 'proposal'; readonly proposal: Proposal; readonly part: Part }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'answer'; readonly request: Request }
  | { readonly kind: 'waiting'; readonly waiting: readonly Waiting[]; readonly since: number };

/** What this device has to do with a wish to take back: it asks, it is asked, or neither. */
type Part = 'asker' | 'asked' | 'none';

/** The question this viewer may answer from this device, if any. */
export function requestFor(
  snapshot: TableSnapshot,
  view: View,
  shown: number,
  looking: number | null,
): Request | undefined {
  if (looking !== null || snapshot.outcome !== null) return undefined;
  const mine = snapshot.sitters.some(({ seat, mine: here }) => here && seat === snapshot.viewer);
  if (!mine) return undefined;
  const asked = snapshot.game.requests(snapshot.view)[0];
  if (shown === snapshot.n) return asked;
  // While others seal their answers my own question stays, and with it what is in my hand.
  const before = asked?.sealed === true ? snapshot.game.requests(view)[0] : undefined;
  return before?.id === asked?.id && before?.seat === asked?.seat ? asked : undefined;
}

export function decide(
  snapshot: TableSnapshot,
  view: View,
  request: Request | undefined,
  looking: number | null,
): Decision {
  if (looking !== null) return { kind: 'looking-back', at: looking, of: snapshot.n };
  const { proposal } = snapshot.undo;
  if (proposal !== null) {
    const isMine = (seat: Seat): boolean => snapshot.sitters.some(sitter => sitter.seat === seat && sitter.mine);
    const part = isMine(proposal.by) ? 'asker' : proposal.waiting.some(isMine) ? 'asked' : 'none';
    return { kind: 'proposal', proposal, part };
  }
  if (request !== undefined) return { kind: 'answer', request };
  const outcome = view.open.outcome ?? (view === snapshot.view ? snapshot.outcome : null);
  if (outcome !== null) return { kind: 'over', outcome };
  const waiting = stillAsked(snapshot.game, view.open);
  return { kind: 'waiting', waiting, since: snapshot.moments.at(-1)?.at ?? 0 };
}

/** Who has not answered yet: of a sealed question everybody sees who has. */
const stillAsked = (game: Game, open: View['open']): readonly Waiting[] =>
  game.waiting(open).filter(({ answered }) => !answered);
export const decidingIn = (game: Game, open: View['open']): readonly Seat[] =>
  stillAsked(game, open).map(({ seat }) => seat);

/** How far the draft is from an answer. */
export interface Readiness {
  readonly ready: boolean;
  readonly missing: number; // things still to choose
  readonly problem: Problem | undefined; // why the rules refuse a draft that is complete
}

export function readiness(game: Game, view: View, request: Request, draft: Draft, own?: OwnAsks): Readiness {
  const lacking = missing(request.ask, draft, own);
  if (lacking > 0 || draft === null) return { ready: false, missing: Math.max(1, lacking), problem: undefined };
  const problem = game.check(view, request, draft as Plain);
  return { ready: problem === undefined, missing: 0, problem };
}

/** What those who are waited for are doing; several at once where they decide in secret. */
export function doing(words: Words, waiting: readonly Waiting[]): string {
  const { names, count } = words.subject(waiting.map(({ seat }) => seat));
  const key = `ask.${waiting[0]?.why ?? ''}.waiting`;
  const isSaid = words.has(key) || words.has(`${key}_other`);
  return isSaid ? words.say(key, { seat: names, count }) : words.t('others-decide', { names, count });
}

/** Whole minutes since a moment. */
export const minutesSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / 60_000));

/** Who stands first, and with whom they share the place. */
export const winners = (outcome: Outcome): readonly Seat[] => outcome.ranking[0] ?? [];
