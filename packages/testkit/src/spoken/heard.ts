import { LANGUAGES, say, type Catalogue, type Sentence } from '@corvo/core';

/** A key of a catalogue where a reader should find words. */
export const keysIn = (messages: Catalogue): RegExp =>
  new RegExp(`\\b(${[...new Set(Object.keys(messages.en).map(key => key.split('.')[0]))].join('|')})\\.[a-z0-9]`);

/** What many games asked, offered, told and refused, in every language: the keys, and what was wrong with them. */
export class Heard {
  readonly keys = new Set<string>();
  readonly flaws = new Set<string>();
  readonly alike = new Set<string>(); // different choices of one question that read the same
  readonly #messages: Catalogue;
  readonly #isFlaw: readonly RegExp[];

  constructor(messages: Catalogue) {
    this.#messages = messages;
    // What no reader may ever see: a hole, a reference, a key, or nothing where a name should be.
    this.#isFlaw = [
      /\{\{|\}\}/,
      /\$t\(/,
      keysIn(messages),
      /\b(null|undefined|NaN)\b|\[object/,
      /\(\)|  |^ | $|^$|: ?$/,
    ];
  }

  /** Is there something to say under this key in every language? */
  has(key: string): boolean {
    return LANGUAGES.every(language => ['', '_other'].some(end => Object.hasOwn(this.#messages[language], key + end)));
  }

  say({ key, data }: Sentence): void {
    this.keys.add(key);
    for (const language of LANGUAGES) {
      const text = say(this.#messages, language, key, data);
      for (const flaw of this.#isFlaw)
        if (flaw.test(text)) this.flaws.add(`${language} ${key}: ${flaw.source} in: ${text}`);
    }
  }

  offer(choices: readonly Sentence[]): void {
    for (const language of LANGUAGES) {
      const texts = choices.map(({ key, data }) => say(this.#messages, language, key, data));
      for (const [at, text] of texts.entries()) if (texts.indexOf(text) !== at) this.alike.add(`${language}: ${text}`);
    }
  }
}
