import { mergeCatalogues, problem } from '@corvo/core';
import type { Catalogue, Game, Lesson, LessonStep, Plain, Problem, View } from '@corvo/core';
import { momentFor, undoFor } from '@corvo/host';
import type { Reply, Asked, Moment, TableSession, TableSnapshot } from '../session.ts';
import type { LessonProgress } from './progress.ts';
import { LessonRun, PUPIL, rebuilt } from './run.ts';

export interface LessonDevice {
  readonly now: () => number;
  readonly pace: number; // milliseconds between two actions of the others
  readonly keep: (progress: LessonProgress) => void;
}

const OK: Reply = { ok: true };
const refused = (code: string): Promise<Reply> => Promise.resolve({ ok: false, problem: problem('CO-2.2', code) });

/** The words of the lesson among those of the game: a mistake is said where every refusal is said. */
function withLessons(game: Game, words: Catalogue): Catalogue {
  const spoken = (messages: Catalogue['en']): Catalogue['en'] => ({
    ...messages,
    ...Object.fromEntries(Object.entries(messages).map(([key, text]) => [`problem.${key}`, text])),
  });
  return mergeCatalogues(game.messages, { en: spoken(words.en), it: spoken(words.it) });
}

/** A lesson as a table: the page that draws it knows no difference. */
export class LessonSession implements TableSession {
  readonly lesson: Lesson;
  readonly #rules: Game;
  readonly #game: Game; // the rules with the words of the lesson; asks nothing while the teacher has the word
  readonly #device: LessonDevice;
  readonly #name: string;
  #run: LessonRun;
  #read: number;
  #done: boolean;
  #mistake: Problem | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #snapshot: TableSnapshot | undefined;
  #listeners = new Set<() => void>();

  constructor(game: Game, lesson: Lesson, words: Catalogue, name: string, kept: LessonProgress, device: LessonDevice) {
    this.lesson = lesson;
    this.#rules = game;
    this.#device = device;
    this.#name = name;
    this.#run = rebuilt(game, lesson, kept.answers);
    this.#read = kept.read;
    this.#done = kept.done;
    this.#game = {
      ...game,
      messages: withLessons(game, words),
      requests: view => (this.#isQuiet ? [] : game.requests(view)),
      waiting: open => (this.#isQuiet ? [] : game.waiting(open)),
    };
    this.#goOn();
  }

  /** The step the teacher is at: past every answer that was given, and as far as was read. */
  get step(): { readonly at: number; readonly of: LessonStep } {
    const { steps } = this.lesson;
    const given = this.#run.answers.length;
    const due = steps.findIndex(step => step.id === this.#run.due?.id);
    let after = 0;
    for (let answers = 0; answers < given; after++) if (steps[after]?.answer !== undefined) answers++;
    const last = due < 0 ? steps.length - 1 : due;
    const at = Math.max(after, Math.min(this.#read, last));
    return { at, of: steps[at] as LessonStep };
  }

  get mistake(): Problem | null {
    return this.#mistake;
  }
  get over(): boolean {
    return this.#run.over;
  }
  /** The others are still playing: the teacher waits with the next words. */
  get settling(): boolean {
    return this.#run.others() !== undefined;
  }
  /** The step is only read: nothing is wanted at the table. */
  get reading(): boolean {
    return !this.settling && this.step.of.answer === undefined;
  }
  /** One voice at a time: the table asks nothing while something is to be read, or once the lesson is over. */
  get #isQuiet(): boolean {
    return this.#run.over || this.reading;
  }

  snapshot(): TableSnapshot {
    return (this.#snapshot ??= this.#draw());
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** On to the next step that is only read. */
  next(): void {
    this.#read = this.step.at + 1;
    this.#changed();
  }

  restart(): void {
    this.#run = new LessonRun(this.#rules, this.lesson);
    this.#read = 0;
    this.#mistake = null;
    this.#changed();
  }

  act(request: number, choice: Plain | null, { rewinds }: Asked): Promise<Reply> {
    if (choice === null || this.#run.request?.id !== request || this.#run.over) return refused('not-asked');
    const wrong = this.#run.answer(choice, rewinds);
    this.#mistake = wrong?.code.startsWith('lesson.') === true ? wrong : null;
    this.#changed();
    return Promise.resolve(wrong === undefined ? OK : { ok: false, problem: wrong });
  }

  undo(): Promise<Reply> {
    const wrong = this.#run.takeBack();
    if (wrong !== undefined) return Promise.resolve({ ok: false, problem: wrong });
    this.#read = 0;
    this.#mistake = null;
    this.#changed();
    return Promise.resolve(OK);
  }

  hint(): ReturnType<TableSession['hint']> {
    const choice = this.#run.shown();
    if (choice === undefined) return Promise.resolve(problem('CO-2.2', 'not-asked'));
    return Promise.resolve({ choice, reason: { key: `lesson.${this.lesson.id}.about`, data: {} } });
  }

  viewAt(n: number): View | undefined {
    const state = this.#run.stateAt(n);
    return state && this.#rules.view(state, this.lesson.seat);
  }

  // Nobody else is here, and nothing is at stake.
  consent = (): Promise<Reply> => Promise.resolve(OK);
  say = (): Promise<Reply> => Promise.resolve(OK);
  readChat(): void {}
  handOver = (): Promise<Reply> => refused('not-your-seat');
  resign = (): Promise<Reply> => refused('not-your-seat');
  liftCurtain(): void {}
  record = (): Promise<undefined> => Promise.resolve(undefined);

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #changed(): void {
    if (this.#run.over) this.#done = true;
    this.#device.keep({ answers: this.#run.answers, read: this.#read, done: this.#done });
    this.#goOn();
    this.#tell();
  }

  #tell(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** The others answer one by one, so that they can be followed; what is sealed is not worth waiting for. */
  #goOn(): void {
    clearTimeout(this.#timer);
    for (let next = this.#run.others(); next !== undefined; next = this.#run.others()) {
      const { seat } = next;
      const isSealed = this.#rules.waiting(this.#run.state.open).some(one => one.seat === seat && one.sealed);
      if (!isSealed) break;
      this.#run.take(next);
    }
    const open = this.#run.others();
    if (open === undefined) return;
    this.#timer = setTimeout(() => {
      this.#run.take(open);
      this.#changed();
    }, this.#device.pace);
  }

  /** Nobody else is there to be told what happens beside the game. */
  #moments(): Moment[] {
    const { entries } = this.#run;
    return entries.map(entry => momentFor(entry, this.lesson.seat, false, []));
  }

  #draw(): TableSnapshot {
    const run = this.#run;
    const { seat: pupil } = this.lesson;
    const next = run.others()?.seat;
    return {
      table: `learn.${this.#rules.id}.${this.lesson.id}`,
      name: this.#name,
      game: this.#game,
      sitters: run.state.open.seats.map(seat => ({
        seat,
        name: seat, // nobody in particular sits there: boards and sentences name the house
        kind: seat === pupil ? 'person' : 'bot',
        bot: seat === pupil ? null : 'squire',
        present: true,
        mine: seat === pupil,
        host: false,
        resigned: false,
      })),
      viewer: pupil,
      view: this.#rules.view(run.state, pupil),
      n: run.match.n,
      rewinds: run.match.rewinds,
      moves: run.match.line.length,
      moments: this.#moments(),
      outcome: null,
      talk: this.#rules.talk(run.state.open),
      chat: [],
      unread: 0,
      undo: undoFor(run.match, PUPIL),
      host: false,
      clock: null,
      hints: !run.over,
      thinking: next === undefined ? [] : [next],
      connection: 'local',
      lesson: true,
      curtain: null,
    };
  }
}
