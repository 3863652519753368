import type { Plain } from '@corvo/core';
import { act, anyAnswer, botsToThink, ownerOf, told, type Given, type Thinking } from '@corvo/host';
import type { Table } from './table.ts';

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
  const { match } = table;
  if (match === null || table.stuck !== null || table.isClosed || table.mustWait || table.isOthers) return;
  for (const thinking of botsToThink(match)) {
    think(table, thinking, beat).catch((error: unknown) => {
      table.around.log.error({ table: table.id, bot: thinking.bot, error: String(error) }, 'a bot could not play');
    });
  }
}

async function think(table: Table, thinking: Thinking, beat: number): Promise<void> {
  const { bot, view, request, key, seed } = thinking;
  if (table.thinking.has(key)) return;
  table.thinking.add(key);
  const { around, game } = table;
  const start = performance.now();
  let choice: Plain | undefined;
  try {
    choice = (await around.thinkers.decide({ game: game.id, bot, view, request, seed, share: table.share })).choice;
  } catch (error) {
    if (table.isClosed) return; // the next server will ask again
    around.log.error(
      { table: table.id, bot, error: String(error) },
      'a bot could not decide; any legal choice is taken',
    );
  } finally {
    if (choice === undefined && table.isClosed) table.thinking.delete(key);
  }
  await pace(start, beat);
  await table.run(() => submit(table, thinking, choice, beat));
}

async function submit(table: Table, thinking: Thinking, choice: Plain | undefined, beat: number): Promise<void> {
  const { seat, request, key, seed } = thinking;
  table.thinking.delete(key);
  if (table.isClosed) return;
  let isAsked = true;
  const answer = (given: Given | undefined) =>
    table.change((match, now) => {
      // A person may have taken the seat back, or the table may have gone back, meanwhile.
      isAsked = botsToThink(match).some(asked => asked.key === key) && ownerOf(match, seat)?.bot != null;
      const chosen = given ?? anyAnswer(match, seat, `${seed} ${key}`);
      if (!isAsked || chosen === undefined) return told(match, null);
      return act(match, chosen, now);
    });
  const thought: Given | undefined =
    choice === undefined ? undefined : { seat, request: request.id, choice, by: 'bot' };
  const refused = await answer(thought);
  if (!isAsked) return wakeBots(table, beat);
  if (refused === undefined) return;
  if (refused.clause === 'CO-7.14') {
    setTimeout(() => wakeBots(table, beat), RETRY_MS).unref(); // the disk refused it: perhaps it is full for a moment
    return;
  }
  table.around.log.error(
    { table: table.id, code: refused.code },
    'a bot chose against the rules; any legal choice is taken',
  );
  await answer(undefined);
}
