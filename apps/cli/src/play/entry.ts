import { canonicalJson, type GuidePick, type GuidePart, type Plain, type Problem } from '@corvo/core';
import type { GameWords } from '../words.ts';
import { isMisread } from './misread.ts';
import { meantBy, plainName, surelyMeant, type Named } from './names.ts';
import { echoed, isFraction } from './numbers.ts';
import type { Asked } from './sitting.ts';

/** What came of a line: something was picked, or why nothing was. */
export type Taken =
  | { readonly kind: 'picked' }
  /** These words, of which the line is made or with which it ends, are nothing to pick; perhaps a rule says why. */
  | { readonly kind: 'unknown'; readonly words: string; readonly problem?: Problem }
  | { readonly kind: 'closed'; readonly problem: Problem }
  /** `isFurther`: they would be picked at another step than the one at hand. */
  | {
      readonly kind: 'unclear';
      readonly words: string;
      readonly picks: readonly GuidePick[];
      readonly isFurther?: true;
    }
  | { readonly kind: 'no-such-number'; readonly number: string; readonly most: number };

/** An example of more picks than these shows nobody how it is done. */
const LONGEST_EXAMPLE = 16;

/** An answer of many parts while a person puts it together. What was picked stays until it is taken back. */
export class Entry {
  readonly #asked: Asked;
  readonly #tongues: readonly GameWords[]; // names are understood in all of them
  #picked: readonly string[] = [];
  #step: GuidePart;

  private constructor(asked: Asked, tongues: readonly GameWords[], first: GuidePart) {
    this.#asked = asked;
    this.#tongues = tongues;
    this.#step = first;
  }

  /** The way to an answer, where the game knows one. */
  static begin(asked: Asked, tongues: readonly GameWords[]): Entry | undefined {
    const first = tongues[0]?.game.guide?.(asked.view, asked.request, []);
    return first === undefined ? undefined : new Entry(asked, tongues, first);
  }

  get step(): GuidePart {
    return this.#step;
  }

  get isBegun(): boolean {
    return this.#picked.length > 0;
  }

  /** Those that can be picked now. Their numbers are their places among all, so that a number always means the same. */
  get offered(): readonly GuidePick[] {
    return this.#step.picks.filter(({ closed }) => closed === null);
  }

  get closed(): readonly GuidePick[] {
    return this.#step.picks.filter(({ closed }) => closed !== null);
  }

  /** The whole answer, once there is nothing left to pick. */
  get isFull(): boolean {
    return this.#step.picks.length === 0 && this.#step.whole !== null;
  }

  get whole(): Plain | null {
    return this.#step.whole;
  }

  /** Under which number a pick stands in the list. */
  numberOf({ id }: GuidePick): number {
    return this.#step.picks.findIndex(pick => pick.id === id) + 1;
  }

  /** An answer by the names of its picks, such as can be typed in one line; undefined where names do not lead to it. */
  static example(
    asked: Asked,
    tongues: readonly GameWords[],
  ): { readonly line: string; readonly choice: Plain } | undefined {
    const entry = Entry.begin(asked, tongues);
    const [words] = tongues;
    if (entry === undefined || words === undefined) return undefined;
    const { game } = words;
    const names: string[] = [];
    const isWhole = (): boolean =>
      entry.whole !== null && game.check(asked.view, asked.request, entry.whole) === undefined;
    while (names.length < LONGEST_EXAMPLE && (names.length === 0 || !isWhole() || entry.step.doubt !== undefined)) {
      const next = entry.offered.find(({ id }) => !entry.#picked.includes(id)) ?? entry.offered[0];
      if (next === undefined) return undefined;
      names.push(words.say(next.words.key, next.words.data));
      if (entry.#pick(next.id).kind !== 'picked') return undefined;
    }
    const line = names.join(' ').replaceAll('−', '-'); // nobody types the printer’s minus
    const again = Entry.begin(asked, tongues);
    if (!isWhole() || again?.take(line).kind !== 'picked') return undefined;
    return canonicalJson(again.whole) === canonicalJson(entry.whole)
      ? { line: `${line} 0`, choice: again.whole }
      : undefined;
  }

  /** Takes the last pick back. */
  back(): boolean {
    return this.isBegun && this.#goTo(this.#picked.slice(0, -1));
  }

  /**
   * A number, a name, or several of them behind one another (`winterfell march 0`): all of them or none. In the middle
   * of a part, what could be picked at its beginning is understood too: another area, or the same one once more.
   */
  take(text: string): Taken {
    if (isFraction(text)) return { kind: 'unknown', words: text.trim() };
    const taken = this.#takeAll(text);
    if (taken.kind !== 'unknown' || this.#step.whole !== null || !this.isBegun) return taken;
    const before = this.#picked;
    this.back();
    const instead = this.#takeAll(text);
    if (instead.kind === 'picked' || instead.kind === 'closed') {
      if (instead.kind === 'closed') this.#goTo(before);
      return instead;
    }
    this.#goTo(before);
    if (instead.kind === 'unclear') return { ...instead, isFurther: true };
    return instead.kind === 'unknown' && isFurther(instead, taken) ? instead : taken;
  }

  /** What is longest comes first, since in `2 footmen karhold` the number belongs to a name. */
  #takeAll(text: string): Taken {
    const words = plainName(text).split(' ');
    let furthest = this.#takeOne(words.join(' '));
    if (furthest.kind === 'picked' || words.length === 1) return furthest;
    const before = this.#picked;
    let unclear: Taken | undefined;
    for (let head = words.length - 1; head > 0; head--) {
      const first = this.#takeOne(words.slice(0, head).join(' '));
      unclear ??= first.kind === 'unclear' ? first : undefined;
      if (first.kind !== 'picked') continue;
      const rest = this.#takeAll(words.slice(head).join(' '));
      if (rest.kind === 'picked') return rest;
      this.#goTo(before);
      if (rest.kind === 'unclear') return { ...rest, isFurther: true };
      if (rest.kind !== 'unknown') return rest;
      if (furthest.kind === 'unknown' && isFurther(rest, furthest)) furthest = rest;
    }
    const isLost = furthest.kind === 'unknown' && furthest.words === words.join(' ') && furthest.problem === undefined;
    return isLost ? (unclear ?? furthest) : furthest;
  }

  /** All names of what can be picked, for Tab. */
  names(): string[] {
    const [words] = this.#tongues;
    return words === undefined ? [] : this.offered.map(pick => words.say(pick.words.key, pick.words.data));
  }

  #takeOne(text: string): Taken {
    const { offered } = this;
    if (/^\d+$/.test(text)) {
      const { picks } = this.#step;
      const pick = picks[Number(text) - 1];
      if (pick === undefined) return { kind: 'no-such-number', number: echoed(text), most: picks.length };
      return pick.closed === null ? this.#pick(pick.id) : { kind: 'closed', problem: pick.closed };
    }
    const meant = meantBy(this.#namesOf(offered), text);
    const [only] = meant;
    if (meant.length === 1 && only !== undefined) return this.#pick(only);
    if (meant.length > 1)
      return { kind: 'unclear', words: text, picks: offered.filter(({ id }) => meant.includes(id)) };
    const shut = meantBy(this.#namesOf(this.closed), text);
    const closed = this.closed.find(({ id }) => id === shut[0])?.closed ?? null;
    if (shut.length === 1 && closed !== null) return { kind: 'closed', problem: closed };
    const problem = this.#refused(text);
    return { kind: 'unknown', words: text, ...(problem === undefined ? {} : { problem }) };
  }

  /** What the rules say to something that has a name but is not offered here. */
  #refused(text: string): Problem | undefined {
    const thing = surelyMeant(
      this.#tongues.flatMap(words => words.things()),
      text,
    );
    for (const id of thing === undefined ? [text] : [thing, text]) {
      const problem = this.#step.refuses?.(id);
      if (problem !== undefined && !isMisread(problem)) return problem;
    }
    return undefined;
  }

  #namesOf(picks: readonly GuidePick[]): Named[] {
    return picks.map(({ id, words: { key, data } }) => ({
      id,
      names: this.#tongues.map(words => words.say(key, data)),
    }));
  }

  #pick(id: string): Taken {
    return this.#goTo([...this.#picked, id]) ? { kind: 'picked' } : { kind: 'unknown', words: id };
  }

  #goTo(picked: readonly string[]): boolean {
    const { view, request } = this.#asked;
    const step = this.#tongues[0]?.game.guide?.(view, request, picked);
    if (step === undefined) return false;
    this.#picked = picked;
    this.#step = step;
    return true;
  }
}

type Unknown = Extract<Taken, { kind: 'unknown' }>;

/** Which of two says more: one that cites a rule, else one that leaves fewer words over. */
function isFurther(one: Unknown, other: Unknown): boolean {
  if ((one.problem === undefined) !== (other.problem === undefined)) return one.problem !== undefined;
  return one.words.length < other.words.length;
}
