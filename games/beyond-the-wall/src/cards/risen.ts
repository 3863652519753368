import {
  areaAt,
  houseAt,
  poolOf,
  promoteUnit,
  rulesOf,
  strengthOf,
  supportingAreas,
  type AreaId,
  type BattleFrame,
  type BattleScene,
  type Code,
  type Effect,
  type Rulings,
} from '@corvo/westeros';
import { battleNow } from '@corvo/westeros';
import { fought, isThere, lost, margin, raise, raiseOne, roomFor, ZOMBIE } from './raise.ts';
import { isHitAndRun } from './hit-and-run.ts';
import { isVoid } from './void.ts';
import { hordeTakes } from './worth.ts';

/** Notes, right when a battle is decided, by how much, and with whom each side fought. */
export const note: Code<BattleFrame> = {
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const by = strengthOf(game.open, rules, frame, 0) - strengthOf(game.open, rules, frame, 1);
    for (const side of frame.sides) {
      const count: Record<string, number> = {};
      for (const unit of areaAt(game.open, frame.area).units)
        if (unit.house === side.house) count[unit.kind] = (count[unit.kind] ?? 0) + 1;
      fought.put(side, count);
    }
    const winner = frame.winner === 1 ? 1 : 0;
    margin.put(frame.sides[winner], Math.abs(by));
  },
};

/** BW-H19: whatever the direct enemy loses in the combat counts, catapults apart. */
export const countLost: Rulings['unitsLost'] = (game, house, area, units) => {
  const battle = battleNow(game.open);
  const side = battle?.area === area ? battle.sides.find(one => one.house === house) : undefined;
  if (side === undefined) return;
  const { unit: kinds } = rulesOf(game.open).board;
  const all: Record<string, number> = { ...lost.of(side) };
  for (const kind in units) if (kinds[kind]?.fixed !== true) all[kind] = (all[kind] ?? 0) + (units[kind] ?? 0);
  lost.put(side, all);
};

const hasWon = ({ battle, mine }: BattleScene): boolean => battle.winner === mine;

const sumOf = (count: Readonly<Record<string, number>> = {}): number =>
  Object.values(count).reduce((sum, number) => sum + number, 0);

/** Where the fighters of a side stand now: in the area, where they fell back to, or nowhere any more. */
function placeNow({ battle, mine, open, me }: BattleScene): AreaId | undefined {
  const side = battle.sides[mine === 1 ? 1 : 0];
  if (isHitAndRun(battle)) {
    const home = mine === 0 ? battle.from : battle.area; // BW-H134
    return sumOf(fought.of(side)) > sumOf(lost.of(side)) ? home : undefined;
  }
  if (battle.winner === mine) return isThere(open, battle.area, me) ? battle.area : undefined;
  return sumOf(fought.of(side)) > sumOf(lost.of(side)) ? battle.retreatTo : undefined;
}

/** Areas with a zombie that took part, in the fight or in support (BW-13.18, H23). */
function zombiesThatFought(scene: BattleScene): AreaId[] {
  const { open, rules, battle, mine, me } = scene;
  if (mine === -1 || poolOf(open, rules, me, 'other') <= 0) return []; // BW-H88
  const side = battle.sides[mine];
  const survived = (fought.of(side)?.[ZOMBIE] ?? 0) > (lost.of(side)?.[ZOMBIE] ?? 0);
  const place = survived ? placeNow(scene) : undefined;
  const helped = supportingAreas(open, rules, battle, mine).filter(call => call.house === me);
  return [...(place === undefined ? [] : [place]), ...helped.map(({ area }) => area)].filter(area =>
    areaAt(open, area).units.some(unit => unit.house === me && unit.kind === ZOMBIE),
  );
}

/** Texts that work in the clean-up of a battle (BW-14.2), and the one that brings a second card. */
export const risen: Readonly<Record<string, Effect>> = {
  'zombies-by-the-margin': {
    clause: 'BW-13.17',
    on: {
      'battle-raise': {
        when: hasWon,
        then(game, { open, battle, mine, me }) {
          const here = isThere(open, battle.area, me) ? [battle.area] : []; // BW-H85; none there after a Hit and Run (BW-H134)
          const from = mine === 0 ? [battle.from] : []; // BW-H21, H22
          const number = Math.max(1, margin.of(battle.sides[mine === 1 ? 1 : 0]) ?? 0);
          raise(game, [...here, ...from], number);
        },
      },
    },
  },
  'may-promote-a-zombie': {
    clause: 'BW-13.18',
    on: {
      'battle-raise': {
        when: scene => zombiesThatFought(scene).length > 0,
        asks: 'areas',
        ask: scene => ({ kind: 'areas', from: zombiesThatFought(scene), min: 0, max: 1 }),
        then(game, { me }, { areas }) {
          for (const area of areas) promoteUnit(game, area, me, ZOMBIE, 'other');
        },
      },
    },
  },
  'the-lost-rise': {
    clause: 'BW-13.19',
    modify: {
      swords: {
        layer: 'add',
        by: (value, { mine, about }) =>
          mine === 0 && about.side === 0 && about.card === 'ot-captain' ? value + 1 : value,
      },
    },
    on: {
      'battle-raise': {
        when: scene => hasWon(scene) && placeNow(scene) !== undefined,
        then(game, scene) {
          const { battle, mine } = scene;
          raise(game, [placeNow(scene) ?? battle.area], sumOf(lost.of(battle.sides[mine === 1 ? 0 : 1])));
        },
      },
    },
  },
  'opposing-card-counts-nothing': {
    clause: 'BW-13.20',
    modify: { cardStrength: { layer: 'limit', by: (value, { mine, about }) => (mine === about.side ? value : 0) } },
    on: {
      'battle-raise': {
        when: scene => placeNow(scene) !== undefined && roomFor(scene.open, [placeNow(scene) ?? '']).length > 0,
        asks: 'areas',
        ask: scene => ({ kind: 'areas', from: roomFor(scene.open, [placeNow(scene) ?? '']), min: 0, max: 1 }),
        then(game, _scene, { areas }) {
          for (const area of areas) raiseOne(game, area);
        },
      },
    },
  },
  'may-add-a-card': {
    clause: 'BW-13.23',
    modify: {
      cardStrength: {
        layer: 'set',
        by: (value, scene) =>
          scene.mine === scene.about.side && scene.about.card === 'ot-horde' ? hordeTakes(scene, value) : value,
      },
    },
    on: {
      revealed: {
        when: ({ open, me }) => houseAt(open, me).hand.length > 0,
        asks: 'card',
        ask: ({ open, me }) => ({ kind: 'card', from: houseAt(open, me).hand, optional: true }),
        then(game, { battle, mine, me }, { card }) {
          if (card === null) return;
          const side = battle.sides[mine === 1 ? 1 : 0];
          const state = houseAt(game.open, me);
          state.hand = state.hand.filter(held => held !== card);
          side.cards.push(card);
          if (!isVoid(game.open, card)) side.texts.push(card); // BW-H73
          game.tell('card-revealed', { house: me, card });
        },
      },
    },
  },
};
