import { canonicalJson, isProblem, type Plain, type Problem, type Request, type View } from '@corvo/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { emptyDraft, partsOf, type Draft } from '../kit/asks/draft.ts';
import type { OwnAsks } from '../kit/kit.ts';
import { botMessages } from '../session/games.ts';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { adviceOf, type Advice } from './advice.ts';
import { readiness, type Readiness } from './decision.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import type { Words } from '../kit/words.ts';

export interface Answering extends Kept {
  readonly readiness: Readiness | undefined;
  readonly sending: boolean;
  readonly isSlow: boolean; // no word has come of it for a while
  readonly given: boolean; // a sealed answer is given, and what is in the hand is that answer
  readonly note: string; // the advice in the hand, in the language of now; empty: none
  setDraft(draft: Draft): void;
  setPeek(draft: Draft): void;
  /** Says why a choice that is not offered cannot be made; what was chosen before stays. */
  tryStray(choice: Plain): void;
  commit(): void;
  drop(): void;
  restore(): void; // what was dropped
  askHint(): void;
}

interface Kept {
  readonly of: string; // the question: sealed ones have the same number for every seat
  readonly draft: Draft;
  readonly peek: Draft;
  readonly touched: boolean; // has the player chosen anything yet?
  readonly refusal: Problem | undefined;
  readonly advice: Advice | null; // of a bot, where that is what is in the hand
  readonly before: Draft; // what was chosen by hand before a bot was asked; null: nothing
  readonly swept: Draft; // what was dropped last and can be restored; null: nothing
}
const NOTHING = { peek: null, touched: false, refusal: undefined, advice: null, before: null, swept: null } as const;

/** Of which question an answer is on its way. */
const NOT_SENT = { of: '', isSlow: false };
const SLOW = 3_000; // milliseconds

/** A bot's advice in the hand. What was chosen by hand is not lost by it. */
export const withAdvice = (kept: Kept, advice: Advice): Kept => ({
  ...kept,
  draft: advice.choice as Draft,
  advice,
  touched: true,
  refusal: undefined,
  before: kept.advice === null && kept.touched ? kept.draft : (kept.before ?? kept.swept),
  swept: null,
});

/** What is chosen by hand. Who goes on from advice can still go back to a plan of several parts. */
export const chosenByHand = ({ before }: Kept, draft: Draft, fresh: Kept): Partial<Kept> => ({
  draft: draft ?? fresh.draft,
  touched: draft !== null,
  refusal: undefined,
  advice: null,
  before: partsOf(before) > 0 ? before : null,
  swept: null,
});

/**
 * Puts down what is in the hand: advice first, so that one goes on from what one had chosen. Many orders at once can be
 * restored; a single pick is as quickly made again.
 */
export const dropped = ({ before, draft, touched, advice }: Kept, fresh: Kept): Kept =>
  before === null
    ? { ...fresh, swept: touched && advice === null && partsOf(draft) > 0 ? draft : null }
    : { ...fresh, draft: before, touched: true };

/** Takes up again what was dropped. */
export const restored = ({ swept }: Kept, fresh: Kept): Kept => ({ ...fresh, draft: swept, touched: true });

/** The same object where nothing changes: then the table is not drawn again. */
export function changed<T extends object>(kept: T, change: Partial<T>): T {
  const isSame = (Object.keys(change) as (keyof T)[]).every(key => Object.is(kept[key], change[key]));
  return isSame ? kept : { ...kept, ...change };
}

/** The answer that is being made to one question: kept until it is sent, even through a refusal or a broken line. */
export function useAnswer(
  session: TableSession,
  { game, table, sitters, rewinds }: TableSnapshot,
  view: View,
  request: Request | undefined,
  words: Words,
  asks: OwnAsks | undefined, // questions that the game adds to those of the core
): Answering {
  // Everything belongs to one question: what was kept for another one is as good as gone. What it asks is part of it:
  // after a take-back another question may have the same number.
  const of = useMemo(
    () => (request ? JSON.stringify([request.seat, request.id, request.why, request.ask]) : ''),
    [request],
  );
  // A sealed answer that can still be changed is where one goes on from, after a reload too.
  const { sealed } = view.mine ?? { sealed: null };
  const given = request !== undefined && sealed?.request === request.id ? sealed.choice : undefined;
  const empty = request === undefined ? null : emptyDraft(request.ask, asks);
  const fresh: Kept = { of, draft: given ?? empty, ...NOTHING };
  // Where several people share a device, nobody finds in the hand what another one had there.
  const isShared = sitters.filter(({ mine }) => mine).length > 1;
  const left = useMemo(() => (of === '' || isShared ? null : keptDraft(table, of)), [table, of, isShared]);
  const begun = left === null ? fresh : { ...fresh, draft: left, touched: true };
  const [state, setState] = useState<Kept>(begun);
  const kept = state.of === of ? state : begun;
  const { draft, touched, advice } = kept;
  const own = advice === null ? draft : (kept.before ?? draft); // advice can be asked for again
  const isGiven = given !== undefined && draft !== null && canonicalJson(draft) === canonicalJson(given);
  useEffect(() => {
    if (of !== '') keepDraft(table, of, touched && !isGiven && !isShared ? own : null);
  }, [table, of, touched, own, isGiven, isShared]);
  const [sent, setSent] = useState(NOT_SENT);
  // What is on its way may have arrived: until that is known there is nothing to choose.
  const sending = sent.of === of && of !== '';
  const latest = useRef(kept);
  latest.current = kept;
  const put = (next: Kept): void => {
    if (next === latest.current) return; // for nothing React would look through the whole page
    latest.current = next; // whatever is done before the next drawing goes on from here
    setState(next);
  };
  // What was waited for may come late, when another question is in the hand: that stays as it is.
  const isLate = (): boolean => latest.current.of !== of;
  const keep = (change: Partial<Kept>): void => {
    if (!isLate()) put(changed(latest.current, change));
  };
  const answers = useRef(0); // sent so far: advice that comes after one is for a hand that is no longer there
  const asking = useRef(''); // for which question a hint is on its way

  const ready = request === undefined ? undefined : readiness(game, view, request, draft, asks);
  const setDraft = (next: Draft): void => {
    if (sending) return;
    keep(chosenByHand(latest.current, next, fresh));
  };
  const setPeek = (peek: Draft): void => keep({ peek });
  const tryStray = (choice: Plain): void => {
    if (request !== undefined) keep({ refusal: game.check(view, request, choice) });
  };
  const setRefusal = (refusal: Problem | undefined): void => keep({ refusal });

  const commit = async (): Promise<void> => {
    if (request === undefined || sending) return;
    if (ready?.ready !== true) {
      // The button says what is missing; the rule behind it says why.
      setRefusal(draft === null ? undefined : (ready?.problem ?? game.check(view, request, draft as Plain)));
      return;
    }
    answers.current++;
    setSent({ of, isSlow: false });
    const slow = setTimeout(() => setSent(now => (now.of === of ? { of, isSlow: true } : now)), SLOW);
    const answer = await session.act(request.id, draft as Plain, { rewinds }).finally(() => {
      clearTimeout(slow);
      setSent(now => (now.of === of ? NOT_SENT : now));
    });
    if (answer.ok) {
      keepDraft(table, of, null);
      if (isShared) put({ ...fresh, of: '' }); // nobody finds it in the hand, also where it is taken back
    } else if (!isLate()) setRefusal(answer.problem);
  };

  const askHint = async (): Promise<void> => {
    // One at a time: a second one would be refused for haste, and the first would come and take the refusal's place.
    if (request === undefined || sending || asking.current === of) return;
    const before = answers.current;
    const isIdle = (): boolean => isLate() || answers.current !== before;
    asking.current = of;
    let found: Awaited<ReturnType<TableSession['hint']>>;
    try {
      found = await session.hint();
    } finally {
      if (asking.current === of) asking.current = '';
    }
    if (isIdle()) return;
    if (isProblem(found)) {
      setRefusal(found);
      return;
    }
    const told = { ...found, messages: await botMessages() };
    if (!isIdle()) put(withAdvice(latest.current, told));
  };

  return {
    ...kept,
    given: isGiven,
    note: request && advice ? adviceOf(words, words.choice(view.open, request.why, advice.choice), advice) : '',
    readiness: ready,
    sending,
    isSlow: sending && sent.isSlow,
    setDraft,
    setPeek,
    tryStray,
    commit: () => void commit(),
    drop: () => sending || put(dropped(latest.current, fresh)),
    restore: () => sending || put(restored(latest.current, fresh)),
    askHint: () => void askHint(),
  };
}
