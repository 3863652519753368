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

/**
 * What a text may mean where anything in the game may be meant: as above, but a name that is typed without its article
 * is no better than the beginning of another one, and ids count only where no name does.
 */
export function thingsMeant<T extends Named>(things: readonly T[], text: string): readonly T[] {
  const typed = plainName(text);
  if (typed === '') return [];
  const finds: readonly ((thing: T) => boolean)[] = [
    ({ names }) => names.some(name => plainName(name) === typed),
    ({ names }) => names.flatMap(formsOf).some(form => form.startsWith(typed)),
    ({ names }) => names.flatMap(formsOf).some(form => ` ${form}`.includes(` ${typed}`)),
    ({ id }) => plainName(id).startsWith(typed),
  ];
  for (const isFound of finds) {
    const found = things.filter(isFound);
    if (found.length > 0) return found;
  }
  const bare = typed.replace(ARTICLE, '');
  return bare === typed ? [] : thingsMeant(things, bare);
}

/** Does a text begin with this name? */
export const isTitled = (text: string, name: string): boolean =>
  formsOf(name).some(form => formsOf(text).some(begun => begun.startsWith(form)));

/** Those things of whose names every word that was typed begins a word: `west tyrell` of *Varys west: 1 Tyrell card*. */
export function meantInWords(things: readonly Named[], text: string): Meant {
  const typed = plainName(text).split(' ');
  const holds = (name: string): boolean => {
    const words = plainName(name).split(' ');
    return typed.every(one => words.some(word => word.startsWith(one)));
  };
  const named = meantBy(things, text);
  return named.length > 0 || typed[0] === ''
    ? named
    : things.filter(({ names }) => names.some(holds)).map(({ id }) => id);
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
  const titled = things.map(({ names, id }) => ({ names, title: names[0] ?? id }));
  const byForm = new Map(
    titled.flatMap(({ names, title }) => names.flatMap(name => formsOf(name).map(form => [form, title]))),
  );
  const form = nearest(plainName(text), [...byForm.keys()]);
  return form === undefined ? undefined : byForm.get(form);
}
