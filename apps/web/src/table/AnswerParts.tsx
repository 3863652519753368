import type { Request } from '@corvo/core';
import { decidingIn } from './decision.ts';
import { ClauseLink, Line, Why } from '../kit/DecisionParts.tsx';
import type { Words } from '../kit/words.ts';
import type { Making } from './use-making.ts';
import type { Table } from './use-table.ts';

/** What is still to be chosen; where nothing is and the rules refuse it all the same, it has to be something else. */
const lackOf = (words: Words, kind: string, count: number): string =>
  count === 0 ? words.t('missing-change') : words.maybe(`missing-${kind}`, { count }) || words.t('missing-other');

/**
 * The bar while this player decides: the action says what it does, or what is missing. No component of its own: whoever
 * waits and whoever decides must see the same line change, for a line that is new on the page is not read aloud.
 */
export function answerLine(
  { words, session, snapshot, say }: Pick<Table, 'words' | 'session' | 'snapshot' | 'say'>,
  making: Making,
  request: Request,
) {
  const { readiness, refusal, note, consequences, hasDraft, given, sending, offline } = making;
  const hasPlan = making.before !== null; // what was chosen by hand before advice waits to be taken up again
  const shownProblem = refusal ?? (readiness?.problem && hasDraft ? readiness.problem : undefined);
  const ready = readiness?.ready === true && !offline && !sending;
  const label = readiness?.ready
    ? offline
      ? words.t('commit-offline')
      : making.isSlow
        ? words.t('commit-slow')
        : making.action
    : making.lacking ||
      words.maybe(`missing-${request.why}`) ||
      lackOf(words, request.ask.kind, readiness?.missing ?? 1);
  const takeBack = (): void => say(session.act(request.id, null, snapshot));
  return (
    <Line
      sitters={snapshot.sitters}
      who={[request.seat]}
      title={
        given
          ? words.t('given', words.subject(decidingIn(snapshot.game, snapshot.view.open)))
          : `${words.nameOf(request.seat)} · ${words.question(snapshot.view.open, request.seat, request.why)}`
      }
      actions={
        <>
          {request.answered && (
            <button type="button" className="btn" onClick={takeBack}>
              {words.t('take-answer-back')}
            </button>
          )}
          {!given && hasPlan && (
            <button type="button" className="btn" onClick={making.drop}>
              {words.t('my-plan')}
            </button>
          )}
          {!given && hasDraft && !hasPlan && (
            <button type="button" className="btn decide-drop" onClick={making.drop}>
              <span className="drop-sign" aria-hidden>
                ×
              </span>
              <span className="drop-text">{words.maybe(`drop-${request.ask.kind}`) || words.t('drop-draft')}</span>
            </button>
          )}
          {!given && making.swept !== null && (
            <button type="button" className="btn decide-restore" onClick={making.restore} data-once>
              {words.t('restore-draft')}
            </button>
          )}
          {!given && (
            <button
              type="button"
              className="btn main"
              aria-disabled={!ready}
              onClick={making.commit}
              data-testid="commit"
              data-doubt={ready && making.doubt !== '' && !making.isMeant ? '' : undefined}
              data-once={making.isDoubted ? '' : undefined}
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
      ) : making.isDoubted && making.doubt !== '' && ready ? (
        <p className="decide-refusal" role="alert">
          {making.doubt} {words.t('press-again')}
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
