import { expect, test } from 'vitest';
import { noticeMessages } from './index.ts';

const { it, en } = noticeMessages;
const holes = (text = ''): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();

test('both languages say the same notices with the same data', () => {
  expect(Object.keys(it)).toEqual(Object.keys(en));
  const isOne = (key: string): boolean => key.endsWith('_one'); // may leave out its number
  for (const key of Object.keys(en).filter(name => !isOne(name)))
    expect([key, holes(it[key])]).toEqual([key, holes(en[key])]);
});
