/**
 * The weight of the pages, on the built files: `npm run build -w @corvo/web && npm run size -w @corvo/web`. The same
 * budget is held by a test (`scripts/weight.test.ts`).
 */
import { join } from 'node:path';
import { BUDGET, partsOf } from './build/weight.ts';

const dist = join(import.meta.dirname, 'dist');
const parts = partsOf(dist);
const entry = (name, part) => ({
  name,
  path: parts[part].map(file => join(dist, file)),
  limit: `${BUDGET[part]} B`,
});

export default [
  entry('script for the first playable board, bots included', 'script'),
  entry('style for the first playable board', 'style'),
  entry('every file of the pages, as the offline copy takes them', 'all'),
];
