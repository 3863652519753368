import { allSprites, type CastGame, filesOf, isDrawn, printingsOf } from '@corvo/faces';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { MANIFESTS } from '../src/base/games.ts';

const FILES = fileURLToPath(new URL('../src/base/pictures/files.ts', import.meta.url)).replaceAll('\\', '/');

/** The pictures of a game as the pages know them, with an expression for the address of each file. */
function entryOf(game: CastGame, address: (name: string) => string): string {
  const { faces, vignettes } = filesOf(game);
  const list = (names: readonly string[]): string => `[${names.map(address).join(', ')}]`;
  const printings = JSON.stringify(printingsOf(game));
  return `${JSON.stringify(game)}: { faces: ${list(faces)}, scenes: ${list(vignettes)}, printings: ${printings} }`;
}

/**
 * Draws the pictures on the cards and hands their files to `src/base/pictures`. They are not in the repository: the
 * build draws them anew, into files with a hash in their names, and a server for developers keeps them in mind.
 */
export function pictures(): Plugin {
  let serving = false;
  let drawn: ReadonlyMap<string, string> | undefined;
  const draw = (): ReadonlyMap<string, string> =>
    (drawn ??= new Map(allSprites().map(({ name, svg }) => [`${name}.svg`, svg])));
  return {
    name: 'corvo-pictures',
    enforce: 'pre',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    configureServer({ middlewares }) {
      middlewares.use('/pictures/', (request, response, next) => {
        const svg = draw().get((request.url ?? '').slice(1));
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    load(id) {
      if (id.replaceAll('\\', '/') !== FILES) return null;
      const emitted = new Map<string, string>();
      const address = (name: string): string => {
        if (serving) return JSON.stringify(`/pictures/${name}.svg`);
        const source = draw().get(`${name}.svg`);
        if (source === undefined) throw new Error(`nobody draws ${name}`);
        const file = emitted.get(name) ?? this.emitFile({ type: 'asset', name: `${name}.svg`, source });
        emitted.set(name, file);
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const games = MANIFESTS.map(({ id }) => id)
        .filter(isDrawn)
        .map(game => entryOf(game, address));
      return { code: `export const PICTURES = {\n${games.join(',\n')}\n};`, map: null, moduleType: 'js' };
    },
  };
}
