import { playersText } from '@corvo/core';
import { Art } from '../../base/art/index.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { MANIFESTS } from '../../base/games.ts';

/** Which game. */
export function GamePicker({ value, onChange }: { value: string; onChange: (game: string) => void }) {
  const { t } = useText();
  return (
    <fieldset>
      <legend className="label">{t('form.game')}</legend>
      <div className="picker">
        {MANIFESTS.map(game => (
          <label key={game.id} className={`pick house house-${game.emblem}`}>
            <input
              type="radio"
              name="game"
              value={game.id}
              checked={game.id === value}
              onChange={() => onChange(game.id)}
            />
            <span className="pick-art">
              <Art name={`house-${game.emblem}`} />
            </span>
            <span className="pick-text">
              <b>{t(`game.${game.id}` as TextKey)}</b>
              <small>
                <span>
                  {playersText(game.players)} {t('game.players')},
                </span>{' '}
                <span>{game.hours}</span>
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
