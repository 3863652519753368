import type { HouseId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import type { BattleScene, Effect, HookPoint, Part, Question, Scene } from '../ruleset/effects.ts';
import { gainPower, payPower } from '../verbs.ts';
import { other } from '../battle-frame.ts';
import { playAnother, returnCard } from '../battle/played.ts';

const isMine = ({ mine, about }: Scene): boolean => mine !== -1 && about.side === mine;
const isMyFoes = ({ mine, about }: Scene): boolean => mine !== -1 && about.side === other(mine);

type Changes = { readonly [Q in Question]: NonNullable<Effect['modify']>[Q] };

const more = (by: number): { layer: 'add'; by: (value: number, scene: Scene) => number } => ({
  layer: 'add',
  by: (value, scene) => (isMine(scene) ? value + by : value),
});
const always = (answer: boolean): { layer: 'set'; by: (value: boolean, scene: Scene) => boolean } => ({
  layer: 'set',
  by: (value, scene) => (isMine(scene) ? answer : value),
});

/** For every question that effects may answer, one that answers it; a new question does not compile without its answer. */
const MODIFY: Changes = {
  unitStrength: {
    layer: 'add',
    by: (value, scene) => (isMine(scene) && scene.about.kind === 'knight' ? value + 1 : value),
  },
  orderStrength: { layer: 'limit', by: (value, scene) => (isMyFoes(scene) ? Math.min(value, 0) : value) },
  cardStrength: { layer: 'set', by: (value, scene) => (isMyFoes(scene) ? 0 : value) },
  sideStrength: more(2),
  swords: more(1),
  fortifications: more(1),
  skulls: more(1),
  playable: { layer: 'limit', by: (value, { about }) => value && about.card !== 'red-lord' },
  ground: { layer: 'limit', by: (value, scene) => (isMyFoes(scene) ? 0 : value) },
  mayUseBlade: { layer: 'limit', by: () => false },
  orderAllowed: { layer: 'limit', by: (value, { about }) => value && about.order?.type !== 'raid' },
  face: { layer: 'set', by: face => (face.type === 'raid' ? { ...face, value: 2 } : face) },
  unharmed: always(true),
  advances: always(false),
  keepsMarch: always(true),
  retreatsForFoe: always(true),
  cost: { layer: 'add', by: (cost, { foe, about }) => (about.house === foe ? cost + 1 : cost) },
  works: { layer: 'limit', by: (works, { foe, about }) => works && about.house !== foe },
};

const gain =
  (house: (scene: BattleScene) => HouseId) =>
  (game: Parameters<Part['then']>[0], scene: BattleScene): void =>
    void gainPower(game, house(scene), 1, 'ability');
const me = ({ me: house }: BattleScene): HouseId => house;

/** For every moment of a battle, a text that works then; two of them ask. */
const ON: { readonly [M in HookPoint]: Part } = {
  cancel: {
    when: ({ battle, mine }) => battle.sides[other(mine)].texts.length > 0,
    then(_game, { battle, mine }) {
      battle.sides[other(mine)].texts = [];
    },
  },
  copy: { then: gain(me) },
  revealed: {
    asks: 'amount',
    ask({ open, me: house }) {
      const { power } = houseAt(open, house);
      return power === 0 ? undefined : { kind: 'amount', min: 0, max: Math.min(2, power) };
    },
    then: (game, { me: house }, { amount }) => payPower(game, house, amount, 'ability'),
    otherwise: gain(me),
  },
  won: {
    asks: 'option',
    ask: () => ({ kind: 'option', from: ['use', 'none'] }),
    then(game, scene, { option }) {
      if (option === 'use') gainPower(game, scene.me, 1, 'ability');
    },
  },
  lost: { when: ({ open, me: house }) => houseAt(open, house).power < 5, then: gain(me) },
  after: { then: gain(({ foe }) => foe) },
};

const byQuestion = Object.entries(MODIFY).map(
  ([question, modifier]) => [question, { clause: 'T-2', modify: { [question]: modifier } }] as const,
);
const byMoment = Object.entries(ON).map(
  ([moment, part]) => [`when-${moment}`, { clause: 'T-3', on: { [moment]: part } }] as const,
);

/** What texts may do to the cards of a battle. */
const MORE: Readonly<Record<string, Effect>> = {
  'plays-another': {
    clause: 'T-7',
    on: {
      revealed: {
        when: ({ open, me: house }) => houseAt(open, house).hand.length > 0,
        then(game, { battle, mine, me: house }) {
          const side = mine === 1 ? 1 : 0;
          const [card = null] = battle.sides[side].cards;
          returnCard(game, battle, side);
          if (houseAt(game.open, house).hand.length > 1) playAnother(game, battle, side, card);
        },
      },
    },
  },
};

/** Effects named for the question they answer (`swords`) or the moment they work at (`when-won`). */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  ...Object.fromEntries([...byQuestion, ...byMoment]),
  ...MORE,
};
export const QUESTIONS = Object.keys(MODIFY) as Question[];
export const HOOK_POINTS_OF_TEXTS = Object.keys(ON) as HookPoint[];
