import type { CardAsk, CardChoice, CardsAsk, CardsChoice, OptionAsk, OptionChoice } from '@corvo/core';
import {
  battleNow,
  houseAt,
  iconsOf,
  type BattleFrame,
  type CardId,
  type OwnCard,
  type SideIndex,
} from '@corvo/westeros';
import { byThumb, optionByThumb, ranked, type Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';
import { lead, rehearse } from './texts.ts';

const sideOf = (battle: BattleFrame, house: string): SideIndex =>
  battle.sides[0].house === house ? 0 : battle.sides[1].house === house ? 1 : -1;

const wins = ({ open, rules }: Sense, battle: BattleFrame, side: 0 | 1): boolean =>
  lead({ open, battle }, rules, side) > 0;

/** Cards from the one that does best against whatever the other may play, texts and all; a weaker one where it is enough. */
function rankCards(sense: Sense, cards: readonly CardId[], noise: () => number): Candidate<CardChoice>[] {
  const battle = battleNow(sense.open);
  const side = battle === undefined ? -1 : sideOf(battle, sense.house);
  const why = 'battle';
  if (battle === undefined || side === -1) return cards.map(card => ({ choice: { card }, score: 0, why }));
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
  return ranked(cards.map(card => ({ choice: { card }, score: rate(card), why })));
}

export function rateCard(sense: Sense, ask: CardAsk, noise: () => number): Candidate<CardChoice>[] {
  const found = rankCards(sense, ask.from, noise);
  return found.length > 0 ? found : byThumb({ card: null });
}

/** Chance picks one of several: the best ones, or any other in the place of the last of them. */
export function rateCards(sense: Sense, ask: CardsAsk, noise: () => number): Candidate<CardsChoice>[] {
  const found = rankCards(sense, ask.from, noise);
  const best = found.slice(0, ask.min);
  const offer = (chosen: readonly Candidate<CardChoice>[]): Candidate<CardsChoice> => ({
    choice: { cards: ask.from.filter(id => chosen.some(({ choice }) => choice.card === id)) },
    score: chosen.reduce((sum, { score }) => sum + score, 0),
    why: 'battle',
  });
  return [offer(best), ...found.slice(ask.min).map(other => offer([...best.slice(0, -1), other]))];
}

/** The Blade where it turns the battle. */
export function rateBlade(sense: Sense): Candidate<OptionChoice>[] {
  const battle = battleNow(sense.open);
  const side = battle === undefined ? -1 : sideOf(battle, sense.house);
  if (battle === undefined || side === -1) return optionByThumb('keep', ['use']);
  const sides: BattleFrame['sides'] = [{ ...battle.sides[0] }, { ...battle.sides[1] }];
  sides[side].blade = true;
  const without = wins(sense, battle, side) ? 1 : 0;
  const used = without === 1 || wins(sense, { ...battle, sides }, side) ? 0.5 : -0.5; // it is gone for the round
  return ranked([
    { choice: { option: 'keep' }, score: without, why: 'battle' },
    { choice: { option: 'use' }, score: used, why: 'battle' },
  ]);
}

/** One's own side always; among others, against whoever is nearer to victory. */
function bestSupport(sense: Sense, ask: OptionAsk): string {
  const battle = battleNow(sense.open);
  const named = (side: string): string | undefined => ask.from.find(option => option.endsWith(` for ${side}`));
  const nobody = named('nobody') ?? ask.from.at(-1) ?? '';
  if (battle === undefined) return nobody; // a neutral force: why help a rival
  const mine = sideOf(battle, sense.house);
  if (mine !== -1) return named(mine === 0 ? 'attacker' : 'defender') ?? nobody;
  const [attacker, defender] = battle.sides.map(side => sense.castles(side.house)) as [number, number];
  if (attacker >= defender + 1) return named('defender') ?? nobody;
  return defender >= attacker + 2 ? (named('attacker') ?? nobody) : nobody;
}

export const rateSupport = (sense: Sense, ask: OptionAsk): Candidate<OptionChoice>[] =>
  optionByThumb(bestSupport(sense, ask), ask.from);

/** Another card of chance where this one brings next to nothing; the Blade itself is worth about as much as one of strength 1. */
export const rateTide = (drawn: OwnCard | undefined): Candidate<OptionChoice>[] =>
  optionByThumb(drawn?.worth === 0 ? 'draw' : 'keep', ['keep', 'draw']);
