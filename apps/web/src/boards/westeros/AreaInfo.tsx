import { ClauseLink } from '../../kit/DecisionParts.tsx';
import type { BoardProps } from '../../kit/kit.ts';
import { realmIn } from './realm.ts';
import { speakerOf } from './speak.ts';

/** All there is to know about one area, in sentences. */
export function AreaInfo({ game, view, words, area, onClose }: BoardProps & { area: string; onClose: () => void }) {
  const say = speakerOf(game, words.language);
  const { rules } = realmIn(view);
  return (
    <aside
      className="wt-info"
      aria-live="polite"
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <b>{words.say(`area.${area}`)}</b>
        <button type="button" aria-label={say('info.close')} onClick={onClose}>
          ×
        </button>
      </header>
      <ul>
        {(game.explain?.(view, area) ?? []).map(({ key, data }, i) => (
          <li key={i}>{words.say(key, data)}</li>
        ))}
        {rules.board.area[area]?.closed === true && (
          <li>
            <ClauseLink words={words} game={game.id} clause={rules.clauses['area-closed'] ?? ''} />
          </li>
        )}
      </ul>
    </aside>
  );
}
