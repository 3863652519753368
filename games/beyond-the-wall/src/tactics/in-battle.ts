import {
  areaAt,
  gainPower,
  houseAt,
  layOrder,
  mobile,
  openFor,
  optionOf,
  orderHere,
  payPower,
  reconcile,
  removeOrder,
  rulesOf,
  setSupply,
  standing,
  supplyTable,
  takeBackCard,
  type AreaId,
  type BattleFrame,
  type BattleHookPoint,
  type BattleScene,
  type CardId,
  type Code,
  type Effect,
  type Side,
  type Table,
  type TableHookPoint,
} from '@corvo/westeros';
import { isHitAndRun } from '../cards/hit-and-run.ts';
import { margin } from '../cards/raise.ts';
import { troopsOf } from '../cards/worth.ts';
import { ability, attacks, brought, hasConquered, hasWon, isFoes, isMine, wonAsAttacker } from './ability.ts';
import { freeTokens } from './free-tokens.ts';
import { moreIcons, type Icons } from './icons.ts';
import { BEATEN, DECIDED, DECLARED, JOINED, SPOILS, SUPPORTED } from './moments.ts';
import { NONE } from './using.ts';

const mySide = ({ battle, mine }: BattleScene): Side => battle.sides[mine === 1 ? 1 : 0];
const foeSide = ({ mine }: BattleScene): 0 | 1 => (mine === 1 ? 0 : 1);

/** BW-H146: who has an ability twice may use it twice, and what it brings adds up; not so until rules number 3. */
function add({ open }: Pick<Table, 'open'>, side: Side, icon: keyof Icons, number: number): void {
  const before = moreIcons.of(side);
  const known = optionOf(open, 'rules') === undefined ? (before?.[icon] ?? 0) : 0;
  moreIcons.put(side, { ...before, [icon]: known + number });
}

export const openTactics = (moment: BattleHookPoint & TableHookPoint): Code<BattleFrame> => ({
  enter(game, { sides }) {
    if (game.open.effects.length > 0)
      openFor(
        game,
        moment,
        sides.map(({ house }) => house),
      );
  },
});

/** For the rest of a battle, without another word: the use has been told. */
const forBattle =
  (effect: string) =>
  (game: { readonly open: BattleScene['open'] }, { me }: BattleScene): void =>
    void game.open.effects.push({ effect, owner: me, until: 'battle' });

const DOUBLED = 'order-doubled';
const STRONGER = 'against-the-stronger';
const AMBUSHED = 'ambushed';
const UNHARMED = 'defence-organised';
const SENT = 'net-spread';

/** BW-10.3: against troops that are stronger, each with the support of his own alone. */
function isOutnumbered({ open, rules, battle, me, foe }: BattleScene): boolean {
  const own = (house: string) => (helper: string) => helper === house;
  return troopsOf(open, rules, battle, 0, own(me)) < troopsOf(open, rules, battle, 1, own(foe));
}

const isSupported = ({ battle }: BattleScene, side: 0 | 1): boolean => battle.supports.some(call => call.side === side);

/** BW-10.9: own support orders that are not beside the battle; the dashed line stays closed (BW-H49). */
function farSupport({ open, rules, battle, me }: BattleScene): AreaId[] {
  const near = rules.board.near[battle.area] ?? [];
  return rules.board.ids.filter(
    area =>
      area !== battle.area &&
      !near.includes(area) &&
      orderHere(open, rules, area, 'support', me) !== undefined &&
      rules.rulings.bars?.(open, rules, me, battle.area, 'support', area) === undefined,
  );
}

/** BW-10.10, H33, H136: the printed strength of the card played says which may come back. */
const BACK: Readonly<Record<number, number>> = { 0: 4, 1: 3 };
function comeback(scene: BattleScene): CardId[] {
  const { board } = scene.rules;
  const wanted = BACK[board.card[mySide(scene).cards[0] ?? '']?.strength ?? -1];
  return houseAt(scene.open, scene.me).discards.filter(card => board.card[card]?.strength === wanted);
}

const ordersOfFoe = ({ open, rules, foe }: BattleScene): AreaId[] =>
  rules.board.ids.filter(area => areaAt(open, area).orders.some(({ house }) => house === foe));

/** BW-10.11, S65: normal support and defence orders that lie nowhere. */
const guards = ({ open, rules, me }: BattleScene): string[] =>
  Object.keys(
    freeTokens(open, rules, me, order => !order.star && (order.type === 'support' || order.type === 'defense')),
  );

/** What is asked in battles. */
export const inBattle: Readonly<Record<string, Effect>> = {
  ...ability('tac-03-a', {
    on: { [SUPPORTED]: { when: scene => attacks(scene) && isOutnumbered(scene), then: forBattle(STRONGER) } },
  }),
  ...brought('tac-03-a', STRONGER, {
    modify: { sideStrength: { layer: 'add', by: (value, scene) => (isMine(scene) ? value + 1 : value) } },
  }),
  // BW-S88: in one combat, before the cards.
  ...ability('tac-05-a', {
    on: {
      [SUPPORTED]: {
        when: ({ open, rules, battle, mine, me }) =>
          mine === 1 && orderHere(open, rules, battle.area, 'defense', me) !== undefined,
        then(game, scene) {
          forBattle(DOUBLED)(game, scene);
          add(game, mySide(scene), 'fortifications', 1);
        },
      },
    },
  }),
  ...ability('tac-05-b', {
    on: { [DECIDED]: { when: scene => scene.mine === 1 && !hasWon(scene), then: forBattle(UNHARMED) } },
  }),
  ...brought('tac-05-b', UNHARMED, {
    modify: { unharmed: { layer: 'set', by: (value, scene) => value || isMine(scene) } },
  }),
  ...ability('tac-07-a', {
    cost: 1,
    on: {
      [DECIDED]: {
        when: scene => hasWon(scene) && (margin.of(mySide(scene)) ?? 0) > 0,
        then: (game, scene) => add(game, mySide(scene), 'swords', margin.of(mySide(scene)) ?? 0),
      },
    },
  }),
  ...ability('tac-07-b', {
    cost: 2,
    on: { [DECLARED]: { when: attacks, then: (game, scene) => add(game, mySide(scene), 'skulls', 1) } },
  }),
  ...ability('tac-08-b', {
    on: {
      [SPOILS]: {
        when(scene) {
          const { supply = 0, crowns = 0 } = scene.rules.board.area[scene.battle.area] ?? {};
          return hasConquered(scene) && supply + crowns > 0;
        },
        then(game, { rules, battle, me, foe }) {
          const { supply = 0, crowns = 0 } = rules.board.area[battle.area] ?? {};
          const [mine, theirs] = [houseAt(game.open, me), houseAt(game.open, foe)];
          if (crowns > 0) {
            payPower(game, foe, Math.min(crowns, theirs.power), 'plundered');
            gainPower(game, me, crowns, 'tactic');
          }
          if (supply === 0) return;
          setSupply(game, me, Math.min(mine.supply + supply, supplyTable(rules, me).length - 1)); // BW-S33
          setSupply(game, foe, Math.max(0, theirs.supply - supply));
          reconcile(game); // BW-H57, H89
        },
      },
    },
  }),
  ...ability('tac-09-a', {
    on: { [SUPPORTED]: { when: scene => isSupported(scene, foeSide(scene)), then: forBattle(AMBUSHED) } },
  }),
  ...brought('tac-09-a', AMBUSHED, {
    modify: { sideStrength: { layer: 'add', by: (value, scene) => (isFoes(scene) ? value - 1 : value) } },
  }),
  ...ability('tac-09-b', {
    on: {
      [JOINED]: {
        asks: 'areas',
        ask(scene) {
          const from = farSupport(scene);
          return from.length === 0 ? undefined : { kind: 'areas', from, min: 0, max: 1 };
        },
        then(game, { battle, mine, me }, { areas }) {
          for (const area of areas) {
            battle.supports.push({ area, house: me, side: mine, taken: true });
            const helped = mine === 1 ? 'defender' : 'attacker';
            game.tell('support-declared', { house: me, area, for: helped, battle: battle.area });
          }
        },
      },
    },
  }),
  ...ability('tac-10-b', {
    on: {
      [SPOILS]: {
        asks: 'card',
        ask(scene) {
          const from = comeback(scene);
          return from.length === 0 ? undefined : { kind: 'card', from, optional: true };
        },
        then(game, { me }, { card }) {
          if (card !== null) takeBackCard(game, me, card, 'tactic');
        },
      },
    },
  }),
  ...ability('tac-11-a', {
    on: {
      [SPOILS]: {
        when: wonAsAttacker,
        asks: 'areas',
        ask(scene) {
          const from = ordersOfFoe(scene);
          return from.length === 0 ? undefined : { kind: 'areas', from, min: 0, max: 1 };
        },
        then(game, { foe }, { areas }) {
          for (const area of areas)
            for (const placed of areaAt(game.open, area).orders.filter(({ house }) => house === foe))
              removeOrder(game, area, placed, 'ability');
        },
      },
    },
  }),
  ...ability('tac-11-b', {
    on: {
      [SPOILS]: {
        when: hasConquered,
        asks: 'option',
        ask(scene) {
          const from = guards(scene);
          return from.length === 0 ? undefined : { kind: 'option', from: [...from, NONE] };
        },
        then(game, { battle, me }, { option }) {
          if (option === NONE) return;
          layOrder(game.open, battle.area, { house: me, order: option });
          game.tell('order-given', { house: me, area: battle.area, order: option });
        },
      },
    },
  }),
  ...ability('tac-14-a', {
    on: {
      [SUPPORTED]: {
        when: ({ rules, battle, mine }) => mine === 0 && rules.board.order[battle.order]?.star === true,
        then: forBattle(DOUBLED),
      },
    },
  }),
  ...brought('tac-14-a', DOUBLED, {
    modify: {
      orderStrength: {
        layer: 'add', // after what it counts as (BW-H39)
        by: (value, scene) => (isMine(scene) && scene.about.role !== 'supporting' ? value * 2 : value),
      },
    },
  }),
  ...ability('tac-17-b', {
    on: {
      [BEATEN]: {
        when: scene =>
          wonAsAttacker(scene) &&
          !isHitAndRun(scene.battle) && // BW-H47
          Object.keys(mobile(rulesOf(scene.open).board, standing(areaAt(scene.open, scene.battle.area), scene.foe)))
            .length > 0,
        then: forBattle(SENT),
      },
    },
  }),
  ...brought('tac-17-b', SENT, {
    modify: { retreatsForFoe: { layer: 'set', by: (value, scene) => value || isMine(scene) } },
  }),
};
