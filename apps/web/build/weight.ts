import type { Language } from '@corvo/core';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ledgerOf, TEXTS_OF } from '../src/base/games.ts';
import { OFFLINE_LISTS, type OfflineLists } from './offline-files.ts';

/**
 * What the pages may weigh, in bytes, compressed as they are sent. We promise 200 kB of script and 1.5 MB in all. The
 * data are the map; where its names stand at every zoom is worked out ahead: 3 kB instead of up to 85 ms. Faces and
 * scenes are the pictures on the cards of one game. Offline is what a device keeps that plays one game: pages and game.
 */
export const BUDGET = { style: 30_000, data: 20_000, faces: 110_000, scenes: 40_000, offline: 1_000_000 };

/** Script until the first board of a game can be played on, in either language. */
export const SCRIPT: Readonly<Record<string, number>> = {
  'hand-of-the-king': 150_000,
  'first-edition': 181_000,
  'clash-of-kings': 197_000, // an expansion brings its rules along with those of the game it expands
  'second-edition': 185_000,
  'beyond-the-wall': 207_000,
};

/** The way from the first page to a game against bots: home, the form, the table. */
const WAY = ['index.html', 'src/pages/tables/PlayPage.tsx', 'src/pages/lobby/LocalTable.tsx'];

/** Where a bot may have to begin before anybody else can play. In the Westeros games all plan at the same time. */
const BOTS_MAY_BEGIN = ['hand-of-the-king'];

export const textsOf = (language: Language, ...parts: readonly string[]): string[] =>
  parts.map(part => `src/base/i18n/parts.ts?texts=${part}.${language}`);

/** What a game adds to it: its board, its rules, its map, its bots. Not every game has all of them in files of its own. */
const partsOfGame = (game: string): string[] => {
  const map = ledgerOf(game); // an expansion is played on the board of the game it expands
  return [`src/boards/${game}/kit.tsx`, `src/boards/${game}/rules.ts`, `../../games/${map}/src/board/${map}.ts`];
};
const botsOf = (game: string): string[] => [
  `src/session/local/workers/${game}.ts?address`,
  `src/session/local/workers/${game}.ts`,
];

/** What these may fetch later: other pages, what somebody opens or asks for at the table, and what comes afterwards. */
const LATER = [
  /^src\/pages\/(tables|lobby|replay|rulebook|settings|identity|learn)\/\w+(Page|Table|Route)\.tsx$/,
  /^src\/table\/(cards\/Cards|Clock|Watchers|TableMenu|ChatPanel|RuleBeside|SinceNotice|Curtain)\.tsx$/,
  /^src\/boards\/(hand-of-the-king|beyond-the-wall)\/cards\.ts$/,
  /^src\/pages\/rulebook\/CardPages\.tsx$/,
  /^src\/kit\/asks\/AskForm\.tsx$/,
  /^src\/boards\/westeros\/asks\/Forms\.tsx$/,
  /^src\/table\/result\/ResultPage\.tsx$/,
  /^src\/boards\/westeros\/(ending\/Ending\.tsx|later\.ts|tools\.ts)$/,
  /^(_tools-|\.\.\/\.\.\/packages\/westeros\/src\/aids\/tools\.ts$)/,
  /^\.\.\/\.\.\/games\/[\w-]+\/src\/aids\.ts$/, // what a game adds to the tools
  /^src\/boards\/generic\/kit\.tsx$/,
  /^src\/base\/i18n\/parts\.ts\?texts=/, // the other language, other games, other pages
  /\/six-players\.ts$/, // another map
  /^(_westeros-|\.\.\/\.\.\/packages\/bots\/src\/westeros)/, // why a bot gives its advice
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
export function partsOf(dist: string, game: string, language: Language): Parts {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const inBuild = (key: string): boolean => Object.hasOwn(manifest, key);
  const needed = withImports(manifest, [
    ...WAY,
    ...textsOf(language, 'pages', ...(TEXTS_OF[game] ?? [])),
    ...[...partsOfGame(game), ...(BOTS_MAY_BEGIN.includes(game) ? botsOf(game) : [])].filter(inBuild),
  ]);
  const games = Object.keys(SCRIPT);
  const ofOthers = withImports(manifest, [...games.flatMap(partsOfGame), ...games.flatMap(botsOf)].filter(inBuild));
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
export function scriptsOf(dist: string, ...from: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return [...new Set([...withImports(manifest, from).values()].map(({ file }) => file))];
}

/** What a device needs of a game beyond the first answers: a file of its own, which page and bots share. */
export function restOf(dist: string, game: string): readonly string[] {
  const needed = scriptsOf(dist, `src/session/local/workers/${game}.ts`);
  return needed.filter(file => file.startsWith('assets/rest-'));
}

/** What files weigh as they are sent: the build has compressed all but the smallest. */
export const weightOf = (dist: string, files: readonly string[]): number =>
  files.reduce((total, file) => {
    const sent = join(dist, `${file}.br`);
    const weight = existsSync(sent) ? statSync(sent).size : brotliCompressSync(readFileSync(join(dist, file))).length;
    return total + weight;
  }, 0);
