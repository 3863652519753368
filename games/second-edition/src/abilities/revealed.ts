import {
  answer,
  areaAt,
  destroyUnits,
  endIfGone,
  houseAt,
  layAside,
  moveOnTrack,
  optionOf,
  other,
  payPower,
  playAnother,
  removeOrder,
  returnCard,
  TRACKS,
  type BattleScene,
  type Effect,
  type Table,
} from '@corvo/westeros';

const PRICE = 2;

/** The opponent's fighting footmen that could be killed: standing, routed, or both. */
function footmenOf({ open, rules, battle, mine, foe }: BattleScene): ('footman' | 'routed-footman')[] {
  if (answer(open, rules, battle, 'unharmed', false, { side: other(mine) })) return []; // 2E-H42
  const footmen = areaAt(open, battle.area).units.filter(unit => unit.house === foe && unit.kind === 'footman');
  const kinds: ('footman' | 'routed-footman')[] = [];
  if (footmen.some(unit => !unit.routed)) kinds.push('footman');
  if (footmen.some(unit => unit.routed)) kinds.push('routed-footman');
  return kinds;
}

/** Orders of the opponent around the battle, the port of the land fought for included (2E-2.22), its origin not (2E-H9). */
function ordersNear({ open, rules, battle, foe }: BattleScene): string[] {
  const { near, ports } = rules.board;
  const around = [
    ...(near[battle.area] ?? []),
    ...ports.filter(port => port.land === battle.area).map(port => port.id),
  ];
  return around.filter(area => area !== battle.from && areaAt(open, area).orders.some(placed => placed.house === foe));
}

function killFootman(game: Table, { open, battle, foe }: BattleScene, which: string): void {
  destroyUnits(game, battle.area, foe, { footman: 1 }, 'ability', which === 'routed-footman');
  if (optionOf(open, 'combat.endsWhenLastUnitKilled') === true) endIfGone(game, battle); // 2E-H41
}

export const revealedEffects: Readonly<Record<string, Effect>> = {
  'may-send-the-opposing-card-back': {
    clause: '2E-12.15',
    on: {
      cancel: {
        when: ({ battle, mine }) => battle.sides[other(mine)].cards.length > 0,
        asks: 'option',
        ask: () => ({ kind: 'option', from: ['send-back', 'none'] }),
        then(game, { battle, mine }, choice) {
          if (choice.option !== 'send-back') return;
          const [card] = battle.sides[other(mine)].cards;
          returnCard(game, battle, other(mine));
          playAnother(game, battle, other(mine), card ?? null);
        },
      },
    },
  },

  'may-pay-to-play-another-card': {
    clause: '2E-12.16',
    on: {
      revealed: {
        when: ({ open, me }) => houseAt(open, me).power >= PRICE && houseAt(open, me).hand.length > 0, // 2E-H49
        asks: 'option',
        ask: () => ({ kind: 'option', from: ['pay', 'none'] }),
        then(game, { battle, mine, me }, choice) {
          if (choice.option !== 'pay' || mine === -1) return;
          payPower(game, me, PRICE, 'ability');
          layAside(game, battle, mine, 'ability');
          playAnother(game, battle, mine, null);
        },
      },
    },
  },

  'kill-an-opposing-footman': {
    clause: '2E-12.16',
    on: {
      revealed: {
        when: scene => footmenOf(scene).length > 0,
        asks: 'option',
        ask(scene) {
          const from = footmenOf(scene);
          return from.length > 1 ? { kind: 'option', from } : undefined;
        },
        then: (game, scene, { option }) => killFootman(game, scene, option),
        otherwise(game, scene) {
          for (const only of footmenOf(scene)) killFootman(game, scene, only);
        },
      },
    },
  },

  'remove-an-order-next-to-the-battle': {
    clause: '2E-12.16',
    on: {
      revealed: {
        when: scene => ordersNear(scene).length > 0,
        asks: 'areas',
        ask: scene => ({ kind: 'areas', from: ordersNear(scene), min: 1, max: 1 }),
        then(game, { open, foe }, choice) {
          for (const area of choice.areas) {
            const placed = areaAt(open, area).orders.find(order => order.house === foe);
            if (placed !== undefined) removeOrder(game, area, placed, 'ability');
          }
        },
      },
    },
  },

  'opponent-last-on-a-track': {
    clause: '2E-12.16',
    on: {
      revealed: {
        asks: 'option',
        ask: () => ({ kind: 'option', from: [...TRACKS] }),
        then(game, { foe }, choice) {
          const track = TRACKS.find(one => one === choice.option);
          if (track !== undefined) moveOnTrack(game, foe, track, Infinity);
        },
      },
    },
  },
};
