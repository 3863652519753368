import { isProblem, type Problem } from '@corvo/core';
import { API, type Created, type CreateTable, type Me } from '@corvo/protocol';
import { person } from '../../session/identity/person.ts';
import { ask } from '../../base/lib/http.ts';

/**
 * Lays a table for whoever is here, or says who they are first; null when they would rather not. Busy from the first
 * moment: on a slow line a second click would lay a second table.
 */
export async function layTable(
  wish: (host: Me) => CreateTable,
  setBusy: (isBusy: boolean) => void,
): Promise<Created | Problem | null> {
  setBusy(true);
  const host = await person();
  const laid =
    host === null || isProblem(host) ? host : await ask<Created>(API.tables, { method: 'POST', body: wish(host) });
  setBusy(false);
  return laid;
}
