import { shuffle } from '@corvo/core';
import {
  askHouse,
  battleNow,
  bladeSide,
  field,
  houseOf,
  itemOf,
  realmOf,
  refuse,
  rulesOf,
  seatOf,
  withFeature,
  type BattleFrame,
  type CardId,
  type Code,
  type Feature,
  type HouseId,
  type Option,
  type Side,
  type Table,
  type WesterosOwn,
} from '@corvo/westeros';
import { TIDES, type TideFacts } from '../facts.ts';

/** The card of chance of a side, once it is open. */
const tide = field<Side, CardId>('tide');
/** The one that a seat has drawn for this battle, and nobody else has seen. */
const drawn = field<WesterosOwn, CardId>('tide');

const factsOf = (card: CardId | undefined): TideFacts | undefined => TIDES.find(({ id }) => id === card);
const tideOf = (battle: BattleFrame, side: 0 | 1): TideFacts | undefined => factsOf(tide.of(battle.sides[side]));

/** All cards of chance but these. */
function tidesWithout(out: readonly CardId[]): CardId[] {
  const cards = TIDES.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  for (const card of out) cards.splice(cards.indexOf(card), 1);
  return cards;
}

/** One card for a house, which alone sees it; the whole deck is mixed for every battle. */
function drawTide(game: Table, house: HouseId, out: readonly CardId[]): CardId {
  const left = tidesWithout(out);
  const card = left[game.draw(left.length)] as CardId;
  const seat = seatOf(game.open, house);
  const own = game.own[seat];
  if (own !== undefined) drawn.put(own, card);
  game.tell('tide-drawn', { house, card }, [seat]);
  return card;
}

const drawTides: Code<BattleFrame> = {
  enter(game, { sides: [attacker, defender] }) {
    const first = drawTide(game, attacker.house, []);
    drawTide(game, defender.house, [first]);
  },
};

/** The step in which both have drawn and one of them may draw again. */
const AGAIN = 'tide-again';
const ANSWERS = ['draw', 'keep'];

/** 2E-16.2: the Blade may be spent on another card. */
const drawTideAgain: Code<BattleFrame, 'option'> = {
  enter(game, frame) {
    const side = bladeSide(game.open, frame);
    if (side !== undefined) askHouse(game, frame, frame.sides[side].house, 'tide-again');
  },
  ask: () => ({ kind: 'option', from: ANSWERS }),
  refuse: ({ open }, _frame, _seat, { option }) =>
    ANSWERS.includes(option) ? undefined : refuse(rulesOf(open), 'draw-or-keep', { choice: option.slice(0, 40) }),
  answer(game, frame, seat, choice) {
    if (choice.option !== 'draw') return;
    const house = houseOf(game.open, seat);
    realmOf(game.open, house).used.fiefdoms = true;
    game.tell('blade-used', { house });
    const out = frame.sides.flatMap(side => {
      const own = game.own[seatOf(game.open, side.house)];
      return (own && drawn.of(own)) ?? [];
    });
    drawTide(game, house, out);
  },
};

const openTides: Code<BattleFrame> = {
  enter(game, { sides }) {
    for (const side of sides) {
      const own = game.own[seatOf(game.open, side.house)];
      const card = own && drawn.of(own);
      if (own === undefined || card === undefined) continue;
      tide.put(side, card);
      game.revealed = true;
      drawn.clear(own);
      game.tell('tide-revealed', { house: side.house, card });
    }
  },
};

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

export const STEPS = { tides: drawTides, [AGAIN]: drawTideAgain, 'tides-open': openTides };

/** Before the Blade is used the cards are drawn and opened. */
const DRAWING = ['tides', AGAIN, 'tides-open'];

export const tides: Option = rules => ({
  ...withFeature(rules, tidesOfBattle),
  flow: {
    ...rules.flow,
    battle: (rules.flow['battle'] ?? []).flatMap(step => (step === 'revealed' ? [step, ...DRAWING] : [step])),
  },
});
