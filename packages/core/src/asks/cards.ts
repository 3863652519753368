import type { Plain } from '../plain.ts';
import { problem, type Problem } from '../problem.ts';
import { below, type Rng } from '../random.ts';
import { isTextList, NONE, onlyField, wrongShape, type ShapeCode } from './shape.ts';

/** One card, or none where the rule says "may". */
export type CardAsk = { readonly kind: 'card'; readonly from: readonly string[]; readonly optional: boolean };
export type CardChoice = { readonly card: string | null };

/** Some of several things; how many is between `min` and `max`. */
type SomeOf<Kind extends string> = {
  readonly kind: Kind;
  readonly from: readonly string[];
  readonly min: number;
  readonly max: number;
};
export type CardsAsk = SomeOf<'cards'>;
export type CardsChoice = { readonly cards: readonly string[] };
export type AreasAsk = SomeOf<'areas'>;
export type AreasChoice = { readonly areas: readonly string[] };
export type UnitsAsk = SomeOf<'units'>;
export type UnitsChoice = { readonly units: readonly string[] };

export const cardShape: ShapeCode<CardAsk, CardChoice> = {
  hasForm(choice) {
    const card = onlyField(choice, 'card');
    return card === null || typeof card === 'string';
  },
  refuse(ask, choice, clause) {
    const card = onlyField(choice, 'card');
    if (card === null) return ask.optional ? undefined : problem(clause, 'must-choose');
    if (typeof card !== 'string') return wrongShape(ask);
    if (!ask.from.includes(card)) return problem(clause, 'not-offered', { choice: card.slice(0, 80) });
    return undefined;
  },
  sample(ask, rng) {
    const drawn = below(rng, ask.from.length + (ask.optional ? 1 : 0));
    return { card: ask.from[drawn] ?? null };
  },
  list(ask, limit) {
    if (ask.from.length + (ask.optional ? 1 : 0) > limit) return undefined;
    const choices: CardChoice[] = ask.from.map(card => ({ card }));
    if (ask.optional) choices.push({ card: null });
    return choices;
  },
  write: choice => choice.card ?? NONE,
  read: text => ({ card: text === NONE ? null : text }),
};

function refuseSome(ask: SomeOf<string>, items: unknown, clause: string): Problem | undefined {
  if (!isTextList(items)) return wrongShape(ask);
  if (items.length < ask.min || items.length > ask.max) {
    return problem(clause, 'wrong-number', { count: items.length, min: ask.min, max: ask.max });
  }
  const stranger = items.find(item => !ask.from.includes(item));
  if (stranger !== undefined) return problem(clause, 'not-offered', { choice: stranger.slice(0, 80) });
  if (new Set(items).size < items.length) return problem(clause, 'chosen-twice');
  return undefined;
}

function sampleSome(ask: SomeOf<string>, rng: Rng): string[] {
  const most = Math.min(ask.max, ask.from.length);
  const rest = [...ask.from];
  const chosen: string[] = [];
  const wanted = ask.min + below(rng, most - ask.min + 1);
  for (let i = 0; i < wanted; i++) chosen.push(...rest.splice(below(rng, rest.length), 1));
  return chosen.sort((a, b) => ask.from.indexOf(a) - ask.from.indexOf(b));
}

function listSome(ask: SomeOf<string>, limit: number): string[][] | undefined {
  const found: string[][] = [];
  const grow = (chosen: readonly string[], start: number): boolean => {
    if (chosen.length >= ask.min && found.push([...chosen]) > limit) return false;
    if (chosen.length === ask.max) return true;
    const last = ask.from.length - Math.max(1, ask.min - chosen.length); // beyond it too few are left to reach `min`
    for (let i = start; i <= last; i++) if (!grow([...chosen, ask.from[i] as string], i + 1)) return false;
    return true;
  };
  return grow([], 0) ? found : undefined;
}

const writeSome = (items: readonly string[]): string => (items.length === 0 ? NONE : items.join(', '));
const readSome = (text: string): string[] => (text === NONE ? [] : text.split(/\s*,\s*|\s+and\s+/));

function someShape<Kind extends string, Field extends string>(
  field: Field,
): ShapeCode<SomeOf<Kind>, { readonly [F in Field]: readonly string[] }> {
  type Choice = { readonly [F in Field]: readonly string[] };
  const choice = (items: readonly string[]): Choice => ({ [field]: items }) as Choice;
  return {
    hasForm: given => isTextList(onlyField(given, field)),
    refuse: (ask, given, clause) => refuseSome(ask, onlyField(given, field), clause),
    sample: (ask, rng) => choice(sampleSome(ask, rng)),
    list: (ask, limit) => listSome(ask, limit)?.map(choice),
    write: given => writeSome((given as Record<string, readonly string[]>)[field] ?? []),
    read: text => choice(readSome(text)),
  } satisfies ShapeCode<SomeOf<Kind>, Choice & Plain>;
}

export const cardsShape = someShape<'cards', 'cards'>('cards');
export const areasShape = someShape<'areas', 'areas'>('areas');
export const unitsShape = someShape<'units', 'units'>('units');
