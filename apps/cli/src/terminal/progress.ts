import type { Screen } from '../io.ts';

const WIDTH = 30;
const CLEAR = '\r\u001b[2K';

/** A bar that fills while work is done; it is seen on a terminal only, and leaves nothing behind. */
export class Progress {
  readonly #screen: Screen;
  readonly #label: (done: number, all: number, secondsLeft: number) => string;
  readonly #all: number;
  readonly #began = performance.now();
  #shown = -1;

  constructor(screen: Screen, all: number, label: (done: number, all: number, secondsLeft: number) => string) {
    this.#screen = screen;
    this.#all = all;
    this.#label = label;
  }

  at(done: number): void {
    if (this.#screen.isTTY !== true) return;
    const now = performance.now();
    if (now - this.#shown < 100 && done < this.#all) return; // ten times a second is often enough
    this.#shown = now;
    const filled = Math.round((WIDTH * done) / Math.max(1, this.#all));
    const left = done === 0 ? 0 : Math.round((((now - this.#began) / done) * (this.#all - done)) / 1000);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.#screen.write(`${CLEAR}${bar} ${this.#label(done, this.#all, left)}`);
  }

  end(): void {
    if (this.#screen.isTTY === true) this.#screen.write(CLEAR);
  }
}

/** Shorter waits are not worth a word. */
const PATIENCE_MS = 300;

/** Waits for something; on a terminal a line says for what, and is gone afterwards. */
export async function whileShowing<T>(screen: Screen, text: string, work: Promise<T>): Promise<T> {
  if (screen.isTTY !== true) return work;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    screen.write(`${text} …`);
  }, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (isShown) screen.write(CLEAR);
  }
}
