import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem, type OptionValues } from '@corvo/core';
import { expect, test } from 'vitest';
import { beyondTheWall as game } from './game.ts';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const lines = (/```position\n([^`]*)```/.exec(README)?.[1] ?? '')
  .split('\n')
  .map(line => line.replace(/ *#.*$/, ''))
  .filter(line => line !== '');

test('the position in the README can be read, and says the same when it is written', () => {
  const state = game.table.read(
    ['round 9', 'phase raids', ...lines],
    game.resolveOptions({}, 3) as OptionValues,
    game.seats(3),
  );
  if (isProblem(state)) throw new Error(JSON.stringify(state));
  const written = game.table.write(state.open);
  const kept = lines.filter(line => !/sealed|^btw-/.test(line)); // no open table has what is laid face down; areas are written in parts
  expect(lines.length).toBeGreaterThan(10);
  for (const line of kept) expect(written).toContain(line);
});
