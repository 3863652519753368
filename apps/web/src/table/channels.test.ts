import { expect, test } from 'vitest';
import type { TableSnapshot } from '../session/session.ts';
import { channelsOf } from './channels.ts';

const sitters = ['ada', 'bruno', 'carla', 'dario'].map(seat => ({ seat, kind: 'person' as const }));
const talk = { table: true, between: [], secondsMax: 0 };
const open = (viewer: string | null, more: Partial<TableSnapshot['talk']>): string[] =>
  channelsOf({ viewer, sitters, talk: { ...talk, ...more } }).map(({ id, open: is }) => `${id}${is ? '' : ' closed'}`);

test('everybody talks at the table and with each other in private', () => {
  expect(open('ada', {})).toEqual(['table', 'ada+bruno', 'ada+carla', 'ada+dario']);
  expect(open(null, {})).toEqual(['table closed']);
});

test('CO-8.3 where the table is silent only the two who were called away talk', () => {
  expect(open('ada', { table: false, between: ['carla', 'ada'] })).toEqual([
    'table closed',
    'ada+bruno closed',
    'ada+carla',
    'ada+dario closed',
  ]);
});

test('CO-8.5 who is kept apart reads the table, writes nothing there, and has no channel with the others of them', () => {
  expect(open('ada', { apart: ['ada', 'bruno'] })).toEqual(['table closed', 'ada+carla', 'ada+dario']);
  expect(open('carla', { apart: ['ada', 'bruno'] })).toEqual(['table', 'ada+carla', 'bruno+carla', 'carla+dario']);
});
