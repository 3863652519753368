import { beyondTheWall } from '@corvo/beyond-the-wall';
import { course as northCourse } from '@corvo/beyond-the-wall/lessons';
import { pick, rngFromText, type Course } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { testTables, type Hosted, type Wish } from '@corvo/host/suite';
import { secondEdition } from '@corvo/second-edition';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { LessonRun, PUPIL, rebuilt } from './run.ts';

const COURSES: Readonly<Record<string, Course>> = {
  [firstEdition.id]: firstCourse,
  [secondEdition.id]: secondCourse,
  [beyondTheWall.id]: northCourse,
};

/** A lesson by lot: one pupil, the others have their lines, and what is kept are the pupil's answers. */
function inLesson({ game, seed }: Wish): Hosted {
  const lesson = pick(rngFromText(seed), COURSES[game.id]!.lessons);
  const start = new LessonRun(game, lesson).state;
  let run = new LessonRun(game, lesson);
  return {
    has: { lateClicks: true, ownRefusals: true, wholeMatch: false },
    get match() {
      return run.match;
    },
    start: () => start,
    entries: async () => run.entries.map(entry => ({ ...entry })),
    seats: person => (person === PUPIL && run.due !== undefined && run.others() === undefined ? [lesson.seat] : []),
    settle: async () => run.settle(),
    act: async (_, { choice, rewinds }) => run.answer(choice!, rewinds),
    takeBack: async () => run.takeBack(),
    async reopen() {
      const kept = JSON.parse(JSON.stringify(run.answers)) as typeof run.answers;
      run = rebuilt(game, lesson, kept);
      run.settle();
    },
    advice: () => run.shown(),
  };
}

testTables('in lessons', inLesson, {
  games: [firstEdition, secondEdition, beyondTheWall],
  each: 6,
  most: 60,
  never: [
    'agreed',
    'changed',
    'consented',
    'declined',
    'handed over',
    'late',
    'practice',
    'proposed',
    'recorded',
    'redrawn',
    'resigned',
    'sealed',
    'withdrawn',
  ],
  besides: ['taught'],
});
