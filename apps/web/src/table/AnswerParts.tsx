import type { Problem } from '@corvo/core';
import type { Answer, TableSession, TableSnapshot } from '../session/session.ts';
import { decidingIn, type Decision, type Readiness } from './decision.ts';
import { ClauseLink, Line, Why } from '../kit/DecisionParts.tsx';
import type { Words } from '../kit/words.ts';

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
  readonly doubt: string; // what would go unused; may be empty
  readonly isMeant: boolean; // a doubt does not hold it up
  readonly isDoubted: boolean; // pressed once, and asked whether it is meant so
  readonly refusal: Problem | undefined;
  readonly note: string; // advice of a bot
  readonly hasDraft: boolean;
  readonly hasPlan: boolean; // what was chosen by hand before that advice waits to be taken up again
  readonly hasSwept: boolean; // what was dropped can be restored
  readonly given: boolean; // what is in the hand is the sealed answer that was given already
  readonly sending: boolean;
  readonly isSlow: boolean;
  readonly offline: boolean;
  readonly onCommit: () => void;
  readonly onDrop: () => void;
  readonly onRestore: () => void;
  readonly onAnswer: (answer: Promise<Answer>) => void; // says why, where something was refused
}

/** What is still to be chosen; where nothing is and the rules refuse it all the same, it has to be something else. */
const lackOf = (words: Words, kind: string, count: number): string =>
  count === 0 ? words.t('missing-change') : words.maybe(`missing-${kind}`, { count }) || words.t('missing-other');

/**
 * The bar while this player decides: the action says what it does, or what is missing. No component of its own: whoever
 * waits and whoever decides must see the same line change, for a line that is new on the page is not read aloud.
 */
export function answerLine({ words, session, snapshot, decision: { request }, ...props }: AnswerProps) {
  const { readiness, refusal, note, consequences, hasDraft, given, sending, offline } = props;
  const shownProblem = refusal ?? (readiness?.problem && hasDraft ? readiness.problem : undefined);
  const ready = readiness?.ready === true && !offline && !sending;
  const label = readiness?.ready
    ? offline
      ? words.t('commit-offline')
      : props.isSlow
        ? words.t('commit-slow')
        : props.action
    : props.lacking ||
      words.maybe(`missing-${request.why}`) ||
      lackOf(words, request.ask.kind, readiness?.missing ?? 1);
  const takeBack = (): void => props.onAnswer(session.act(request.id, null, snapshot));
  return (
    <Line
      sitters={snapshot.sitters}
      who={[request.seat]}
      title={
        given
          ? words.t('given', words.subject(decidingIn(snapshot.game, snapshot.view.open)))
          : `${words.nameOf(request.seat)}: ${words.question(snapshot.view.open, request.seat, request.why)}`
      }
      actions={
        <>
          {request.answered && (
            <button type="button" className="btn" onClick={takeBack}>
              {words.t('take-answer-back')}
            </button>
          )}
          {!given && props.hasPlan && (
            <button type="button" className="btn" onClick={props.onDrop}>
              {words.t('my-plan')}
            </button>
          )}
          {!given && hasDraft && !props.hasPlan && (
            <button type="button" className="btn decide-drop" onClick={props.onDrop}>
              <span className="drop-sign" aria-hidden>
                ×
              </span>
              <span className="drop-text">{words.maybe(`drop-${request.ask.kind}`) || words.t('drop-draft')}</span>
            </button>
          )}
          {!given && props.hasSwept && (
            <button type="button" className="btn decide-restore" onClick={props.onRestore} data-once>
              {words.t('restore-draft')}
            </button>
          )}
          {!given && (
            <button
              type="button"
              className="btn main"
              aria-disabled={!ready}
              onClick={props.onCommit}
              data-testid="commit"
              data-doubt={ready && props.doubt !== '' && !props.isMeant ? '' : undefined}
              data-once={props.isDoubted ? '' : undefined}
            >
              {label}
            </button>
          )}
        </>
      }
    >
      {shownProblem !== undefined ? (
        <p className="decide-refusal" role="alert">
          {words.problem(shownProblem)}{' '}
          <ClauseLink words={words} game={snapshot.game.id} clause={shownProblem.clause} />
        </p>
      ) : props.isDoubted && props.doubt !== '' && ready ? (
        <p className="decide-refusal" role="alert">
          {props.doubt} {words.t('press-again')}
        </p>
      ) : note !== '' && !given ? (
        <p className="decide-why">
          <b>{words.t('hint')}:</b> {[note, ...consequences].join(' · ')}
        </p>
      ) : (
        <Why words={words} game={snapshot.game.id} clause={request.clause}>
          {given || request.answered
            ? words.t(given ? 'given-why' : 'given-changing')
            : consequences.length > 0
              ? consequences.join(' · ')
              : words.maybe(`why-${request.why}`)}
        </Why>
      )}
    </Line>
  );
}
