import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the pages may weigh, in bytes, compressed as they are sent. We promise 200 kB of script and 1.5 MB in all. */
export const BUDGET = { script: 175_000, style: 30_000, all: 1_000_000 };

/** Where the way from the first page to a game against bots leads: home, the form, the table, the board, the bots. */
const FIRST_BOARD = [
  'index.html',
  'src/tables/PlayPage.tsx',
  'src/lobby/LocalTable.tsx',
  'src/board/hand-of-the-king/kit.tsx',
  'src/local/workers/hand-of-the-king.ts?address',
  'src/local/workers/hand-of-the-king.ts',
];

/** What these may fetch later: other pages, and what somebody opens or asks for at the table. */
const LATER = [
  /^src\/(tables|lobby|rulebook|settings|identity|tutorial)\/\w+(Page|Table|Route)\.tsx$/,
  /^src\/board\/[\w-]+\/kit\.tsx$/,
  /^src\/local\/workers\/[\w-]+\.ts\?address$/,
  /^src\/board\/[\w-]+\/rules\.ts$/, // of the other games
  /^(_westeros-|\.\.\/\.\.\/packages\/bots\/src\/westeros)/, // their bots' words
  /^src\/table\/(TableMenu|ChatPanel)\.tsx$/,
  /^src\/result\/ResultPage\.tsx$/,
  /socket\.io-client/,
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

interface Parts {
  readonly script: readonly string[]; // everything that runs until the first board can be played on, workers included
  readonly style: readonly string[];
  readonly all: readonly string[]; // every file of the pages, as the offline copy takes them
  readonly unknown: readonly string[]; // parts that are fetched on demand and that nobody has thought of
}

/** The files of built pages, by what they are needed for: on the way to the first board, or for other parts. */
export function partsOf(dist: string, from: readonly string[] = FIRST_BOARD): Parts {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const needed = new Map<string, Chunk>();
  const need = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the pages have no part ${key}`);
    if (needed.has(key)) return;
    needed.set(key, chunk);
    chunk.imports?.forEach(need);
  };
  from.forEach(need);
  const chunks = [...needed.values()];
  const onDemand = chunks.flatMap(({ dynamicImports }) => dynamicImports ?? []);
  const isSent = (file: string): boolean =>
    /\.\w+$/.test(file) && !/\.(br|gz|map)$/.test(file) && !file.startsWith('.vite');
  return {
    script: [...new Set(chunks.map(({ file }) => file))],
    style: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
    all: readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isSent),
    unknown: onDemand.filter(key => !needed.has(key) && !LATER.some(later => later.test(key))),
  };
}

export const weightOf = (dist: string, files: readonly string[]): number =>
  files.reduce((total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
