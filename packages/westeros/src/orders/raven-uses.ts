import type { Frame } from '@corvo/core';
import { askHouse } from '../asking.ts';
import type { HouseId } from '../ids.ts';
import { houseOf, realmsOf, seatOf } from '../realm/tracks.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { buryTop, lookAtTop } from '../wildlings/deck.ts';
import { orderedAreas, type RavenFrame } from './raven.ts';

/** What the holder of the raven may do with it; the last does nothing. */
function usesOf(open: WesterosOpen, house: HouseId): string[] {
  const rules = rulesOf(open);
  const uses = [];
  if (orderedAreas(open, rules, house).length > 0) uses.push('exchange');
  if (rules.facts.wildlings !== undefined) uses.push('look');
  return [...uses, 'nothing'];
}

/** The holder of the raven replaces an order, or looks at the top wildling card, or does neither. */
export const useRaven = {
  verb: 'raven',
  enter(game, frame) {
    const realm = realmsOf(game.open)[frame.realm];
    if (realm === undefined) return;
    frame.realm += 1;
    const { court: holder } = realm.holders;
    if (!realm.used.court && usesOf(game.open, holder).length > 1) askHouse(game, frame, holder, 'raven-use');
    else game.repeat(frame);
  },
  ask: ({ open }, _frame, seat) => ({ kind: 'option', from: usesOf(open, houseOf(open, seat)) }),
  refuse({ open }, _frame, seat, choice) {
    const { option } = choice;
    const offered = usesOf(open, houseOf(open, seat));
    return offered.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'no-such-use-of-the-raven', { choice: option.slice(0, 40), offered });
  },
  answer(game, frame, seat, choice) {
    const { option } = choice;
    const house = houseOf(game.open, seat);
    const at = frame.realm - 1;
    game.repeat(frame);
    if (option === 'exchange') game.push<RavenFrame>({ run: 'raven-exchange', realm: at, once: true });
    if (option === 'look') look(game, house, at);
  },
} satisfies Code<RavenFrame, 'option'>;

/** The card was looked at: it stays on top or goes under the deck. */
export interface RavenLookFrame extends Frame {
  readonly run: 'raven-look';
  readonly house: HouseId;
}

function look(game: Table, house: HouseId, at: number): void {
  const realm = realmsOf(game.open)[at];
  if (realm !== undefined) realm.used.court = true;
  game.tell('raven-looked', { house });
  lookAtTop(game, seatOf(game.open, house));
  game.push<RavenLookFrame>({ run: 'raven-look', house });
}

/** The last one changes nothing. */
const PLACES = ['bury', 'keep'];

export const keepOrBury: Code<RavenLookFrame, 'option'> = {
  verb: 'raven',
  enter: (game, frame) => askHouse(game, frame, frame.house, 'raven-card'),
  ask: () => ({ kind: 'option', from: PLACES }),
  refuse({ open }, _frame, _seat, choice) {
    const { option } = choice;
    return PLACES.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'top-or-bottom', { choice: option.slice(0, 40) });
  },
  answer(game, { house }, _seat, choice) {
    const { option } = choice;
    if (option === 'bury') buryTop(game);
    game.tell('wildling-card-put', { house, where: option });
  },
};
