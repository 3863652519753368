import type { CardAsk, CardChoice, CardsAsk, CardsChoice, OptionAsk, OptionChoice } from '@corvo/core';
import type { BattleFrame, SideIndex } from '../battle/frame.ts';
import { iconsOf } from '../battle/strength.ts';
import { battleNow } from '../battle/start.ts';
import type { CardId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import type { Sense } from './sense.ts';
import { lead, rehearse } from './texts.ts';

const sideOf = (battle: BattleFrame, house: string): SideIndex =>
  battle.sides[0].house === house ? 0 : battle.sides[1].house === house ? 1 : -1;

const wins = ({ open, rules }: Sense, battle: BattleFrame, side: 0 | 1): boolean =>
  lead({ open, battle }, rules, side) > 0;

/** Cards from the one that does best against whatever the other may play, texts and all; a weaker one where it is enough. */
function rankCards(sense: Sense, cards: readonly CardId[], noise: () => number): CardId[] {
  const battle = battleNow(sense.open);
  const side = battle === undefined ? -1 : sideOf(battle, sense.house);
  if (battle === undefined || side === -1) return [...cards];
  const foe = battle.sides[side === 0 ? 1 : 0].house;
  const theirs = houseAt(sense.open, foe).hand;
  const rate = (card: CardId): number => {
    let score = -(sense.rules.board.card[card]?.strength ?? 0) * sense.weights.cardThrift + noise() * 0.05;
    for (const answer of theirs) {
      const both = side === 0 ? ([card, answer] as const) : ([answer, card] as const);
      const played = rehearse(sense.open, sense.rules, battle, both);
      // A strong answer is the likelier one.
      const likely = (1 + (sense.rules.board.card[answer]?.strength ?? 0)) / (theirs.length * 2.3);
      const icons =
        iconsOf(played.open, sense.rules, played.battle, side, 'swords') * 0.08 +
        iconsOf(played.open, sense.rules, played.battle, side, 'fortifications') * 0.06;
      score += likely * ((lead(played, sense.rules, side) > 0 ? 1 : 0) + icons);
    }
    return score;
  };
  const rated = cards.map(card => ({ card, score: rate(card) }));
  return rated.sort((a, b) => b.score - a.score).map(({ card }) => card);
}

export const decideCard = (sense: Sense, ask: CardAsk, noise: () => number): CardChoice => ({
  card: rankCards(sense, ask.from, noise)[0] ?? null,
});

/** Chance picks one of several: the best ones. */
export function decideCards(sense: Sense, ask: CardsAsk, noise: () => number): CardsChoice {
  const chosen = rankCards(sense, ask.from, noise).slice(0, ask.min);
  return { cards: ask.from.filter(card => chosen.includes(card)) };
}

/** The Blade where it turns the battle. */
export function decideBlade(sense: Sense): OptionChoice {
  const battle = battleNow(sense.open);
  const side = battle === undefined ? -1 : sideOf(battle, sense.house);
  if (battle === undefined || side === -1 || wins(sense, battle, side)) return { option: 'keep' };
  const sides: BattleFrame['sides'] = [{ ...battle.sides[0] }, { ...battle.sides[1] }];
  sides[side].blade = true;
  return { option: wins(sense, { ...battle, sides }, side) ? 'use' : 'keep' };
}

/** One's own side always; among others, against whoever is nearer to victory. */
export function decideSupport(sense: Sense, ask: OptionAsk): OptionChoice {
  const battle = battleNow(sense.open);
  const named = (side: string): string | undefined => ask.from.find(option => option.endsWith(` for ${side}`));
  const nobody = { option: named('nobody') ?? ask.from.at(-1) ?? '' };
  if (battle === undefined) return nobody; // a neutral force: why help a rival
  const mine = sideOf(battle, sense.house);
  if (mine !== -1) return { option: named(mine === 0 ? 'attacker' : 'defender') ?? nobody.option };
  const [attacker, defender] = battle.sides.map(side => sense.castles(side.house)) as [number, number];
  if (attacker >= defender + 1) return { option: named('defender') ?? nobody.option };
  return defender >= attacker + 2 ? { option: named('attacker') ?? nobody.option } : nobody;
}

/** Another card of chance where this one brings next to nothing; the Blade itself is worth about as much as one of strength 1. */
export function decideTide(sense: Sense, tide: CardId | undefined): OptionChoice {
  const drawn = sense.rules.facts.tides?.find(({ id }) => id === tide);
  const isPoor = drawn !== undefined && drawn.strength === 0 && drawn.skulls === 0;
  return { option: isPoor ? 'draw' : 'keep' };
}
