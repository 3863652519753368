/** A place in a text, counted from 1 as editors do. */
interface Spot {
  readonly line: number;
  readonly column: number;
}

/** What stands in a JSON text, and where. */
export interface ScannedJson {
  readonly ok: true;
  readonly value: unknown;
  /** Where a value begins: its key, or the value itself in a list. An unknown path leads to the nearest known one. */
  spotOf(path: readonly PropertyKey[]): Spot;
}
export interface DamagedJson {
  readonly ok: false;
  readonly spot: Spot;
  readonly expected: string;
  readonly found: string;
}

/** `steps[3].clause`, as people write a path. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    if (!/^[A-Za-z_][\w-]*$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** Far deeper than any scenario; keeps a hostile file from filling the stack. */
const DEEPEST = 32;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS = ['true', 'false', 'null'] as const;

class Damage extends Error {
  readonly at: number;
  readonly expected: string;
  constructor(at: number, expected: string) {
    super(expected);
    this.at = at;
    this.expected = expected;
  }
}

/** Walks over a JSON text and notes where everything begins. Values are left to `JSON.parse`. */
class Scanner {
  readonly text: string;
  readonly places = new Map<string, number>();
  #at = 0;

  constructor(text: string) {
    this.text = text;
  }

  scan(): void {
    this.#blanks();
    this.#value([]);
    this.#blanks();
    if (this.#at < this.text.length) throw new Damage(this.#at, 'the end of the file');
  }

  #value(path: readonly PropertyKey[]): void {
    if (path.length > DEEPEST) throw new Damage(this.#at, `at most ${DEEPEST} levels`);
    if (!this.places.has(pathText(path))) this.places.set(pathText(path), this.#at);
    const first = this.text[this.#at];
    if (first === '{') this.#object(path);
    else if (first === '[') this.#list(path);
    else if (first === '"') this.#string('a text');
    else this.#literal();
  }

  #object(path: readonly PropertyKey[]): void {
    const keys = new Set<string>();
    this.#at += 1;
    this.#blanks();
    if (this.#take('}')) return;
    for (;;) {
      const start = this.#at;
      const key = JSON.parse(this.#string('a key in quotation marks')) as string;
      if (keys.has(key)) throw new Damage(start, `the key "${key}" only once`);
      keys.add(key);
      this.places.set(pathText([...path, key]), start);
      this.#blanks();
      if (!this.#take(':')) throw new Damage(this.#at, '":" after the key');
      this.#blanks();
      this.#value([...path, key]);
      this.#blanks();
      if (this.#take('}')) return;
      if (!this.#take(',')) throw new Damage(this.#at, '"," or "}"');
      this.#blanks();
    }
  }

  #list(path: readonly PropertyKey[]): void {
    this.#at += 1;
    this.#blanks();
    if (this.#take(']')) return;
    for (let index = 0; ; index++) {
      this.#value([...path, index]);
      this.#blanks();
      if (this.#take(']')) return;
      if (!this.#take(',')) throw new Damage(this.#at, '"," or "]"');
      this.#blanks();
    }
  }

  #string(expected: string): string {
    const start = this.#at;
    if (!this.#take('"')) throw new Damage(start, expected);
    for (; ; this.#at++) {
      const char = this.text[this.#at];
      if (char === undefined || char < ' ') throw new Damage(this.#at, 'the closing quotation mark');
      if (char === '\\') this.#escape();
      else if (char === '"') break;
    }
    this.#at += 1;
    return this.text.slice(start, this.#at);
  }

  #escape(): void {
    this.#at += 1;
    const char = this.text[this.#at] ?? '';
    if (char === 'u' && /^[0-9a-fA-F]{4}$/.test(this.text.slice(this.#at + 1, this.#at + 5))) this.#at += 4;
    else if (char === '' || !'"\\/bfnrt'.includes(char))
      throw new Damage(this.#at, 'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000');
  }

  #literal(): void {
    const word = WORDS.find(known => this.text.startsWith(known, this.#at));
    NUMBER.lastIndex = this.#at;
    const length = word?.length ?? NUMBER.exec(this.text)?.[0].length;
    if (length === undefined) throw new Damage(this.#at, 'a value');
    this.#at += length;
  }

  #take(char: string): boolean {
    if (this.text[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #blanks(): void {
    while (' \n\r\t'.includes(this.text[this.#at] ?? 'x')) this.#at += 1;
  }
}

function spotAt(text: string, at: number): Spot {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Reads JSON strictly, and remembers where everything stands. A key that comes twice is damage too. */
export function scanJson(file: string): ScannedJson | DamagedJson {
  const text = file.replace(/^\uFEFF/, '');
  const scanner = new Scanner(text);
  try {
    scanner.scan();
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    const found = text.slice(error.at, error.at + 12).split('\n')[0] ?? '';
    return {
      ok: false,
      spot: spotAt(text, error.at),
      expected: error.expected,
      found: found === '' ? 'the end of the line' : found,
    };
  }
  return {
    ok: true,
    value: JSON.parse(text),
    spotOf(path) {
      for (let length = path.length; length > 0; length--) {
        const at = scanner.places.get(pathText(path.slice(0, length)));
        if (at !== undefined) return spotAt(text, at);
      }
      return { line: 1, column: 1 };
    },
  };
}
