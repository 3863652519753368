import { isProblem } from '@corvo/core';
import { API, changePreferences, refusals } from '@corvo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { choose, preferencesOf } from '../people/index.ts';
import type { Context } from './context.ts';
import { whoAsks } from './identity.ts';
import { refuse } from './problems.ts';

/** CO-9.1: what somebody has chosen for all their tables. */
export function preferenceRoutes(plain: FastifyInstance, context: Context): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { around } = context.hub;

  app.get(API.preferences, async (request, reply) => {
    const person = await whoAsks(context, request);
    if (person === undefined) return refuse(reply, refusals.noIdentity());
    const [chosen] = await preferencesOf(around, [person.id]);
    return chosen;
  });

  app.post(API.preferences, { schema: { body: changePreferences } }, async (request, reply) => {
    const person = await whoAsks(context, request);
    if (person === undefined) return refuse(reply, refusals.noIdentity());
    const chosen = await choose(around, person.id, request.body);
    return isProblem(chosen) ? refuse(reply, chosen) : chosen;
  });
}
