import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { workers } from '../../../build/workers.ts';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  cacheDir: '../../../node_modules/.vite-table',
  plugins: [react(), workers()],
  server: { port: 5199, strictPort: true, fs: { allow: [new URL('../../../../..', import.meta.url).pathname] } },
  build: { target: 'es2024' },
});
