import type { Seat } from '../contract.ts';
import { isPlainObject } from '../plain.ts';
import { problem } from '../problem.ts';
import { below, shuffle } from '../random.ts';
import { isTextList, NONE, onlyField, wrongShape, type ShapeCode } from './shape.ts';

/** A whole number, such as a bid. */
export type AmountAsk = { readonly kind: 'amount'; readonly min: number; readonly max: number };
export type AmountChoice = { readonly amount: number };

/** An order of seats, such as a tie that the throne decides. */
export type RankingAsk = { readonly kind: 'ranking'; readonly of: readonly Seat[] };
export type RankingChoice = { readonly ranking: readonly Seat[] };

/** Something divided among seats; the sum is between `min` and `max`. */
export type AllotmentAsk = {
  readonly kind: 'allotment';
  readonly to: readonly Seat[];
  readonly min: number;
  readonly max: number;
};
export type AllotmentChoice = { readonly allotment: { readonly [seat: Seat]: number } };

const WHOLE = /^-?\d{1,15}$/;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const amountShape: ShapeCode<AmountAsk, AmountChoice> = {
  hasForm: choice => isWhole(onlyField(choice, 'amount')),
  refuse(ask, choice, clause) {
    const amount = onlyField(choice, 'amount');
    if (!isWhole(amount)) return wrongShape(ask);
    if (amount < ask.min || amount > ask.max) {
      return problem(clause, 'out-of-range', { amount: amount + 0, min: ask.min, max: ask.max }); // minus zero is zero
    }
    return undefined;
  },
  sample: (ask, rng) => ({ amount: ask.min + below(rng, ask.max - ask.min + 1) }),
  list(ask, limit) {
    const count = ask.max - ask.min + 1;
    return count > limit ? undefined : Array.from({ length: count }, (_, i) => ({ amount: ask.min + i }));
  },
  write: choice => String(choice.amount),
  read: text => (WHOLE.test(text) ? { amount: Number(text) } : undefined),
};

export const rankingShape: ShapeCode<RankingAsk, RankingChoice> = {
  hasForm: choice => isTextList(onlyField(choice, 'ranking')),
  refuse(ask, choice, clause) {
    const ranking = onlyField(choice, 'ranking');
    if (!isTextList(ranking)) return wrongShape(ask);
    const complete = ranking.length === ask.of.length && ask.of.every(seat => ranking.includes(seat));
    return complete ? undefined : problem(clause, 'ranking-incomplete', { of: [...ask.of] });
  },
  sample: (ask, rng) => ({ ranking: shuffle(rng, [...ask.of]) }),
  list(ask, limit) {
    const found: RankingChoice[] = [];
    const grow = (chosen: readonly Seat[]): boolean => {
      if (chosen.length === ask.of.length) return found.push({ ranking: chosen }) <= limit;
      return ask.of.every(seat => chosen.includes(seat) || grow([...chosen, seat]));
    };
    return grow([]) ? found : undefined;
  },
  write: choice => choice.ranking.join(' > '),
  read: text => ({ ranking: text.split(/\s*>\s*/) }),
};

export const allotmentShape: ShapeCode<AllotmentAsk, AllotmentChoice> = {
  hasForm(choice) {
    const allotment = onlyField(choice, 'allotment');
    return isPlainObject(allotment) && Object.values(allotment).every(amount => isWhole(amount) && amount >= 0);
  },
  refuse(ask, choice, clause) {
    if (!this.hasForm(choice)) return wrongShape(ask);
    const { allotment } = choice as AllotmentChoice;
    let sum = 0;
    for (const [seat, amount] of Object.entries(allotment)) {
      if (!ask.to.includes(seat)) return problem(clause, 'not-offered', { choice: seat.slice(0, 80) });
      sum += amount;
    }
    if (sum < ask.min || sum > ask.max)
      return problem(clause, 'out-of-range', { amount: sum, min: ask.min, max: ask.max });
    return undefined;
  },
  sample(ask, rng) {
    const allotment: Record<Seat, number> = Object.fromEntries(ask.to.map(seat => [seat, 0]));
    const sum = ask.min + below(rng, ask.max - ask.min + 1);
    for (let i = 0; i < sum; i++) {
      const seat = ask.to[below(rng, ask.to.length)] as Seat;
      allotment[seat] = (allotment[seat] ?? 0) + 1;
    }
    return { allotment };
  },
  list(ask, limit) {
    const found: AllotmentChoice[] = [];
    const grow = (allotment: Readonly<Record<Seat, number>>, index: number, sum: number): boolean => {
      const seat = ask.to[index];
      if (seat === undefined) return sum < ask.min || found.push({ allotment }) <= limit; // false once there are too many
      const least = index === ask.to.length - 1 ? Math.max(0, ask.min - sum) : 0; // the last seat makes up the sum
      for (let amount = least; sum + amount <= ask.max; amount++) {
        if (!grow({ ...allotment, [seat]: amount }, index + 1, sum + amount)) return false;
      }
      return true;
    };
    return grow({}, 0, 0) ? found : undefined;
  },
  write(choice) {
    const parts = Object.entries(choice.allotment).map(([seat, amount]) => `${seat} ${amount}`);
    return parts.length === 0 ? NONE : parts.join(', ');
  },
  read(text) {
    if (text === NONE) return { allotment: {} };
    const amounts = new Map<Seat, number>();
    for (const part of text.split(/\s*,\s*/)) {
      const [seat = '', amount = '', ...more] = part.split(/\s+/);
      if (!WHOLE.test(amount) || amounts.has(seat) || more.length > 0) return undefined;
      amounts.set(seat, Number(amount));
    }
    return { allotment: Object.fromEntries(amounts) }; // as a list of entries: no name of a seat can be special
  },
};
