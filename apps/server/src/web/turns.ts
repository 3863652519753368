/**
 * What costs the server more than a page begins one by one, and in between everybody else has a turn: the most that one
 * address may ask for at once would else keep all others waiting until it is done. Addresses come in turn.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>(); // whoever had a turn stands at the end
  #isGoing = false;

  /** Waits for the next turn of an address; where nobody else waits, it is at once. */
  take(address: string): Promise<void> {
    return new Promise(begin => {
      const line = this.#waiting.get(address);
      if (line === undefined) this.#waiting.set(address, [begin]);
      else line.push(begin);
      if (!this.#isGoing) this.#next();
    });
  }

  #next = (): void => {
    const [first] = this.#waiting;
    this.#isGoing = first !== undefined;
    if (first === undefined) return;
    const [address, line] = first;
    this.#waiting.delete(address);
    line.shift()?.();
    if (line.length > 0) this.#waiting.set(address, line);
    setImmediate(this.#next);
  };
}
