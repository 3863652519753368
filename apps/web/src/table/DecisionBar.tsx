import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { lasting } from '../base/lib/time.ts';
import { answerLine } from './AnswerParts.tsx';
import { DecisionClock } from './clocks.ts';
import { doing, minutesSince, winners } from './decision.ts';
import { Line, Why } from '../kit/DecisionParts.tsx';
import { takenBack } from './taken-back.ts';
import { useOnlyGrows } from '../kit/only-grows.ts';
import type { Words } from '../kit/words.ts';
import type { Making } from './use-making.ts';
import type { Panels } from './use-panels.ts';
import type { Table } from './use-table.ts';

export interface DecisionBarProps {
  readonly table: Pick<Table, 'words' | 'session' | 'snapshot' | 'kit' | 'decision' | 'say' | 'setLooking'>;
  readonly making: Making;
  readonly panels: Pick<Panels, 'resultShown' | 'setResult'>;
}

/** A minute hand, so that "since when" stays true. */
function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** The one place that asks for attention: who, what, why, and the action named by what it does. */
export function DecisionBar(props: DecisionBarProps) {
  const { words, snapshot, decision } = props.table;
  const { clock, viewer } = snapshot;
  const isGiven = decision.kind === 'answer' && props.making.given; // nothing more is wanted of this player
  const runs = clock !== null && decision.kind !== 'looking-back' && decision.kind !== 'over';
  const { kind } = decision;
  const box = useOnlyGrows(
    kind === 'answer' ? `${decision.request.seat} ${decision.request.id}` : `${kind} ${snapshot.n}`,
  );
  return (
    <section
      ref={box}
      className={`decide decide-${isGiven ? 'given' : decision.kind}`}
      aria-label={words.t('decision')}
      tabIndex={-1}
    >
      {runs && <DecisionClock words={words} clock={clock} viewer={viewer} />}
      <Parts {...props} />
    </section>
  );
}

function Parts({ table, making, panels: { resultShown, setResult } }: DecisionBarProps) {
  const { words, session, snapshot, decision, say } = table;
  const { sitters } = snapshot;
  const now = useNow(20_000);
  switch (decision.kind) {
    case 'looking-back':
      return (
        <Line
          sitters={sitters}
          who={[]}
          title={words.t('looking-at', { at: decision.at, of: decision.of })}
          actions={
            <button type="button" className="btn main" onClick={() => table.setLooking(null)}>
              {words.t('to-the-present')}
            </button>
          }
        >
          <p className="decide-why">{words.t('looking-why')}</p>
        </Line>
      );
    case 'proposal': {
      const { proposal, part } = decision;
      const { agreed, waiting, moves } = proposal;
      const answer = (agree: boolean) => () => say(session.consent(proposal.id, snapshot.n, agree));
      const what = takenBack(table.kit, snapshot.moments, words, proposal);
      const line = {
        sitters,
        who: [proposal.by],
        title:
          part === 'asker'
            ? words.t('undo-asked-you', { what })
            : words.t('undo-asked', { name: words.nameOf(proposal.by), what }),
      };
      const why = (
        <p className="decide-why">
          {moves > 1 && `${words.t('undo-with', { count: moves - 1 })} `}
          {agreed.length > 0 && `${words.t('undo-agreed', words.subject(agreed))} `}
          {words.t('undo-waiting', words.subject(waiting))}
        </p>
      );
      if (part === 'asked')
        return <Asked key={proposal.id} {...line} words={words} why={why} onAnswer={agree => answer(agree)()} />;
      return (
        <Line
          {...line}
          actions={
            part === 'asker' && (
              <button type="button" className="btn" onClick={answer(false)}>
                {words.t('undo-withdraw')}
              </button>
            )
          }
        >
          {why}
        </Line>
      );
    }
    case 'over': {
      const first = winners(decision.outcome);
      const draw = first.length > 1 && decision.outcome.ranking.length === 1;
      return (
        <Line
          sitters={sitters}
          who={first}
          title={draw ? words.t('over-draw') : words.t('over-won', words.subject(first))}
          actions={
            <button type="button" className="btn main" onClick={() => setResult(!resultShown)}>
              {words.t(resultShown ? 'show-table' : 'show-result')}
            </button>
          }
        >
          <Why words={words} game={snapshot.game.id} clause={decision.outcome.clause}>
            {words.say(`outcome.${decision.outcome.reason}`)}
          </Why>
        </Line>
      );
    }
    case 'waiting': {
      const [first] = decision.waiting;
      const minutes = minutesSince(decision.since, now);
      const time = lasting(now - decision.since, words.language);
      const me = sitters.find(({ seat }) => seat === snapshot.viewer);
      const thinking = decision.waiting.every(({ seat }) => snapshot.thinking.includes(seat));
      return (
        <Line
          sitters={sitters}
          who={decision.waiting.map(({ seat }) => seat)}
          actions={
            me?.bot != null &&
            me.kind === 'person' &&
            me.resigned !== true && (
              <button type="button" className="btn main" onClick={() => say(session.handOver(me.seat, null))}>
                {words.t('take-my-seat-back')}
              </button>
            )
          }
          title={
            first === undefined
              ? words.t(snapshot.lesson === true ? 'teacher-speaks' : 'nobody-decides')
              : doing(words, decision.waiting)
          }
        >
          {first !== undefined && (
            <Why words={words} game={snapshot.game.id} clause={first.clause}>
              {thinking && minutes === 0
                ? words.t('bot-thinks')
                : words.t(minutes === 0 ? 'since-now' : 'since', { time })}
            </Why>
          )}
        </Line>
      );
    }
    case 'answer':
      return answerLine(table, making, decision.request);
  }
}

/** A press this soon was on its way to what stood here before. */
const TOO_SOON = 700; // milliseconds

interface AskedProps extends Pick<ComponentProps<typeof Line>, 'sitters' | 'who' | 'title'> {
  readonly words: Words;
  readonly why: ReactNode;
  readonly onAnswer: (agree: boolean) => void;
}

/**
 * Agrees to a wish to take back, or not. It comes unasked, over the buttons of my own decision: where they were now stands
 * the refusal alone, and nothing is heard before the wish can have been seen.
 */
function Asked({ words, why, onAnswer, ...line }: AskedProps) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), TOO_SOON);
    return () => clearTimeout(timer);
  }, []);
  const button = (agree: boolean) => (
    <button
      type="button"
      className={agree ? 'btn decide-agree' : 'btn main'}
      aria-disabled={!isSeen}
      onClick={() => isSeen && onAnswer(agree)}
    >
      {words.t(agree ? 'undo-agree' : 'undo-refuse')}
    </button>
  );
  return (
    <Line {...line} actions={button(false)}>
      {why}
      {button(true)}
    </Line>
  );
}
