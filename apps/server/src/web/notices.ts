import { say, type Language, type Problem } from '@corvo/core';
import {
  API,
  hookTo,
  mailTo,
  pushHere,
  pushNoMore,
  refusals,
  type Hook as ShownHook,
  type Ways,
} from '@corvo/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { HOOK, hookIn, isPush, MAIL, mailIn, noticeMessages, pushIn, pushName, roomOf } from '../notices/index.ts';
import type { Hook, Mail, Push } from '../notices/index.ts';
import { hashOfSecret } from '../people/index.ts';
import { failureOf, type Person, type StoredTable, type StoredWay, type Write } from '../storage/index.ts';
import { addressOf } from './address.ts';
import type { Context } from './context.ts';
import { secretIn } from './cookie.ts';
import { whoAsks } from './identity.ts';
import { refuse } from './problems.ts';

/** So many devices of one person are told; of more, those that asked first no longer. */
const MOST_DEVICES = 10;

const withId = z.strictObject({ id: z.string().max(32) });
const withToken = z.strictObject({ token: z.string().max(100) });

/** Letters that would be marks in a page. */
const inPage = (text: string): string => text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/** CO-9.2: by which ways somebody is told, and where a table tells what happens at it. */
export function noticeRoutes(plain: FastifyInstance, context: Context): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { config, hub, rates, notices } = context;
  const { notifier, senders, outside, base } = notices;
  const { storage, committer, chance, now, log } = hub.around;

  // Forms of pages, and programs that end a subscription for somebody, send nothing that we have to read.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );

  const write = async (owner: string, writes: readonly Write[]): Promise<Problem | undefined> => {
    try {
      if (writes.length > 0) await committer.commit(writes);
      notifier.forget(owner);
      return undefined;
    } catch (error) {
      log.error({ why: failureOf(error), error: String(error) }, 'a way for notices could not be stored');
      return refusals.notStored();
    }
  };

  const waysOf = async ({ id }: Person): Promise<Ways> => {
    const ways = await storage.ways([id]);
    const mail = ways.find(({ name }) => name === MAIL);
    return {
      pushKey: (await notifier.keys()).publicKey,
      pushes: ways.filter(isPush).map(way => pushIn(way).endpoint),
      mail: mail === undefined ? null : { address: mailIn(mail).address, confirmed: mailIn(mail).confirmed },
      mayMail: senders.mayMail,
    };
  };

  /** Who changes by which ways they are told: only people with a name, and only so often. */
  const asker = async (request: FastifyRequest): Promise<Person | Problem> => {
    const person = await whoAsks(context, request);
    if (person === undefined) return refusals.noIdentity();
    const wait = await rates.ways.take(person.id);
    return wait > 0 ? refusals.tooFast(wait) : person;
  };

  app.get(API.notices, async (request, reply) => {
    const person = await whoAsks(context, request);
    return person === undefined ? refuse(reply, refusals.noIdentity()) : waysOf(person);
  });

  app.post(API.push, { schema: { body: pushHere } }, async (request, reply) => {
    const person = await asker(request);
    if ('code' in person) return refuse(reply, person);
    const push: Push = { ...request.body, at: now() };
    if (outside.refuse(push.endpoint)) return refuse(reply, refusals.addressRefused());
    const name = pushName(push.endpoint);
    const session = hashOfSecret(secretIn(request.headers.cookie) ?? '');
    const before = (await storage.ways([person.id]))
      .filter(way => isPush(way) && way.name !== name)
      .sort((a, b) => (pushIn(a).at ?? 0) - (pushIn(b).at ?? 0));
    const most = before.slice(0, Math.max(0, before.length - MOST_DEVICES + 1));
    const refused = await write(person.id, [
      ...most.map(way => ({ do: 'drop-way', owner: person.id, name: way.name }) as const),
      { do: 'put-way', way: { owner: person.id, name, session, body: JSON.stringify(push) } },
    ]);
    return refused === undefined ? waysOf(person) : refuse(reply, refused);
  });

  app.delete(API.push, { schema: { body: pushNoMore } }, async (request, reply) => {
    const person = await asker(request);
    if ('code' in person) return refuse(reply, person);
    const name = pushName(request.body.endpoint);
    const refused = await write(person.id, [{ do: 'drop-way', owner: person.id, name }]);
    return refused === undefined ? waysOf(person) : refuse(reply, refused);
  });

  app.post(API.mail, { schema: { body: mailTo } }, async (request, reply) => {
    const person = await asker(request);
    if ('code' in person) return refuse(reply, person);
    if (!senders.mayMail) return refuse(reply, refusals.noMail());
    const { address, language } = request.body;
    const wait =
      (await rates.mails.take(person.id)) ||
      (await rates.mailsOfAddress.take(addressOf(request.raw, config.trustProxy))) ||
      (await rates.mails.take(address.toLowerCase()));
    if (wait > 0) return refuse(reply, refusals.tooFast(wait));
    const mail: Mail = { address, language, confirmed: false, secret: chance.secret() };
    const way = { owner: person.id, name: MAIL, session: null, body: JSON.stringify(mail) };
    const refused = await write(person.id, [{ do: 'put-way', way }]);
    if (refused !== undefined) return refuse(reply, refused);
    try {
      await senders.ask(person.id, person.name, mail, chance.id());
    } catch (error) {
      const { code = '' } = error as { code?: string };
      log.warn({ way: MAIL, why: code }, 'an address could not be asked');
      return refuse(reply, refusals.notMailed());
    }
    return waysOf(person);
  });

  app.delete(API.mail, async (request, reply) => {
    const person = await asker(request);
    if ('code' in person) return refuse(reply, person);
    const refused = await write(person.id, [{ do: 'drop-way', owner: person.id, name: MAIL }]);
    return refused === undefined ? waysOf(person) : refuse(reply, refused);
  });

  /** What a link in mail is about; undefined where it means nothing any more. */
  const linked = async (token: string): Promise<{ what: string; way: StoredWay; mail: Mail } | undefined> => {
    const [what = '', owner = '', secret = ''] = token.split('.');
    const way = (await storage.ways([owner])).find(({ name }) => name === MAIL);
    if (way === undefined || !['confirm', 'stop'].includes(what)) return undefined;
    const mail = mailIn(way);
    return hashOfSecret(mail.secret) === hashOfSecret(secret) ? { what, way, mail } : undefined;
  };

  const page = (
    reply: FastifyReply,
    language: Language,
    key: string,
    address: string,
    button?: string,
  ): FastifyReply => {
    const told = (name: string): string => inPage(say(noticeMessages, language, `mail.page.${name}`, { address }));
    const form = button === undefined ? '' : `<form method="post"><button>${told(button)}</button></form>`;
    const style = 'font:18px/1.5 system-ui;max-width:32em;margin:4em auto;padding:0 1em';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Corvo</title><link rel="icon" href="/icons/favicon.svg"><body style="${style}"><main><p>${told(key)}</p>${form}</main></body></html>`,
      );
  };

  const spoken = ({ headers }: FastifyRequest): Language =>
    (headers['accept-language'] ?? '').startsWith('it') ? 'it' : 'en';

  // Programs look at the links in mail before people do: nothing is done before somebody says so on the page.
  app.get(API.mailed(':token'), { schema: { params: withToken } }, async (request, reply) => {
    const found = await linked(request.params.token);
    if (found === undefined) return page(reply.status(404), spoken(request), 'gone', '');
    return page(reply, found.mail.language, found.what, found.mail.address, `${found.what}Yes`);
  });

  app.post(API.mailed(':token'), { schema: { params: withToken } }, async (request, reply) => {
    const found = await linked(request.params.token);
    if (found === undefined) return page(reply.status(404), spoken(request), 'gone', '');
    const { what, way, mail } = found;
    const refused = await write(way.owner, [
      what === 'stop'
        ? { do: 'drop-way', owner: way.owner, name: MAIL }
        : { do: 'put-way', way: { ...way, body: JSON.stringify({ ...mail, confirmed: true } satisfies Mail) } },
    ]);
    if (refused !== undefined) return refuse(reply, refused);
    return page(reply, mail.language, what === 'stop' ? 'stopped' : 'confirmed', mail.address);
  });

  /** The table of a request, where its host asks. */
  const hosted = async (request: FastifyRequest, id: string): Promise<StoredTable | Problem> => {
    const person = await asker(request);
    if ('code' in person) return person;
    const table = await storage.table(id);
    if (table === undefined) return refusals.noSuchTable();
    if (table.host !== person.id)
      return table.seats.some(seat => seat.person === person.id) ? refusals.notHost() : refusals.noSuchTable();
    return table;
  };

  const hookAt = async (id: string): Promise<ShownHook> => {
    const way = (await storage.ways([roomOf(id)])).find(({ name }) => name === HOOK);
    return { host: way === undefined ? null : new URL(hookIn(way).url).host };
  };

  app.get(API.hook(':id'), { schema: { params: withId } }, async (request, reply) => {
    const table = await hosted(request, request.params.id);
    return 'code' in table ? refuse(reply, table) : hookAt(table.id);
  });

  app.post(API.hook(':id'), { schema: { params: withId, body: hookTo } }, async (request, reply) => {
    const table = await hosted(request, request.params.id);
    if ('code' in table) return refuse(reply, table);
    const { url, language } = request.body;
    if (outside.refuse(url)) return refuse(reply, refusals.addressRefused());
    const hook: Hook = { url, language, base: base ?? request.headers.origin ?? '' };
    const owner = roomOf(table.id);
    const way = { owner, name: HOOK, session: null, body: JSON.stringify(hook) };
    const refused = await write(owner, [{ do: 'put-way', way }]);
    return refused === undefined ? hookAt(table.id) : refuse(reply, refused);
  });

  app.delete(API.hook(':id'), { schema: { params: withId } }, async (request, reply) => {
    const table = await hosted(request, request.params.id);
    if ('code' in table) return refuse(reply, table);
    const owner = roomOf(table.id);
    const refused = await write(owner, [{ do: 'drop-way', owner, name: HOOK }]);
    return refused === undefined ? hookAt(table.id) : refuse(reply, refused);
  });
}
