import type { Seat } from './contract.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;

/** Can this be the id of a seat? One short word for the notation, and no name that every object already has. */
export function isSeat(value: unknown): value is Seat {
  return typeof value === 'string' && NAME.test(value) && !(value in Object.prototype);
}
