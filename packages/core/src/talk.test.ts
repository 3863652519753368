import { expect, test } from 'vitest';
import { apartFrom } from './talk.ts';

const FREE = { table: true, between: [], secondsMax: 0 };
const PARTED = { ...FREE, apart: ['ada', 'bruno', 'carla'] };
const ALL = ['ada', 'bruno', 'carla', 'dario', 'elena'];

test('CO-8.5 who is kept apart says nothing that another of them hears, and everything else to anybody', () => {
  expect(apartFrom(PARTED, 'ada', ALL)).toEqual(['bruno', 'carla']);
  expect(apartFrom(PARTED, 'ada', ['ada', 'bruno'])).toEqual(['bruno']);
  expect(apartFrom(PARTED, 'ada', ['ada', 'dario'])).toEqual([]);
  expect(apartFrom(PARTED, 'dario', ALL)).toEqual([]);
  expect(apartFrom(FREE, 'ada', ALL)).toEqual([]);
});
