import { courseFaults } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { secondEdition } from '../game.ts';
import { course } from './index.ts';

test('every lesson can be played to its end, meets each wrong answer with its words, and never loses the pupil', () => {
  expect(courseFaults(secondEdition, course)).toEqual([]);
});
