import { filesOf as picturesOf, isDrawn } from '@corvo/faces';
import { boardOf, botsOf, type Manifest } from '@corvo/core';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_GAME, laterTextsOf, MANIFESTS, textsOf } from '../src/base/games.ts';

/** Where the lists are written for whoever weighs the pages; nobody is sent it. */
export const OFFLINE_LISTS = '.vite/offline.json';

/** The chunk in which each module came to lie, for the same. */
export const MODULES = '.vite/modules.json';

/** What a device keeps: the pages, and whatever belongs to the games that were played on it. */
export interface OfflineLists {
  readonly shell: readonly string[];
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** The files of pictures have their names from the package that draws them, with a hash after it. */
const PICTURES = /^assets\/((?:faces|vignettes)-[\w-]+)-[\w-]{8}\.svg$/;

/** The ledgers that a page of the rulebook compares. */
const COMPARED: readonly string[] = ['first-edition', 'second-edition'];

/** The parts of the pages that only the tables, lessons and rules of one game need. */
function partsOf(game: Manifest): RegExp {
  const { id, family, ledger } = game; // an expansion is played on the board of the game it expands
  const spoken = [...textsOf(id), ...laterTextsOf(id)].join('|');
  return new RegExp(
    [
      `/src/boards/(${boardOf(game)}|${family})/`,
      `/games/(${id}|${ledger})/src/`,
      `/src/session/local/workers/${id}\\.game\\.ts`,
      `/src/base/i18n/parts\\.ts\\?texts=(${spoken})\\.`,
      `/docs/rules/(it/)?${ledger}\\.md`,
      ...(COMPARED.includes(ledger) ? ['/docs/rules/(it/)?editions\\.md'] : []),
      `/packages/${family}/src/`,
      `/packages/bots/src/(${botsOf(game)}|${family})`,
    ].join('|'),
  );
}

type Chunk = Rolldown.OutputChunk;

/** Chunks and all they cannot run without, with their styles and data. */
function closureOf(bundle: Rolldown.OutputBundle, begins: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach(style => files.add(style));
    chunk.viteMetadata?.importedAssets.forEach(asset => files.add(asset));
    for (const name of chunk.imports) if (bundle[name]?.type === 'chunk') add(bundle[name]);
  };
  begins.forEach(add);
  return files;
}

const PAGES = fileURLToPath(new URL('..', import.meta.url));

/** Where each module of ours came to lie, by its file as Vite's manifest names it. */
const modulesIn = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(
    Object.values(bundle)
      .filter((file): file is Chunk => file.type === 'chunk')
      .flatMap(({ moduleIds, fileName }) => moduleIds.map(id => [id, fileName] as const))
      .filter(([id]) => isAbsolute(id) && !id.includes('/node_modules/'))
      .map(([id, fileName]) => [relative(PAGES, id).replaceAll('\\', '/'), fileName]),
  );

/** Sorts the files of a build. What no game alone needs belongs to the pages. */
function sorted(bundle: Rolldown.OutputBundle, names: readonly string[]): OfflineLists {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const beginning = ({ facadeModuleId, name }: Chunk): string => (facadeModuleId ?? `/${name}`).replaceAll('\\', '/');
  const entries = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const ofGames = MANIFESTS.map(game => ({
    id: game.id,
    begins: entries.filter(entry => partsOf(game).test(beginning(entry))),
  }));
  const all = new Set(ofGames.flatMap(({ begins }) => begins));
  const shared = closureOf(
    bundle,
    entries.filter(entry => !all.has(entry)),
  );
  const isOfShell = (name: string): boolean => shared.has(name) && !PICTURES.test(name);
  const games = ofGames.map(({ id, begins }): [string, string[]] => {
    const { faces, vignettes } = isDrawn(id) ? picturesOf(id) : { faces: [], vignettes: [] };
    const drawn = [...faces, ...vignettes];
    const files = [...closureOf(bundle, begins)].filter(name => !isOfShell(name) && !PICTURES.test(name));
    const pictures = names.filter(name => drawn.includes(PICTURES.exec(name)?.[1] ?? ''));
    if (begins.length === 0 || pictures.length !== drawn.length) throw new Error(`the pages lack parts of ${id}`);
    return [id, [...files, ...pictures].filter(name => names.includes(name)).sort()];
  });
  const ofSome = new Set(games.flatMap(([, files]) => files));
  return {
    shell: names.filter(name => !ofSome.has(name) && !PICTURES.test(name)),
    games: Object.fromEntries(games),
  };
}

/** Tells the service worker which files make up this build, and which of them belong to one game alone. */
export function offlineFiles(): Plugin {
  let publicDir = '';
  return {
    name: 'corvo-offline-files',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const files = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) {
          if (file === worker || name.endsWith('.map') || name.startsWith('.')) continue;
          files.set(name, file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
          if (!name.isFile() || name.name === 'robots.txt' || name.name.endsWith('-512.png')) continue;
          const path = join(name.parentPath, name.name);
          files.set(path.slice(publicDir.length + 1).replaceAll('\\', '/'), readFileSync(path));
        }
        const names = [...files.keys()].sort();
        const hash = createHash('sha256');
        for (const name of names) hash.update(`/${name}`).update(files.get(name) ?? '');
        const { shell, games } = sorted(bundle, names);
        const addresses = (list: readonly string[]): string[] =>
          list.map(name => (name === 'index.html' ? '/' : `/${name}`));
        const ofGames = Object.fromEntries(Object.entries(games).map(([id, list]) => [id, addresses(list)]));
        worker.code = worker.code
          .replace('__CORVO_VERSION__', hash.digest('hex').slice(0, 12))
          .replace('__CORVO_FIRST__', FIRST_GAME)
          .replace(/["'`]__CORVO_FILES__["'`]/, JSON.stringify(addresses(shell)))
          .replace(/["'`]__CORVO_GAMES__["'`]/, JSON.stringify(ofGames));
        this.emitFile({ type: 'asset', fileName: OFFLINE_LISTS, source: JSON.stringify({ shell, games }) });
        this.emitFile({ type: 'asset', fileName: MODULES, source: JSON.stringify(modulesIn(bundle)) });
      },
    },
  };
}
