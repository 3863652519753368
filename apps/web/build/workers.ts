import type { Plugin } from 'vite';

/**
 * `import address from './worker.ts?address'`: a worker that shares its chunks with the page. Vite's own way bundles
 * everything a worker needs once more, and a player would fetch the rules of a game twice.
 */
export function workers(): Plugin {
  let serving = false;
  return {
    name: 'corvo-workers',
    enforce: 'pre',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    load(id) {
      const [file, query] = id.split('?');
      if (file === undefined || query !== 'address') return null;
      if (serving) return `export default ${JSON.stringify(`/@fs${file}?worker_file&type=module`)};`;
      const worker = this.emitFile({ type: 'chunk', id: file, preserveSignature: false });
      return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
    },
  };
}
