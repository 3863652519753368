import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KERNEL = fileURLToPath(new URL('../../../packages/westeros/src/', import.meta.url));

/** The tools of the Westeros games come after their board (`src/boards/westeros/tools.ts`): no first orders need them. */
export function tools(): Plugin {
  return {
    name: 'corvo-tools',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOfKernel =
        source === './aids/tools.ts' && importer !== undefined && resolve(importer, '..') === resolve(KERNEL);
      return isOfKernel ? join(KERNEL, 'aids/late-tools.ts') : null;
    },
  };
}
