import type { Seat } from '@corvo/core';
import {
  askHouse,
  askSealed,
  houseAt,
  houseOf,
  musterBy,
  orderOfPlay,
  payPower,
  realmOf,
  refuse,
  rulesOf,
  seatOf,
  takeBackCard,
  type CardId,
  type Code,
  type WesterosOpen,
  type WildlingsFrame,
} from '@corvo/westeros';
import { folkGrant } from '../decks/levy.ts';
import { FREE_FOLK, OTHERS, WATCH } from '../facts.ts';

/** An attack with sides, and how clearly it went (BW-15.3, 17.3). */
export interface AttackFrame extends WildlingsFrame {
  margin?: number;
}

const SIDES = ['watch', 'wildlings'] as const;
const NOBODY = 'nobody';

/** What the Others may pledge: a side and an amount; nothing has no side (BW-H121). */
function pledges(open: WesterosOpen): string[] {
  const { power } = houseAt(open, OTHERS);
  const amounts = Array.from({ length: power }, (_, at) => at + 1);
  return [...SIDES.flatMap(side => amounts.map(amount => `${side} ${amount}`)), NOBODY];
}

const isOthers = (open: WesterosOpen, seat: Seat): boolean => houseOf(open, seat) === OTHERS;

/** All bids are sealed; wildling bids add to the track, those of the Watch stand against it. */
export const bid: Code<AttackFrame, 'amount' | 'option'> = {
  verb: 'bids',
  about: (open, _frame, seat) => ({
    power: houseAt(open, houseOf(open, seat)).power,
    strength: realmOf(open, WATCH).wildlings ?? 0,
  }),
  enter: (game, frame) => askSealed(game, frame, orderOfPlay(game.open), 'bid-wildlings'),
  ask({ open }, _frame, seat) {
    if (isOthers(open, seat)) return { kind: 'option', from: pledges(open) };
    return { kind: 'amount', min: 0, max: houseAt(open, houseOf(open, seat)).power };
  },
  refuse({ open }, _frame, seat, choice) {
    const rules = rulesOf(open);
    const { power } = houseAt(open, houseOf(open, seat));
    if ('option' in choice)
      return pledges(open).includes(choice.option)
        ? undefined
        : refuse(rules, 'no-such-pledge', { choice: choice.option.slice(0, 40), power });
    const { amount } = choice;
    if (amount < 0) return refuse(rules, 'bid-below-zero', { amount, power });
    return amount > power ? refuse(rules, 'bid-above-power', { amount, power }) : undefined;
  },
  reveal(game, frame, answers) {
    const { open } = game;
    const amountOf = (house: string): number => {
      const choice = answers.get(seatOf(open, house));
      return choice !== undefined && 'amount' in choice ? choice.amount : 0;
    };
    const pledge = answers.get(seatOf(open, OTHERS));
    const [side = NOBODY, number = '0'] = pledge !== undefined && 'option' in pledge ? pledge.option.split(' ') : [];
    const pledged = side === NOBODY ? 0 : Number(number);
    frame.bids = { [WATCH]: amountOf(WATCH), [FREE_FOLK]: amountOf(FREE_FOLK), [OTHERS]: pledged };
    game.tell('bids-opened', { what: 'wildlings', bids: frame.bids });
    game.tell(`others-sided-${side}`, { house: OTHERS, amount: pledged });
    for (const house of orderOfPlay(open)) payPower(game, house, frame.bids[house] ?? 0, 'wildlings');
    const watch = amountOf(WATCH) + (side === 'watch' ? pledged : 0);
    const strength = (realmOf(open, WATCH).wildlings ?? 0) + amountOf(FREE_FOLK) + (side === 'wildlings' ? pledged : 0);
    frame.watch = watch >= strength; // BW-S28
    frame.margin = Math.abs(watch - strength);
    game.tell('wildlings-fought', { strength, watch, won: frame.watch });
  },
};

/** Cards that the Watch can pay for: no stronger than the margin (BW-15.4). */
function forSale(open: WesterosOpen, { margin = 0 }: AttackFrame): CardId[] {
  const { discards, power } = houseAt(open, WATCH);
  const { card: cards } = rulesOf(open).board;
  return discards.filter(card => (cards[card]?.strength ?? 0) <= Math.min(margin, power));
}

/** The margin: a card bought back by the Watch, or points to muster for the wildlings. */
export const spoils: Code<AttackFrame, 'card'> = {
  verb: 'takes',
  about: (_open, { margin = 0 }) => ({ margin }),
  enter(game, frame) {
    const { margin = 0 } = frame;
    if (margin === 0) return;
    if (!frame.watch) musterBy(game, FREE_FOLK, folkGrant(game.open, margin));
    else if (forSale(game.open, frame).length > 0) askHouse(game, frame, WATCH, 'buy-card-back');
  },
  ask: ({ open }, frame) => ({ kind: 'card', from: forSale(open, frame), optional: true }),
  refuse({ open }, frame, _seat, { card }) {
    const cards = forSale(open, frame);
    return card === null || cards.includes(card)
      ? undefined
      : refuse(rulesOf(open), 'card-not-for-sale', { card: card.slice(0, 40), cards });
  },
  answer(game, _frame, _seat, { card }) {
    if (card === null) return;
    payPower(game, WATCH, rulesOf(game.open).board.card[card]?.strength ?? 0, 'wildlings');
    takeBackCard(game, WATCH, card, 'wildlings');
  },
};
