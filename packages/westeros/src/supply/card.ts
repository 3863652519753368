import { askHouse } from '../asking.ts';
import type { HouseId } from '../ids.ts';
import { supplyTable } from '../realm/own.ts';
import { houseAt } from '../realm/pools.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, Table } from '../state.ts';
import { setSupply } from '../verbs.ts';
import { allowedArmies, armiesOf, keepsSupply } from './armies.ts';
import type { SupplyFrame } from './reconcile.ts';
import { cutAsk, giveUp, listCuts, refuseCut, sampleCut } from './cut.ts';

/** Sets a house's marker to what it counts: the barrels it controls, unless its rules say otherwise. */
function countBarrels(game: Table, house: HouseId): void {
  const rules = rulesOf(game.open);
  const most = supplyTable(rules, house).length - 1;
  setSupply(game, house, Math.min(most, rules.rulings.countedSupply(game.open, rules, house)));
}

/** Each house counts its barrels, and gives up what it can no longer feed before the next one counts. */
export const count: Code<SupplyFrame, 'units'> = {
  verb: 'loses',
  about(open, _frame, seat) {
    const [rules, house] = [rulesOf(open), houseOf(open, seat)];
    const [armies, allowed] = [armiesOf(open, rules, house), allowedArmies(open, rules, house)];
    return { armies, allowed: allowed.length === 0 ? '-' : [...allowed], supply: houseAt(open, house).supply };
  },
  decides: 'units',
  enter(game, frame) {
    const house = orderOfPlay(game.open)[frame.position];
    if (house === undefined) return;
    if (frame.run === 'supply') countBarrels(game, house);
    if (keepsSupply(game.open, rulesOf(game.open), house)) {
      frame.position += 1;
      game.repeat(frame);
    } else askHouse(game, frame, house, 'supply-cut');
  },
  ask: ({ open }, _frame, seat) => cutAsk(open, rulesOf(open), houseOf(open, seat)),
  refuse: ({ open }, _frame, seat, choice) => refuseCut(open, rulesOf(open), houseOf(open, seat), choice),
  sample: ({ open, seat }, _frame, _ask, rng) => sampleCut(open, rulesOf(open), houseOf(open, seat ?? ''), rng),
  list: ({ open, seat }, _frame, _ask, limit) => listCuts(open, rulesOf(open), houseOf(open, seat ?? ''), limit),
  answer(game, frame, seat, choice) {
    giveUp(game, houseOf(game.open, seat), choice);
    frame.position += 1;
    game.repeat(frame);
  },
};
