import { boardOf, type Language, type Manifest } from '@corvo/core';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { manifestOf, MANIFESTS, textsOf as partsSpokenBy } from '../src/base/games.ts';
import { MODULES, OFFLINE_LISTS, type OfflineLists } from './offline-files.ts';

/**
 * What the pages may weigh, in bytes, compressed as they are sent. We promise 200 kB of script and 1.5 MB in all. The
 * data are the map; where its names stand at every zoom is worked out ahead: 3 kB instead of up to 85 ms. Faces and
 * scenes are the pictures on the cards of one game. Offline is what a device keeps that plays one game: pages and game.
 */
export const BUDGET = { style: 30_000, data: 20_000, faces: 110_000, scenes: 40_000, offline: 1_000_000 };

/** Script until the first board of a game can be played on, in either language. */
export const SCRIPT: Readonly<Record<string, number>> = Object.fromEntries(
  MANIFESTS.map(({ id, budget }) => [id, budget]),
);

/** The way from the first page to a game against bots: home, the form, the table. */
const WAY = ['index.html', 'src/pages/tables/PlayPage.tsx', 'src/pages/lobby/LocalTable.tsx'];

export const textsOf = (language: Language, ...parts: readonly string[]): string[] =>
  parts.map(part => `src/base/i18n/parts.ts?texts=${part}.${language}`);

/** What a game adds to it: its board, its first rules, its map, its bots. Not every game has all of them. */
const partsOfGame = (game: Manifest): string[] => {
  const map = game.ledger; // an expansion is played on the board of the game it expands
  return [`src/boards/${boardOf(game)}/kit.tsx`, firstRulesOf(game), `../../games/${map}/src/board/${map}.ts`];
};
/** All its rules. */
export const wholeRulesOf = ({ id }: Manifest): string => `../../games/${id}/src/whole.ts`;
/** The rules that a page begins with. */
export const firstRulesOf = (game: Manifest): string =>
  game.first === undefined ? wholeRulesOf(game) : `../../games/${game.id}/src/first.ts`;
/** The worker in which its bots think. */
export const botsAt = ({ id }: Manifest): string => `src/session/local/workers/${id}.game.ts`;

/** What these may fetch later: other pages, what somebody opens or asks for at the table, and what comes afterwards. */
const LATER = [
  /^src\/app\/turns\/TurnNotice\.tsx$/,
  /^src\/pages\/(tables|lobby|replay|rulebook|settings|identity|learn|lost)\/\w+(Page|Table|Route|Sheet)\.tsx$/,
  /^_NameSheet-/, // shared with the page of a table on a server
  /^src\/table\/(cards\/Cards|Clock|Watchers|TableMenu|ChatPanel|RuleBeside|SinceNotice|Curtain|bell)\.tsx?$/,
  /^src\/boards\/(hand|north)\/cards\.ts$/,
  /^src\/pages\/rulebook\/CardPages\.tsx$/,
  /^src\/kit\/asks\/AskForm\.tsx$/,
  /^src\/boards\/westeros\/asks\/Forms\.tsx$/,
  /^src\/table\/result\/ResultPage\.tsx$/,
  /^src\/boards\/westeros\/(ending\/Ending\.tsx|later\.ts)$/,
  /^\.\.\/\.\.\/games\/[\w-]+\/src\/(whole|lessons\/index)\.ts$/, // what a game has beyond its first questions
  /^src\/boards\/generic\/kit\.tsx$/,
  /^no-board$/, // of games that the catalogue does not have
  /^src\/base\/i18n\/parts\.ts\?texts=/, // the other language, other games, other pages
  /\/six-players\.ts$/, // another map
  /^(_texts-|\.\.\/\.\.\/packages\/bots\/src\/texts\/index\.ts$)/, // why a bot gives its advice
  /^src\/session\/online\/(wire|kept-pages)\.ts$/, // tables on a server, with Socket.IO
  /^src\/session\/local\/later\.ts$/, // going back, leaving, reading what was kept
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

interface Parts {
  readonly script: readonly string[]; // everything that runs until the first board can be played on, texts included
  readonly style: readonly string[];
  readonly data: readonly string[]; // the map
  readonly unknown: readonly string[]; // parts that are fetched on demand and that nobody has thought of
}

/** Built pages: their chunks by the file each begins with, and in which chunk every other module came to lie. */
interface Built {
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly modules: Readonly<Record<string, string>>; // key of its chunk, by file
}

function readBuilt(dist: string): Built {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  const chunks = read('.vite/manifest.json') as Built['chunks'];
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]));
  const modules = Object.entries(read(MODULES) as Readonly<Record<string, string>>);
  return { chunks, modules: Object.fromEntries(modules.map(([module, file]) => [module, keys.get(file) ?? ''])) };
}

/** The chunk with a module, by the file of either; undefined where nothing of it was built. */
const keyOf = ({ chunks, modules }: Built, file: string): string | undefined =>
  Object.hasOwn(chunks, file) ? file : modules[file];

/** Chunks and all they import. */
function withImports(built: Built, from: readonly string[]): Map<string, Chunk> {
  const needed = new Map<string, Chunk>();
  const need = (file: string): void => {
    const key = keyOf(built, file) ?? '';
    const chunk = built.chunks[key];
    if (chunk === undefined) throw new Error(`the pages have no part ${file}`);
    if (needed.has(key)) return;
    needed.set(key, chunk);
    chunk.imports?.forEach(need);
  };
  from.forEach(need);
  return needed;
}

/** The files of built pages, by what they are needed for: on the way to the first board of a game, or for other parts. */
export function partsOf(dist: string, game: string, language: Language): Parts {
  const built = readBuilt(dist);
  const manifest = manifestOf(game);
  if (manifest === undefined) throw new Error(`the catalogue has no ${game}`);
  const inBuild = (file: string): boolean => keyOf(built, file) !== undefined;
  const needed = withImports(built, [
    ...WAY,
    ...textsOf(language, 'pages'),
    ...[
      ...textsOf(language, ...partsSpokenBy(game)),
      ...partsOfGame(manifest),
      ...(manifest.botsMayBegin === true ? [botsAt(manifest)] : []),
    ].filter(inBuild),
  ]);
  const ofAll = MANIFESTS.flatMap(each => [...partsOfGame(each), botsAt(each)]);
  const ofOthers = withImports(built, ofAll.filter(inBuild));
  const chunks = [...needed.values()];
  const onDemand = chunks.flatMap(({ dynamicImports }) => dynamicImports ?? []);
  return {
    script: [...new Set(chunks.map(({ file }) => file))],
    style: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
    data: [...new Set(chunks.flatMap(({ assets }) => assets ?? []))].filter(file => file.endsWith('.json')),
    unknown: onDemand.filter(key => !needed.has(key) && !ofOthers.has(key) && !LATER.some(later => later.test(key))),
  };
}

/** What a device keeps of built pages, as the service worker is told. */
export const offlineOf = (dist: string): OfflineLists =>
  JSON.parse(readFileSync(join(dist, OFFLINE_LISTS), 'utf8')) as OfflineLists;

/** The scripts of one part and all it imports. */
export const scriptsOf = (dist: string, ...from: readonly string[]): string[] => [
  ...new Set([...withImports(readBuilt(dist), from).values()].map(({ file }) => file)),
];

/** What files weigh as they are sent: the build has compressed all but the smallest. */
export const weightOf = (dist: string, files: readonly string[]): number =>
  files.reduce((total, file) => {
    const sent = join(dist, `${file}.br`);
    const weight = existsSync(sent) ? statSync(sent).size : brotliCompressSync(readFileSync(join(dist, file))).length;
    return total + weight;
  }, 0);
