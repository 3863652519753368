import { expect, test } from 'vitest';
import { personName } from './fields.ts';
import { nameKey } from './names.ts';
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

test('CO-7.1 names hide nothing: no unseen sign, no half of one, no disguise', () => {
  for (const name of [
    'A\u3164da',
    '\u2800',
    'Ada\ufe0f',
    'A\ufe00da',
    'Ad\ud83d',
    '\udc00a',
    'Ada\u{e0101}',
    'A\u00adda',
  ])
    expect(personName.safeParse(name).success, name).toBe(false);
  for (const name of ['Аda', 'Adа', 'Βea', 'B\u0337\u0338\u0335ea'])
    expect(personName.safeParse(name).success, name).toBe(false);
  for (const name of ['Ада', 'Βασίλης', 'Đorđe', 'Nguyễn', '李 Wei', '❤️ Ada', '🏴‍☠️', 'È così', 'O’Brien 3'])
    expect(personName.safeParse(name).success, name).toBe(true);
  expect(personName.parse('𝐀𝐝𝐚')).toBe('Ada');
  expect(personName.parse('Ａｄａ')).toBe('Ada');
});

test('names that look alike are one name to a reader', () => {
  for (const [one, other] of [
    ['Ada', 'ada'],
    ['Ada', 'Àda '],
    ['Paolo', 'Раоlо'],
    ['Bill', 'BiII'],
    ['O.Neil', 'ONeil'],
  ])
    expect(nameKey(one!)).toBe(nameKey(other!));
  expect(nameKey('Ada')).not.toBe(nameKey('Ida'));
  expect(nameKey('!!!')).not.toBe(nameKey('???'));
});
