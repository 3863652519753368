import type { Chance, Event, GameTypes, Outcome, Seat, State, Tell } from '../contract.ts';
import { clonePlain, type Plain } from '../plain.ts';
import { below, shuffle } from '../random.ts';
import { makeFrame, type Frame, type NewFrame } from './frame.ts';
import type { Script } from './script.ts';

/** The table while the rules are changing it: the three drawers, and the verbs that every game shares. */
export class Draft<G extends GameTypes = GameTypes> {
  readonly open: G['open'];
  readonly own: Readonly<Record<Seat, G['own']>>;
  /** True once something hidden came out. Reading `hidden` says so by itself; rules say it where `own` drawers open. */
  revealed = false;
  /** How many events were told so far: whoever looks at the table again and again need not look where nothing happened. */
  told = 0;
  private readonly behind: G['hidden'];
  private readonly script: Script<G>;
  private readonly teller: Tell;

  constructor(state: State<G>, script: Script<G>, tell: Tell) {
    this.open = state.open;
    this.behind = state.hidden;
    this.own = state.own;
    this.script = script;
    this.teller = tell;
  }

  /** What nobody may see. Whoever looks into it brings something of it out, so the step is marked. */
  get hidden(): G['hidden'] {
    this.revealed = true;
    return this.behind;
  }

  /** Says what happened. Ids and numbers only: the words are made where they are read. */
  tell(type: string, data: Plain, to: Event['to'] = 'all'): void {
    this.told++;
    this.teller({ type, to, data });
  }

  /** Starts a procedure; it runs before whatever is under it goes on. */
  push<F extends Frame>(fresh: NewFrame<F>): F {
    const frame = this.make(fresh);
    this.open.frames.push(frame);
    return frame;
  }

  /** Starts a procedure once this frame is done; several run in the order in which they were named. */
  follow<F extends Frame>(frame: Frame, fresh: NewFrame<F>): void {
    frame.then.push(this.make(fresh));
  }

  private make<F extends Frame>(fresh: NewFrame<F>): F {
    return makeFrame<F>(fresh, this.script.first(fresh.run));
  }

  /** Asks these seats; the frame waits until all of them have answered. */
  ask(frame: Frame, seats: readonly Seat[], why: string, clause: string, sealed = false): void {
    if (frame.waiting.length > 0) frame.waiting = [];
    for (const seat of seats) frame.waiting.push(seat);
    if (sealed || frame.asked.length > 0) frame.asked = sealed ? seats.slice() : [];
    frame.why = why;
    frame.clause = clause;
    frame.sealed = sealed;
    frame.request = ++this.open.requests;
  }

  /** Stops waiting, for questions that one answer settles. */
  stopAsking(frame: Frame): void {
    frame.waiting = [];
    frame.asked = [];
  }

  /** Jumps to a step of this frame; whatever ran on top of it is over. */
  goTo(frame: Frame, step: string): void {
    const frames = this.open.frames;
    const at = frames.indexOf(frame);
    if (at >= 0 && at < frames.length - 1) frames.length = at + 1; // setting a length is slow, even to what it is
    frame.step = step;
    frame.entered = false;
    if (frame.waiting.length > 0 || frame.asked.length > 0) this.stopAsking(frame);
  }

  /** Does the same step once more; for loops such as turn by turn. */
  repeat(frame: Frame): void {
    frame.entered = false;
  }

  /** A number from 0 to `count - 1`. */
  draw(count: number): number {
    return below(this.hidden.rng, count);
  }

  shuffle<T>(items: T[]): T[] {
    return shuffle(this.hidden.rng, items);
  }

  /** Ends the game and publishes the seed, so that anybody can verify what chance did. The first outcome stands. */
  end(outcome: Outcome): void {
    if (this.open.outcome !== null) return;
    const chance: Chance = this.open.chance;
    this.open.outcome = clonePlain(outcome);
    chance.seed = this.hidden.seed;
    this.open.frames.length = 0;
    this.tell('game-over', {
      ranking: outcome.ranking,
      reason: outcome.reason,
      clause: outcome.clause,
      seed: this.hidden.seed,
    });
  }
}
