import type { Plain } from '../plain.ts';
import { problem, type Problem } from '../problem.ts';
import type { Rng } from '../random.ts';

/** How the notation writes a choice of nothing. */
export const NONE = 'none';

/** A kind of question. Everything a program must know about it stands here once, for every card and every game. */
export interface ShapeCode<
  Ask extends { readonly kind: string } = { readonly kind: string },
  Choice extends Plain = Plain,
> {
  /** Has the choice the form of an answer, whatever was asked? */
  hasForm(choice: unknown): boolean;
  /** Why the choice is no answer to the question; `clause` is the rule behind the question. */
  refuse(ask: Ask, choice: unknown, clause: string): Problem | undefined;
  sample(ask: Ask, rng: Rng): Choice;
  /** Every answer, or undefined where there are more than `limit`. */
  list(ask: Ask, limit: number): Choice[] | undefined;
  write(choice: Choice): string;
  /** Reads what `write` wrote; undefined when the text is no answer of this kind. */
  read(text: string): Choice | undefined;
}
export type ShapeTable = Readonly<Record<string, ShapeCode>>;

/** The choice does not even have the form the question wants. */
export function wrongShape(ask: { readonly kind: string }): Problem {
  return problem('CO-2.4', 'wrong-shape', { kind: ask.kind });
}

/** Is this a list of texts, without holes? */
export function isTextList(value: unknown): value is string[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (typeof value[i] !== 'string') return false; // `every` would skip holes
  return true;
}

/** The only field of a choice, when it is an object with just that field; undefined otherwise. */
export function onlyField(choice: unknown, field: string): unknown {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined;
  for (const key in choice) if (key !== field) return undefined;
  return Object.hasOwn(choice, field) ? (choice as Record<string, unknown>)[field] : undefined;
}
