import type { OptionChoice, Problem } from '@corvo/core';
import {
  askHouse,
  houseAt,
  refuse,
  rulesOf,
  setSupply,
  supplyTable,
  type Code,
  type MusterFrame,
  type WesterosOpen,
} from '@corvo/westeros';
import type { SingleFrame } from './turns.ts';

/** A question with a few words for answers. */
export function refuseWord(
  open: WesterosOpen,
  { order }: SingleFrame,
  { option }: OptionChoice,
  offered: readonly string[],
): Problem | undefined {
  return offered.includes(option)
    ? undefined
    : refuse(rulesOf(open), 'single-use-does-not-offer', { order, choice: option.slice(0, 40) });
}

/** CK-6.11: the usual mustering in this area alone; nothing where it gives no points. */
export const conscript: Code<SingleFrame> = {
  enter: (game, { house, area }) =>
    void game.push<MusterFrame>({ run: 'muster', position: 0, only: { house, areas: [area] } }),
};

/** The last one changes nothing. */
const CARAVAN = ['raise', 'keep'];

/** CK-6.12, 1E-S4: where the marker would go with the barrels of this area. */
function raisedTo(open: WesterosOpen, { house, area }: SingleFrame): number {
  const rules = rulesOf(open);
  const barrels = rules.board.area[area]?.supply ?? 0;
  return Math.min(supplyTable(rules, house).length - 1, houseAt(open, house).supply + barrels);
}

export const raiseSupply: Code<SingleFrame, 'option'> = {
  enter(game, frame) {
    const { open } = game;
    const level = raisedTo(open, frame);
    const { supply } = houseAt(open, frame.house);
    if (level === supply) return;
    frame.about = { ...frame.about, before: supply, supply: level };
    askHouse(game, frame, frame.house, 'supply-caravan');
  },
  ask: () => ({ kind: 'option', from: CARAVAN }),
  refuse: ({ open }, frame, _seat, choice) => refuseWord(open, frame, choice, CARAVAN),
  answer(game, frame, _seat, choice) {
    if (choice.option === 'raise') setSupply(game, frame.house, raisedTo(game.open, frame));
  },
};
