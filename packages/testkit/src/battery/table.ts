import { below, isProblem, pick, type DrawStyle, type Rng } from '@corvo/core';
import { difference } from '../values/difference.ts';
import { fieldsIn, keptIn } from '../values/fields.ts';
import { randomText } from '../values/garbage.ts';
import { notPlain } from '../values/plain.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { brokenIn } from './invariants.ts';
import { badProblem } from './refusal.ts';

const PLAIN_STYLE: DrawStyle = { say: key => key, paint: text => text, nameOf: seat => seat };

function draws(instant: Instant, rng: Rng): Finding {
  const { game } = instant;
  const odd = notPlain(game.table.figures(instant.state.open), 'the figures');
  if (odd !== undefined) return odd;
  const viewer = pick(rng, instant.viewers);
  return game.table.draw(instant.view(viewer), PLAIN_STYLE).trim() === ''
    ? `the table drawn for ${viewer ?? 'a spectator'} is empty`
    : undefined;
}

function roundTrip(instant: Instant, rng: Rng): Finding {
  const { game, start, state } = instant;
  const lines = game.table.write(state.open);
  const long = lines.find(line => line.includes('\n'));
  if (long !== undefined) return `a line of the position has more than one line: ${JSON.stringify(long)}`;
  const read = game.table.read(lines, start.options, start.seats);
  if (isProblem(read))
    return `the written position cannot be read: ${read.code} (${read.clause}) ${JSON.stringify(read.data ?? null)}`;
  const differs = difference(game.table.figures(state.open), game.table.figures(read.open));
  if (differs !== undefined) return `the position is read with other figures: ${differs}`;
  const lost = difference(fieldsIn(state.open), fieldsIn(read.open));
  if (lost !== undefined) return `the position is read with other fields: ${lost}`;
  const kept = difference(keptIn(state), keptIn(read));
  if (kept !== undefined) return `the position is read with other things out of sight: ${kept}`;
  const broken = brokenIn(instant.kit, read);
  if (broken !== undefined) return `the position is read as what cannot be: ${broken}`;
  const wrong = lines.with(below(rng, lines.length), randomText(rng));
  const damaged = game.table.read(wrong, start.options, start.seats);
  return isProblem(damaged) ? badProblem(damaged) : notPlain(damaged, 'a state read from a damaged position');
}

/** A position written as text and read again has the same figures, fields and names out of sight; every table can be drawn. */
export const table: Property = {
  name: 'table',
  costly: true,
  atDecision: (instant, rng) =>
    draws(instant, rng) ?? (instant.kit.tableHolds?.(instant.state) ? roundTrip(instant, rng) : undefined),
};
