import type { PersonId } from '../persons/index.ts';
import type { House } from '../print/index.ts';

/** Who is on which card of a game: by the house whose ground lies behind them, then by the id of the card. */
export type Cast = Readonly<Partial<Record<House, Readonly<Record<string, PersonId>>>>>;

/** Cards that are named like the person they show. */
export const named = (...ids: readonly PersonId[]): Readonly<Record<string, PersonId>> =>
  Object.fromEntries(ids.map(id => [id, id]));
