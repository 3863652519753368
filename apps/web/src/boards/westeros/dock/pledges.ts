/** Answers that are an amount for one of several sides, and those that have none. */
export interface Pledges {
  readonly sides: readonly string[];
  readonly most: number;
  readonly rest: readonly string[];
}

const PLEDGE = /^(\S+) (\d+)$/;

/** The side and the amount of an answer `SIDE N`. */
export function pledgeIn(option: string | undefined): { readonly side: string; readonly amount: number } | undefined {
  const [, side = '', amount = ''] = PLEDGE.exec(option ?? '') ?? [];
  return side === '' ? undefined : { side, amount: Number(amount) };
}

/** Are these answers pledges: for two sides or more, from 1 to the same amount each? */
export function pledgesOf(from: readonly string[]): Pledges | undefined {
  const all = from.flatMap(option => pledgeIn(option) ?? []);
  const sides = [...new Set(all.map(({ side }) => side))];
  const most = Math.max(0, ...all.map(({ amount }) => amount));
  const isWhole = sides.every(side =>
    Array.from({ length: most }, (_, at) => from.includes(`${side} ${at + 1}`)).every(Boolean),
  );
  if (sides.length < 2 || !isWhole || all.length !== sides.length * most) return undefined;
  return { sides, most, rest: from.filter(option => pledgeIn(option) === undefined) };
}
