import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@corvo/catalogue';
import type { Event } from '@corvo/core';
import { actionOf, readGoldens, seenAt, type Golden } from './format.ts';

// Says which golden games of older rules go otherwise under the rules of today, and from which move on:
// `npx node scripts/golden/meets.ts`. Those meet a rule that was corrected since; all others must be missing here.

/** The first move that is refused or leads to something else, and what was asked before it; undefined where all is as it was. */
function firstOther(golden: Golden): string | undefined {
  const game = findGame(golden.game);
  if (game === undefined || golden.rules === game.rules) return undefined;
  const told: Event[] = [];
  let state = game.setup(golden.options, golden.seats, golden.seed, event => told.push(event));
  if (seenAt(game, state, told) !== golden.start) return 'set-up';
  for (const [n, move] of golden.moves.entries()) {
    const asked = game.waiting(state.open).find(({ seat }) => seat === move.seat)?.why ?? 'nothing';
    const step = game.apply(state, actionOf(game, state, move));
    const at = `move ${n + 1} of ${golden.moves.length}, ${asked}`;
    if (!step.ok) return `${at}: refused, ${step.problem.code} (${step.problem.clause})`;
    state = step.state;
    if (seenAt(game, state, step.events) === move.seen) continue;
    const now = game.waiting(state.open).map(({ seat, why }) => `${seat} ${why}`);
    return `${at}: ${[...new Set(step.events.map(({ type }) => type))].join(', ')}; now asked: ${now.join(', ')}`;
  }
  return undefined;
}

const FOLDER = join(import.meta.dirname, 'games');
for (const file of readdirSync(FOLDER).sort()) {
  for (const [at, golden] of readGoldens(join(FOLDER, file)).entries()) {
    const other = firstOther(golden);
    if (other !== undefined) console.log(`${file} game ${at + 1}, ${other}`);
  }
}
