import { readdirSync, readFileSync } from 'node:fs';
import { runScenario, writeFailure } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);

test.each(readdirSync(FOLDER))('%s', file => {
  const result = runScenario(
    id => (id === handOfTheKing.id ? handOfTheKing : undefined),
    readFileSync(new URL(file, FOLDER), 'utf8'),
  );

  expect(result.failures.map(failure => writeFailure(file, failure))).toEqual([]);
});
