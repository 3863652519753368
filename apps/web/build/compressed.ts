import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const LEAST = 1_000; // smaller files gain nothing

/** Writes every text file once more as `.br` and `.gz`, so that the server has nothing left to compress. */
export function compressed(): Plugin {
  let folder = '';
  let failed = false;
  return {
    name: 'corvo-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    async closeBundle() {
      if (failed) return; // else the first complaint would be of a missing folder
      for (const name of await readdir(folder, { recursive: true })) {
        if (!TEXT.test(name) || name.startsWith('.')) continue;
        const text = await readFile(join(folder, name));
        if (text.length < LEAST) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGBLOCK]: 20, // 100 bytes less for the largest file, none more for the others
        };
        await writeFile(join(folder, `${name}.br`), await brotli(text, { params }));
        await writeFile(join(folder, `${name}.gz`), await zip(text, { level: 9 }));
      }
    },
  };
}
