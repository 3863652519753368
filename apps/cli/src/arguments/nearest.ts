/** How many letters must be added, left out, changed or swapped with their neighbour to make one word the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = (last[column - 1] as number) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let least = Math.min((last[column] as number) + 1, (line[column - 1] as number) + 1, changed);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, (beforeLast[column - 2] as number) + 1);
      line.push(least);
    }
    beforeLast = last;
    last = line;
  }
  return last[to.length] as number;
}

/** The known name that was probably meant, or undefined when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const begun = known.filter(name => wanted.length >= 3 && name.toLowerCase().startsWith(wanted));
  if (begun.length === 1) return begun[0];
  const close = known.map(name => ({ name, far: distance(wanted, name.toLowerCase()) }));
  const limit = Math.max(1, Math.floor(Math.max(wanted.length, 4) / 3));
  const unlike = ({ name, far }: { name: string; far: number }): number =>
    far + Math.abs(name.length - wanted.length) / 100; // among equals, the one of the same length
  return close.filter(({ far }) => far <= limit).sort((a, b) => unlike(a) - unlike(b))[0]?.name;
}
