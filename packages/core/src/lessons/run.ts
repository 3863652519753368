import type { Action, Event, Game, Request, Seat, State } from '../contract.ts';
import type { Plain } from '../plain.ts';
import { isProblem, problem, type Problem } from '../problem.ts';
import { allHold } from './condition.ts';
import type { Lesson, LessonAnswer, LessonStep } from './lesson.ts';

/** One action of a lesson and what came of it. */
export interface Played {
  readonly action: Action;
  readonly events: readonly Event[];
  readonly state: State;
}

type AnswerStep = LessonStep & { readonly answer: LessonAnswer };
const isAnswered = (step: LessonStep): step is AnswerStep => step.answer !== undefined;

/** Lays the position of a lesson; throws where it is none. */
function lay(game: Game, lesson: Lesson): State {
  const options = game.resolveOptions(lesson.options ?? {}, lesson.players);
  if (isProblem(options)) throw new RangeError(`lesson ${lesson.id}: ${options.code}`);
  const state = game.table.read(lesson.position, options, game.seats(lesson.players));
  if (isProblem(state)) throw new RangeError(`lesson ${lesson.id}: ${state.code} ${JSON.stringify(state.data)}`);
  return state;
}

/**
 * A lesson being played. The others follow their lines, so the answers of the pupil alone rebuild it. Where several
 * seats answer under seal the pupil answers last: nothing is ever half answered.
 */
export class LessonRun {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly start: State;
  readonly #played: Played[];

  constructor(game: Game, lesson: Lesson, from?: LessonRun) {
    this.game = game;
    this.lesson = lesson;
    this.start = from?.start ?? lay(game, lesson);
    this.#played = [...(from?.played ?? [])];
  }

  get played(): readonly Played[] {
    return this.#played;
  }
  get state(): State {
    return this.#played.at(-1)?.state ?? this.start;
  }

  /** The answers of the pupil so far. */
  get answers(): readonly Plain[] {
    return this.#played.flatMap(({ action }) => (action.seat === this.lesson.seat ? [action.choice] : []));
  }

  /** The step whose answer is due; undefined when all have been given. */
  get due(): AnswerStep | undefined {
    return this.lesson.steps.filter(isAnswered)[this.answers.length];
  }

  /** Everything has been answered, and what was wanted has come. */
  get over(): boolean {
    if (this.due !== undefined) return false;
    const last = this.lesson.steps.filter(isAnswered).at(-1);
    return last === undefined || this.#reached(last);
  }

  /** What the pupil is asked now. */
  get request(): Request | undefined {
    return this.game.requests(this.game.view(this.state, this.lesson.seat))[0];
  }

  /** What another seat answers next; undefined where it is for the pupil to answer, or the lesson is over. */
  others(): Action | undefined {
    if (this.over) return undefined;
    const waiting = this.game.waiting(this.state.open).filter(({ answered }) => !answered);
    const seat = waiting.find(one => one.seat !== this.lesson.seat)?.seat;
    return seat === undefined ? undefined : (this.scripted(seat) ?? this.#late(seat));
  }

  /** The line of the lesson for this seat, where there is one and the rules take it. */
  scripted(seat: Seat): Action | undefined {
    const given = this.#played.filter(({ action }) => action.seat === seat).length;
    const line = this.lesson.others[seat]?.[given] ?? '';
    if (line === '') return undefined;
    const view = this.game.view(this.state, seat);
    const action = this.game.read(view, line);
    return isProblem(action) || this.game.refusal(view, action) !== undefined ? undefined : action;
  }

  take(action: Action): Problem | undefined {
    const step = this.game.apply(this.state, action);
    if (!step.ok) return step.problem;
    this.#played.push({ action, events: step.events, state: step.state });
    return undefined;
  }

  /** Lets the others play until the pupil is asked. */
  settle(): void {
    for (let next = this.others(); next !== undefined; next = this.others()) {
      const wrong = this.take(next);
      if (wrong !== undefined) throw new Error(`lesson ${this.lesson.id}: ${next.seat} cannot go on, ${wrong.code}`);
    }
  }

  /** Why this is no answer: the rules refuse it, or it misses what the lesson wants. Changes nothing. */
  objection(choice: Plain): Problem | undefined {
    const tried = new LessonRun(this.game, this.lesson, this);
    tried.settle();
    const step = tried.due;
    const request = tried.request;
    if (step === undefined || request === undefined) return problem(step?.clause ?? 'CO-2.2', 'not-asked');
    const wrong = tried.take({ seat: this.lesson.seat, request: request.id, choice });
    if (wrong !== undefined) return wrong;
    for (;;) {
      if (tried.#reached(step)) return undefined;
      const next = tried.others();
      if (next === undefined || tried.take(next) !== undefined) break;
    }
    const mistake = step.answer.mistakes.find(({ when }) => allHold(tried.#figures, when));
    return problem(step.clause, `lesson.${this.lesson.id}.${step.id}.${mistake?.id ?? 'else'}`);
  }

  /** The pupil answers; the others have answered before. */
  answer(choice: Plain): Problem | undefined {
    const wrong = this.objection(choice);
    if (wrong !== undefined) return wrong;
    this.settle();
    return this.take({ seat: this.lesson.seat, request: this.request?.id ?? 0, choice });
  }

  /** Back to before the last answer of the pupil; false where there is none. */
  takeBack(): boolean {
    const last = this.#played.findLastIndex(({ action }) => action.seat === this.lesson.seat);
    if (last < 0) return false;
    this.#played.length = last;
    return true;
  }

  /** The answer that the lesson has in mind for the step that is due. */
  shown(): Plain | undefined {
    const step = this.due;
    if (step === undefined) return undefined;
    const action = this.game.read(this.game.view(this.state, this.lesson.seat), step.answer.show);
    return isProblem(action) || action.choice === null ? undefined : action.choice;
  }

  get #figures(): Readonly<Record<string, Plain>> {
    return this.game.table.figures(this.state.open);
  }

  #reached = (step: AnswerStep): boolean => allHold(this.#figures, step.answer.goal);

  #late(seat: Seat): Action {
    const view = this.game.view(this.state, seat);
    const [request] = this.game.requests(view);
    if (request === undefined) throw new Error(`lesson ${this.lesson.id}: ${seat} is waited for and asked nothing`);
    return { seat, request: request.id, choice: this.game.whenLate(view, request) };
  }
}
