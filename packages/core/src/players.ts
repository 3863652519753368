/** How many can play a game: from the least to the most, but for numbers in between that it cannot seat. */
export interface Players {
  readonly min: number;
  readonly max: number;
  readonly without?: readonly number[];
}

/** Whether a game can be played by so many. */
export const canSeat = ({ min, max, without = [] }: Players, count: number): boolean =>
  Number.isInteger(count) && count >= min && count <= max && !without.includes(count);

/** Every number of players of a game, from the least up. */
export const playerCounts = (players: Players): readonly number[] =>
  Array.from({ length: players.max - players.min + 1 }, (_, place) => players.min + place).filter(count =>
    canSeat(players, count),
  );

/** The numbers of players as they are written: `3–5`, or with a gap `3, 6–9`. */
export function playersText(players: Players): string {
  const runs: [number, number][] = [];
  for (const count of playerCounts(players)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === count - 1) last[1] = count;
    else runs.push([count, count]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
