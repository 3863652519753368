import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import { refusals } from '@corvo/protocol';
import type { FastifyInstance } from 'fastify';
import { refuse } from './problems.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Corvo</title>
<h1>The server runs, but the client has not been built.</h1>
<p>Stop it and use <code>npm start</code>, which builds the client first.</p>
</html>`;

/** The client's files. Those named after their content never change; the page itself is asked for every time. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isForever = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || request.url.startsWith('/api/')) return refuse(reply, refusals.noSuchAddress());
    if (isBuilt) return reply.sendFile('index.html'); // the client finds its own way from the address
    return reply.status(503).type('text/html').send(NOT_BUILT);
  });
}
