import type { Plain } from '@corvo/core';

/** What can carry fields: table, hidden part, drawer, house, area, realm, deck, side of a battle, lasting effect. */
export interface Holder {
  more?: More;
}
/** What features keep in one place, by the name of the field; left out where there is nothing. */
export type More = { readonly [field: string]: Plain };

/**
 * A place for what a feature keeps: copied, hashed, saved and shown like everything else in the state. A value is
 * replaced as a whole, never changed in place.
 */
export interface Field<H extends Holder, T extends Plain> {
  readonly name: string;
  of(holder: H): T | undefined;
  put(holder: H, value: T): void;
  clear(holder: H): void;
}

/** A field of this name; one name stands for one thing in all games that share a ruleset. */
export const field = <H extends Holder, T extends Plain>(name: string): Field<H, T> => ({
  name,
  of: ({ more }) => (more !== undefined && Object.hasOwn(more, name) ? (more[name] as T) : undefined),
  put(holder, value) {
    holder.more = { ...holder.more, [name]: value };
  },
  clear(holder) {
    if (holder.more === undefined || !Object.hasOwn(holder.more, name)) return;
    const { [name]: _gone, ...rest } = holder.more;
    if (Object.keys(rest).length > 0) holder.more = rest;
    else delete holder.more; // every view carries every area
  },
});
