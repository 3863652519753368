import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Tells the service worker which files make up this build, so that it can keep all of them. */
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
          files.set(`/${name}`, file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
          if (!name.isFile() || name.name === 'robots.txt' || name.name.endsWith('-512.png')) continue;
          const path = join(name.parentPath, name.name);
          files.set(path.slice(publicDir.length).replaceAll('\\', '/'), readFileSync(path));
        }
        const hash = createHash('sha256');
        for (const name of [...files.keys()].sort()) hash.update(name).update(files.get(name) ?? '');
        const list = [...files.keys()].sort().map(name => (name === '/index.html' ? '/' : name));
        worker.code = worker.code
          .replace('__CORVO_VERSION__', hash.digest('hex').slice(0, 12))
          .replace(/["'`]__CORVO_FILES__["'`]/, JSON.stringify(list));
      },
    },
  };
}
