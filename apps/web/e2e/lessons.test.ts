/** The guided first games: every lesson to its end by the gestures of the table, left on the way and taken up again. */
import type { Lesson } from '@corvo/core';
import { LessonRun } from '../src/session/lesson/run.ts';
import { course as northCourse } from '@corvo/beyond-the-wall/lessons';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { Pupil } from './lesson-pupil.ts';
import { FIRST, NORTH, SECOND } from './westeros-tables.ts';

const lessonsOf = ({ lessons }: typeof firstCourse): (readonly [string, Lesson])[] =>
  lessons.map(lesson => [lesson.id, lesson] as const);

test.for(lessonsOf(firstCourse))(
  'first edition, in English with a mouse: the lesson %s',
  async ([, lesson], { open }) => {
    const page = await open({ language: 'en', width: 1440, height: 900 });
    const pupil = await Pupil.come(page, FIRST, firstCourse);
    await pupil.play(lesson);
    expect(await faultsOf(page)).toEqual([]);
    expect(await pupil.leave(lesson)).toBe('done');
  },
);

test.for(lessonsOf(secondCourse))(
  'second edition, in Italian on a phone: the lesson %s',
  async ([, lesson], { open }) => {
    const page = await open({ language: 'it', width: 390, height: 844, hasTouch: true, isMobile: true });
    const pupil = await Pupil.come(page, SECOND, secondCourse);
    await pupil.play(lesson);
    expect(await faultsOf(page)).toEqual([]);
    expect(await pupil.leave(lesson)).toBe('done');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  },
);

test.for(lessonsOf(northCourse))(
  'Beyond the Wall, in English with a mouse: the lesson %s',
  async ([, lesson], { open }) => {
    const page = await open({ language: 'en', width: 1440, height: 900 });
    const pupil = await Pupil.come(page, NORTH, northCourse);
    await pupil.play(lesson);
    expect(await faultsOf(page)).toEqual([]);
    expect(await pupil.leave(lesson)).toBe('done');
  },
);

test.for(lessonsOf(northCourse))(
  'Beyond the Wall, in Italian on a phone: the lesson %s',
  async ([, lesson], { open }) => {
    const page = await open({ language: 'it', width: 390, height: 844, hasTouch: true, isMobile: true });
    const pupil = await Pupil.come(page, NORTH, northCourse);
    await pupil.play(lesson);
    expect(await faultsOf(page)).toEqual([]);
    expect(await pupil.leave(lesson)).toBe('done');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  },
);

test('a wrong answer is explained by the teacher, and the table stays as it was', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  const pupil = await Pupil.come(page, FIRST, firstCourse);
  const lesson = firstCourse.lessons.find(({ id }) => id === 'raid') as Lesson;
  await pupil.open(lesson);
  await pupil.readOn();
  const before = await pupil.stepNow();
  const run = new LessonRun(FIRST.game, lesson);
  run.settle();
  await pupil.give(run, { from: 'the-shivering-sea', targets: [] });
  await page.locator('.teacher-mistake').waitFor();
  expect(await page.locator('.teacher-mistake').innerText()).toMatch(/without a target.* choose White Harbor/);
  expect(await pupil.stepNow()).toBe(before);
});
