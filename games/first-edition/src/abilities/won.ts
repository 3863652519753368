import {
  areaAt,
  discardFromHand,
  gainPower,
  houseAt,
  orderHere,
  payPower,
  poolOf,
  promoteUnit,
  removeOrder,
  takeBackCard,
  type BattleScene,
  type Effect,
  type PlacedOrder,
} from '@corvo/westeros';

/** An order of support or consolidation, whoever owns it (1E-S22). */
const supportOrConsolidate = ({ open, rules }: BattleScene, area: string): PlacedOrder | undefined =>
  orderHere(open, rules, area, 'support') ?? orderHere(open, rules, area, 'consolidate');

/** Areas next to the battle where one lies. */
const supportOrConsolidateNear = (scene: BattleScene): string[] =>
  (scene.rules.board.near[scene.battle.area] ?? []).filter(area => supportOrConsolidate(scene, area) !== undefined);

const ordersOf = ({ open, rules }: BattleScene, house: string): string[] =>
  rules.board.ids.filter(area => areaAt(open, area).orders.some(placed => placed.house === house));

/** The winner's footmen that fought and may become knights. */
function fighters({ open, rules, battle, me }: BattleScene): string[] {
  if (poolOf(open, rules, me, 'knight') <= 0) return []; // 1E-S25
  const footmen = areaAt(open, battle.area).units.filter(unit => unit.house === me && unit.kind === 'footman');
  const kinds = [];
  if (footmen.some(unit => !unit.routed)) kinds.push('footman');
  if (footmen.some(unit => unit.routed)) kinds.push('routed-footman');
  return kinds;
}

export const wonEffects: Readonly<Record<string, Effect>> = {
  'may-take-a-used-card-back': {
    clause: '1E-16.6',
    on: {
      won: {
        when: ({ open, me }) => houseAt(open, me).discards.length > 0,
        asks: 'card',
        ask: ({ open, me }) => ({ kind: 'card', from: houseAt(open, me).discards, optional: true }),
        then(game, { me }, choice) {
          const { card } = choice;
          if (card !== null) takeBackCard(game, me, card, 'ability');
        },
      },
    },
  },

  'may-remove-support-or-consolidate-next-to-the-battle': {
    clause: '1E-S22',
    on: {
      won: {
        when: scene => supportOrConsolidateNear(scene).length > 0,
        asks: 'areas',
        ask: scene => ({ kind: 'areas', from: supportOrConsolidateNear(scene), min: 0, max: 1 }),
        then(game, scene, choice) {
          for (const area of choice.areas) {
            const placed = supportOrConsolidate(scene, area);
            if (placed !== undefined) removeOrder(game, area, placed, 'ability');
          }
        },
      },
    },
  },

  'take-two-power': {
    clause: '1E-15.15',
    on: { won: { then: (game, { me }) => void gainPower(game, me, 2, 'ability') } },
  },

  'remove-an-order-of-the-loser': {
    clause: '1E-S23',
    on: {
      won: {
        when: scene => ordersOf(scene, scene.foe).length > 0,
        asks: 'areas',
        ask: scene => ({ kind: 'areas', from: ordersOf(scene, scene.foe), min: 1, max: 1 }),
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
    clause: '1E-S25',
    on: {
      won: {
        when: scene => fighters(scene).length > 0,
        asks: 'option',
        ask: scene => ({ kind: 'option', from: [...fighters(scene), 'none'] }),
        then(game, { battle, me }, choice) {
          const { option } = choice;
          if (option !== 'none') promoteUnit(game, battle.area, me, 'footman', 'knight', option === 'routed-footman');
        },
      },
    },
  },

  'may-pay-to-discard-a-card-of-the-loser': {
    clause: '1E-16.7',
    on: {
      won: {
        when: ({ open, me, foe }) => houseAt(open, me).power > 0 && houseAt(open, foe).hand.length > 0, // 1E-S21, 1E-16.7
        asks: 'card',
        ask: ({ open, foe }) => ({ kind: 'card', from: houseAt(open, foe).hand, optional: true }),
        then(game, { me, foe }, choice) {
          const { card } = choice;
          if (card === null) return;
          payPower(game, me, 1, 'ability');
          discardFromHand(game, foe, card, 'ability');
        },
      },
    },
  },
};
