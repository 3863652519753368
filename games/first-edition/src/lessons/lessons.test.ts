import { courseFaults } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { firstEdition } from '../game.ts';
import { course } from './index.ts';

test('every lesson can be played to its end, meets each wrong answer with its words, and never loses the pupil', () => {
  expect(courseFaults(firstEdition, course)).toEqual([]);
});
