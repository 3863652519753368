import { readdirSync, readFileSync } from 'node:fs';
import { runScenario, writeFailure } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { beyondTheWall } from './game.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);

test.each(readdirSync(FOLDER))('%s', file => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const result = runScenario(id => (id === beyondTheWall.id ? beyondTheWall : undefined), text);
  expect(result.failures.map(failure => writeFailure(file, failure))).toEqual([]);
});
