import { expect, test } from 'vitest';
import { hasFields, isUnitCount, readUnits, singular, writeUnits } from './form.ts';

test('an answer has exactly its fields, no other and none less', () => {
  const fields = ['from', 'leave'];
  expect(hasFields({ from: 'keep', leave: false }, fields)).toBe(true);
  for (const wrong of [
    { from: 'keep' },
    { from: 'keep', to: 'ford' },
    { from: 'keep', leave: false, to: 'ford' },
    [],
    null,
  ])
    expect(hasFields(wrong, fields), JSON.stringify(wrong)).toBe(false);
});

test('units are counted in whole numbers from 1 to 999', () => {
  for (const right of [{}, { knight: 1 }, { knight: 999, footman: 2 }]) expect(isUnitCount(right)).toBe(true);
  for (const wrong of [{ knight: 0 }, { knight: -1 }, { knight: 1000 }, { knight: 1.5 }, { knight: '1' }, [], null])
    expect(isUnitCount(wrong), JSON.stringify(wrong)).toBe(false);
});

test('units are written with their number and read again; a kind without a number counts one, and no kind comes twice', () => {
  const units = { knight: 2, footman: 3, ship: 1 };
  expect(writeUnits(units)).toBe('2 knights 3 footmen 1 ship');
  expect(readUnits('2 knights 3 footmen 1 ship')).toEqual(units);
  expect(readUnits('2 knights footman ship')).toEqual({ knight: 2, footman: 1, ship: 1 });
  expect(readUnits('')).toEqual({});
  for (const wrong of ['knight knight', '2 knights knight', 'Knight', '1000 knights', '-knight'])
    expect(readUnits(wrong), wrong).toBeUndefined();
  expect(['footmen', 'knights', 'ship'].map(singular)).toEqual(['footman', 'knight', 'ship']);
});
