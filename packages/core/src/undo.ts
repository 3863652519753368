import type { GameTypes, Seat, State, Step } from './contract.ts';

/**
 * The states since the last settled point. A seat may take back its own actions up to there; what lies before is a
 * matter for the whole table.
 */
export class TakeBack<G extends GameTypes = GameTypes> {
  #before: { readonly seat: Seat; readonly state: State<G> }[] = [];

  /** Remembers the state before an action that went well. */
  remember(seat: Seat, before: State<G>, step: Extract<Step<G>, { ok: true }>): void {
    if (step.settled) this.#before = [];
    else this.#before.push({ seat, state: before });
  }

  /** How many actions this seat could take back now. */
  depth(seat: Seat): number {
    let depth = 0;
    for (let i = this.#before.length - 1; i >= 0 && this.#before[i]?.seat === seat; i--) depth++;
    return depth;
  }

  /** The state before the last action of this seat, or undefined where nothing can be taken back. */
  takeBack(seat: Seat): State<G> | undefined {
    return this.depth(seat) > 0 ? this.#before.pop()?.state : undefined;
  }
}
