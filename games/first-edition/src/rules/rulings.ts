import {
  castlesThenSupplyThenPower,
  enoughCastles,
  gainPower,
  orderOfPlay,
  USUAL_RULINGS,
  usualController,
  type Rulings,
} from '@corvo/westeros';
import { SHEET } from '../facts.ts';
import type { Chosen } from '../options.ts';

/** What this edition answers where editions differ. */
export const rulingsFor = ({ supportPerHouse, before }: Chosen): Rulings => ({
  ...USUAL_RULINGS,
  supportPerHouse, // 1E-S74
  cheapestRetreat: !before, // 1E-17.9; not so until rules number 3
  controller: usualController, // 1E-11.1, 11.8, 11.9
  orderFits(_open, { board }, _house, order, area) {
    if (order.type === 'consolidate' && board.area[area]?.element === 'sea')
      return { code: 'consolidate-on-land-only' }; // 1E-9.9
    if (order.type === 'support' && SHEET.islands.includes(area)) return { code: 'no-support-on-islands' }; // 1E-9.10
    return undefined;
  },
  raidable: (_raid, target) => target.type === 'raid' || target.type === 'support' || target.type === 'consolidate', // 1E-12.3, 12.5
  pillage(game, raider, { order }) {
    if (order.startsWith('consolidate')) gainPower(game, raider, 1, 'pillage'); // 1E-12.6: the victim pays nothing
  },
  overcomes: (strength, force) => strength >= force, // 1E-19.1
  textOrder: (open, { sides }) =>
    orderOfPlay(open).indexOf(sides[0].house) < orderOfPlay(open).indexOf(sides[1].house) ? [0, 1] : [1, 0], // 1E-S1
  routsAfterRetreat: () => true, // 1E-17.12
  wonNow: enoughCastles, // 1E-20.1, 1E-S28
  finalOutcome: castlesThenSupplyThenPower, // 1E-20.2, 20.3
});
