import {
  areaAt,
  gainPower,
  layAside,
  poolOf,
  promoteUnit,
  recoverHand,
  removeOrder,
  supportingAreas,
  type BattleScene,
  type Effect,
} from '@corvo/westeros';

const REWARD = 2;

/** Orders of the beaten opponent anywhere but in the two areas of the battle. */
const ordersElsewhere = ({ open, rules, battle, foe }: BattleScene): string[] =>
  rules.board.ids.filter(
    area =>
      area !== battle.area && area !== battle.from && areaAt(open, area).orders.some(placed => placed.house === foe),
  );

/** Own footmen that fought or supported and may become knights, as `AREA for KIND`. */
function fighters({ open, rules, battle, mine, me }: BattleScene): string[] {
  if (mine === -1 || poolOf(open, rules, me, 'knight') <= 0) return [];
  const supporting = supportingAreas(open, rules, battle, mine).filter(call => call.house === me);
  return [battle.area, ...supporting.map(call => call.area)].flatMap(area => {
    const footmen = areaAt(open, area).units.filter(unit => unit.house === me && unit.kind === 'footman');
    return [
      ...(footmen.some(unit => !unit.routed) ? [`${area} for footman`] : []),
      ...(footmen.some(unit => unit.routed) ? [`${area} for routed-footman`] : []),
    ];
  });
}

export const outcomeEffects: Readonly<Record<string, Effect>> = {
  'take-two-power': {
    clause: '2E-12.25',
    on: { won: { then: (game, { me }) => void gainPower(game, me, REWARD, 'ability') } },
  },

  'may-remove-an-order-of-the-loser': {
    clause: '2E-12.25',
    on: {
      won: {
        when: scene => ordersElsewhere(scene).length > 0,
        asks: 'areas',
        ask: scene => ({ kind: 'areas', from: ordersElsewhere(scene), min: 0, max: 1 }),
        then(game, { open, foe }, choice) {
          for (const area of choice.areas) {
            const placed = areaAt(open, area).orders.find(order => order.house === foe);
            if (placed !== undefined) removeOrder(game, area, placed, 'ability');
          }
        },
      },
    },
  },

  'may-promote-a-fighter': {
    clause: '2E-12.25',
    on: {
      won: {
        when: scene => fighters(scene).length > 0,
        asks: 'option',
        ask: scene => ({ kind: 'option', from: [...fighters(scene), 'none'] }),
        then(game, { me }, choice) {
          const [, area = '', kind] = /^(\S+) for (\S+)$/.exec(choice.option) ?? [];
          if (kind !== undefined) promoteUnit(game, area, me, 'footman', 'knight', kind === 'routed-footman');
        },
      },
    },
  },

  // He is back in hand too, even as the last card (2E-H5), so nothing is left to be laid aside.
  'take-all-used-cards-back': {
    clause: '2E-12.25',
    on: {
      lost: {
        then(game, { battle, mine, me }) {
          if (mine === -1) return;
          layAside(game, battle, mine, 'ability');
          battle.sides[mine].last = false;
          recoverHand(game, me);
        },
      },
    },
  },

  'choose-where-the-loser-retreats': {
    clause: '2E-12.37',
    modify: { retreatsForFoe: { layer: 'set', by: (chooses, { mine, about }) => chooses || about.side === mine } },
  },

  // Whether anybody is left to enter, and whether he may, is for the battle to say.
  'march-again': {
    clause: '2E-H46',
    modify: { keepsMarch: { layer: 'set', by: (keeps, { mine, about }) => keeps || (mine === 0 && about.side === 0) } },
  },

  'keep-the-winner-out': {
    clause: '2E-H44',
    modify: {
      advances: { layer: 'limit', by: (advances, { mine, about }) => advances && !(mine === 1 && about.side === 0) },
    },
  },
};
