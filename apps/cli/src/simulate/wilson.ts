/** A share with the interval that holds the true one in 95 of 100 such tournaments. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054; // two-sided 95 %

/** Wilson's score interval (1927): honest also for few games and for shares near 0 and 1. */
export function wilson(points: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = points / games;
  const z2 = (Z * Z) / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
