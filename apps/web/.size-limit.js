/**
 * The budget of the pages, on the built files: `npm run build -w @corvo/web && npm run size -w @corvo/web`. Compressed
 * sizes, as they are sent.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk and all that must be there before it runs. */
const needed = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) needed(next, seen);
  return seen;
};
const FIRST_BOARD = [
  'index.html',
  'src/tables/PlayPage.tsx',
  'src/lobby/LocalTable.tsx',
  'src/board/hand-of-the-king/kit.tsx',
];
const keys = new Set(FIRST_BOARD.flatMap(key => [...needed(key)]));
const chunks = [...keys].map(key => manifest[key]);
const worker = readdirSync(join(dist, 'assets')).find(name => /^bot\.worker-.*\.js$/.test(name));
const path = name => join(dist, name);

const all = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter(file => file.isFile() && !/\.(br|gz|map)$/.test(file.name) && !file.parentPath.endsWith('.vite'))
  .map(file => join(file.parentPath, file.name));

export default [
  {
    name: 'script for the first playable board, bots included',
    path: [...chunks.map(({ file }) => path(file)), path(`assets/${worker}`)],
    limit: '200 kB',
  },
  {
    name: 'style for the first playable board',
    path: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(path),
    limit: '30 kB',
  },
  { name: 'every file of the pages, as the offline copy takes them', path: all, limit: '1.5 MB' },
];
