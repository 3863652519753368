import type { Seat } from '@corvo/core';
import type { CardId } from '../ids.ts';
import { askHouse, askSealed } from '../asking.ts';
import { houseAt } from '../realm/pools.ts';
import { houseOf, isHigher, realmOf, seatOf } from '../realm/tracks.ts';
import { namedCards } from '../refusals.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import { answer, isAnswered } from '../ruleset/answer.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { bladeSide } from './blade.ts';
import type { BattleFrame } from '../battle-frame.ts';
import { playCard } from './played.ts';
import { strengthOf } from './strength.ts';
import { isSupported } from './support.ts';

/** Both say how strong they are before any card. */
export function stateStrengths(game: Table, frame: BattleFrame): void {
  const rules = rulesOf(game.open);
  const [attacker, defender] = frame.sides;
  game.tell('strengths-stated', {
    area: frame.area,
    attacker: attacker.house,
    defender: defender.house,
    attack: strengthOf(game.open, rules, frame, 0),
    defence: strengthOf(game.open, rules, frame, 1),
  });
}

/** The hand, without the cards that some effect keeps out of this battle; whoever has no other plays them all the same. */
function playableBy(open: WesterosOpen, frame: BattleFrame, seat: Seat): readonly CardId[] {
  const house = houseOf(open, seat);
  const { hand } = houseAt(open, house);
  const rules = rulesOf(open);
  if (!isAnswered(open, rules, frame, 'playable')) return hand;
  const side = frame.sides[0].house === house ? 0 : 1;
  const free = hand.filter(card => answer(open, rules, frame, 'playable', true, { side, card }));
  return free.length === 0 ? hand : free;
}

/** Both state their strength and choose a card in secret. */
export const chooseCards: Code<BattleFrame, 'card'> = {
  verb: 'plays',
  enter(game, frame) {
    stateStrengths(game, frame);
    const [attacker, defender] = frame.sides;
    askSealed(game, frame, [attacker.house, defender.house], 'battle-card');
  },
  ask: ({ open }, frame, seat) => ({ kind: 'card', from: playableBy(open, frame, seat), optional: false }),
  refuse({ open }, frame, seat, choice) {
    const { card } = choice;
    const hand = playableBy(open, frame, seat);
    if (card === null) return refuse(rulesOf(open), 'card-must-be-played', { cards: hand, ...namedCards(hand) });
    return hand.includes(card)
      ? undefined
      : refuse(rulesOf(open), 'card-not-in-hand', { card: card.slice(0, 40), cards: hand, ...namedCards(hand) });
  },
  reveal(game, frame, answers) {
    for (const side of frame.sides) {
      const card = answers.get(seatOf(game.open, side.house))?.card ?? null;
      if (card === null) throw new Error('no card was played');
      playCard(game, side, card);
    }
  },
};

export const useBlade: Code<BattleFrame, 'option'> = {
  verb: 'blade',
  enter(game, frame) {
    const side = bladeSide(game.open, frame);
    if (side !== undefined) askHouse(game, frame, frame.sides[side].house, 'blade');
  },
  ask: () => ({ kind: 'option', from: ['use', 'keep'] }),
  refuse({ open }, _frame, _seat, choice) {
    const { option } = choice;
    return option === 'use' || option === 'keep'
      ? undefined
      : refuse(rulesOf(open), 'blade-use-or-keep', { choice: option.slice(0, 40) });
  },
  answer(game, frame, seat, choice) {
    const house = houseOf(game.open, seat);
    const side = frame.sides.find(one => one.house === house);
    if (choice.option !== 'use' || side === undefined) return;
    side.blade = true;
    realmOf(game.open, house).used.fiefdoms = true;
    game.tell('blade-used', { house });
  },
};

/** The higher total wins; equal totals go to the higher place on the fiefdoms track. */
export const resolve: Code<BattleFrame> = {
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const attack = strengthOf(game.open, rules, frame, 0);
    const defence = strengthOf(game.open, rules, frame, 1);
    const [attacker, defender] = frame.sides;
    if (isSupported(game.open, rules, frame, 0)) attacker.supported = true;
    if (isSupported(game.open, rules, frame, 1)) defender.supported = true;
    const wins =
      attack === defence ? isHigher(game.open, 'fiefdoms', attacker.house, defender.house) : attack > defence;
    frame.winner = wins ? 0 : 1;
    game.tell('battle-decided', {
      area: frame.area,
      winner: frame.sides[frame.winner].house,
      loser: frame.sides[wins ? 1 : 0].house,
      attacker: attacker.house,
      defender: defender.house,
      attack,
      defence,
    });
  },
};
