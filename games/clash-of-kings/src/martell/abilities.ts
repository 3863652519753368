import {
  areaAt,
  destroyUnits,
  giveMarker,
  hasUnits,
  houseAt,
  poolOf,
  promoteUnit,
  realmOf,
  removeOrder,
  TRACKS,
  type BattleScene,
  type Effect,
  type Table,
} from '@corvo/westeros';

/** Which text stands on which card of the first Martell set. */
const ABILITIES: Readonly<Record<string, string>> = {
  'doran-martell-original': 'may-take-a-marker-of-the-loser',
  'arianne-martell-original': 'may-kill-a-victor',
  'ellaria-sand-original': 'may-promote-a-defender',
  'obara-sand-original': 'sword-in-attack',
};

export const abilityOf = (card: string): string | null => ABILITIES[card] ?? null;

const ROUTED = 'routed-';

/** The kinds of units of a house in the battle, the dearest first, those that lie by themselves: `routed-knight`. */
function unitsOf({ open, rules, battle }: BattleScene, house: string): string[] {
  const cost = (kind: string): number => rules.board.unit[kind]?.cost ?? 0;
  const units = areaAt(open, battle.area).units.filter(unit => unit.house === house);
  const dearest = units.toSorted(
    (a, b) => cost(b.kind) - cost(a.kind) || Number(a.routed ?? 0) - Number(b.routed ?? 0),
  );
  return [...new Set(dearest.map(unit => (unit.routed === true ? `${ROUTED}${unit.kind}` : unit.kind)))];
}

/** An order that no unit is left to carry out goes with the last of them. */
function killOne(game: Table, area: string, house: string, option: string): void {
  const isDown = option.startsWith(ROUTED);
  const kind = isDown ? option.slice(ROUTED.length) : option;
  destroyUnits(game, area, house, { [kind]: 1 }, 'ability', isDown);
  const state = areaAt(game.open, area);
  if (hasUnits(state, house)) return;
  for (const placed of state.orders.filter(one => one.house === house)) removeOrder(game, area, placed, 'nobody-there');
}

/** Who could be promoted: footmen, while there are knights in the pool (1E-S25). */
const footmenOf = (scene: BattleScene): string[] =>
  poolOf(scene.open, scene.rules, scene.me, 'knight') > 0
    ? unitsOf(scene, scene.me).filter(kind => kind.endsWith('footman'))
    : [];

const markersOf = ({ open, foe }: BattleScene): string[] =>
  TRACKS.filter(track => realmOf(open, foe).holders[track] === foe);

export const EFFECTS: Readonly<Record<string, Effect>> = {
  // 1E-S54: the marker alone. The next bids for the tracks give every marker to whoever comes first in them.
  'may-take-a-marker-of-the-loser': {
    clause: '1E-S54',
    on: {
      won: {
        when: scene => markersOf(scene).length > 0,
        asks: 'option',
        ask: scene => ({ kind: 'option', from: [...markersOf(scene), 'none'] }),
        then(game, { open, me }, choice) {
          const track = TRACKS.find(one => one === choice.option);
          if (track !== undefined) giveMarker(game, houseAt(open, me).realm, track, me);
        },
      },
    },
  },

  // 1E-S55: even the last one; the winner of an area that nobody enters does not hold it.
  'may-kill-a-victor': {
    clause: '1E-S55',
    on: {
      lost: {
        when: scene => unitsOf(scene, scene.foe).length > 0,
        asks: 'option',
        ask: scene => ({ kind: 'option', from: [...unitsOf(scene, scene.foe), 'none'] }),
        then(game, { battle, foe }, choice) {
          const { option } = choice;
          if (option !== 'none') killOne(game, battle.area, foe, option);
        },
      },
    },
  },

  'may-promote-a-defender': {
    clause: '1E-S25',
    on: {
      revealed: {
        when: scene => scene.mine === 1 && footmenOf(scene).length > 0,
        asks: 'option',
        ask: scene => ({ kind: 'option', from: [...footmenOf(scene), 'none'] }),
        then(game, { battle, me }, choice) {
          const { option } = choice;
          if (option === 'none') return;
          promoteUnit(game, battle.area, me, 'footman', 'knight', option.startsWith(ROUTED));
        },
      },
    },
  },

  'sword-in-attack': {
    clause: '1E-17.2',
    modify: {
      swords: {
        layer: 'add',
        by: (value, { mine, about }) => (mine === 0 && about.side === 0 ? value + 1 : value),
      },
    },
  },
};
