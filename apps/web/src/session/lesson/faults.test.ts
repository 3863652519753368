import type { Course, Game, Lesson } from '@corvo/core';
import { expect, test } from 'vitest';
import { whispers } from '@corvo/testkit';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { course as northCourse } from '@corvo/beyond-the-wall/lessons';
import { firstEdition } from '@corvo/first-edition';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { secondEdition } from '@corvo/second-edition';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { courseFaults } from './faults.fixture.ts';

const LESSON: Lesson = {
  id: 'bid',
  players: 2,
  seat: 'ada',
  position: [
    'round 3',
    'pool 2',
    'lantern left 2',
    'seat ada stones 4 hand 1 shown whisper-3',
    'seat bruno stones 1 hand 0 shown',
  ],
  others: { bruno: ['bruno bids 1'] },
  steps: [
    {
      id: 'more',
      clause: 'WH-2.1',
      answer: {
        asks: 'bid',
        show: 'ada bids 3',
        goal: [{ figure: 'stones.ada', atMost: 2 }],
        mistakes: [{ id: 'low', when: [], like: 'ada bids 0' }],
      },
    },
    { id: 'end', clause: 'WH-2.1' },
  ],
};
const WORDS = {
  'lesson.bid': 'A bid',
  'lesson.bid.about': 'How to bid.',
  'lesson.bid.more': 'Bid 2 or more.',
  'lesson.bid.more.low': 'Too low.',
  'lesson.bid.end': 'Won.',
};
const taught = (change: Partial<Lesson>, words: Record<string, string> = WORDS): Course => ({
  lessons: [{ ...LESSON, ...change }],
  messages: { en: words, it: WORDS },
});
const answer = LESSON.steps[0]?.answer;
const withAnswer = (change: Partial<NonNullable<typeof answer>>): Partial<Lesson> => ({
  steps: LESSON.steps.map(step =>
    step.answer === undefined ? step : { ...step, answer: { ...step.answer, ...change } },
  ),
});

test('a sound lesson has no faults', () => {
  expect(courseFaults(whispers, taught({}))).toEqual([]);
});

test.each<[string, Partial<Lesson>, RegExp]>([
  ['a position that cannot be laid', { position: ['moon 5'] }, /damaged|position/],
  ['an intended answer that misses the goal', withAnswer({ show: 'ada bids 0' }), /refuses its own answer/],
  ['a question that does not come', withAnswer({ asks: 'show' }), /expects show and meets/],
  ['a mistake that is none', withAnswer({ mistakes: [{ id: 'low', when: [], like: 'ada bids 4' }] }), /no objection/],
  ['a goal without a word for the rest', withAnswer({ mistakes: [] }), /no word for every other answer/],
  ['a figure that is not there', withAnswer({ goal: [{ figure: 'moons', is: 1 }] }), /no figure moons/],
  ['a line that cannot be played', { others: { bruno: ['bruno bids 9'] } }, /cannot play/],
  ['a line that nobody hears', { others: { bruno: ['bruno bids 1', 'bruno bids 1'] } }, /nobody hears/],
])('finds %s', (_what, change, fault) => {
  expect(courseFaults(whispers, taught(change)).join('\n')).toMatch(fault);
});

test('finds words that are missing, left over or loud', () => {
  const { 'lesson.bid.end': _left, ...fewer } = WORDS;
  expect(courseFaults(whispers, taught({}, fewer)).join('\n')).toContain('en lacks lesson.bid.end');
  expect(courseFaults(whispers, taught({}, { ...WORDS, 'lesson.x': 'X' })).join('\n')).toContain('nobody says');
  expect(courseFaults(whispers, taught({}, { ...WORDS, 'lesson.bid.end': 'Won!' })).join('\n')).toContain(
    'cannot be said',
  );
});

const COURSES = [
  ['first-edition', firstEdition as Game, firstCourse],
  ['second-edition', secondEdition as Game, secondCourse],
  ['beyond-the-wall', beyondTheWall as Game, northCourse],
] as const;

test.each(COURSES)(
  '%s: every lesson can be played to its end, meets each wrong answer with its words, and never loses the pupil',
  (_, game, course) => {
    expect(courseFaults(game, course)).toEqual([]);
  },
);
