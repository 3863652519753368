import { shuffle } from '@corvo/core';
import {
  battleNow,
  field,
  itemOf,
  seatOf,
  withFeature,
  type BattleFrame,
  type CardId,
  type Feature,
  type HouseId,
  type Option,
  type Side,
  type WesterosOwn,
} from '@corvo/westeros';
import { TIDES, type TideFacts } from '../facts.ts';

/** The card of chance of a side, once it is open. */
export const tide = field<Side, CardId>('tide');
/** The one that a seat has drawn for this battle, and nobody else has seen. */
export const drawn = field<WesterosOwn, CardId>('tide');

const factsOf = (card: CardId | undefined): TideFacts | undefined => TIDES.find(({ id }) => id === card);
const tideOf = (battle: BattleFrame, side: 0 | 1): TideFacts | undefined => factsOf(tide.of(battle.sides[side]));

/** All cards of chance but these. */
export function tidesWithout(out: readonly CardId[]): CardId[] {
  const cards = TIDES.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  for (const card of out) cards.splice(cards.indexOf(card), 1);
  return cards;
}

/** The step in which both have drawn and one of them may draw again. */
export const AGAIN = 'tide-again';
/** 2E-16: a card of chance for each side of a battle. */
const tidesOfBattle: Feature = {
  id: 'tides',
  items(_open, battle, side) {
    const facts = tideOf(battle, side);
    return facts && itemOf('tide', facts.strength, { card: facts.id });
  },
  icons: (battle, side, icon) => tideOf(battle, side)?.[icon] ?? 0,
  swing: Math.max(...TIDES.map(({ strength }) => strength)) - Math.min(...TIDES.map(({ strength }) => strength)),
  imagine({ open, own }, { seat, mine }, rng) {
    const battle = battleNow(open);
    if (battle?.step !== AGAIN) return;
    const known = mine === null ? undefined : drawn.of(mine);
    const left = shuffle(rng, tidesWithout(known === undefined ? [] : [known]));
    for (const { house } of battle.sides) {
      const drawer = own[seatOf(open, house)];
      const card = left.pop();
      if (drawer !== undefined && card !== undefined && seatOf(open, house) !== seat) drawn.put(drawer, card);
    }
  },
  ownCard(mine) {
    const facts = factsOf(drawn.of(mine));
    return facts && { kind: 'tide', card: facts.id, worth: facts.strength + facts.skulls };
  },
  turnsUp(side, { type, data }) {
    const { house, card } = data as { readonly house?: HouseId; readonly card?: CardId };
    if (type === 'tide-revealed' && house === side.house && card !== undefined) tide.put(side, card);
  },
};

/** Before the Blade is used the cards are drawn and opened. */
const DRAWING = ['tides', AGAIN, 'tides-open'];

export const tides: Option = rules => ({
  ...withFeature(rules, tidesOfBattle),
  flow: {
    ...rules.flow,
    battle: (rules.flow['battle'] ?? []).flatMap(step => (step === 'revealed' ? [step, ...DRAWING] : [step])),
  },
});
