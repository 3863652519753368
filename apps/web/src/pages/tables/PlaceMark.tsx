import { HouseChip, SeatMark } from '../../base/art/index.ts';
import { useText, type Say } from '../../base/i18n/index.ts';
import { houseName, isHouse } from '../../base/lib/names.ts';

/** Is it settled who gets which seat, or drawn when the game starts? */
export type Order = 'random' | 'chosen';

/** What one plays in a seat: a house, a faction, a place at the table, or whatever the lot says. */
export function placeName(t: Say, seat: string, place: number, order: Order): string {
  const number = t('seat.number', { n: place + 1 });
  const house = houseName(t, seat);
  if (order === 'random') return t(isHouse(t, seat) ? 'seat.houseDrawn' : 'seat.placeDrawn');
  return house === undefined ? number : isHouse(t, seat) ? t('seat.house', { house }) : house;
}

/** The sign of a seat before the game: the emblem of its house, or a neutral mark while nobody knows. */
export function PlaceMark({ seat, place, order, size }: { seat: string; place: number; order: Order; size: number }) {
  const { t } = useText();
  return order === 'chosen' && houseName(t, seat) !== undefined ? (
    <HouseChip house={seat} size={size} />
  ) : (
    <SeatMark place={place} size={size} />
  );
}
