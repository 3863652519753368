import {
  addUnit,
  askHouse,
  away,
  houseAt,
  keepsSupply,
  musterBy,
  out,
  refuse,
  rulesOf,
  type CardId,
  type Code,
  type HouseId,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import type { Frame } from '@corvo/core';
import { isVoid } from '../cards/void.ts';
import { wallGrant } from '../decks/grants.ts';
import { isWall, WATCH } from '../facts.ts';
import { NEED, quest } from './quests.ts';

const YOREN = 'nw-yoren';

/** One card leaves the game wherever it lies, and another enters the hand (BW-5.1, 6.5, 13.5). */
function swapCards(game: Table, house: HouseId, leaves: CardId, enters: CardId): void {
  const state = houseAt(game.open, house);
  state.discards = state.discards.filter(card => card !== leaves);
  const cards = rulesOf(game.open).facts.houses[house]?.cards ?? [];
  state.hand = cards.filter(card => card === enters || (card !== leaves && state.hand.includes(card)));
  out.put(state, [...(out.of(state) ?? []).filter(card => card !== enters), leaves]);
  game.tell('card-left-the-game', { house, card: leaves });
  game.tell('card-joined-the-hand', { house, card: enters });
}

/** The rangers come back, as far as the turn leaves time (BW-6.5). */
export interface BenjenFrame extends Frame {
  readonly run: 'benjen';
  left: number; // points
}

const NONE = 'none';

/** `AREA for KIND`: whole units of those that went, on sections of the Watch, within supply (BW-S71, 18.15). */
function returns(open: WesterosOpen, { left }: BenjenFrame): string[] {
  const rules = rulesOf(open);
  const { board, rulings } = rules;
  const units = away.of(houseAt(open, WATCH)) ?? {};
  const sections = board.ids.filter(area => isWall(area) && rulings.controller(open, board, area) === WATCH);
  const fits = sections.filter(area => keepsSupply(open, rules, WATCH, { [area]: 1 }));
  const kinds = rules.facts.units.flatMap(({ kind, cost }) => ((units[kind] ?? 0) > 0 && cost <= left ? [kind] : []));
  return fits.flatMap(area => kinds.map(kind => `${area} for ${kind}`));
}

/** Those who are left go to the pool. */
function disband(game: Table): void {
  const state = houseAt(game.open, WATCH);
  if (away.of(state) === undefined) return;
  away.clear(state);
  game.tell('rangers-disbanded', { house: WATCH });
}

export const comeBack: Code<BenjenFrame, 'option'> = {
  verb: 'returns',
  about: (_open, { left }) => ({ points: left }),
  enter(game, frame) {
    if (returns(game.open, frame).length > 0) askHouse(game, frame, WATCH, 'rangers-return');
    else disband(game);
  },
  ask: ({ open }, frame) => ({ kind: 'option', from: [...returns(open, frame), NONE] }),
  refuse({ open }, frame, _seat, { option }) {
    const offered = [...returns(open, frame), NONE];
    return offered.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'no-such-return', { choice: option.slice(0, 60), offered });
  },
  answer(game, frame, _seat, { option }) {
    if (option === NONE) {
      disband(game);
      return;
    }
    const [area = '', , kind = ''] = option.split(' ');
    const state = houseAt(game.open, WATCH);
    const units = { ...away.of(state) };
    units[kind] = (units[kind] ?? 0) - 1;
    if (units[kind] === 0) delete units[kind];
    if (Object.keys(units).length > 0) away.put(state, units);
    else away.clear(state);
    addUnit(game, area, WATCH, kind, 'returned');
    frame.left -= rulesOf(game.open).board.unit[kind]?.cost ?? 0;
    game.repeat(frame);
  },
};

/** At the end of the round in which the quest was completed. */
export const endBenjen: Code = {
  enter(game) {
    const { open } = game;
    if (quest.of(houseAt(open, WATCH)) !== open.round) return;
    swapCards(game, WATCH, 'nw-aemon', 'nw-benjen');
    game.push<BenjenFrame>({ run: 'benjen', left: Math.max(0, NEED[WATCH] - open.round) });
  },
};

const ANSWERS = ['use', NONE];

/** Yoren may be given up (BW-13.5): two points on the Wall. */
export const endYoren: Code<Frame, 'option'> = {
  verb: 'yoren',
  enter(game, frame) {
    const { open } = game;
    const isInHand = houseAt(open, WATCH).hand.includes(YOREN) && !isVoid(open, YOREN); // BW-H34, H75
    if (isInHand && Object.keys(wallGrant(open, 2).areas).length > 0) askHouse(game, frame, WATCH, 'give-up-yoren');
  },
  ask: () => ({ kind: 'option', from: ANSWERS }),
  refuse: ({ open }, _frame, _seat, { option }) =>
    ANSWERS.includes(option) ? undefined : refuse(rulesOf(open), 'use-or-none', { choice: option.slice(0, 40) }),
  answer(game, _frame, _seat, { option }) {
    if (option !== 'use') return;
    swapCards(game, WATCH, YOREN, 'nw-janos');
    musterBy(game, WATCH, wallGrant(game.open, 2));
  },
};
