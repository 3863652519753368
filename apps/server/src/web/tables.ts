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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportRecord, importRecord } from '../records/index.ts';
import type { Person, StoredTable } from '../storage/index.ts';
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
  const { config, hub, rates, turns } = context;

  /** Who makes a table here: only people with a name, and only so often. */
  const whereFrom = ({ raw }: FastifyRequest): string => addressOf(raw, config.trustProxy);

  const maker = async (request: FastifyRequest): Promise<Person | Problem> => {
    const person = await whoAsks(context, request);
    if (person === undefined) return refusals.noIdentity();
    const wait = (await rates.tables.take(person.id)) || (await rates.tablesOfAddress.take(whereFrom(request)));
    return wait > 0 ? refusals.tooFast(wait) : person;
  };

  /** Answers whoever may look at a table; only so often where looking costs something, and strangers less often. */
  const answerVisit = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    cost: 'cheap' | 'costly',
    answer: (table: Table, person: string | null) => Promise<object>,
  ): Promise<object> => {
    const person = (await whoAsks(context, request))?.id ?? null;
    const address = whereFrom(request);
    // A table that has left the memory has to be read, and its last moves played again.
    if (cost === 'costly' || hub.here(request.params.id) === undefined) {
      const wait = (person === null ? rates.strangers.take(address) : 0) || rates.costly.take(address);
      if (wait > 0) return refuse(reply, refusals.tooFast(wait));
      await turns.take(address);
    }
    const table = await hub.table(request.params.id);
    if (table === undefined) return refuse(reply, refusals.noSuchTable());
    const refused = refuseVisit(table.record, person, invitationIn(request));
    const answered = refused ?? (await answer(table, person));
    return isProblem(answered) ? refuse(reply, answered) : answered;
  };

  app.get(API.tables, { schema: { querystring: listTables } }, async request => {
    const person = await whoAsks(context, request);
    await turns.take(whereFrom(request)); // who has hundreds of tables has them all looked at
    return hub.list(person?.id ?? null, request.query);
  });

  app.post(API.tables, { schema: { body: createTable } }, async (request, reply) => {
    const person = await maker(request);
    const table = isProblem(person) ? person : await hub.create(person, request.body, whereFrom(request));
    return isProblem(table) ? refuse(reply, table) : reply.status(201).send(created(table.record));
  });

  app.get(API.table(':id'), { schema: { params: withId } }, (request, reply) =>
    answerVisit(request, reply, 'cheap', (table, person) => infoFor(table, person ?? '')),
  );

  app.get(API.moments(':id'), { schema: { params: withId, querystring: momentsBefore } }, (request, reply) =>
    answerVisit(request, reply, 'costly', (table, person) => lookBack(table, person ?? '', request.query.before)),
  );

  app.get('/api/tables/:id/views/:n', { schema: { params: viewParams } }, (request, reply) =>
    answerVisit(request, reply, 'costly', async (table, person) => {
      const { n } = request.params;
      const view = await table.run(() => viewAt(table, person ?? '', n));
      return isProblem(view) ? view : { n, view };
    }),
  );

  app.get(API.record(':id'), { schema: { params: withId } }, (request, reply) =>
    answerVisit(request, reply, 'costly', async (table, person) => {
      if (isEndHidden(table.record, person, hub.around.served())) return refusals.recordBeforeEnd();
      const record = await exportRecord(hub.around, table.record);
      if (isProblem(record)) return record;
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${table.game.id}-${table.id}.jsonl"`)
        .send(record);
    }),
  );

  // Who it is is asked before a body so long is read.
  const onlyNamed = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    (await whoAsks(context, request)) === undefined ? refuse(reply, refusals.noIdentity()) : undefined;

  app.post(API.records, { bodyLimit: LIMITS.record, onRequest: onlyNamed }, async (request, reply) => {
    // Nothing costs nothing: no turn of the rate, and no thread that would read it.
    if (typeof request.body !== 'string' || request.body.trim() === '')
      return refuse(reply, refusals.malformed('body'));
    const person = await maker(request);
    // What is brought in is kept for good: more than that would fill the disk.
    const wait = isProblem(person) ? 0 : await rates.records.take(whereFrom(request));
    if (wait > 0) return refuse(reply, refusals.tooFast(wait));
    const table = isProblem(person) ? person : await importRecord(hub.around, person, request.body);
    return isProblem(table) ? refuse(reply, table) : reply.status(201).send(created(table));
  });
}
