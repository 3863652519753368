import { Art } from '../../base/art/index.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { SHELF } from '../../base/games.ts';

/** Which game; those still to come are shown, and cannot be chosen. */
export function GamePicker({ value, onChange }: { value: string; onChange: (game: string) => void }) {
  const { t } = useText();
  const ready = [...SHELF].sort((a, b) => Number(b.playable) - Number(a.playable));
  return (
    <fieldset>
      <legend className="label">{t('form.game')}</legend>
      <div className="picker">
        {ready.map(game => (
          <label key={game.id} className={`pick house house-${game.house}`}>
            <input
              type="radio"
              name="game"
              value={game.id}
              checked={game.id === value}
              disabled={!game.playable}
              onChange={() => onChange(game.id)}
            />
            <span className="pick-art">
              <Art name={`house-${game.house}`} />
            </span>
            <span className="pick-text">
              <b>{t(`game.${game.id}` as TextKey)}</b>
              {game.playable ? (
                <small>
                  <span>
                    {game.players} {t('game.players')},
                  </span>{' '}
                  <span>{game.hours}</span>
                </small>
              ) : (
                <small>{t('game.later')}</small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
