import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  cacheDir: '../../../node_modules/.vite-map',
  plugins: [react()],
  server: {
    port: Number(process.env['MAP_PORT'] ?? 5198),
    strictPort: true,
    fs: { allow: [new URL('../../../../../..', import.meta.url).pathname] },
  },
  build: { target: 'es2024' },
});
