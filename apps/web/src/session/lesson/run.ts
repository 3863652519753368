import { isProblem, problem } from '@corvo/core';
import type { Game, Lesson, LessonAnswer, LessonStep, Plain, Problem, Request, Seat, State } from '@corvo/core';
import { act, goBack, lateAnswer, lineOf, matchOf, MemoryStory, opened, waitedFor, wayBack } from '@corvo/host';
import type { Entry, Given, Match } from '@corvo/host';
import { allHold } from './condition.ts';

type AnswerStep = LessonStep & { readonly answer: LessonAnswer };
const isAnswered = (step: LessonStep): step is AnswerStep => step.answer !== undefined;

/** The only person of a lesson; the others have their lines. */
export const PUPIL = 'pupil';

/** Lays the position of a lesson; throws where it is none. */
function lay(game: Game, lesson: Lesson): State {
  const options = game.resolveOptions(lesson.options ?? {}, lesson.players);
  if (isProblem(options)) throw new RangeError(`lesson ${lesson.id}: ${options.code}`);
  const state = game.table.read(lesson.position, options, game.seats(lesson.players));
  if (isProblem(state)) throw new RangeError(`lesson ${lesson.id}: ${state.code} ${JSON.stringify(state.data)}`);
  return state;
}

/**
 * A lesson being played: a practice game from a position on. The others follow their lines, so the answers of the pupil
 * alone rebuild it. Where several seats answer under seal the pupil answers last: nothing is ever half answered.
 */
export class LessonRun {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly #story: MemoryStory;

  constructor(game: Game, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    const start = lay(game, lesson);
    const owners = start.open.seats.map(seat => {
      const isPupil = seat === lesson.seat;
      return { seat, name: seat, person: isPupil ? PUPIL : null, bot: isPupil ? null : 'lines', resigned: false };
    });
    const terms = { takeBack: 'practice', clock: null } as const;
    this.#story = MemoryStory.from(
      opened(matchOf({ game, clockwork: null, owners, seed: '', terms }, start, 0), [], 0),
    );
  }

  get match(): Match {
    return this.#story.match;
  }
  get entries(): readonly Entry[] {
    return this.#story.entries;
  }
  get state(): State {
    return this.match.state;
  }
  /** The state after an entry. */
  stateAt(n: number): State | undefined {
    return n === this.match.n ? this.state : this.#story.stateAt(n);
  }

  /** The answers of the pupil so far. */
  get answers(): readonly Plain[] {
    const answers = lineOf(this.entries).counted.flatMap(({ entry }) => entry.answers);
    return answers.flatMap(({ seat, choice }) => (seat === this.lesson.seat && choice !== null ? [choice] : []));
  }

  /** The step whose answer is due; undefined when all have been given. */
  get due(): AnswerStep | undefined {
    return this.#due(this.match);
  }

  /** Everything has been answered, and what was wanted has come. */
  get over(): boolean {
    return this.#isOver(this.match);
  }

  /** What the pupil is asked now. */
  get request(): Request | undefined {
    return this.#requestIn(this.match);
  }

  /** What another seat answers next; undefined where it is for the pupil to answer, or the lesson is over. */
  others(): Given | undefined {
    return this.#othersIn(this.match);
  }

  /** The line of the lesson for this seat, where there is one and the rules take it. */
  scripted(seat: Seat): Given | undefined {
    return this.#scriptedIn(this.match, seat);
  }

  take(given: Given): Problem | undefined {
    const change = act(this.match, given, 0);
    if (isProblem(change)) return change;
    this.#story.take(change);
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
  objection(choice: Plain, rewinds = this.match.rewinds): Problem | undefined {
    let tried = this.match;
    const play = (given: Given): Problem | undefined => {
      const change = act(tried, given, 0);
      if (isProblem(change)) return change;
      tried = change.match;
      return undefined;
    };
    for (let next = this.others(); next !== undefined; next = this.#othersIn(tried)) play(next);
    const step = this.#due(tried);
    const request = this.#requestIn(tried);
    if (step === undefined || request === undefined) return problem(step?.clause ?? 'CO-2.2', 'not-asked');
    const wrong = play({ seat: this.lesson.seat, request: request.id, choice, by: 'person', rewinds });
    if (wrong !== undefined) return wrong;
    for (;;) {
      if (this.#reached(tried, step)) return undefined;
      const next = this.#othersIn(tried);
      if (next === undefined || play(next) !== undefined) break;
    }
    const mistake = step.answer.mistakes.find(({ when }) => allHold(this.#figures(tried), when));
    return problem(step.clause, `lesson.${this.lesson.id}.${step.id}.${mistake?.id ?? 'else'}`);
  }

  /** The pupil answers; the others have answered before. */
  answer(choice: Plain, rewinds = this.match.rewinds): Problem | undefined {
    const wrong = this.objection(choice, rewinds);
    if (wrong !== undefined) return wrong;
    this.settle();
    return this.take({ seat: this.lesson.seat, request: this.request?.id ?? 0, choice, by: 'person' });
  }

  /** Back to before the last answer of the pupil, as in every practice game (CO-7.17). */
  takeBack(): Problem | undefined {
    const way = wayBack(this.match, PUPIL);
    if (isProblem(way)) return way;
    if (way.kind === 'withdraw') return this.take({ ...way, choice: null, by: 'person' });
    const before = this.#story.stateAt(way.to);
    if (before === undefined) throw new Error(`lesson ${this.lesson.id}: no state after entry ${way.to}`);
    this.#story.take(goBack(this.match, { seat: way.seat, to: way.to, agreed: null }, before, 0));
    return undefined;
  }

  /** The answer that the lesson has in mind for the step that is due. */
  shown(): Plain | undefined {
    const step = this.due;
    if (step === undefined) return undefined;
    const action = this.game.read(this.game.view(this.state, this.lesson.seat), step.answer.show);
    return isProblem(action) || action.choice === null ? undefined : action.choice;
  }

  #given({ line, sealed }: Match, seat: Seat): number {
    return [...line.flatMap(({ answers }) => answers), ...sealed].filter(answer => answer.seat === seat).length;
  }

  #due(match: Match): AnswerStep | undefined {
    return this.lesson.steps.filter(isAnswered)[this.#given(match, this.lesson.seat)];
  }

  #isOver(match: Match): boolean {
    if (this.#due(match) !== undefined) return false;
    const last = this.lesson.steps.filter(isAnswered).at(-1);
    return last === undefined || this.#reached(match, last);
  }

  #requestIn({ state }: Match): Request | undefined {
    return this.game.requests(this.game.view(state, this.lesson.seat))[0];
  }

  #othersIn(match: Match): Given | undefined {
    if (this.#isOver(match)) return undefined;
    const seat = waitedFor(match).find(one => one !== this.lesson.seat);
    return seat === undefined ? undefined : (this.#scriptedIn(match, seat) ?? lateAnswer(match, seat));
  }

  #scriptedIn(match: Match, seat: Seat): Given | undefined {
    const line = this.lesson.others[seat]?.[this.#given(match, seat)] ?? '';
    if (line === '') return undefined;
    const view = this.game.view(match.state, seat);
    const action = this.game.read(view, line);
    if (isProblem(action) || this.game.refusal(view, action) !== undefined) return undefined;
    return { ...action, by: 'bot' };
  }

  #figures({ state }: Match): Readonly<Record<string, Plain>> {
    return this.game.table.figures(state.open);
  }

  #reached = (match: Match, step: AnswerStep): boolean => allHold(this.#figures(match), step.answer.goal);
}

/** The lesson as it was left; from its beginning where the answers fit no more. */
export function rebuilt(game: Game, lesson: Lesson, answers: readonly Plain[]): LessonRun {
  const run = new LessonRun(game, lesson);
  for (const answer of answers) {
    if (run.answer(answer) !== undefined) return new LessonRun(game, lesson);
  }
  return run;
}
