import type { Plugin, Rolldown } from 'vite';
import { FIRST_GAME, PLAYABLE } from '../src/shared/games.ts';

type Chunk = Rolldown.OutputChunk;

/** The parts of the pages that are asked for before our script runs, by the files they begin with. */
const PLACES = {
  form: /\/src\/tables\/PlayPage\.tsx$/,
  table: /\/src\/lobby\/LocalTable\.tsx$/,
  server: /\/src\/lobby\/ServerTable\.tsx$/,
};
/** Rules, board and map of a game. */
const partsOf = (game: string): RegExp =>
  new RegExp(`/(src/board/${game}/(kit\\.tsx|rules\\.ts)|games/${game}/src/board/${game}\\.ts)$`);
/** The letters that every page is written in. */
const FONTS = /(cinzel|eb-garamond)-latin-wght-normal.*\.woff2$/;
const ASKS = '<script src="/theme.js"></script>';

/** The chunks that match and all they import, with their styles. */
function filesOf(bundle: Rolldown.OutputBundle, begins: RegExp): string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach(style => files.add(style));
    for (const name of chunk.imports) if (bundle[name]?.type === 'chunk') add(bundle[name]);
  };
  const isBeginning = (file: Chunk | Rolldown.OutputAsset): file is Chunk =>
    file.type === 'chunk' && begins.test((file.facadeModuleId ?? '').replaceAll('\\', '/'));
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
        const note = {
          first: FIRST_GAME,
          places: Object.fromEntries(Object.entries(PLACES).map(([place, begins]) => [place, further(begins)])),
          games: Object.fromEntries(PLAYABLE.map(({ id }) => [id, further(partsOf(id))])),
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
