import { itemOf, type Effect, type Feature } from '@corvo/westeros';
import { FIST, FREE_FOLK, isWall, WATCH } from '../facts.ts';
import { CANCELS_THE_WALL } from '../card-texts.ts';

/** BW-2.5, 2.6: the Wall helps a defending Watch against anybody, the Fist against the wildlings. */
export const ground: Feature = {
  id: 'northern-ground',
  ground(_open, _rules, area, house, foe) {
    if (house !== WATCH) return undefined;
    if (isWall(area)) return itemOf('wall', 1, { area });
    return area === FIST && foe === FREE_FOLK ? itemOf('fist', 1, { area }) : undefined;
  },
};

/** BW-2.5, 2.7: against wildlings the Wall also kills one of them, unless a text cancels it (BW-13.15). */
export const wallKills: Effect = {
  clause: 'BW-2.5',
  modify: {
    skulls: {
      layer: 'add',
      by(skulls, { battle, rules, about }) {
        if (battle === null || about.side !== 1 || !isWall(battle.area)) return skulls;
        const [attacker, defender] = battle.sides;
        if (defender.house !== WATCH || attacker.house !== FREE_FOLK) return skulls;
        return attacker.texts.some(card => rules.board.card[card]?.ability === CANCELS_THE_WALL) ? skulls : skulls + 1;
      },
    },
  },
};
