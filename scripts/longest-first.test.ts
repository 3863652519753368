import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checks.ts';
import { LONGEST } from './longest-first.ts';

test.each(LONGEST)('%s, which begins early, is still there', file => {
  expect(existsSync(join(ROOT, file))).toBe(true);
});
