import type { Plugin, Rolldown } from 'vite';
import { boardOf, LANGUAGES, type Language, type Manifest } from '@corvo/core';
import { TEXTS } from './texts.ts';
import { FIRST_GAME, laterTextsOf, MANIFESTS, textsOf as partsSpokenBy } from '../src/base/games.ts';

type Chunk = Rolldown.OutputChunk;

/** The parts of the pages that are asked for before our script runs, by the files they begin with. */
const PLACES = {
  form: /\/src\/pages\/tables\/PlayPage\.tsx$/,
  table: /\/src\/pages\/lobby\/LocalTable\.tsx$/,
  server: /\/src\/pages\/lobby\/ServerTable\.tsx$/,
};
/** First rules, board and map of a game. */
const partsOf = (game: Manifest): RegExp => {
  const rules = game.first === undefined ? 'whole' : 'first';
  const map = game.ledger; // an expansion is played on the board of the game it expands
  return new RegExp(
    `/(src/boards/${boardOf(game)}/kit\\.tsx|games/${game.id}/src/${rules}\\.ts|games/${map}/src/board/${map}\\.ts)$`,
  );
};
/** The texts of parts of the pages in one language. */
const textsOf = (parts: readonly string[], language: Language): RegExp =>
  new RegExp(`/src/base/i18n/parts\\.ts\\?texts=(${parts.join('|')})\\.${language}$`);
/** What a game needs after its first question: at a game that has begun, any question may be the next. */
const afterwardsOf = ({ id, family }: Manifest): RegExp =>
  new RegExp(`/(src/boards/${family}/later|games/${id}/src/whole)\\.ts$`);
/** The letters that every page is written in. */
const FONTS = /(cinzel|eb-garamond)-latin-wght-normal.*\.woff2$/;
/** A map. */
const DATA = /\.json$/;
const ASKS = '<script src="/theme.js"></script>';

/** The chunks that match and all they import, with their styles and data. */
function filesOf(bundle: Rolldown.OutputBundle, begins: RegExp): string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach(style => files.add(style));
    chunk.viteMetadata?.importedAssets.forEach(asset => DATA.test(asset) && files.add(asset));
    for (const name of chunk.imports) if (bundle[name]?.type === 'chunk') add(bundle[name]);
  };
  const isBeginning = (file: Chunk | Rolldown.OutputAsset): file is Chunk =>
    file.type === 'chunk' && file.moduleIds.some(id => begins.test(id.replaceAll('\\', '/')));
  const found = Object.values(bundle).filter(isBeginning);
  if (found.length === 0) throw new Error(`the pages have no part ${begins.source}`);
  found.forEach(add);
  return [...files];
}

/**
 * Writes into the page which files the way to a board needs, so that `public/theme.js` can ask for all of them at once,
 * by the address alone: one after another, each waits for the script before it.
 */
export function ahead(): Plugin {
  return {
    name: 'corvo-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const onPage = new Set(filesOf(bundle, /\/index\.html$/));
        const further = (begins: RegExp): string[] => filesOf(bundle, begins).filter(file => !onPage.has(file));
        /** What is said, by who says it; and for games that have begun, by game, what they need besides. */
        const spokenIn = (language: Language): object => {
          const texts = (...parts: readonly string[]): string[] => {
            const loaded = parts.filter(part => Object.hasOwn(TEXTS, part));
            return loaded.length === 0 ? [] : further(textsOf(loaded, language)); // a game may bring its words with its rules
          };
          const afterwards = (game: Manifest): string[] =>
            game.first === undefined ? [] : [...further(afterwardsOf(game)), ...texts(...laterTextsOf(game.id))];
          return {
            texts: {
              ...Object.fromEntries(['pages', 'other-pages'].map(part => [part, texts(part)])),
              ...Object.fromEntries(MANIFESTS.map(({ id }) => [id, texts(...partsSpokenBy(id))])),
            },
            afterwards: Object.fromEntries(MANIFESTS.map(game => [game.id, afterwards(game)])),
          };
        };
        const note = {
          first: FIRST_GAME,
          places: Object.fromEntries(Object.entries(PLACES).map(([place, begins]) => [place, further(begins)])),
          games: Object.fromEntries(MANIFESTS.map(game => [game.id, further(partsOf(game))])),
          languages: Object.fromEntries(LANGUAGES.map(language => [language, spokenIn(language)])),
        };
        if (!html.includes(ASKS)) throw new Error(`index.html has no ${ASKS}`);
        const fonts = Object.keys(bundle).filter(file => FONTS.test(file));
        return {
          html: html.replace(
            ASKS,
            `<script type="application/json" id="ahead">${JSON.stringify(note)}</script>${ASKS}`,
          ),
          tags: fonts.map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}
