import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';
import { printable } from './layout.ts';

/** Why there is no further line. */
export type NoLine = 'ended' | 'interrupted';

/** Lines from a person or from a pipe, one at a time. */
export class Lines {
  readonly #io: Io;
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  /** Comes true at Ctrl-C, for those who wait for something else than a line. */
  readonly interruption: Promise<'interrupted'>;
  #wake: (() => void) | undefined;
  #interrupt: () => void = () => {};
  #over: NoLine | undefined;

  /** `complete` proposes how a line may go on; a terminal offers it on Tab. */
  constructor(io: Io, complete: (begun: string) => string[] = () => []) {
    this.#io = io;
    this.interruption = new Promise(resolve => (this.#interrupt = () => resolve('interrupted')));
    const isTerminal = this.isTerminal;
    this.#reader = createInterface({
      input: io.stdin,
      ...(isTerminal ? { output: io.stdout } : {}),
      terminal: isTerminal,
      completer: (begun: string) => [complete(begun), begun],
    });
    this.#reader.on('line', line => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    this.#reader.on('close', () => this.#end('ended'));
    this.#reader.on('SIGINT', () => this.#end('interrupted')); // a terminal in raw mode sends no signal
    io.interrupted.addEventListener('abort', () => this.#end('interrupted'), { once: true });
    if (io.interrupted.aborted) this.#end('interrupted');
  }

  get isTerminal(): boolean {
    return this.#io.stdin.isTTY === true && this.#io.stdout.isTTY === true;
  }

  /**
   * The next line. One that was there before it was asked for, from a pipe or typed ahead, is shown after the prompt, so
   * that what is printed reads like a conversation.
   */
  async next(prompt: string): Promise<string | { readonly over: NoLine }> {
    const isSeen = this.isTerminal && this.#waiting.length === 0;
    if (this.isTerminal) {
      this.#reader.setPrompt(prompt);
      if (this.#waiting.length === 0 && this.#over === undefined) this.#reader.prompt();
    }
    while (this.#waiting.length === 0 && this.#over === undefined) {
      await new Promise<void>(resolve => (this.#wake = resolve));
    }
    const line = this.#over === 'interrupted' ? undefined : this.#waiting.shift();
    if (line === undefined) {
      this.#io.stdout.write('\n');
      return { over: this.#over ?? 'ended' };
    }
    if (!isSeen) this.#io.stdout.write(`${prompt}${printable(line)}\n`);
    return line;
  }

  close(): void {
    this.#reader.close();
  }

  #end(why: NoLine): void {
    this.#over ??= why;
    if (why === 'interrupted') this.#interrupt();
    this.#wake?.();
  }
}
