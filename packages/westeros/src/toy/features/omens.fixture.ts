import { below } from '@corvo/core';
import type { FeatureAids } from '../../aids/feature.ts';
import type { BattleFrame, Side } from '../../battle-frame.ts';
import { field } from '../../field.ts';
import type { CardId, HouseId } from '../../ids.ts';
import { seatOf } from '../../realm/tracks.ts';
import { itemOf, withFeature, type Feature } from '../../ruleset/feature.ts';
import type { Option } from '../../ruleset/ruleset.ts';
import type { Code, WesterosOwn } from '../../state.ts';

/** T-11: the sun adds 1 to a strength, the moon is a sword and a skull. */
const OMENS = ['sun', 'moon'] as const;
const isOmen = (word: string): boolean => OMENS.some(one => one === word);

/** T-11: the omen that only its seat has seen. */
const omen = field<WesterosOwn, CardId>('omen');
/** The one that a side of a battle has shown. */
const shown = field<Side, CardId>('omen');

/** T-11: both sides show their omens, and each takes another for the next time. */
const showOmens: Code<BattleFrame> = {
  enter(game, { sides }) {
    for (const side of sides) {
      const drawer = game.own[seatOf(game.open, side.house)];
      const card = drawer && omen.of(drawer);
      if (drawer === undefined || card === undefined) continue;
      shown.put(side, card);
      game.revealed = true;
      game.tell('omen-shown', { house: side.house, card });
      omen.put(drawer, OMENS[game.draw(OMENS.length)] ?? '');
    }
  },
};

/** T-11: every house has an omen behind its screen. */
const omens: Feature = {
  id: 'omens',
  layOut({ hidden, own }) {
    for (const drawer of Object.values(own))
      if (omen.of(drawer) === undefined) omen.put(drawer, OMENS[below(hidden.rng, OMENS.length)] ?? '');
  },
  imagine({ own }, { seat }, rng) {
    for (const [other, drawer] of Object.entries(own))
      if (other !== seat) omen.put(drawer, OMENS[below(rng, OMENS.length)] ?? '');
  },
  items: (_open, { sides }, side) => (shown.of(sides[side]) === 'sun' ? itemOf('omen', 1, { card: 'sun' }) : undefined),
  icons: ({ sides }, side, icon) => (shown.of(sides[side]) === 'moon' && icon !== 'fortifications' ? 1 : 0),
  swing: 1,
  ownCard(mine) {
    const card = omen.of(mine);
    return card === undefined ? undefined : { kind: 'omen', card, worth: 1 };
  },
  turnsUp(side, { type, data }) {
    const { house, card } = data as { readonly house?: HouseId; readonly card?: CardId };
    if (type === 'omen-shown' && house === side.house && card !== undefined) shown.put(side, card);
  },
};

export const omenAids: FeatureAids = {
  id: omens.id,
  position: {
    clear({ own }) {
      for (const drawer of Object.values(own)) omen.clear(drawer);
    },
    // `omen red sun`: what is behind a screen is not written, but a test may lay it there.
    lines: {
      omen({ open, own }, [house = '', card = '']) {
        const drawer = own[open.houses[house]?.seat ?? ''];
        if (drawer === undefined || !isOmen(card)) return `a house and one of ${OMENS.join(', ')}`;
        omen.put(drawer, card);
        return undefined;
      },
    },
    settle(state, rules) {
      omens.layOut?.(state, rules);
      return undefined;
    },
  },
  invariants: [({ own }) => Object.keys(own).find(seat => !isOmen((own[seat] && omen.of(own[seat])) ?? ''))],
  explain: { house: () => [{ key: 'explain.omen-hidden', data: {} }] },
};

export const OMEN_STEPS = { battle: { omens: showOmens } };

export const withOmens: Option = rules => ({
  ...withFeature(rules, omens),
  flow: {
    ...rules.flow,
    battle: (rules.flow['battle'] ?? []).flatMap(step => (step === 'blade' ? ['omens', step] : [step])),
  },
});
