import { rngFromText, type AmountAsk, type Plain, type RankingAsk, type Request, type View } from '@corvo/core';
import type { GameWords, NameOf } from '../words.ts';
import { Entry } from './entry.ts';
import type { Asked } from './sitting.ts';

/** One legal answer: what it does, and what to type for it. */
export interface Move {
  readonly choice: Plain;
  readonly words: string;
  readonly notation: string;
  readonly effect: string | undefined; // what the card does that is chosen
}

/** The answers a person may give, in the form that is easiest to choose from. */
export type Menu =
  /** Only one answer is possible: nobody needs to be asked. */
  | { readonly kind: 'only'; readonly move: Move }
  | { readonly kind: 'list'; readonly moves: readonly Move[] }
  /** Several things out of many, or all of them in an order: picked one after another. */
  | {
      readonly kind: 'pick';
      readonly field: string;
      readonly from: readonly Thing[];
      readonly min: number;
      readonly max: number;
    }
  /** A number between two limits. */
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  /** An answer of many parts: put together step by step, or typed as a whole. */
  | { readonly kind: 'guide'; readonly entry: Entry }
  /** Too many to list: typed in the notation, of which this is an example. */
  | { readonly kind: 'type'; readonly example: Move };

export interface Thing {
  readonly id: string;
  readonly words: string;
}

/** More than these are no list that anybody reads; a bid of all one has for either side still is. */
const LONGEST_LIST = 80;
/** Of more orders than these nobody finds his own: who comes first is picked, then who comes next. */
const LONGEST_RANKING = 6;
/** Where a guide leads to the answer, a list must be short to be the easier way. */
const LONGEST_INSTEAD_OF_GUIDE = 8;

interface SomeOf {
  readonly kind: string;
  readonly from: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** An ask that wants some of many things; its kind is also the name of the field in the answer. */
function isSomeOf(ask: Request['ask']): ask is SomeOf {
  const { from, min, max } = ask as Partial<SomeOf>;
  return Array.isArray(from) && typeof min === 'number' && typeof max === 'number';
}

const isRanking = (ask: Request['ask']): ask is RankingAsk => ask.kind === 'ranking';
const isAmount = (ask: Request['ask']): ask is AmountAsk => ask.kind === 'amount';

export function moveOf(words: GameWords, view: View, request: Request, choice: Plain, nameOf: NameOf): Move {
  return {
    choice,
    words: words.choice(view, request, choice, nameOf),
    notation: words.notation(view, { seat: request.seat, request: request.id, choice }),
    effect: words.effect(view, choice),
  };
}

export function menuFor(tongues: readonly [GameWords, ...GameWords[]], asked: Asked, nameOf: NameOf): Menu {
  const [words] = tongues;
  const { game } = words;
  const { view, request } = asked;
  const [only, ...others] = game.list(view, request, 1) ?? [];
  if (only !== undefined && others.length === 0)
    return { kind: 'only', move: moveOf(words, view, request, only, nameOf) };
  if (isAmount(request.ask)) return { kind: 'amount', min: request.ask.min, max: request.ask.max };
  const entry = Entry.begin(asked, tongues);
  const longest = isRanking(request.ask)
    ? LONGEST_RANKING
    : entry === undefined
      ? LONGEST_LIST
      : LONGEST_INSTEAD_OF_GUIDE;
  const choices = game.list(view, request, longest);
  if (choices !== undefined) {
    return { kind: 'list', moves: choices.map(choice => moveOf(words, view, request, choice, nameOf)) };
  }
  if (isRanking(request.ask)) {
    const { kind, of } = request.ask;
    const from = of.map(seat => ({ id: seat, words: nameOf(seat) }));
    return { kind: 'pick', field: kind, from, min: of.length, max: of.length };
  }
  if (isSomeOf(request.ask)) {
    const { kind, from, min, max } = request.ask;
    return { kind: 'pick', field: kind, from: from.map(id => ({ id, words: words.thing(id) })), min, max };
  }
  if (entry !== undefined) return { kind: 'guide', entry };
  const example = game.sample(view, request, rngFromText(`example ${request.id}`));
  return { kind: 'type', example: moveOf(words, view, request, example, nameOf) };
}

/** Can these, picked so far, be the whole answer? And what may be picked next? */
export function picking(
  menu: Extract<Menu, { kind: 'pick' }>,
  picked: readonly string[],
): { isEnough: boolean; isFull: boolean; left: readonly Thing[] } {
  return {
    isEnough: picked.length >= menu.min,
    isFull: picked.length >= Math.min(menu.max, menu.from.length),
    left: menu.from.filter(({ id }) => !picked.includes(id)),
  };
}
