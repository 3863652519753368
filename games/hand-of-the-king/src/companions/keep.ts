import { problem } from '@corvo/core';
import { COMPANION, HOUSES, type House } from '../cards.ts';
import { isGone } from '../court.ts';
import { refuseLateRaven } from '../raven.ts';
import type { Code, CompanionFrame, Open } from '../state.ts';
import { keepCompanion } from '../verbs.ts';
import { noEffect } from './named.ts';

/** HK-6.16, HK-S16: the houses that may be named. */
function nameable(open: Open): readonly House[] {
  return open.options.jonSnowNeedsGridHouse ? HOUSES.filter(house => !isGone(open.grid, house)) : HOUSES;
}

/** HK-6.2 to HK-6.4: Gendry and Shae have their house; for Jon Snow one is named. */
export const countAs: Code<CompanionFrame, 'option'> = {
  verb: 'names',
  enter(game, frame) {
    const { ability, clause } = COMPANION[frame.companion];
    if (ability.kind !== 'count-as') throw new Error(`${frame.companion} does not count as anybody`);
    if (ability.house !== 'chosen') keepCompanion(game, frame.seat, frame.companion, ability.house);
    else if (nameable(game.open).length > 0) game.ask(frame, [frame.seat], 'name-house', clause);
    else noEffect(game, frame);
  },
  ask: ({ open }) => ({ kind: 'option', from: nameable(open) }),
  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    const house = HOUSES.find(known => known === option);
    if (house === undefined) {
      return (
        refuseLateRaven(open, choice) ??
        problem(COMPANION[frame.companion].clause, 'no-such-house', {
          choice: option.slice(0, 80),
          houses: HOUSES.join(', '),
        })
      );
    }
    return nameable(open).includes(house) ? undefined : problem('HK-S16', 'house-not-in-the-grid', { house });
  },
  answer(game, frame, seat, { option }) {
    for (const house of HOUSES) if (house === option) keepCompanion(game, seat, frame.companion, house);
  },
};
