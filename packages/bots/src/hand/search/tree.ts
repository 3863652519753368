/** A tree in flat arrays, so that a million nodes cost the garbage collector nothing. Node 0 is the root. */
export class Tree {
  size = 0;
  move = new Int32Array(0); // the choice that leads here
  seat = new Uint8Array(0); // who decides here
  first = new Int32Array(0); // its first child; 0 while it has none
  count = new Uint16Array(0); // of its children
  visits = new Int32Array(0);
  prior = new Float32Array(0); // how readily its parent's player is thought to choose it
  sums = new Float64Array(0); // by node * 4 + seat: the chances to win, added up over the visits

  constructor() {
    this.#grow(1 << 12);
  }

  clear(): void {
    this.size = 0;
  }

  /** A new node without children; answers its number. */
  add(move: number): number {
    if (this.size === this.move.length) this.#grow(this.size * 2);
    const node = this.size++;
    this.move[node] = move;
    this.first[node] = 0;
    this.count[node] = 0;
    this.visits[node] = 0;
    this.prior[node] = 1;
    this.sums.fill(0, node * 4, node * 4 + 4);
    return node;
  }

  #grow(room: number): void {
    const wider = <T extends Int32Array | Uint8Array | Uint16Array | Float32Array | Float64Array>(
      fresh: T,
      old: T,
    ): T => {
      fresh.set(old);
      return fresh;
    };
    this.move = wider(new Int32Array(room), this.move);
    this.seat = wider(new Uint8Array(room), this.seat);
    this.first = wider(new Int32Array(room), this.first);
    this.count = wider(new Uint16Array(room), this.count);
    this.visits = wider(new Int32Array(room), this.visits);
    this.prior = wider(new Float32Array(room), this.prior);
    this.sums = wider(new Float64Array(room * 4), this.sums);
  }
}
