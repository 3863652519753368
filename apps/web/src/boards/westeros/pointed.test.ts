import { expect, test } from 'vitest';
import { sightOf } from './pointed.ts';

const passing = { places: ['winterfell'], centred: false };
const clicked = { places: ['winterfell'], centred: true };

test('what is only pointed at moves nothing, in a battle or out of it', () => {
  expect(sightOf(null, passing, 7, undefined)).toEqual({ away: null });
  expect(sightOf(null, passing, 7, 'seagard')).toEqual({ away: null });
  expect(sightOf(null, { places: [], centred: true }, 7, 'seagard')).toEqual({ away: null });
});

test('what is clicked comes into the middle and stays while that moment is looked at', () => {
  expect(sightOf(null, clicked, 3, undefined)).toEqual({ away: 3, centre: ['winterfell'] });
  expect(sightOf(3, undefined, 3, 'pyke')).toEqual({ away: 3 });
  expect(sightOf(3, passing, 3, 'pyke')).toEqual({ away: 3 });
});

test('whoever leaves the moment that was clicked comes back to the battle, once', () => {
  expect(sightOf(3, undefined, 9, 'seagard')).toEqual({ away: null, back: 'seagard' });
  expect(sightOf(null, undefined, 10, 'seagard')).toEqual({ away: null });
  expect(sightOf(3, undefined, 9, undefined)).toEqual({ away: null });
});
