import { shuffle } from '@corvo/core';
import type { FeatureAids } from '../../aids/feature.ts';
import { askSealed } from '../../asking.ts';
import { field } from '../../field.ts';
import type { CardId, HouseId } from '../../ids.ts';
import { houseAt } from '../../realm/pools.ts';
import { orderOfPlay, seatOf } from '../../realm/tracks.ts';
import type { RoundFrame } from '../../round.ts';
import { withFeature, type Feature } from '../../ruleset/feature.ts';
import type { Option } from '../../ruleset/ruleset.ts';
import type { Code, HouseState, Table, WesterosHidden, WesterosOpen, WesterosOwn, WesterosState } from '../../state.ts';
import { gainPower } from '../../verbs.ts';

/** T-14: the relics, each there once. */
const RELICS = ['bell', 'bone', 'book', 'bowl', 'coin', 'comb', 'lamp', 'ring', 'sash'] as const;
const DEALT = 2;

/** Those behind a screen. */
const relics = field<WesterosOwn, readonly CardId[]>('relics');
/** Those that nobody has, the next one first. */
const pile = field<WesterosHidden, readonly CardId[]>('relics');
/** How many a house has, which everybody can count. */
const number = field<HouseState, number>('relics');
/** Those that were offered: they are out of the game. */
const offered = field<WesterosOpen, readonly CardId[]>('relics-offered');

const numberOf = (open: WesterosOpen, house: HouseId): number => number.of(houseAt(open, house)) ?? 0;
const offeredIn = (open: WesterosOpen): readonly CardId[] => offered.of(open) ?? [];

/** What a house takes from the pile, as long as there is something. */
function take({ open, hidden, own }: Pick<WesterosState, 'open' | 'hidden' | 'own'>, house: HouseId): void {
  const [next, ...rest] = pile.of(hidden) ?? [];
  const drawer = own[seatOf(open, house)];
  if (next === undefined || drawer === undefined) return;
  pile.put(hidden, rest);
  relics.put(drawer, [...(relics.of(drawer) ?? []), next].sort());
  number.put(houseAt(open, house), numberOf(open, house) + 1);
}

/** Deals what lies nowhere yet: to each house as many as it has, and the rest into the pile. */
function deal({ open, hidden, own }: WesterosState, stream: WesterosHidden['rng']): void {
  const lying = [...offeredIn(open), ...Object.values(own).flatMap(drawer => relics.of(drawer) ?? [])];
  const left = shuffle(
    stream,
    RELICS.filter(relic => !lying.includes(relic)),
  );
  for (const house of Object.keys(open.houses)) {
    const drawer = own[seatOf(open, house)];
    if (drawer === undefined) continue;
    const held = relics.of(drawer) ?? [];
    relics.put(drawer, [...held, ...left.splice(0, numberOf(open, house) - held.length)].sort());
  }
  pile.put(hidden, left);
}

/** One that was offered leaves its house, which is paid for it and takes another. */
function give(game: Table, house: HouseId, relic: CardId): void {
  const drawer = game.own[seatOf(game.open, house)];
  if (drawer === undefined) return;
  relics.put(
    drawer,
    (relics.of(drawer) ?? []).filter(one => one !== relic),
  );
  number.put(houseAt(game.open, house), numberOf(game.open, house) - 1);
  offered.put(game.open, [...offeredIn(game.open), relic]);
  game.tell('relic-offered', { house, relic });
  gainPower(game, house, 1, 'ability');
  take(game, house);
}

/** T-14: in secret each house offers one of its relics, and all are turned up together. */
const offerRelics: Code<RoundFrame, 'card'> = {
  verb: 'offers',
  enter(game, frame) {
    const houses = orderOfPlay(game.open).filter(house => numberOf(game.open, house) > 0);
    if (houses.length > 0) askSealed(game, frame, houses, 'relic');
  },
  ask: ({ mine }) => ({ kind: 'card', from: (mine && relics.of(mine)) ?? [], optional: false }),
  late: ({ mine }) => ({ card: (mine && relics.of(mine))?.[0] ?? null }),
  reveal(game, _frame, answers) {
    for (const house of orderOfPlay(game.open)) {
      const card = answers.get(seatOf(game.open, house))?.card;
      if (card != null) give(game, house, card);
    }
  },
};

const relicFeature: Feature = {
  id: 'relics',
  layOut(state) {
    for (const house of Object.values(state.open.houses)) number.put(house, DEALT);
    deal(state, state.hidden.rng);
  },
  imagine: (state, _view, rng) => deal(state, rng),
  mixUnseen({ hidden }) {
    pile.put(hidden, shuffle(hidden.rng, [...(pile.of(hidden) ?? [])].sort()));
  },
};

export const relicAids: FeatureAids = {
  id: relicFeature.id,
  position: {
    clear({ hidden, own }) {
      pile.clear(hidden);
      for (const drawer of Object.values(own)) relics.clear(drawer);
    },
    lines: {
      // `relics red 1`: how many it has. Which ones is not written, since nobody but red knows.
      relics({ open }, [house = '', count = '']) {
        if (!Object.hasOwn(open.houses, house) || !/^[0-3]$/.test(count)) return 'a house and a number up to 3';
        number.put(houseAt(open, house), Number(count));
        return undefined;
      },
      offered({ open }, cards) {
        if (new Set(cards).size < cards.length || !cards.every(card => RELICS.some(relic => relic === card)))
          return `some of ${RELICS.join(', ')}`;
        offered.put(open, cards);
        return undefined;
      },
    },
    settle(state) {
      const held = Object.keys(state.open.houses).reduce((sum, house) => sum + numberOf(state.open, house), 0);
      if (held + offeredIn(state.open).length > RELICS.length) return `at most ${RELICS.length} relics`;
      deal(state, state.hidden.rng);
      return undefined;
    },
    write: open => [
      ...Object.keys(open.houses).map(house => `relics ${house} ${numberOf(open, house)}`),
      ...(offered.of(open) === undefined ? [] : [`offered ${offeredIn(open).join(', ')}`]),
    ],
  },
  invariants: [
    ({ open, hidden, own }) => {
      const all = [pile.of(hidden), offered.of(open), ...Object.values(own).map(drawer => relics.of(drawer))];
      const lying = all.flatMap(some => some ?? []).sort();
      return lying.join() === [...RELICS].sort().join() ? undefined : `the relics ${lying.join(', ')}`;
    },
  ],
  figures: open => ({ offered: [...offeredIn(open)] }),
};

export const RELIC_STEPS = { round: { relics: offerRelics } };

export const withRelics: Option = rules => ({
  ...withFeature(rules, relicFeature),
  flow: {
    ...rules.flow,
    round: (rules.flow['round'] ?? []).flatMap(step => (step === 'planning' ? [step, 'relics'] : [step])),
  },
});
