import type { Frame } from '@corvo/core';
import {
  askHouse,
  costOf,
  field,
  houseAt,
  refuse,
  rulesOf,
  type CardId,
  type Code,
  type Effect,
  type HouseId,
  type LastingEffect,
  type OwnedScene,
  type Part,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import { ability, brought, opponentsOf } from './ability.ts';
import { BARREL } from './at-once.ts';
import { grant, playedBy, readyFor, reserveOf, sourceOf } from './deck.ts';
import { abilitiesOn, abilityOf, type Ability } from './facts.ts';
import { NONE, REVEALED } from './using.ts';

const SCOUTING = 'tac-12';
const COPY = 2;
export const TAXED = 'scouted';
/** The ability that costs its owner more. */
export const dearer = field<LastingEffect, { readonly house: HouseId; readonly effect: string }>('dearer');

/** BW-S60, S62: the least that must be paid for an ability now; those of the round are paid when they are used. */
function leastCost(open: WesterosOpen, house: HouseId, { id, isAtOnce }: Ability): number {
  if (!isAtOnce) return 0;
  return costOf(open, rulesOf(open), null, id, house) + (id === 'tac-01-b' ? BARREL : 0);
}

/** What others have played this round, `HOUSE for ABILITY` (BW-H138: cards fetched too, abilities through Flexibility not). */
const ofOpponents = ({ open, me }: OwnedScene, fits: (house: HouseId, one: Ability) => boolean): string[] =>
  opponentsOf(open, me).flatMap(house =>
    playedBy(open, house)
      .flatMap(abilitiesOn)
      .filter(one => fits(house, one))
      .map(({ id }) => `${house} for ${id}`),
  );

/** BW-H54: one that is spent is not touched. */
const taxable = (scene: OwnedScene): string[] =>
  ofOpponents(scene, (house, { id }) => readyFor(scene.open, house, id) !== undefined);

/** BW-H55: all but spying itself, as far as the copier can pay. */
function copyable(scene: OwnedScene): string[] {
  const { open, rules, me } = scene;
  const left = houseAt(open, me).power - costOf(open, rules, null, `${SCOUTING}-b`, me);
  return ofOpponents(scene, (_house, one) => one.card !== SCOUTING && leastCost(open, me, one) <= left);
}

const onOne = (
  from: (scene: OwnedScene) => string[],
  then: (game: Table, scene: OwnedScene, house: HouseId, effect: string) => void,
): Part<OwnedScene> => ({
  when: scene => from(scene).length > 0,
  asks: 'option',
  ask: scene => ({ kind: 'option', from: [...from(scene), NONE] }),
  then(game, scene, { option }) {
    const [house = '', , effect] = option.split(' ');
    if (effect !== undefined) then(game, scene, house, effect);
  },
});

/** Two abilities of the reserve, of different cards (BW-10.18). */
export interface FlexibilityFrame extends Frame {
  readonly run: 'flexibility';
  readonly house: HouseId;
  readonly by: CardId; // what leaves the game if one of them opens the reserve
  readonly picked: string[];
}
const PICKS = 2;

/** BW-H56: only what can still be paid, with what was picked before. */
function picks(open: WesterosOpen, house: HouseId, picked: readonly string[]): string[] {
  const before = picked.flatMap(id => abilityOf(id) ?? []);
  const paid = before.reduce((sum, one) => sum + leastCost(open, house, one), 0);
  const left = houseAt(open, house).power - paid;
  return reserveOf(open, house)
    .filter(card => before.every(one => one.card !== card))
    .flatMap(abilitiesOn)
    .filter(one => leastCost(open, house, one) <= left)
    .map(({ id }) => id);
}

export const pickAbilities: Code<FlexibilityFrame, 'option'> = {
  verb: 'picks',
  about: (_open, { picked }) => ({ count: PICKS - picked.length }),
  enter(game, frame) {
    const { house, picked } = frame;
    if (picked.length < PICKS && picks(game.open, house, picked).length > 0)
      askHouse(game, frame, house, 'pick-ability');
  },
  ask: ({ open }, { house, picked }) => ({ kind: 'option', from: [...picks(open, house, picked), NONE] }),
  refuse({ open }, { house, picked }, _seat, { option }) {
    const offered = [...picks(open, house, picked), NONE];
    return offered.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'ability-not-in-reserve', { choice: option.slice(0, 40), offered });
  },
  answer(game, frame, _seat, { option }) {
    if (option === NONE) return;
    frame.picked.push(option);
    grant(game, frame.house, option, frame.by);
    game.tell('ability-picked', { house: frame.house, effect: option });
    game.repeat(frame);
  },
};

/** Abilities about tactic cards: dearer for others, copied, or out of the reserve. */
export const aboutTactics: Readonly<Record<string, Effect>> = {
  ...ability(`${SCOUTING}-a`, {
    at: {
      [REVEALED]: onOne(taxable, (game, { me }, house, effect) => {
        const entry: LastingEffect = { effect: TAXED, owner: me, until: 'round' };
        dearer.put(entry, { house, effect });
        game.open.effects.push(entry);
        game.tell('ability-taxed', { house, effect });
      }),
    },
  }),
  // BW-H137: it binds the owner of the named card alone.
  ...brought(`${SCOUTING}-a`, TAXED, {
    modify: {
      cost: {
        layer: 'add',
        by(cost, { lasting, about }) {
          const one = lasting === null ? undefined : dearer.of(lasting);
          return one !== undefined && one.effect === about.effect && one.house === about.house ? cost + 2 : cost;
        },
      },
    },
  }),
  ...ability(`${SCOUTING}-b`, {
    cost: COPY,
    at: {
      [REVEALED]: onOne(copyable, (game, { me, lasting }, house, effect) => {
        game.tell('ability-copied', { house: me, effect, foe: house });
        grant(game, me, effect, sourceOf(`${SCOUTING}-b`, lasting));
      }),
    },
  }),
  ...ability('tac-18-a', {
    cost: 5,
    at: {
      [REVEALED]: {
        when: ({ open, me }) => reserveOf(open, me).length >= PICKS,
        then: (game, { me, lasting }) =>
          void game.push<FlexibilityFrame>({
            run: 'flexibility',
            house: me,
            by: sourceOf('tac-18-a', lasting),
            picked: [],
          }),
      },
    },
  }),
};
