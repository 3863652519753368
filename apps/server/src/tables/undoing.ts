import { problem, type Problem, type Seat } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import { goneBack, lastOf } from './play.ts';
import { aside } from './aside.ts';
import { seatFrom } from './acting.ts';
import { stateAt } from './story.ts';
import type { Table } from './table.ts';

type Undone = { readonly n: number } | { readonly proposal: string } | Problem;

/** Goes back to the state after entry `to` of the line. */
async function goBack(table: Table, seat: Seat, to: number, how: 'alone' | 'agreed'): Promise<Problem | undefined> {
  const { play, game, around } = table;
  if (play === null) return refusals.notStarted();
  const state = play.recent.get(to) ?? (await stateAt(around.storage, game, table.record, to));
  return table.append(
    aside('undo', seat, { agreed: how === 'agreed' }, to),
    n => {
      const back = goneBack(play, to, state);
      return { ...back, recent: new Map(back.recent).set(n, state) };
    },
    {
      clock: how === 'agreed' ? 'anew' : 'runs-on', // or who acts and takes back in turn would have all the time there is
      onStored() {
        table.proposal = null;
        table.rewinds++;
      },
    },
  );
}

/** Takes back one's last action alone where nobody need be asked (CO-1.8); else proposes it to the table (CO-7.11). */
export async function undo(table: Table, person: string): Promise<Undone> {
  const seat = seatFrom(table, person);
  if (typeof seat !== 'string') return seat;
  const { play } = table;
  if (play === null) return refusals.notStarted();
  if (table.stuck !== null) return table.stuck;
  if (play.state.open.outcome !== null) return problem('CO-2.1', 'game-over');
  const last = lastOf(play.line, seat);
  if (last === null) return refusals.nothingToUndo();
  const { to, from } = last;
  if (table.mayUndo(seat)) return (await goBack(table, seat, to, 'alone')) ?? { n: table.record.n };
  if (table.proposal !== null) return refusals.proposalOpen();
  const waiting = table.othersThan(seat);
  table.proposal = { id: table.around.chance.id(), by: seat, to, from, agreed: [], waiting };
  table.tellStanding();
  return { proposal: table.proposal.id };
}

/** One seat's answer to a proposal, given by somebody who had seen the story up to entry `n`. */
export async function consent(
  table: Table,
  person: string,
  { id, n, agree }: { readonly id: string; readonly n: number; readonly agree: boolean },
): Promise<Problem | undefined> {
  const seat = seatFrom(table, person);
  if (typeof seat !== 'string') return seat;
  const { proposal } = table;
  if (proposal === null || proposal.id !== id) return refusals.noProposal();
  const isOwn = proposal.by === seat;
  if (!isOwn && !proposal.waiting.includes(seat)) return refusals.noProposal();
  if (agree && n !== table.record.n) return refusals.moreWouldGo(); // a bot has played meanwhile
  if (!agree) table.proposal = null;
  else if (!isOwn) {
    const waiting = proposal.waiting.filter(other => other !== seat);
    if (waiting.length === 0) return goBack(table, proposal.by, proposal.to, 'agreed');
    table.proposal = { ...proposal, waiting, agreed: [...proposal.agreed, seat] };
  }
  table.tellStanding();
  return undefined;
}
