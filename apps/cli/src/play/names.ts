import { nearest } from '../arguments/nearest.ts';

/** Something with names, all of which a person may type. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Which things a text may mean: one, several, or none. */
export type Meant = readonly string[];

const ARTICLE = /^(the|il|lo|la|i|gli|le|l) /;

/** A name without capitals, accents and punctuation; the sign of a number stays: `March -1`. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('★', '*')
    .replaceAll('−', '-') // the printer’s minus, which nobody types
    .replaceAll(/[’']/g, ' ')
    .replaceAll(/-(?!\d)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}+*\- ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The forms under which a name is looked for: as it is, and without its article. */
const formsOf = (name: string): string[] => {
  const plain = plainName(name);
  return [plain, plain.replace(ARTICLE, '')];
};

/**
 * The things that a text names: by a whole name, else by the beginning of one, else by the beginning of any word in one.
 * The first of these that finds something decides, so `raid` is Raid even where there is also Raid ★.
 */
export function meantBy(things: readonly Named[], text: string): Meant {
  const typed = plainName(text);
  if (typed === '') return [];
  const finds: readonly ((form: string) => boolean)[] = [
    form => form === typed,
    form => form.startsWith(typed),
    form => ` ${form}`.includes(` ${typed}`),
  ];
  for (const isFound of finds) {
    const found = things.filter(({ id, names }) => [id, ...names].flatMap(formsOf).some(isFound));
    if (found.length > 0) return found.map(({ id }) => id);
  }
  return [];
}

/** Three letters are the beginning of too much. */
const SHORTEST_BEGINNING = 4;

/** The one thing that a text surely means, though it is nothing that was offered. */
export function surelyMeant(things: readonly Named[], text: string): string | undefined {
  const typed = plainName(text);
  const isWhole = ({ id, names }: Named): boolean => [id, ...names].flatMap(formsOf).includes(typed);
  const [only, ...others] = new Set(
    meantBy(typed.length < SHORTEST_BEGINNING ? things.filter(isWhole) : things, typed),
  );
  return others.length === 0 ? only : undefined;
}

/** The name that a misspelt text was probably meant to be. */
export function nearlyMeant(things: readonly Named[], text: string): string | undefined {
  const byForm = new Map(things.flatMap(({ names }) => names.flatMap(name => formsOf(name).map(form => [form, name]))));
  const form = nearest(plainName(text), [...byForm.keys()]);
  return form === undefined ? undefined : byForm.get(form);
}
