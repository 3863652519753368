import type { MarchChoice } from '../asks/march.ts';
import { askHouse } from '../asking.ts';
import type { HouseId } from '../ids.ts';
import type { TurnsFrame } from '../orders/raids.ts';
import { nextWithOrder } from '../orders/tokens.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, Table } from '../state.ts';
import { march } from './carry-out.ts';
import { marchAsk, refuseMarch } from './check.ts';
import { startPlea } from './plea.ts';
import { listMarches, sampleMarch } from './sample.ts';

/** A march on a neutral force that needs the help of others waits for their answers. */
function marchOrAsk(game: Table, frame: TurnsFrame, house: HouseId, choice: MarchChoice): void {
  if (startPlea(game, house, choice)) return;
  delete frame.denied;
  march(game, house, choice);
}

/** In the order of play each house resolves one march, round after round. */
export const marches: Code<TurnsFrame, 'march'> = {
  verb: 'march',
  decides: 'march',
  enter(game, frame) {
    const houses = orderOfPlay(game.open);
    const at = nextWithOrder(game.open, rulesOf(game.open), houses, frame.position, 'march');
    if (at === undefined) return;
    frame.position = at + 1;
    askHouse(game, frame, houses[at] ?? '', 'march');
  },
  ask: ({ open }, _frame, seat) => marchAsk(open, rulesOf(open), houseOf(open, seat)),
  refuse: ({ open }, _frame, seat, choice) => refuseMarch(open, rulesOf(open), houseOf(open, seat), choice),
  sample: ({ open, seat }, _frame, _ask, rng) => sampleMarch(open, rulesOf(open), houseOf(open, seat ?? ''), rng),
  list({ open, seat }, _frame, _ask, limit) {
    const rules = rulesOf(open);
    const house = houseOf(open, seat ?? '');
    return listMarches(open, rules, house, marchAsk(open, rules, house), limit);
  },
  answer(game, frame, seat, choice) {
    game.repeat(frame);
    const house = houseOf(game.open, seat);
    if (rulesOf(game.open).rulings.asksHelpFirst) marchOrAsk(game, frame, house, choice);
    else march(game, house, choice);
  },
};
