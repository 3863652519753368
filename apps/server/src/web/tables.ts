import { isProblem, type Problem } from '@corvo/core';
import {
  API,
  createTable,
  INVITATION_HEADER,
  inviteCode,
  LIMITS,
  listTables,
  momentsBefore,
  refusals,
  viewAt as viewParams,
  type Created,
} from '@corvo/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportRecord, importRecord } from '../records/index.ts';
import type { StoredTable } from '../storage/index.ts';
import {
  infoFor,
  invitationTo,
  isEndHidden,
  momentsBefore as lookBack,
  refuseVisit,
  tablePath,
  viewAt,
  type Table,
} from '../tables/index.ts';
import { addressOf } from './address.ts';
import type { Context } from './context.ts';
import { whoAsks } from './identity.ts';
import { refuse } from './problems.ts';

/**
 * The code of an invitation: in a header, since addresses are written into logs. What cannot be one is left out and not
 * refused: a refusal of its own would tell a table by invitation from none (CO-7.4).
 */
const invitationIn = ({ headers }: FastifyRequest): string | undefined =>
  inviteCode.safeParse(headers[INVITATION_HEADER]).data;

const withId = z.strictObject({ id: z.string().max(32) });
const created = (table: StoredTable): Created => ({
  id: table.id,
  path: tablePath(table.id),
  invitation: invitationTo(table),
});

/** Lists, new tables, old views, records: what is asked once. */
export function tableRoutes(plain: FastifyInstance, context: Context): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { config, hub, rates } = context;

  /** Who looks at which table, where looking costs something: strangers only so often. */
  const costlyVisit = async (
    request: FastifyRequest,
    id: string,
  ): Promise<{ readonly table: Table; readonly person: string | null } | Problem> => {
    const person = (await whoAsks(context, request))?.id ?? null;
    const wait = person === null ? rates.strangers.take(addressOf(request.raw, config.trustProxy)) : 0;
    if (wait > 0) return refusals.tooFast(wait);
    const table = await hub.table(id);
    if (table === undefined) return refusals.noSuchTable();
    return refuseVisit(table.record, person, invitationIn(request)) ?? { table, person };
  };

  app.get(API.tables, { schema: { querystring: listTables } }, async request => {
    const person = await whoAsks(context, request);
    return hub.list(person?.id ?? null, request.query);
  });

  app.post(API.tables, { schema: { body: createTable } }, async (request, reply) => {
    const person = await whoAsks(context, request);
    if (person === undefined) return refuse(reply, refusals.noIdentity());
    const wait = rates.tables.take(person.id);
    if (wait > 0) return refuse(reply, refusals.tooFast(wait));
    const table = await hub.create(person, request.body);
    return isProblem(table) ? refuse(reply, table) : reply.status(201).send(created(table.record));
  });

  app.get(API.table(':id'), { schema: { params: withId } }, async (request, reply) => {
    const person = (await whoAsks(context, request))?.id ?? null;
    const table = await hub.table(request.params.id);
    if (table === undefined) return refuse(reply, refusals.noSuchTable());
    const refused = refuseVisit(table.record, person, invitationIn(request));
    if (refused !== undefined) return refuse(reply, refused);
    return infoFor(table, person ?? '');
  });

  app.get(API.moments(':id'), { schema: { params: withId, querystring: momentsBefore } }, async (request, reply) => {
    const visit = await costlyVisit(request, request.params.id);
    if (isProblem(visit)) return refuse(reply, visit);
    const { table, person } = visit;
    return lookBack(table, person ?? '', request.query.before);
  });

  app.get('/api/tables/:id/views/:n', { schema: { params: viewParams } }, async (request, reply) => {
    const visit = await costlyVisit(request, request.params.id);
    if (isProblem(visit)) return refuse(reply, visit);
    const { table, person } = visit;
    const { n } = request.params;
    const view = await table.run(() => viewAt(table, person ?? '', n));
    return isProblem(view) ? refuse(reply, view) : { n, view };
  });

  app.get(API.record(':id'), { schema: { params: withId } }, async (request, reply) => {
    const visit = await costlyVisit(request, request.params.id);
    if (isProblem(visit)) return refuse(reply, visit);
    const { table, person } = visit;
    if (isEndHidden(table.record, person, hub.around.now())) return refuse(reply, refusals.recordBeforeEnd());
    const record = await exportRecord(hub.around, table.record);
    if (isProblem(record)) return refuse(reply, record);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${table.game.id}-${table.id}.jsonl"`)
      .send(record);
  });

  app.post(API.records, { bodyLimit: LIMITS.record }, async (request, reply) => {
    const person = await whoAsks(context, request);
    if (person === undefined) return refuse(reply, refusals.noIdentity());
    // Nothing costs nothing: no turn of the rate, and no thread that would read it.
    if (typeof request.body !== 'string' || request.body.trim() === '')
      return refuse(reply, refusals.malformed('body'));
    const wait = rates.tables.take(person.id);
    if (wait > 0) return refuse(reply, refusals.tooFast(wait));
    const table = await importRecord(hub.around, person, request.body);
    return isProblem(table) ? refuse(reply, table) : reply.status(201).send(created(table));
  });
}
