import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, say, type Catalogue, type OptionSpec } from '@corvo/core';

/** The words of a game, for tests that ask which of them are missing, said twice or left over. */
export class Words {
  readonly catalogue: Catalogue;
  readonly keys: readonly string[];

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.keys = Object.keys(catalogue.en);
  }

  /** Is it said in every language? */
  has(key: string): boolean {
    return LANGUAGES.every(language => Object.hasOwn(this.catalogue[language], key));
  }

  missing(wanted: Iterable<string>): string[] {
    return [...new Set(wanted)].filter(key => !this.has(key)).sort();
  }

  /** The keys of a family that nobody wants. */
  leftOver(family: string, wanted: readonly string[]): string[] {
    return this.keys.filter(key => key.startsWith(`${family}.`) && !wanted.includes(key));
  }

  /** The ids of a family of keys: `area` gives those of `area.ID`, without what hangs on them. */
  idsOf(family: string): string[] {
    const pattern = new RegExp(`^${family}\\.([^.]+)$`);
    return this.keys.flatMap(key => pattern.exec(key)?.[1] ?? []).sort();
  }

  /** Names that two things of one family have in a language. */
  saidTwice(families: readonly string[]): string[] {
    return LANGUAGES.flatMap(language =>
      families.flatMap(family => {
        const names = this.idsOf(family).map(id => say(this.catalogue, language, `${family}.${id}`));
        return names.filter((name, place) => names.indexOf(name) !== place).map(name => `${language} ${name}`);
      }),
    );
  }

  /** Keys of these families that are a text and do not end like one, with a full stop or another text, or the reverse. */
  endedWrongly(families: readonly string[], isText: (key: string) => boolean): string[] {
    const ends = (text: string): boolean => text.endsWith('.') || / \$t\([^)]*\)$/.test(text);
    const keys = this.keys.filter(key => families.some(family => key.startsWith(`${family}.`)));
    return LANGUAGES.flatMap(language => keys.filter(key => ends(this.catalogue[language][key] ?? '') !== isText(key)));
  }
}

/** The words that a form needs for these options. */
export const wordsOfOptions = (options: readonly OptionSpec[]): string[] =>
  options.flatMap(({ id, values }) => [
    `option.${id}`,
    `option.${id}.help`,
    ...values.map(value => `option.${id}.${String(value)}`),
  ]);

interface Said {
  readonly events: readonly string[];
  readonly problems: readonly string[];
  /** Why Power comes in. */
  readonly gains: readonly string[];
}

/** What the rules in a folder tell and refuse, read from their sources: so nothing new can come without its words. */
export function saidIn(folder: string): Said {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const isCode = (file: string): boolean =>
    file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('texts');
  const source = files
    .filter(isCode)
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const found = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(match => match[1] as string);
  return {
    events: found(/\.tell\(\s*'([a-z-]+)'/g).map(type => `event.${type}`),
    problems: [...found(/(?:problem|refuse)\([^,]+,\s*'([a-z-]+)'/g), ...found(/\{ code: '([a-z-]+)' \}/g)].map(
      code => `problem.${code}`,
    ),
    gains: found(/gainPower\([^;]*?'([a-z-]+)'\)/g).map(why => `gain.${why}`),
  };
}
