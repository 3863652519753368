import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from '../people/index.ts';

const NAME = 'corvo';

export async function useCookies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCookie);
}

/** The secret in a cookie header; `useCookies` comes first. */
export function secretIn(header: string | undefined): string | undefined {
  return header === undefined || header.length > 4_096 ? undefined : fastifyCookie.parse(header)[NAME];
}

/** Where no script can read it and no other site can send it along. */
const kept = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', path: '/' }) as const;

export function keepSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(NAME, secret, { ...kept(request), maxAge: Math.floor(SESSION_MS / 1000) });
}

export function dropSecret(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, kept(request));
}
