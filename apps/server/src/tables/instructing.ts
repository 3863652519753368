import type { Instruction, Problem } from '@corvo/core';
import {
  answerInstructed,
  instruct as instructIn,
  instructedSeats,
  instructionsOf,
  type Instructed,
} from '@corvo/host';
import { refusals } from '@corvo/protocol';
import { answerForTheLate } from './acting.ts';
import type { Table } from './table.ts';

/** What this person can have answered for them here, and what they have (CO-7.23). */
export async function instructed(table: Table, person: string): Promise<Instructed | Problem> {
  if (table.match === null) return refusals.notStarted();
  return table.stuck ?? instructionsOf(table.match, person);
}

/** Leaves these instructions and no others (CO-7.23). It is told to nobody: the page that asked has its answer. */
export async function instruct(
  table: Table,
  person: string,
  given: readonly Instruction[],
): Promise<Instructed | Problem> {
  const lot = table.around.chance.secret();
  return (await table.change(match => instructIn(match, person, given, lot))) ?? instructed(table, person);
}

/** Gives the answers that people have left, when their time has come. */
async function answerForTheInstructed(table: Table): Promise<void> {
  const { match, around } = table;
  for (const seat of match === null ? [] : instructedSeats(match, around.served())) {
    const refused = await table.change((now, at) => answerInstructed(now, seat, at));
    if (refused !== undefined)
      around.log.warn({ table: table.id, code: refused.code }, 'an instructed answer could not be given');
  }
}

/** What is to be done here by the server at this time: instructions first, so that nobody is late who has left one. */
export async function obeyClock(table: Table): Promise<void> {
  await answerForTheInstructed(table);
  await answerForTheLate(table);
}
