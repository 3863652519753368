import type { Problem } from '@corvo/core';
import { LIMITS, refusals } from '@corvo/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** The HTTP status of a refusal; what it says stands in its body. */
const STATUS: Readonly<Record<string, number>> = {
  'no-identity': 401,
  'link-void': 403,
  'foreign-origin': 403,
  'unknown-host': 403,
  'too-fast': 429,
  'no-such-table': 404,
  'no-such-address': 404,
  'no-such-moment': 404,
  'no-spectators': 403,
  'not-host': 403,
  'message-too-large': 413,
  'malformed-message': 400,
  'not-stored': 503,
  'not-mailed': 502,
  'server-stopping': 503,
};

export function refuse(reply: FastifyReply, problem: Problem): FastifyReply {
  const data = problem.data as { count?: number } | undefined;
  if (problem.code === 'too-fast' && data?.count !== undefined) reply.header('retry-after', data.count);
  return reply.status(STATUS[problem.code] ?? 409).send(problem);
}

/** Whatever goes wrong becomes a problem; what we did not foresee is logged and told to nobody. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [first] = error.validation;
      return refuse(
        reply,
        refusals.malformed((first?.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.').slice(0, 80)),
      );
    }
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode === 413) return refuse(reply, refusals.tooLarge(request.routeOptions.bodyLimit ?? LIMITS.body));
    if (statusCode < 500) return refuse(reply, refusals.malformed(statusCode === 415 ? 'content-type' : 'body'));
    request.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a request failed');
    return reply.status(500).send(refusals.notStored());
  });
}
