import { MANIFESTS } from '@corvo/catalogue/manifests';
import { isPlayerName } from '@corvo/bots/names';
import { botsOf, type Manifest } from '@corvo/core';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const unix = (path: string): string => path.replaceAll('\\', '/');
const FOLDER = unix(fileURLToPath(new URL('../src/session/local/workers/', import.meta.url)));
const GAMES = unix(fileURLToPath(new URL('../../../games/', import.meta.url)));
const LIST = unix(fileURLToPath(new URL('../src/session/workers.ts', import.meta.url)));

/** The file of a worker, which nobody has to write. */
const WORKER = /^(?:\/@fs)?(\/.*\/session\/local\/workers\/[\w-]+\.game\.ts)(?:\?.*)?$/;
const fileOf = ({ id }: Manifest): string => `${FOLDER}${id}.game.ts`;

/** The whole rules of a game, by the file that its manifest loads them from: a worker imports nothing late. */
const rulesOf = ({ id }: Manifest): string => `${GAMES}${id}/src/whole.ts`;

const workerOf = (manifest: Manifest): string => {
  const bots = botsOf(manifest);
  return [
    `import { makeBot, readBot } from '@corvo/bots/${isPlayerName(bots) ? bots : 'random'}';`,
    `import { rules } from ${JSON.stringify(rulesOf(manifest))};`,
    `import { thinkAloud } from ${JSON.stringify(`${FOLDER}think-aloud.ts`)};`,
    'thinkAloud(rules, { makeBot, readBot });',
  ].join('\n');
};

const asModule = (code: string) => ({ code, map: null, moduleType: 'js' });

/**
 * The workers in which bots think, one for each game of the catalogue. They share their chunks with the page: Vite's own
 * way bundles everything a worker needs once more, and a player would fetch the rules of a game twice.
 */
export function workers(): Plugin {
  let serving = false;
  return {
    name: 'corvo-workers',
    enforce: 'pre',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: source => WORKER.exec(unix(source))?.[1] ?? null,
    load(id) {
      const file = unix(id);
      const manifest = MANIFESTS.find(each => fileOf(each) === file);
      if (manifest !== undefined) return asModule(workerOf(manifest));
      if (file !== LIST) return null;
      const lines = MANIFESTS.map(each => {
        const worker = fileOf(each);
        const address = serving
          ? JSON.stringify(`/@fs${worker}?worker_file&type=module`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker, preserveSignature: false })}`;
        return `${JSON.stringify(each.id)}: async () => ${address}`;
      });
      return asModule(`export const WORKERS = { ${lines.join(',\n')} };`);
    },
  };
}
