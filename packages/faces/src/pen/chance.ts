/** A number from 0 to 1, another one each time. */
export type Chance = () => number;

/** A small fixed sequence instead of chance: cuts look made by hand, and are the same on every build. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
