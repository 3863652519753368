import { beyondTheWall } from '@corvo/beyond-the-wall';
import { course as northCourse } from '@corvo/beyond-the-wall/lessons';
import { pick, rngFromText, type Course, type Game } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { playTables, type Hosted, type Wish } from '@corvo/host/suite';
import { secondEdition } from '@corvo/second-edition';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { expect, test } from 'vitest';
import { LessonRun, PUPIL, rebuilt } from './run.ts';

const MATCHES = Number(process.env['CORVO_MATCHES'] ?? 2);
const COURSES: Readonly<Record<string, Course>> = {
  [firstEdition.id]: firstCourse,
  [secondEdition.id]: secondCourse,
  [beyondTheWall.id]: northCourse,
};

/** A lesson by lot: one pupil, the others have their lines, and what is kept are the pupil's answers. */
async function inLesson({ game, seed }: Wish): Promise<Hosted> {
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

test('CO-7.14 random lessons: the story rebuilds the match, and the answers of the pupil bring it back', async () => {
  const games = [firstEdition, secondEdition, beyondTheWall] as unknown as Game[];
  const deeds = await playTables(games, MATCHES * 6, inLesson, 60);
  expect(Object.keys(deeds).sort()).toEqual(
    ['acted', 'alone', 'opened again', 'practised', 'revealed', 'taught'].sort(),
  );
});
