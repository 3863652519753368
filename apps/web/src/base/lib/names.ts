import type { Sitter } from '@corvo/protocol';
import type { Say, TextKey } from '../i18n/index.ts';
import { isKnown } from '../games.ts';

export const gameName = (t: Say, game: string): string => (isKnown(game) ? t(`game.${game}` as TextKey) : game);

/** What a table is called; a record that was brought in bears the id of its game. */
export const tableName = (t: Say, name: string, game: string): string => (name === game ? gameName(t, game) : name);

/** The house of a seat, where a seat is a house, or a faction, and not only a place at the table. */
export function houseName(t: Say, seat: string): string | undefined {
  const key = `house.name.${seat}`;
  const name = t(key as TextKey);
  return name === key ? undefined : name;
}

/** Those of the north are no Houses. */
export const isHouse = (t: Say, seat: string): boolean =>
  houseName(t, seat) !== undefined && !['nights-watch', 'free-folk', 'others'].includes(seat);

/** What a sitter is called: the server names a bot by its strength, and who sat in a record by the seat. */
export function sitterName(
  t: Say,
  { kind, name, seat }: Pick<Sitter, 'kind' | 'name' | 'seat'>,
  place: number,
): string {
  if (kind === 'bot') return t('seat.botName', { n: place + 1 });
  if (name !== seat || kind === 'person') return name;
  if (/^seat-\d+$/.test(seat)) return t('seat.number', { n: place + 1 });
  return houseName(t, seat) ?? seat;
}
