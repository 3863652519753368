import { expect, test } from 'vitest';
import { personName } from './fields.ts';
import { written } from './written.ts';

test('what somebody writes in one line is taken as they meant it: no unseen signs, one blank between words', () => {
  expect(written('  Ada \t Lovelace\n')).toBe('Ada Lovelace');
  expect(written('A\u200bd\u202ea\u0007')).toBe('Ada');
  expect(written('e\u0301a')).toBe('éa');
  expect(written('👩\u200d🚀')).toBe('👩\u200d🚀'); // two pictures that are one
  expect(written('\ue000 x')).toBe('x');
});

test('where nothing is left to read, nothing was written', () => {
  for (const text of ['', ' ', '\u200b', '\u202e\u2066', '\u0301', '\u00ad\ufeff']) expect(written(text)).toBe('');
});

test('the server takes what is left', () => {
  for (const text of ['A\u200bd\u202ea', '👩\u200d🚀 Ada', '\ufeffBo\u2028b', 'x\u200d'])
    expect(personName.parse(written(text))).toBe(written(text));
});
