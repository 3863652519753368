import type { Problem } from '@corvo/core';
import { act, consent as vote, goBack, propose, wayBack, type Vote } from '@corvo/host';
import type { Table } from './table.ts';

type Undone = { readonly n: number } | { readonly proposal: string } | Problem;

/** Withdraws what lies sealed, takes back alone where nobody need be asked (CO-1.8), else proposes it (CO-7.16). */
export async function undo(table: Table, person: string): Promise<Undone> {
  const id = table.around.chance.id();
  let proposed = false;
  const refused = await table.change(async (match, now) => {
    const way = wayBack(match, person);
    proposed = false;
    if ('code' in way) return way;
    if (way.kind === 'withdraw') return act(match, { ...way, choice: null, by: 'person' }, now);
    proposed = way.kind === 'ask';
    if (proposed) return propose(match, person, id);
    return goBack(match, { seat: way.seat, to: way.to, agreed: null }, await table.stateAt(way.to), now);
  });
  return refused ?? (proposed ? { proposal: id } : { n: table.record.n });
}

/** One person's answer to a proposal; the last consent takes it back. */
export function consent(table: Table, person: string, given: Vote): Promise<Problem | undefined> {
  return table.change(async (match, now) => {
    const counted = vote(match, person, given);
    return 'to' in counted ? goBack(match, counted, await table.stateAt(counted.to), now) : counted;
  });
}
