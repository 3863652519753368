import { useMemo } from 'react';
import { Art } from '../../base/art/index.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { phaseOf, realmIn } from './realm.ts';
import { threatsIn } from './threats.ts';
import { canSay, speakerOf } from './speak.ts';
import { useRoundCard } from './summary/round-card.ts';
import { roundsOver } from './summary/rounds-over.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Round, phase and wildlings, in the bar on top. A round that is over opens what happened in it. */
export function Status({ game, view, words, moments, onEarlier }: BoardProps) {
  const { open, rules } = realmIn(view);
  const say = speakerOf(game, words.language);
  const { rounds } = rules.numbers;
  const phase = `phase.${phaseOf(open)}`;
  const over = useMemo(() => roundsOver(moments), [moments]);
  const { round: told, show } = useRoundCard();
  return (
    <div className="wt-status">
      <ol aria-label={say('status.round', { round: open.round, rounds })}>
        {Array.from({ length: rounds }, (_, i) => i + 1).map(round => {
          const name = ROMAN[round - 1] ?? round;
          const isOver = over.includes(round) || (onEarlier !== undefined && round < open.round);
          return (
            <li
              key={round}
              aria-hidden={isOver ? undefined : true}
              className={round === open.round ? 'now' : round < open.round ? 'past' : ''}
            >
              {isOver ? (
                <button
                  type="button"
                  aria-pressed={told === round}
                  aria-label={`${name}. ${say('round.title', { round })}`}
                  title={say('round.title', { round })}
                  onClick={() => show(told === round ? null : round)}
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ol>
      {canSay(game, words.language, phase) && <b className="wt-phase">{say(phase)}</b>}
      {threatsIn({ open, rules }, say).map(({ realm, strength, told }) => (
        <span key={realm} className="wt-horde" title={told}>
          <Art name="wildlings" label={told} />
          <b aria-hidden>{strength}</b>
        </span>
      ))}
    </div>
  );
}
