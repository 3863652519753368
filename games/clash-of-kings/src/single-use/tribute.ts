import {
  askHouse,
  gainPower,
  houseAt,
  namedCards,
  orderOfPlay,
  payPower,
  refuse,
  rulesOf,
  type CardId,
  type Code,
  type HouseId,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import { discard } from './removals.ts';
import { neighboursOf } from './tokens.ts';
import type { SingleFrame } from './turns.ts';

interface TributeFrame extends SingleFrame {
  left?: number; // of the strength of the card
  claimed?: number;
  position?: number; // in the order of play
}

function throwAway(game: Table, frame: TributeFrame, card: CardId): void {
  frame.left = Math.max(0, rulesOf(game.open).board.card[card]?.strength ?? 0);
  discard(game, frame.house, card, 'tribute');
}

/** CK-6.17: a card of the hand must go, whatever it brings. */
export const discardForTribute: Code<TributeFrame, 'card'> = {
  enter(game, frame) {
    const [only, other] = houseAt(game.open, frame.house).hand;
    if (only !== undefined && other === undefined) throwAway(game, frame, only);
    else askHouse(game, frame, frame.house, 'tribute-card');
  },
  ask: ({ open }, { house }) => ({ kind: 'card', from: houseAt(open, house).hand, optional: false }),
  refuse({ open }, { house }, _seat, choice) {
    const { card } = choice;
    const { hand } = houseAt(open, house);
    if (card === null) return refuse(rulesOf(open), 'tribute-needs-a-card', namedCards(hand));
    return hand.includes(card)
      ? undefined
      : refuse(rulesOf(open), 'card-not-in-hand', { card: card.slice(0, 40), ...namedCards(hand) });
  },
  answer: (game, frame, _seat, choice) => throwAway(game, frame, choice.card ?? ''),
};

/** Those who could pay: with units around the area, and Power. */
export const payersOf = (open: WesterosOpen, { area, house }: Pick<SingleFrame, 'area' | 'house'>): HouseId[] =>
  neighboursOf(open, rulesOf(open), area, house, orderOfPlay(open)).filter(other => houseAt(open, other).power > 0);

/** The house that is being asked for. */
const payerNow = ({ about }: TributeFrame): HouseId => String(about['house'] ?? '');
const mostOf = (open: WesterosOpen, frame: TributeFrame): number =>
  Math.min(frame.left ?? 0, houseAt(open, payerNow(frame)).power);

/** 1E-S43: house by house he says how much it pays. */
export const claim: Code<TributeFrame, 'amount'> = {
  enter(game, frame) {
    const houses = orderOfPlay(game.open);
    const payers = payersOf(game.open, frame);
    const at = houses.findIndex((house, place) => place >= (frame.position ?? 0) && payers.includes(house));
    const house = houses[at];
    if (house === undefined || (frame.left ?? 0) === 0) return;
    frame.position = at + 1;
    const { power } = houseAt(game.open, house);
    frame.about = { ...frame.about, house, power, left: frame.left ?? 0 };
    askHouse(game, frame, frame.house, 'tribute');
  },
  ask: ({ open }, frame) => ({ kind: 'amount', min: 0, max: mostOf(open, frame) }),
  refuse({ open }, frame, _seat, choice) {
    const { amount } = choice;
    const most = mostOf(open, frame);
    return amount >= 0 && amount <= most
      ? undefined
      : refuse(rulesOf(open), 'tribute-out-of-range', { house: payerNow(frame), amount, most });
  },
  answer(game, frame, _seat, choice) {
    const { amount } = choice;
    frame.left = (frame.left ?? 0) - amount;
    frame.claimed = (frame.claimed ?? 0) + amount;
    payPower(game, payerNow(frame), amount, 'single-use');
    game.repeat(frame);
  },
};

/** As many tokens as were given up come from the reserve. */
export const takeTribute: Code<TributeFrame> = {
  enter: (game, { house, claimed = 0 }) => void gainPower(game, house, claimed, 'single-use'),
};
