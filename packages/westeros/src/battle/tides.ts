import { askHouse } from '../asking.ts';
import type { CardId, HouseId } from '../ids.ts';
import { houseOf, realmOf, seatOf } from '../realm/tracks.ts';
import { answer } from '../ruleset/answer.ts';
import type { TideFacts } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse, rulesOf } from '../ruleset/shelf.ts';
import type { Code, Table } from '../state.ts';
import type { GiveUpFrame } from '../wildlings/losses.ts';
import { bladeSide } from './blade.ts';
import { other, type BattleFrame } from './frame.ts';

/** The card of chance of a side, once it is open. */
export function tideOf(rules: Ruleset, battle: BattleFrame, side: 0 | 1): TideFacts | undefined {
  const { tide } = battle.sides[side];
  return tide === undefined ? undefined : rules.facts.tides?.find(({ id }) => id === tide);
}

/** All cards of chance but these. */
export function tidesWithout(rules: Ruleset, out: readonly CardId[]): CardId[] {
  const cards = (rules.facts.tides ?? []).flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  for (const card of out) cards.splice(cards.indexOf(card), 1);
  return cards;
}

/** The step in which both have drawn and one of them may draw again. */
const AGAIN = 'tide-again';
export const tidesAreDrawn = (battle: BattleFrame): boolean => battle.step === AGAIN;

/** One card for a house, which alone sees it; the whole deck is mixed for every battle. */
function drawTide(game: Table, house: HouseId, out: readonly CardId[]): CardId {
  const left = tidesWithout(rulesOf(game.open), out);
  const card = left[game.draw(left.length)] as CardId;
  const seat = seatOf(game.open, house);
  const own = game.own[seat];
  if (own !== undefined) own.tide = card;
  game.tell('tide-drawn', { house, card }, [seat]);
  return card;
}

export const drawTides: Code<BattleFrame> = {
  enter(game, frame) {
    if (rulesOf(game.open).facts.tides === undefined) return;
    const [attacker, defender] = frame.sides;
    const first = drawTide(game, attacker.house, []);
    drawTide(game, defender.house, [first]);
  },
};

const ANSWERS = ['draw', 'keep'];

/** The Blade may be spent on another card. */
export const drawTideAgain: Code<BattleFrame, 'option'> = {
  enter(game, frame) {
    if (rulesOf(game.open).facts.tides === undefined) return;
    const side = bladeSide(game.open, frame);
    if (side !== undefined) askHouse(game, frame, frame.sides[side].house, 'tide-again');
  },
  ask: () => ({ kind: 'option', from: ANSWERS }),
  refuse({ open }, _frame, _seat, choice) {
    const { option } = choice;
    return ANSWERS.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'draw-or-keep', { choice: option.slice(0, 40) });
  },
  answer(game, frame, seat, choice) {
    if (choice.option !== 'draw') return;
    const house = houseOf(game.open, seat);
    realmOf(game.open, house).used.fiefdoms = true;
    game.tell('blade-used', { house });
    const out = frame.sides.flatMap(side => game.own[seatOf(game.open, side.house)]?.tide ?? []);
    drawTide(game, house, out);
  },
};

export const openTides: Code<BattleFrame> = {
  enter(game, frame) {
    for (const side of frame.sides) {
      const own = game.own[seatOf(game.open, side.house)];
      if (own?.tide === undefined) continue;
      side.tide = own.tide;
      game.revealed = true;
      delete own.tide;
      game.tell('tide-revealed', { house: side.house, card: side.tide });
    }
  },
};

/** Each skull kills a unit of the other side, whoever has won; the owner chooses. */
export const sufferSkulls: Code<BattleFrame> = {
  enter(game, frame) {
    const rules = rulesOf(game.open);
    for (const side of [0, 1] as const) {
      const shown = tideOf(rules, frame, other(side))?.skulls ?? 0;
      const need = answer(game.open, rules, frame, 'skulls', shown, { side: other(side) });
      if (need === 0 || answer(game.open, rules, frame, 'unharmed', false, { side })) continue;
      const { house } = frame.sides[side];
      game.push<GiveUpFrame>({ run: 'give-up', house, need, where: { area: frame.area }, reason: 'skulls' });
    }
  },
};
