import type { Context } from '../context.ts';
import { Teller } from '../play/teller.ts';
import { Lines } from '../terminal/lines.ts';
import type { GameWords } from '../words.ts';
import type { TimelinePoint } from './timeline.ts';

/** Shows a recorded game to a spectator. */
export class RecordPlayer {
  readonly #context: Context;
  readonly #teller: Teller;
  readonly #words: GameWords;
  readonly #timeline: readonly TimelinePoint[];

  constructor(context: Context, words: GameWords, timeline: readonly TimelinePoint[]) {
    this.#context = context;
    this.#words = words;
    this.#timeline = timeline;
    this.#teller = new Teller(context, words, seat => words.first([`house.${seat}`]) ?? seat);
  }

  get last(): number {
    return this.#timeline.length - 1;
  }

  show(number: number): void {
    const { out, paint, say } = this.#context;
    const point = this.#timeline[number];
    if (point === undefined) return;
    const title = point.action === null ? say('replay.start') : `${number}. ${point.action.text}`;
    out(paint(title, 'accent'));
    // After the end of a game there are no secrets, so everything that was told is told again.
    const events = point.events.map(event => ({ ...event, to: 'all' as const }));
    this.#teller.events(events, point.state.open.seats, null);
    this.#teller.table(this.#words.game.view(point.state, null));
  }

  all(from: number, to: number): void {
    for (let number = from; number <= to; number++) this.show(number);
  }

  /** Step by step: Enter goes on, `b` goes back, a number jumps, `q` leaves. Answers false at Ctrl-C. */
  async stepThrough(from: number, to: number): Promise<boolean> {
    const { say, io } = this.#context;
    const lines = new Lines(io);
    try {
      this.show(from);
      for (let number = from; ;) {
        const line = await lines.next(say('replay.prompt', { number, last: this.last }));
        if (typeof line !== 'string') return line.over !== 'interrupted';
        const word = line.trim().toLowerCase();
        if (word === 'q') return true;
        if (word === '' && number === to) return true;
        const next = word === '' ? number + 1 : word === 'b' ? Math.max(from, number - 1) : Number(word);
        if (!/^(b|\d*)$/.test(word)) this.#teller.say('replay.unknown', { from, to });
        else if (next < from || next > to) this.#teller.say('replay.no-such-number', { number: word, from, to });
        else this.show((number = next));
      }
    } finally {
      lines.close();
    }
  }

  ending(): void {
    const open = this.#timeline.at(-1)?.state.open;
    if (open?.outcome) this.#teller.ending(open.outcome, open);
    else this.#teller.say('replay.broken-off', { count: this.last });
  }
}
