import type { Plain } from '@corvo/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTablePrefs } from '../base/settings/table-prefs.ts';
import { chosen, partsOf, type Draft } from '../kit/asks/draft.ts';
import { useAnswer, type Answering } from './use-answer.ts';
import { useOnlyAnswer } from './use-only-answer.ts';
import type { Table } from './use-table.ts';

/** The answer that is being made at a table, with all that the page says of it. */
export interface Making extends Omit<Answering, 'commit'> {
  readonly hasDraft: boolean; // something has been chosen
  readonly lacking: string; // what it still lacks, in the words of the board; may be empty
  readonly action: string; // what it would do; empty while it is not ready
  readonly consequences: readonly string[];
  readonly doubt: string; // what would go unused; may be empty
  readonly isMeant: boolean; // a doubt does not hold it up
  readonly isDoubted: boolean; // pressed once, and asked whether it is meant so
  readonly offline: boolean; // it is kept until the line is back
  commit(): void;
}

const NOT_YET = { ready: false, missing: 1, problem: undefined } as const;

/** What the player at this device is choosing, until it is given. */
export function useMaking({ session, snapshot, game, kit, words, playhead, view, say, ...table }: Table): Making {
  // Only the kit knows how an answer is begun to a question of the game's own.
  const request = kit && table.request;
  const answering = useAnswer(session, snapshot, view, request, words, kit?.asks);
  const { draft, peek, touched } = answering;
  const [sure, setSure] = useState<Draft>(null); // the draft of which somebody was asked whether it is meant so
  useDropKey(partsOf(draft) > 1 ? () => {} : answering.drop, playhead.skip);

  const isLesson = snapshot.lesson === true;
  const answersForMe = useTablePrefs(prefs => prefs.answers);
  const canAuto = answersForMe && !isLesson && request?.answered === false && !touched;
  const only = canAuto ? kit?.onlyAnswer?.(request) : undefined;
  useOnlyAnswer(request, snapshot.curtain === null ? only : undefined, (id, choice) =>
    say(session.act(id, choice, { rewinds: snapshot.rewinds, forced: true })),
  );
  const looked = peek ?? draft;
  const foreseen = useMemo(
    () => (request && looked !== null && kit?.foresee ? kit.foresee(game, view, request, looked as Plain, words) : []),
    [request?.id, looked, kit, game, view, words],
  );

  const offline = snapshot.connection === 'offline' || snapshot.connection === 'connecting';
  const made = request && { game, view, request, draft, touched, words };
  const lacking = (made && kit?.missing?.(made)) ?? '';
  const isReady = answering.readiness?.ready === true && lacking === '';
  const isMeant = isLesson || answering.advice !== null || (sure !== null && sure === draft);
  const doubt = (made && isReady && kit?.doubt?.(made)) || '';
  const ask = (): void => setSure(draft);
  return {
    ...answering,
    readiness: lacking === '' ? answering.readiness : NOT_YET,
    hasDraft: request !== undefined && (chosen(request.ask, draft).length > 0 || touched),
    lacking,
    action: made && isReady ? kit?.action?.(made) || words.choice(view.open, made.request.why, draft as Plain) : '',
    consequences: only === undefined ? foreseen : [words.t('nothing-to-choose')],
    doubt,
    isMeant,
    isDoubted: sure !== null && sure === draft,
    offline,
    commit: offline || lacking !== '' ? () => {} : doubt === '' || isMeant ? answering.commit : ask,
  };
}

/**
 * Any key or tap shows the newest moment; Escape also puts down what is in the hand. A key that closes so much else must
 * not sweep away many orders at once: that has a button of its own.
 */
function useDropKey(drop: () => void, skip: () => void): void {
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      skip();
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', skip);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', skip);
    };
  }, [skip]);
}
