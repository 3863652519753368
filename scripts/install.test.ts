import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, isFresh, withoutFolder } from './install.mjs';

const found = { marker: undefined, fingerprint: 'now', recordTime: undefined, lockTime: 100 };

test.each([
  ['nothing is installed', {}, false],
  ['we installed exactly this', { marker: 'now' }, true],
  ['we installed something else', { marker: 'before', recordTime: 99 }, false],
  ['the lockfile has the time of the checkout, but is the one we installed', { marker: 'now', recordTime: 1 }, true],
  ['somebody ran npm by hand after the lockfile changed', { recordTime: 101 }, true],
  ['the lockfile changed after somebody ran npm by hand', { recordTime: 99 }, false],
])('%s', (_, difference, expected) => {
  expect(isFresh({ ...found, ...difference })).toBe(expected);
});

test('an install depends on the lockfile and on what package.json asks for, not on its scripts', () => {
  const before = fingerprint('lock', '{"devDependencies":{"a":"1.0.0"},"scripts":{"test":"x"}}');
  expect(fingerprint('lock', '{"devDependencies":{"a":"1.0.0"},"scripts":{"test":"y"}}')).toBe(before);
  expect(fingerprint('lock', '{"devDependencies":{"a":"1.0.1"},"scripts":{"test":"x"}}')).not.toBe(before);
  expect(fingerprint('other', '{"devDependencies":{"a":"1.0.0"},"scripts":{"test":"x"}}')).not.toBe(before);
});

test('npm does not run on the Node in the folder it deletes', () => {
  expect(withoutFolder(['ours', 'system', 'ours', 'more'].join(delimiter), 'ours')).toBe(`system${delimiter}more`);
});
