import { hashText, type Plain, type Seat, type Waiting } from '@corvo/core';
import { anyChoice, take } from './acting.ts';
import { seatNamed } from './seats.ts';
import type { Table } from './table.ts';

type Answer = { readonly request: number; readonly choice: Plain };

const RETRY_MS = 2_000;

const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms).unref());

/** Bots answer at whole multiples of this many milliseconds, so that their time tells nothing about their cards. */
async function pace(start: number, beat: number): Promise<void> {
  if (beat <= 0) return;
  const past = performance.now() - start;
  await sleep(Math.max(1, Math.ceil(past / beat)) * beat - past);
}

/** Asks the bots that are to decide now; each request once. */
export function wakeBots(table: Table, beat: number): void {
  const { game, play } = table;
  if (play === null || table.stuck !== null || table.isClosed) return;
  for (const waiting of game.waiting(play.state.open)) {
    const bot = seatNamed(table.record, waiting.seat)?.bot ?? null;
    if (bot === null || waiting.answered) continue;
    think(table, waiting, bot, beat).catch((error: unknown) => {
      table.around.log.error({ table: table.id, bot, error: String(error) }, 'a bot could not play');
    });
  }
}

async function think(table: Table, { seat, request: id }: Waiting, bot: string, beat: number): Promise<void> {
  const { game, play, around } = table;
  const key = `${seat} ${id} ${table.rewinds}`;
  if (play === null || table.thinking.has(key)) return;
  table.thinking.add(key);
  // It follows from the seed of the game, but the seed does not follow from it.
  const seed = hashText(`corvo bots\n${table.record.seed}`);
  const view = game.view(play.state, seat);
  const start = performance.now();
  let answer: Answer | undefined;
  try {
    const request = game.requests(view).find(asked => asked.id === id);
    if (request === undefined) return;
    const thought = await around.thinkers.decide({ game: game.id, bot, view, request, seed });
    answer = { request: id, choice: thought.choice };
  } catch (error) {
    if (table.isClosed) return; // the next server will ask again
    around.log.error(
      { table: table.id, bot, error: String(error) },
      'a bot could not decide; any legal choice is taken',
    );
    answer = anyChoice(table, seat, `${seed} ${key}`);
  } finally {
    if (answer === undefined) table.thinking.delete(key);
  }
  await pace(start, beat);
  await table.run(() => submit(table, key, seat, answer, beat));
}

async function submit(table: Table, key: string, seat: Seat, answer: Answer | undefined, beat: number): Promise<void> {
  table.thinking.delete(key);
  const isBot = seatNamed(table.record, seat)?.bot != null; // a person may have taken the seat back
  if (!isBot || answer === undefined || table.isClosed) return;
  if (!key.endsWith(` ${table.rewinds}`)) return wakeBots(table, beat); // the table went back meanwhile
  const taken = await take(table, seat, answer.request, answer.choice, 'bot');
  if (!('code' in taken)) return;
  if (taken.clause === 'CO-7.14') {
    setTimeout(() => wakeBots(table, beat), RETRY_MS).unref(); // the disk refused it: perhaps it is full for a moment
    return;
  }
  const waiting = table.play === null ? [] : table.game.waiting(table.play.state.open);
  const isAsked = waiting.some(asked => asked.seat === seat && asked.request === answer.request && !asked.answered);
  if (!isAsked) return wakeBots(table, beat); // the table has changed: think again
  table.around.log.error(
    { table: table.id, code: taken.code },
    'a bot chose against the rules; any legal choice is taken',
  );
  const legal = anyChoice(table, seat, key);
  if (legal !== undefined) await take(table, seat, legal.request, legal.choice, 'bot');
}
