import type { Problem } from '@corvo/core';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import type { Decision, Readiness } from './decision.ts';
import { ClauseLink, Line, Why } from './DecisionParts.tsx';
import type { Words } from './words.ts';

/** What the bar must know to let a player answer. */
export interface AnswerProps {
  readonly words: Words;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly decision: Extract<Decision, { kind: 'answer' }>;
  readonly readiness: Readiness | undefined;
  readonly action: string; // what the draft would do
  readonly lacking: string; // what it still lacks, in the words of the board; may be empty
  readonly consequences: readonly string[];
  readonly refusal: Problem | undefined;
  readonly note: string; // advice of a bot
  readonly hasDraft: boolean;
  readonly sending: boolean;
  readonly offline: boolean;
  readonly onCommit: () => void;
  readonly onDrop: () => void;
}

/** What is still to be chosen; where nothing is and the rules refuse it all the same, it has to be something else. */
const lackOf = (words: Words, kind: string, count: number): string =>
  count === 0 ? words.t('missing-change') : words.maybe(`missing-${kind}`, { count }) || words.t('missing-other');

/**
 * The bar while this player decides: the action says what it does, or what is missing. No component of its own: whoever
 * waits and whoever decides must see the same line change, for a line that is new on the page is not read aloud.
 */
export function answerLine({ words, session, snapshot, decision: { request }, ...props }: AnswerProps) {
  const { readiness, refusal, note, consequences, hasDraft, sending, offline } = props;
  const shownProblem = refusal ?? (readiness?.problem && hasDraft ? readiness.problem : undefined);
  const ready = readiness?.ready === true && !offline && !sending;
  const label = readiness?.ready
    ? props.action
    : props.lacking ||
      words.maybe(`missing-${request.why}`) ||
      lackOf(words, request.ask.kind, readiness?.missing ?? 1);
  return (
    <Line
      sitters={snapshot.sitters}
      who={[request.seat]}
      title={`${words.nameOf(request.seat)}: ${words.question(snapshot.view.open, request.seat, request.why)}`}
      actions={
        <>
          {request.answered && (
            <button type="button" className="btn" onClick={() => void session.act(request.id, null)}>
              {words.t('take-answer-back')}
            </button>
          )}
          {hasDraft && (
            <button type="button" className="btn decide-drop" onClick={props.onDrop}>
              <span className="drop-sign" aria-hidden>
                ×
              </span>
              <span className="drop-text">{words.t('drop-draft')}</span>
            </button>
          )}
          <button
            type="button"
            className="btn main"
            aria-disabled={!ready}
            onClick={props.onCommit}
            data-testid="commit"
          >
            {label}
          </button>
        </>
      }
    >
      {shownProblem !== undefined ? (
        <p className="decide-refusal" role="alert">
          {words.problem(shownProblem)}{' '}
          <ClauseLink words={words} game={snapshot.game.id} clause={shownProblem.clause} />
        </p>
      ) : note !== '' ? (
        <p className="decide-why">
          <b>{words.t('hint')}:</b> {note}
        </p>
      ) : (
        <Why words={words} game={snapshot.game.id} clause={request.clause}>
          {consequences.length > 0
            ? consequences.join(' · ')
            : words.maybe(request.answered ? 'answered' : `why-${request.why}`)}
        </Why>
      )}
    </Line>
  );
}
