import type { Rng, Seat } from '@corvo/core';
import { byteDifference, difference } from '../values/difference.ts';
import { keptIn } from '../values/fields.ts';
import { notPlain } from '../values/plain.ts';
import { playOn } from '../walk/choose.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { brokenIn } from './invariants.ts';
import { asEachViewer } from './viewers.ts';

function lookAs(instant: Instant, viewer: Seat | null, rng: Rng): Finding {
  const { game, kit, state } = instant;
  const name = viewer ?? 'a spectator';
  const before = JSON.stringify(state);
  const again: Rng = [...rng];
  const view = game.view(state, viewer);
  const imagined = game.imagine(view, rng);
  const odd = notPlain(imagined, 'the imagined state');
  if (odd !== undefined) return odd;
  const seen = byteDifference(view, game.view(imagined, viewer));
  if (seen !== undefined) return `what is imagined for ${name} does not look the same: ${seen}`;
  const drawers = difference(Object.keys(state.own).sort(), Object.keys(imagined.own).sort());
  if (drawers !== undefined) return `the imagined state has other drawers: ${drawers}`;
  const kept = difference(keptIn(state), keptIn(imagined));
  if (kept !== undefined) return `what is imagined for ${name} keeps other things out of sight: ${kept}`;
  const twice = byteDifference(imagined, game.imagine(view, again));
  if (twice !== undefined) return `the same random stream imagined two states: ${twice}`;
  const pieces = difference(instant.pieces, kit.pieces?.(imagined));
  if (pieces !== undefined) return `what is imagined for ${name} has other pieces: ${pieces}`;
  const broken = brokenIn(kit, imagined);
  if (broken !== undefined) return `what is imagined for ${name} cannot be: ${broken}`;
  const trouble = playOn(game, imagined, rng, 4);
  if (trouble !== undefined && !realTrouble(instant, again)) {
    return `what is imagined for ${name} cannot be played on: ${trouble}`;
  }
  return JSON.stringify(state) === before
    ? undefined
    : `playing on what was imagined for ${name} changed the real game`;
}

/** Where whole games get into trouble without any imagination, imagination is not to blame. */
function realTrouble({ game, start }: Instant, rng: Rng): boolean {
  for (let i = 0; i < 20; i++) {
    if (playOn(game, game.setup(start.options, start.seats, start.seed), rng, 500) !== undefined) return true;
  }
  return false;
}

/** `imagine` gives a whole state that looks the same to the seat, keeps the same things, and can be played on. */
export const imagine: Property = { name: 'imagine', costly: true, atDecision: asEachViewer(lookAs) };
