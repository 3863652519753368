import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@corvo/catalogue';
import { canonicalJson, playedUnder, type Event } from '@corvo/core';
import { actionOf, readGoldens, seenAt, writeGoldens, type Golden, type Move } from './format.ts';

// Writes golden games anew where some events are told otherwise than before and nothing else has changed:
// `npx node scripts/golden/retell.ts EVENT …`. Choices, stored states and outcomes stay as they were recorded; a move that
// is refused, or leads to something else without telling one of these events, is a fault and ends it.

function retold(golden: Golden, types: readonly string[]): { readonly golden: Golden; readonly moves: number } {
  const known = findGame(golden.game);
  if (known === undefined) throw new Error(`the catalogue has no ${golden.game}`);
  const game = playedUnder(known, golden.rules);
  const told: Event[] = [];
  let state = game.setup(golden.options, golden.seats, golden.seed, event => told.push(event));
  if (seenAt(game, state, told) !== golden.start) throw new Error(`${golden.seed} begins otherwise`);
  let count = 0;
  const moves = golden.moves.map((move, n): Move => {
    const step = game.apply(state, actionOf(game, state, move));
    if (!step.ok) throw new Error(`${golden.seed}, move ${n + 1}: refused, ${step.problem.code}`);
    state = step.state;
    const seen = seenAt(game, state, step.events);
    if (seen === move.seen) return move;
    if (!step.events.some(event => types.includes(event.type)))
      throw new Error(`${golden.seed}, move ${n + 1} leads to something else without ${types.join(' or ')}`);
    count += 1;
    return { ...move, seen };
  });
  if (canonicalJson(game.outcome(state.open) ?? null) !== canonicalJson(golden.outcome))
    throw new Error(`${golden.seed} ends otherwise`);
  return { golden: { ...golden, moves }, moves: count };
}

const types = process.argv.slice(2);
const FOLDER = join(import.meta.dirname, 'games');
for (const file of readdirSync(FOLDER).sort()) {
  const all = readGoldens(join(FOLDER, file)).map(golden => retold(golden, types));
  const games = all.filter(({ moves }) => moves > 0);
  if (games.length === 0) continue;
  writeGoldens(
    join(FOLDER, file),
    all.map(({ golden }) => golden),
  );
  const moves = games.reduce((sum, one) => sum + one.moves, 0);
  console.log(`${file}: ${moves} moves of ${games.length} games tell ${types.join(' or ')} otherwise`);
}
