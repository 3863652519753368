import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Stop } from '../stop.ts';
import { nearest } from './nearest.ts';

/** What a command understands: `--name VALUE` for texts, `--name` for switches. */
export type FlagTable = Readonly<Record<string, 'text' | 'switch'>>;

/** Understood by every command. */
const EVERYWHERE: FlagTable = { help: 'switch', lang: 'text' };
const SHORT: Readonly<Record<string, string>> = { h: 'help' };

/** What was given on the command line, after the name of the command. */
export class Given {
  readonly words: readonly string[];
  readonly #values: ReadonlyMap<string, string | true>;

  constructor(words: readonly string[], values: ReadonlyMap<string, string | true>) {
    this.words = words;
    this.#values = values;
  }

  has(flag: string): boolean {
    return this.#values.has(flag);
  }

  text(flag: string): string | undefined {
    const value = this.#values.get(flag);
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number between two limits. */
  whole(flag: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(flag);
    if (text === undefined) return undefined;
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    if (max === Number.MAX_SAFE_INTEGER) throw new Stop('error.not-a-number', { flag, text, min });
    throw new Stop('error.not-a-number-between', { flag, text, min, max });
  }
}

/** Reads flags and words; whatever is not understood ends the command. `words` names those that it wants. */
export function readFlags(args: readonly string[], table: FlagTable, words: { min: number; max: number }): Given {
  const known: FlagTable = { ...EVERYWHERE, ...table };
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, kind] of Object.entries(known)) {
    const short = Object.keys(SHORT).find(letter => SHORT[letter] === name);
    options[name] = { type: kind === 'text' ? 'string' : 'boolean', ...(short === undefined ? {} : { short }) };
  }
  // Not strict: the complaints of `parseArgs` are in English and long, ours are one sentence in the reader's language.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string | true>();
  const found: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw unknownFlag(rawName, Object.keys(known));
    if (values.has(name)) throw new Stop('error.flag-twice', { flag: name });
    if (kind === 'switch') {
      if (value !== undefined) throw new Stop('error.flag-takes-nothing', { flag: name });
      values.set(name, true);
    } else {
      const isFlag = inlineValue !== true && value?.startsWith('--');
      if (value === undefined || value === '' || isFlag) throw new Stop('error.flag-needs-value', { flag: name });
      values.set(name, value);
    }
  }
  if (!values.has('help')) {
    if (found.length > words.max) throw new Stop('error.too-many-words', { word: found[words.max] as string });
    if (found.length < words.min) throw new Stop('error.too-few-words');
  }
  return new Given(found, values);
}

function unknownFlag(raw: string, known: readonly string[]): Stop {
  const meant = raw.startsWith('--') ? nearest(raw.slice(2), known) : undefined;
  return meant === undefined
    ? new Stop('error.unknown-flag', { flag: raw })
    : new Stop('error.unknown-flag-meant', { flag: raw, meant });
}
