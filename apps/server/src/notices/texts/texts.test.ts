import { expect, test } from 'vitest';
import { noticeMessages } from './index.ts';

const { it, en } = noticeMessages;
const holes = (text = ''): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();

test('both languages say the same notices with the same data', () => {
  expect(Object.keys(it)).toEqual(Object.keys(en));
  for (const key of Object.keys(en))
    if (!key.endsWith('_one')) expect([key, holes(it[key])]).toEqual([key, holes(en[key])]);
});
