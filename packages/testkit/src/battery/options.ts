import { isProblem } from '@corvo/core';
import { difference, short } from '../values/difference.ts';
import type { Property } from '../walk/property.ts';
import { badProblem } from './refusal.ts';

const IMPOSSIBLE: readonly unknown[] = [null, undefined, 7, 'fast', [], { 'no-such-option': true }];

/** Settled options stay as they are, which records rely on; nonsense is refused (CO-3). */
export const options: Property = {
  name: 'options',
  costly: false,
  atStart({ plan, last }) {
    const { game } = plan.kit;
    const players = last.seats.length;
    const again = game.resolveOptions(plan.start.options, players);
    if (isProblem(again)) return `options once settled are refused: ${again.code} (${again.clause})`;
    const differs = difference(plan.start.options, again);
    if (differs !== undefined) return `options once settled change when settled again: ${differs}`;
    for (const given of IMPOSSIBLE) {
      const refused = game.resolveOptions(given, players);
      if (!isProblem(refused)) return `the options ${short(given)} are taken`;
      const bad = badProblem(refused);
      if (bad !== undefined) return bad;
    }
    return undefined;
  },
};
