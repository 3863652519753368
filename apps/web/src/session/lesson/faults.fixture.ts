import { isProblem, LANGUAGES, mergeCatalogues, rngFromText, say } from '@corvo/core';
import type { Course, Game, GameTypes, Language, Lesson, Plain } from '@corvo/core';
import { LessonRun } from './run.ts';

/** How often each lesson is played with answers by lot. */
const WANDERINGS = 8;
/** How many answers by lot are tried at each step before the intended one is given. */
const TRIES = 8;

/** Everything that is wrong with a guided game; nothing when a pupil can neither get lost nor meet a missing word. */
export function courseFaults<G extends GameTypes>(of: Game<G>, course: Course): string[] {
  const game = of as unknown as Game; // a lesson is data and knows no types of one game
  return [...textFaults(game, course), ...course.lessons.flatMap(lesson => lessonFaults(game, lesson))];
}

function lessonFaults(game: Game, lesson: Lesson): string[] {
  try {
    return [...straightFaults(game, lesson), ...wanderingFaults(game, lesson)];
  } catch (error) {
    return [`${lesson.id}: ${String(error)}`];
  }
}

const choiceOf = (run: LessonRun, line: string): Plain | string => {
  const action = run.game.read(run.game.view(run.state, run.lesson.seat), line);
  return isProblem(action) ? `cannot read "${line}": ${action.code}` : (action.choice as Plain);
};

/** Does the pupil meet the question of the step that is due? */
function lost(run: LessonRun): string | undefined {
  const { due, request } = run;
  if (due === undefined) return run.over ? undefined : 'the lesson does not end';
  if (request?.why === due.answer.asks) return undefined;
  return `${due.id} expects ${due.answer.asks} and meets ${request?.why ?? 'no question'}`;
}

/** The others by their lines, saying which line does not fit. */
function settle(run: LessonRun, used: Map<string, number>): string | undefined {
  for (let next = run.others(); next !== undefined; next = run.others()) {
    const given = used.get(next.seat) ?? 0;
    const line = run.lesson.others[next.seat]?.[given] ?? '';
    if (line !== '' && run.scripted(next.seat) === undefined) return `${next.seat} cannot play "${line}"`;
    used.set(next.seat, given + 1);
    run.take(next);
  }
  return undefined;
}

/** The way the lesson was meant, with every mistake it speaks of made on the way. */
function straightFaults(game: Game, lesson: Lesson): string[] {
  const faults: string[] = [];
  const run = new LessonRun(game, lesson);
  const used = new Map<string, number>();
  const blame = (text: string | undefined): void => void (text && faults.push(`${lesson.id}: ${text}`));
  blame(settle(run, used));
  for (let due = run.due; due !== undefined; due = run.due) {
    blame(lost(run));
    const { answer, id, clause } = due;
    if (answer.goal.length > 0 && answer.mistakes.at(-1)?.when.length !== 0)
      blame(`${id} has a goal, and no word for every other answer`);
    for (const mistake of answer.mistakes) {
      const choice = choiceOf(run, mistake.like);
      const wrong = typeof choice === 'string' ? { code: choice, clause: '' } : run.objection(choice);
      const wanted = `lesson.${lesson.id}.${id}.${mistake.id}`;
      if (wrong?.code !== wanted || wrong.clause !== clause)
        blame(`"${mistake.like}" is met with ${wrong?.code ?? 'no objection'} and not with ${wanted}`);
    }
    const shown = run.shown();
    const refused = shown === undefined ? { code: `cannot read "${answer.show}"` } : run.answer(shown);
    if (refused !== undefined) return [...faults, `${lesson.id}: ${id} refuses its own answer: ${refused.code}`];
    blame(settle(run, used));
  }
  blame(lost(run));
  for (const [seat, lines] of Object.entries(lesson.others))
    if (lines.length > (used.get(seat) ?? 0))
      blame(`${seat} has lines that nobody hears, from line ${(used.get(seat) ?? 0) + 1} on`);
  if (lesson.steps.at(-1)?.answer !== undefined) blame('the last step must be one to read');
  return faults;
}

/** Answers by lot: each is refused with words, or leads to the next question; none leads out of the lesson. */
function wanderingFaults(game: Game, lesson: Lesson): string[] {
  const faults = new Set<string>();
  for (let n = 0; n < WANDERINGS; n++) {
    const rng = rngFromText(`lesson ${lesson.id} ${n}`);
    const run = new LessonRun(game, lesson);
    run.settle();
    while (run.due !== undefined && run.request !== undefined && faults.size === 0) {
      const view = game.view(run.state, lesson.seat);
      const step = run.due;
      let wrong: { readonly code: string } | undefined = { code: '' };
      for (let i = 0; i < TRIES && wrong !== undefined; i++) {
        wrong = run.answer(game.sample(view, run.request, rng));
        if (wrong !== undefined && !step.answer.mistakes.some(({ id }) => wrong?.code.endsWith(`.${id}`)))
          faults.add(`${lesson.id}: ${step.id} has no word for ${wrong.code}`);
      }
      if (wrong !== undefined && run.answer(run.shown() ?? null) !== undefined)
        faults.add(`${lesson.id}: ${step.id} refuses its own answer`);
      run.settle();
      const astray = lost(run);
      if (astray !== undefined) faults.add(`${lesson.id}, after an answer by lot: ${astray}`);
    }
  }
  return [...faults];
}

/** The keys that the lessons need. */
const keysOf = (lessons: readonly Lesson[]): string[] =>
  lessons.flatMap(({ id, steps }) => [
    `lesson.${id}`,
    `lesson.${id}.about`,
    ...steps.flatMap(step => [
      `lesson.${id}.${step.id}`,
      ...(step.answer?.mistakes ?? []).map(mistake => `lesson.${id}.${step.id}.${mistake.id}`),
    ]),
  ]);

function textFaults(game: Game, { lessons, messages }: Course): string[] {
  const wanted = new Set(keysOf(lessons));
  const all = mergeCatalogues(game.messages, messages);
  const inOne = (language: Language): string[] => {
    const given = Object.keys(messages[language]);
    const spoken = given.map(key => [key, say(all, language, key)] as const);
    return [
      ...[...wanted].filter(key => !given.includes(key)).map(key => `${language} lacks ${key}`),
      ...given.filter(key => !wanted.has(key)).map(key => `${language} has ${key}, which nobody says`),
      ...spoken
        .filter(
          ([key, text]) => text.trim() === '' || text === key || /!|'|\{\{|\$t|\b(area|order|card|unit)\.\w/.test(text),
        )
        .map(([key, text]) => `${language} ${key} cannot be said: ${text}`),
    ];
  };
  return LANGUAGES.flatMap(inOne);
}
