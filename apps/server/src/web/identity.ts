import { isProblem, type Problem } from '@corvo/core';
import { API, claimMe, nameMe, refusals, sessionId, type Me } from '@corvo/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { deviceOf, hashOfSecret } from '../people/index.ts';
import type { Person } from '../storage/index.ts';
import { addressOf } from './address.ts';
import type { Context } from './context.ts';
import { dropSecret, keepSecret, secretIn } from './cookie.ts';
import { refuse } from './problems.ts';

export const whoAsks = (context: Context, request: FastifyRequest): Promise<Person | undefined> =>
  context.people.find(secretIn(request.headers.cookie));

/** What is kept of the secret that a request came with. */
const sessionIn = (request: FastifyRequest): string => hashOfSecret(secretIn(request.headers.cookie) ?? '');

const me = ({ id, name }: Person): Me => ({ id, name });

/** CO-7.1: coming in, being known again, carrying an identity to another device. */
export function identityRoutes(plain: FastifyInstance, context: Context): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { config, people, rates } = context;

  /** Who looks after their identity; not as often as they like, for it costs the disk something. */
  const keeper = async (request: FastifyRequest): Promise<Person | Problem> => {
    const person = await whoAsks(context, request);
    if (person === undefined) return refusals.noIdentity();
    const wait = await rates.identity.take(person.id);
    return wait > 0 ? refusals.tooFast(wait) : person;
  };

  app.get(API.me, async (request, reply) => {
    const person = await whoAsks(context, request);
    // A secret that proves nothing any more goes: without one, a stranger may at least watch.
    if (person === undefined && secretIn(request.headers.cookie) !== undefined) dropSecret(request, reply);
    return { me: person ? me(person) : null };
  });

  app.post(API.me, { schema: { body: nameMe } }, async (request, reply) => {
    const known = await whoAsks(context, request);
    if (known !== undefined) {
      const wait = await rates.identity.take(known.id);
      if (wait > 0) return refuse(reply, refusals.tooFast(wait));
      const renamed = await people.rename(known, request.body.name);
      return isProblem(renamed) ? refuse(reply, renamed) : { me: me(renamed) };
    }
    const wait = await rates.names.take(addressOf(request.raw, config.trustProxy));
    if (wait > 0) return refuse(reply, refusals.tooFast(wait));
    const welcome = await people.welcome(request.body.name, deviceOf(request.headers['user-agent']));
    if (isProblem(welcome)) return refuse(reply, welcome);
    keepSecret(request, reply, welcome.secret);
    return { me: me(welcome.person) };
  });

  app.delete(API.me, async (request, reply) => {
    const known = (await whoAsks(context, request)) !== undefined; // what is known nowhere need not be forgotten
    const secret = known ? secretIn(request.headers.cookie) : undefined;
    // Where it cannot be written down the browser keeps it, and can try again: elsewhere it would go on being good.
    const refused = secret === undefined ? undefined : await people.forget(secret);
    if (refused !== undefined) return refuse(reply, refused);
    dropSecret(request, reply);
    return { me: null };
  });

  app.post(API.link, async (request, reply) => {
    const person = await keeper(request);
    if (isProblem(person)) return refuse(reply, person);
    const link = await people.link(person);
    return isProblem(link) ? refuse(reply, link) : { path: `/carry#${link.secret}`, until: link.until };
  });

  app.get(API.sessions, async (request, reply) => {
    const person = await keeper(request);
    if (isProblem(person)) return refuse(reply, person);
    return { sessions: await people.devices(person, sessionIn(request)) };
  });

  app.delete(API.sessions, async (request, reply) => {
    const person = await keeper(request);
    if (isProblem(person)) return refuse(reply, person);
    const here = sessionIn(request);
    const refused = await people.end(person, { but: here });
    return refused === undefined ? { sessions: await people.devices(person, here) } : refuse(reply, refused);
  });

  app.delete(API.session(':id'), { schema: { params: sessionId } }, async (request, reply) => {
    const person = await keeper(request);
    if (isProblem(person)) return refuse(reply, person);
    const refused = await people.end(person, { one: request.params.id });
    if (refused !== undefined) return refuse(reply, refused);
    if (request.params.id === sessionIn(request)) dropSecret(request, reply);
    return { sessions: await people.devices(person, sessionIn(request)) };
  });

  app.post(API.claim, { schema: { body: claimMe } }, async (request, reply) => {
    const wait = await rates.names.take(addressOf(request.raw, config.trustProxy));
    if (wait > 0) return refuse(reply, refusals.tooFast(wait));
    if (request.body.look === true) {
      const owner = await people.ownerOf(request.body.token);
      return isProblem(owner) ? refuse(reply, owner) : { me: me(owner) };
    }
    const claimed = await people.claim(request.body.token, deviceOf(request.headers['user-agent']));
    if (isProblem(claimed)) return refuse(reply, claimed);
    keepSecret(request, reply, claimed.secret);
    return { me: me(claimed.person) };
  });
}
