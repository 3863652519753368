import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { facts } from './build/facts.ts';
import { ledgers } from './build/ledgers.ts';
import { offlineFiles } from './build/offline-files.ts';
import { workers } from './build/workers.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const proxy = {
  '/api': server,
  '/healthz': server,
  '/live': { target: server, ws: true },
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), ledgers(), facts(), workers(), offlineFiles(), compressed()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    manifest: true, // the budget reads it
    assetsInlineLimit: 0, // the content policy allows no data addresses for scripts, and one rule is simpler than two
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: here('index.html'), sw: here('src/offline/sw.ts') },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
