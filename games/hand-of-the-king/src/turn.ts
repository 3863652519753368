import { problem, type Problem } from '@corvo/core';
import { bannerOption, openTies, settleBanners } from './banners.ts';
import { COMPANION, HOUSES, isCharacter, isCompanion, VARYS } from './cards.ts';
import { allCounts } from './counts.ts';
import {
  canMove,
  collectedCells,
  declarations,
  DIRECTIONS,
  isThatWay,
  line,
  readDeclaration,
  spaceName,
} from './court.ts';
import { result } from './ending.ts';
import { isRaven, ravens, refuseLateRaven, refuseRaven, sendRaven } from './raven.ts';
import type { Code, CompanionFrame, Open, TurnFrame } from './state.ts';
import { giveBanner, spendCompanion, takeFromGrid, type HandDraft } from './verbs.ts';

/** The frame that runs from the first turn to the last. */
export function startTurns(game: HandDraft, next: number): void {
  game.push<TurnFrame>({ run: 'turn', next, seat: '', house: null, moved: null, earned: false, settled: [] });
}

/** HK-7.1, HK-7.2: the next seat has its turn, unless Varys has nowhere to go. */
export const begin: Code<TurnFrame> = {
  enter(game, frame) {
    const { open } = game;
    if (!canMove(open.grid, open.varys)) {
      game.end(result(open));
      return;
    }
    frame.seat = open.seats[frame.next] as string;
    frame.next = (frame.next + 1) % open.seats.length;
    frame.house = null;
    frame.moved = null;
    if (frame.settled.length > 0) frame.settled = [];
    game.tell('turn-began', { seat: frame.seat });
  },
};

/** Somebody names a card instead of a direction and a house: Varys himself, or one that no direction leads to. */
function refusePointing(open: Open, card: string): Problem | undefined {
  if (card === VARYS) return problem('HK-3.7', 'must-move');
  if (!isCharacter(card)) return undefined;
  const cell = open.grid.indexOf(card);
  if (cell < 0) return problem('HK-3.3', 'not-in-the-grid', { character: card });
  const isInLine = DIRECTIONS.some(way => line(open.varys, way).includes(cell));
  return isInLine ? undefined : problem('HK-3.3', 'not-in-line', { character: card });
}

/** HK-3.2 to HK-3.7. */
export const declare: Code<TurnFrame, 'option'> = {
  verb: choice => (isRaven(choice) ? '' : 'declares'),
  decides: 'option',
  enter: (game, frame) => game.ask(frame, [frame.seat], 'declare', 'HK-3.2'),

  ask({ open }, frame) {
    const from = declarations(open.grid, open.varys);
    if (open.options.threeEyedRaven) from.push(...ravens(open, frame.seat));
    return { kind: 'option', from };
  },

  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    if (isRaven(option)) return refuseRaven(open, frame.seat, option);
    if (option === 'pass' || option === 'none') return problem('HK-3.7', 'must-move');
    const declared = readDeclaration(option);
    if (declared === undefined) {
      const pointed = refusePointing(open, option);
      if (pointed !== undefined) return pointed;
      return problem('HK-3.2', 'no-such-declaration', {
        choice: option.slice(0, 80),
        directions: DIRECTIONS.join(', '),
        houses: HOUSES.join(', '),
      });
    }
    if (isThatWay(open.grid, open.varys, declared)) return undefined;
    return problem('HK-3.3', 'house-not-that-way', { ...declared });
  },

  answer(game, frame, seat, choice) {
    const { option } = choice;
    if (isRaven(option)) {
      sendRaven(game, seat, option);
      game.repeat(frame);
      return;
    }
    const declared = readDeclaration(option);
    if (declared === undefined) throw new Error(`no such declaration: ${option}`);
    const { open } = game;
    const cells = collectedCells(open.grid, open.varys, declared);
    const destination = cells[cells.length - 1] as number;
    frame.house = declared.house;
    game.tell('declared', {
      seat,
      direction: declared.direction,
      house: declared.house,
      from: spaceName(open.varys),
      to: spaceName(destination),
    });
    for (const cell of cells) takeFromGrid(game, cell, seat);
    open.varys = destination; // HK-3.6
    if (frame.earned) frame.moved = allCounts(open);
  },
};

/** HK-5.1, HK-5.5: one companion, and another for each last character it takes from the grid. */
export const companion: Code<TurnFrame, 'card'> = {
  verb: 'chooses',
  enter(game, frame) {
    if (frame.earned) game.ask(frame, [frame.seat], 'choose-companion', 'HK-5.1');
  },
  ask: ({ open }) => ({ kind: 'card', from: open.available, optional: false }),
  refuse({ open }, _frame, _seat, choice) {
    const { card } = choice;
    if (card === null) return problem('HK-5.3', 'companion-must-be-chosen');
    if (isCompanion(card) && open.available.includes(card)) return undefined;
    return (
      refuseLateRaven(open, choice) ?? problem('HK-5.1', 'companion-not-available', { companion: card.slice(0, 80) })
    );
  },
  answer(game, frame, seat, choice) {
    const { card } = choice;
    if (card === null || !isCompanion(card)) throw new Error(`no such companion: ${card}`);
    frame.earned = false;
    spendCompanion(game, card);
    game.tell('companion-chosen', { seat, companion: card });
    game.repeat(frame);
    game.push<CompanionFrame>({ run: COMPANION[card].ability.kind, seat, companion: card, given: null });
  },
};

/** HK-4.8, HK-4.9, HK-S8: all companions first, one settlement afterwards. */
export const banners: Code<TurnFrame, 'option'> = {
  verb: 'gives',
  enter(game, frame) {
    settleBanners(game, frame);
    if (openTies(game.open, frame).length > 0) game.ask(frame, [frame.seat], 'give-banner', 'HK-4.5');
  },
  ask: ({ open }, frame) => ({
    kind: 'option',
    from: openTies(open, frame).flatMap(({ house, tied }) => tied.map(seat => bannerOption(house, seat))),
  }),
  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    const offered = openTies(open, frame);
    if (offered.some(({ house, tied }) => tied.some(seat => bannerOption(house, seat) === option))) return undefined;
    const meant = offered.find(({ house }) => option.includes(house)) ?? offered[0];
    const data = { choice: option.slice(0, 80), house: meant?.house ?? '', of: [...(meant?.tied ?? [])] };
    return refuseLateRaven(open, choice) ?? problem('HK-4.5', 'not-tied', data);
  },
  answer(game, frame, _seat, choice) {
    const { option } = choice;
    for (const { house, tied } of openTies(game.open, frame)) {
      const seat = tied.find(member => bannerOption(house, member) === option);
      if (seat === undefined) continue;
      giveBanner(game, house, seat);
      frame.settled.push(house);
    }
    game.repeat(frame);
  },
};

/** After one turn comes another; `begin` says whose. */
export const pass: Code<TurnFrame> = { enter: (game, frame) => game.goTo(frame, 'begin') };
