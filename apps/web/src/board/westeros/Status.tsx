import { Art } from '../../art/index.ts';
import type { BoardProps } from '../kit.ts';
import { phaseOf, realmIn } from './realm.ts';
import { canSay, speakerOf } from './speak.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Round, phase and wildlings, in the bar on top. */
export function Status({ game, view, words }: BoardProps) {
  const { open, rules } = realmIn(view);
  const say = speakerOf(game, words.language);
  const { rounds } = rules.numbers;
  const phase = `phase.${phaseOf(open)}`;
  const [first] = Object.values(open.realms);
  return (
    <div className="wt-status">
      <ol aria-label={say('status.round', { round: open.round, rounds })}>
        {Array.from({ length: rounds }, (_, i) => (
          <li key={i} aria-hidden className={i + 1 === open.round ? 'now' : i + 1 < open.round ? 'past' : ''}>
            {ROMAN[i] ?? i + 1}
          </li>
        ))}
      </ol>
      {canSay(game, words.language, phase) && <b className="wt-phase">{say(phase)}</b>}
      {first && (
        <span
          className="wt-horde"
          title={say('left.wildlings', { strength: first.wildlings, most: rules.numbers.wildlingsMost })}
        >
          <Art
            name="wildlings"
            label={say('left.wildlings', { strength: first.wildlings, most: rules.numbers.wildlingsMost })}
          />
          <b aria-hidden>{first.wildlings}</b>
        </span>
      )}
    </div>
  );
}
