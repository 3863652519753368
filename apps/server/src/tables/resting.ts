import { NO_REST, restSpans, timed, told, type Match, type Owner, type Resting } from '@corvo/host';
import type { Problem } from '@corvo/core';
import type { Environment } from '../environment.ts';
import { preferencesOf } from '../people/preferences.ts';
import type { Table } from './table.ts';

type Around = Pick<Environment, 'storage' | 'committer' | 'log' | 'now' | 'served'>;

/** When the people of a table rest, in the time that is served, by what they have chosen (CO-7.25). */
export async function restingOf(around: Around, owners: readonly Owner[]): Promise<Resting> {
  const seated = owners.filter(({ person }) => person !== null);
  const chosen = await preferencesOf(
    around,
    seated.map(({ person }) => person ?? ''),
  );
  const rests = new Map(seated.map(({ seat }, place) => [seat, chosen[place]?.rest ?? NO_REST]));
  const ahead = around.now() - around.served();
  return {
    ahead,
    spans: (seat, now, left, offLeft) =>
      restSpans(rests.get(seat) ?? NO_REST, now + ahead, left, offLeft).map(span => ({
        ...span,
        from: span.from - ahead,
        to: span.to - ahead,
      })),
  };
}

/** Do the clocks of this match stand while people rest? */
export const hasRests = ({ terms }: Pick<Match, 'terms'>): boolean => terms.clock?.rest === true;

/** Sets the clocks anew where the server was down meanwhile, before it is asked who is late. */
export async function refreshClocks(table: Table): Promise<Problem | undefined> {
  if (table.match === null || !hasRests(table.match)) return undefined;
  return table.change((match, now) => {
    const next = timed(match, now);
    return told(next, next.clocks === match.clocks ? null : 'all');
  });
}
