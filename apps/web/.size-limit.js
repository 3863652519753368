/**
 * The weight of the pages, on the built files: `npm run build -w @corvo/web && npm run size -w @corvo/web`. The same
 * budget is held by a test (`scripts/weight.test.ts`).
 */
import { join } from 'node:path';
import { BUDGET, partsOf, SCRIPT } from './build/weight.ts';

const dist = join(import.meta.dirname, 'dist');
const entry = (name, files, limit) => ({ name, path: files.map(file => join(dist, file)), limit: `${limit} B` });

export default [
  ...Object.entries(SCRIPT).flatMap(([game, limit]) => {
    const { style, data } = partsOf(dist, game, 'it');
    return [
      ...['it', 'en'].map(language =>
        entry(
          `script for the first playable board of ${game} (${language})`,
          partsOf(dist, game, language).script,
          limit,
        ),
      ),
      entry(`style for the first playable board of ${game}`, style, BUDGET.style),
      ...(data.length > 0 ? [entry(`map of ${game}`, data, BUDGET.data)] : []),
    ];
  }),
  entry(
    'every file of the pages, as the offline copy takes them',
    partsOf(dist, 'hand-of-the-king', 'it').all,
    BUDGET.all,
  ),
];
