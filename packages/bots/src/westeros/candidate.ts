import type { AmountAsk, AmountChoice, OptionChoice } from '@corvo/core';
import type { WesterosChoice } from '@corvo/westeros';

/** An answer that the heuristic player weighs. */
export interface Candidate<C extends WesterosChoice = WesterosChoice> {
  readonly choice: C;
  readonly score: number; // what it looks worth, in a unit of its question: compare it within one list only
  readonly why: string; // what it was weighed by: `attack`, `guard`, `thrift`, `rule-of-thumb`
}

/** From the best down; of equals the one that was found first. */
export const ranked = <C extends WesterosChoice>(found: Candidate<C>[]): Candidate<C>[] =>
  found.sort((a, b) => b.score - a.score);

/** Where a rule of thumb names one answer and measures nothing: that one first, the others all alike. */
export function byThumb<C extends WesterosChoice>(best: C, others: readonly C[] = []): Candidate<C>[] {
  const why = 'rule-of-thumb';
  return [{ choice: best, score: 1, why }, ...others.map(choice => ({ choice, score: 0, why }))];
}

/** The same for options by their names. */
export const optionByThumb = (best: string, from: readonly string[]): Candidate<OptionChoice>[] =>
  byThumb(
    { option: best },
    from.filter(option => option !== best).map(option => ({ option })),
  );

/** An amount, and the others by how far they are from it. */
export function around({ min, max }: AmountAsk, wanted: number, why: string): Candidate<AmountChoice>[] {
  const found = [{ choice: { amount: wanted }, score: 0, why }];
  for (let amount = min; amount <= max; amount++) {
    if (amount !== wanted) found.push({ choice: { amount }, score: -Math.abs(amount - wanted), why });
  }
  return ranked(found);
}
