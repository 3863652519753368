/** Connections that count together, and how many of them there may be at the same time. */
export class Connections {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more; answers how to give it back, and undefined where there are as many as may be. */
  take(whose: string): (() => void) | undefined {
    const open = this.#open.get(whose) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(whose, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#open.get(whose) ?? 1) - 1;
      if (left > 0) this.#open.set(whose, left);
      else this.#open.delete(whose);
    };
  }
}
