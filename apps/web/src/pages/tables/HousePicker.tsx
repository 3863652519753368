import { Dices } from 'lucide-react';
import { HouseChip } from '../../base/art/index.ts';
import { useText } from '../../base/i18n/index.ts';
import { houseName } from '../../base/lib/names.ts';
import type { SeatPlan } from './seat-plan.ts';

interface Props {
  readonly ids: readonly string[]; // the seats as the game calls them
  readonly seats: readonly SeatPlan[];
  readonly isDrawn: boolean; // my house is drawn when the game starts
  readonly onPick: (place: number | null) => void; // null: draw one
}

/** My house, by its emblem; nothing where a seat is no house. */
export function HousePicker({ ids, seats, isDrawn, onPick }: Props) {
  const { t } = useText();
  if (ids.some(id => houseName(t, id) === undefined)) return null;
  return (
    <fieldset className="field">
      <legend className="label">{t('seat.yourHouse')}</legend>
      <div className="houses">
        {ids.map((id, place) => (
          <label key={id} title={houseName(t, id)}>
            <input
              type="radio"
              name="house"
              aria-label={t('seat.house', { house: houseName(t, id) ?? id })}
              checked={!isDrawn && seats[place]?.kind === 'me'}
              onChange={() => onPick(place)}
            />
            <HouseChip house={id} size={40} />
          </label>
        ))}
        <label title={t('seat.houseDrawn')}>
          <input
            type="radio"
            name="house"
            aria-label={t('seat.houseDrawn')}
            checked={isDrawn}
            onChange={() => onPick(null)}
          />
          <Dices aria-hidden size={28} />
        </label>
      </div>
    </fieldset>
  );
}
