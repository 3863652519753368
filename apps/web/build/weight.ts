import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the pages may weigh, in bytes, compressed as they are sent. We promise 200 kB of script and 1.5 MB in all. */
export const BUDGET = { style: 30_000, all: 1_000_000 };

/** Script until the first board of a game. The Westeros games are still above the promise: they must not grow. */
export const SCRIPT: Readonly<Record<string, number>> = {
  'hand-of-the-king': 165_000,
  'first-edition': 260_000,
  'second-edition': 268_000,
};

/** The way from the first page to a game against bots: home, the form, the table. */
const WAY = ['index.html', 'src/tables/PlayPage.tsx', 'src/lobby/LocalTable.tsx'];

/** What a game adds to it: its board, its rules, its map, its bots. Not every game has all of them in files of its own. */
const partsOfGame = (game: string): string[] => [
  `src/board/${game}/kit.tsx`,
  `src/board/${game}/rules.ts`,
  `../../games/${game}/src/board/${game}.ts`,
  `src/local/workers/${game}.ts?address`,
  `src/local/workers/${game}.ts`,
];

/** What these may fetch later: other pages, and what somebody opens or asks for at the table. */
const LATER = [
  /^src\/(tables|lobby|rulebook|settings|identity|tutorial)\/\w+(Page|Table|Route)\.tsx$/,
  /^src\/table\/(TableMenu|ChatPanel|RuleBeside)\.tsx$/,
  /^src\/result\/ResultPage\.tsx$/,
  /^src\/board\/westeros\/ending\/Ending\.tsx$/,
  /^src\/board\/generic\/kit\.tsx$/,
  /\/six-players\.ts$/, // another map
  /^(_westeros-|\.\.\/\.\.\/packages\/bots\/src\/westeros)/, // why a bot gives its advice
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

type Manifest = Readonly<Record<string, Chunk>>;

/** Chunks and all they import. */
function withImports(manifest: Manifest, from: readonly string[]): Map<string, Chunk> {
  const needed = new Map<string, Chunk>();
  const need = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the pages have no part ${key}`);
    if (needed.has(key)) return;
    needed.set(key, chunk);
    chunk.imports?.forEach(need);
  };
  from.forEach(need);
  return needed;
}

/** The files of built pages, by what they are needed for: on the way to the first board of a game, or for other parts. */
export function partsOf(dist: string, game: string): Parts {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const inBuild = (key: string): boolean => Object.hasOwn(manifest, key);
  const needed = withImports(manifest, [...WAY, ...partsOfGame(game).filter(inBuild)]);
  const others = Object.keys(SCRIPT).filter(other => other !== game);
  const ofOthers = withImports(manifest, others.flatMap(partsOfGame).filter(inBuild));
  const chunks = [...needed.values()];
  const onDemand = chunks.flatMap(({ dynamicImports }) => dynamicImports ?? []);
  const isSent = (file: string): boolean =>
    /\.\w+$/.test(file) && !/\.(br|gz|map)$/.test(file) && !file.startsWith('.vite');
  return {
    script: [...new Set(chunks.map(({ file }) => file))],
    style: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
    all: readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isSent),
    unknown: onDemand.filter(key => !needed.has(key) && !ofOthers.has(key) && !LATER.some(later => later.test(key))),
  };
}

/** The scripts of one part and all it imports. */
export function scriptsOf(dist: string, ...from: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return [...new Set([...withImports(manifest, from).values()].map(({ file }) => file))];
}

/** What files weigh as they are sent: the build has compressed all but the smallest. */
export const weightOf = (dist: string, files: readonly string[]): number =>
  files.reduce((total, file) => {
    const sent = join(dist, `${file}.br`);
    const weight = existsSync(sent) ? statSync(sent).size : brotliCompressSync(readFileSync(join(dist, file))).length;
    return total + weight;
  }, 0);
