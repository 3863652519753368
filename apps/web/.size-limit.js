/**
 * The weight of the pages, on the built files: `npm run build -w @corvo/web && npm run size -w @corvo/web`. The same
 * budget is held by a test (`scripts/weight.test.ts`).
 */
import { join } from 'node:path';
import { BUDGET, offlineOf, partsOf, SCRIPT } from './build/weight.ts';

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
  ...Object.keys(SCRIPT).map(game => {
    const { shell, games } = offlineOf(dist);
    return entry(`what a device keeps that plays ${game}`, [...shell, ...games[game]], BUDGET.offline);
  }),
];
