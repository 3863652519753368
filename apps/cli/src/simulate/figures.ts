import type { Language } from '@corvo/core';

/** Figures as people read them in their language. */
export class Figures {
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  whole(value: number): string {
    return this.#format(value, 0, 0);
  }

  /** At most so many digits after the comma. */
  upTo(value: number, digits: number): string {
    return this.#format(value, 0, digits);
  }

  /** Exactly so many digits after the comma. */
  fixed(value: number, digits: number): string {
    return this.#format(value, digits, digits);
  }

  percent(share: number): string {
    return `${this.#format(share * 100, 1, 1)}%`;
  }

  /** Milliseconds with as many digits as they deserve. */
  ms(value: number): string {
    return this.fixed(value, value >= 100 ? 0 : value >= 1 ? 1 : 3);
  }

  /** So many of something in a second. */
  pace(value: number): string {
    return this.upTo(value, value < 10 ? 2 : 0);
  }

  #format(value: number, least: number, most: number): string {
    return value.toLocaleString(this.#language, { minimumFractionDigits: least, maximumFractionDigits: most });
  }
}
