import { fastifyHelmet } from '@fastify/helmet';
import { say } from '@corvo/core';
import { API, LIMITS, protocolMessages, refusals } from '@corvo/protocol';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { addressOf } from './address.ts';
import { Bodies } from './bodies.ts';
import type { Context } from './context.ts';
import { useCookies } from './cookie.ts';
import { hostIn, isOwnHost } from './host.ts';
import { isOwnOrigin } from './origin.ts';
import { answerProblems, refuse } from './problems.ts';
import { identityRoutes } from './identity.ts';
import { serveClient } from './client.ts';
import { noticeRoutes } from './notices.ts';
import { preferenceRoutes } from './preferences.ts';
import { tableRoutes } from './tables.ts';
import { wordsOf } from '../tables/index.ts';

/** No inline script, nothing from elsewhere. Styles may be inline: accessible dialogs bring their own. */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** What a log may hold of a request: no cookie, no query, no code after a table's id. */
export function loggerOf(level: string): object {
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    redact: [
      'req.headers',
      'cookie',
      'secret',
      'token',
      'invite',
      'seed',
      '*.cookie',
      '*.secret',
      '*.token',
      '*.invite',
      '*.seed',
    ],
  };
}

/**
 * One hop: what stands before it in the headers anybody may have written. Said as a function, since Fastify believes
 * nobody where it is given a number.
 */
const isNearest = (_address: string, hop: number): boolean => hop === 0;

export function makeApp({ logLevel, trustProxy, requestMs }: Config): FastifyInstance {
  return Fastify({
    logger: loggerOf(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy && isNearest,
    bodyLimit: LIMITS.body,
    // Who sends a request drop by drop holds a connection for nothing.
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.max(100, requestMs / 5) },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 100 },
    // An address that cannot be read comes to no route, nor to its handler of errors.
    frameworkErrors: (_error, _request, reply) => refuse(reply, refusals.noSuchAddress()),
  });
}

/** A program is told a problem, and a person a sentence that names the setting. */
function refuseHost(request: FastifyRequest, reply: FastifyReply, host: string): FastifyReply {
  const problem = refusals.unknownHost(host.slice(0, 80));
  if (request.url.startsWith('/api/')) return refuse(reply, problem);
  const language = (request.headers['accept-language'] ?? '').startsWith('it') ? 'it' : 'en';
  const sentence = say(protocolMessages, language, `problem.${problem.code}`, problem.data);
  return reply.status(403).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

/** The HTTP half of the server: headers, checks at the door, routes, the client's files. */
export async function addRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, rates } = context;
  const bodies = new Bodies();
  app.setValidatorCompiler(validatorCompiler);
  answerProblems(app);
  await useCookies(app);
  const isHttps = config.origins.some(origin => origin.startsWith('https:'));
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps, // without https browsers ignore these two and complain
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === API.ready) return undefined; // it says itself that the server is stopping
    if (context.isStopping) return refuse(reply, refusals.stopping());
    // What is here for bots alone serves nobody.
    if (config.role === 'bots' && request.url !== API.health) return reply.status(404).send();
    // Whoever watches over the server may call it by any name.
    if (request.url !== API.health && !isOwnHost(request.raw, config.origins, config.trustProxy))
      return refuseHost(request, reply, hostIn(request.raw, config.trustProxy) ?? '');
    const address = addressOf(request.raw, config.trustProxy);
    const wait = rates.address.take(address);
    if (wait > 0) return refuse(reply, refusals.tooFast(wait));
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isOwnOrigin(request.raw, config.origins, config.trustProxy))
      return refuse(reply, refusals.foreignOrigin());
    return bodies.mayCome(request, reply, address) ? undefined : refuse(reply, refusals.tooFast(1));
  });
  app.addHook('onSend', async (request, reply) => {
    // Who does not read an answer holds it for nothing, like who does not send a request to its end.
    reply.raw.setTimeout(config.requestMs, () => void request.raw.destroy());
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.get(API.health, async (_request, reply) => {
    const why = await context.health.trouble();
    const tables = context.hub.size;
    return why === null ? { ok: true, tables } : reply.status(503).send({ ok: false, tables, why });
  });
  // Is this the server that somebody who comes now should be sent to? A proxy asks it.
  app.get(API.ready, async (_request, reply) => {
    const why = context.isLeaving ? 'stopping' : config.role === 'bots' ? 'bots' : await context.health.trouble();
    return why === null ? { ready: true } : reply.status(503).send({ ready: false, why });
  });
  app.get<{ Params: { game: string; hash: string } }>(API.words(':game', ':hash'), async ({ params }, reply) => {
    const game = context.hub.around.findGame(params.game);
    const found = game && (await wordsOf(game, app.log));
    if (found === undefined || found.hash !== params.hash)
      return refuse(reply, refusals.noSuchGame(params.game.slice(0, 60), ''));
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(found.words);
  });
  identityRoutes(app, context);
  preferenceRoutes(app, context);
  noticeRoutes(app, context);
  tableRoutes(app, context);
  await serveClient(app, config.client);
}
