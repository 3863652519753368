import { Dices } from 'lucide-react';
import { useText } from '../../base/i18n/index.ts';
import { isHouse } from '../../base/lib/names.ts';
import { PlaceMark, placeName, type Order } from './PlaceMark.tsx';
import type { SeatPlan } from './seat-plan.ts';

interface Props {
  readonly ids: readonly string[]; // the seats as the game calls them
  readonly seats: readonly SeatPlan[];
  readonly order: Order;
  readonly onPick: (place: number | null) => void; // null: draw one
}

/** My house by its emblem, or my seat by its mark; or whatever the lot brings. */
export function SeatPicker({ ids, seats, order, onPick }: Props) {
  const { t } = useText();
  const radio = (place: number | null) => {
    const name = placeName(t, ids[place ?? 0] ?? '', place ?? 0, place === null ? 'random' : 'chosen');
    return (
      <label key={place} title={name}>
        <input
          type="radio"
          name="place"
          aria-label={name}
          checked={place === null ? order === 'random' : order === 'chosen' && seats[place]?.kind === 'me'}
          onChange={() => onPick(place)}
        />
        {place === null ? (
          <Dices aria-hidden size={28} />
        ) : (
          <PlaceMark seat={ids[place] ?? ''} place={place} order="chosen" size={40} />
        )}
      </label>
    );
  };
  return (
    <fieldset className="field">
      <legend className="label">{t(ids.every(id => isHouse(t, id)) ? 'seat.yourHouse' : 'seat.yours')}</legend>
      <div className="houses">
        {ids.map((_, place) => radio(place))}
        {radio(null)}
      </div>
    </fieldset>
  );
}
