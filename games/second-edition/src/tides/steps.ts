import {
  askHouse,
  bladeSide,
  houseOf,
  realmOf,
  refuse,
  rulesOf,
  seatOf,
  type BattleFrame,
  type CardId,
  type Code,
  type HouseId,
  type Table,
} from '@corvo/westeros';
import { AGAIN, drawn, tide, tidesWithout } from './rules.ts';

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

export const STEPS = { tides: drawTides, [AGAIN]: drawTideAgain, 'tides-open': openTides };
