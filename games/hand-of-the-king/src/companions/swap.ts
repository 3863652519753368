import { problem } from '@corvo/core';
import { COMPANION, isCharacter, VARYS, type CharacterId } from '../cards.ts';
import { charactersOf } from '../counts.ts';
import { charactersIn } from '../court.ts';
import { refuseLateRaven } from '../raven.ts';
import type { Code, CompanionFrame, Open } from '../state.ts';
import { exchange, ownerOf, swapInGrid } from '../verbs.ts';
import { refuseUntouchable } from './kill.ts';
import { noEffect } from './named.ts';

function swappable(open: Open): string[] {
  const characters = charactersIn(open.grid);
  return open.options.ramsayMaySwapVarys ? [...characters, VARYS] : characters; // HK-S5
}

/** HK-6.8, HK-6.18: Ramsay Snow exchanges two characters of the grid. */
export const swapCharacters: Code<CompanionFrame, 'cards'> = {
  verb: 'swaps',
  enter(game, frame) {
    if (swappable(game.open).length < 2) noEffect(game, frame);
    else game.ask(frame, [frame.seat], 'swap-in-grid', COMPANION[frame.companion].clause);
  },
  ask: ({ open }) => ({ kind: 'cards', from: swappable(open), min: 2, max: 2 }),
  refuse({ open }, frame, _seat, choice) {
    const { cards } = choice;
    const clause = COMPANION[frame.companion].clause;
    if (cards.length === 0) return problem('HK-5.12', 'effect-is-compulsory', { companion: frame.companion });
    for (const card of cards) {
      if (swappable(open).includes(card)) continue;
      if (card === VARYS) return problem('HK-S5', 'varys-may-not-be-swapped');
      const late = refuseLateRaven(open, { card });
      if (late !== undefined) return late;
      return isCharacter(card)
        ? problem(clause, 'not-in-the-grid', { character: card })
        : (refuseUntouchable(open, card) ?? problem(clause, 'no-such-character', { choice: card.slice(0, 80) }));
    }
    return cards.length === 2 && cards[0] !== cards[1] ? undefined : problem(clause, 'swap-takes-two');
  },
  answer(game, _frame, seat, choice) {
    const { cards } = choice;
    swapInGrid(game, seat, [cards[0] as string, cards[1] as string]);
  },
};

function opponentsCharacters(open: Open, frame: CompanionFrame): CharacterId[] {
  return open.seats.filter(seat => seat !== frame.seat).flatMap(seat => charactersOf(open.areas[seat])); // HK-8.5
}

function pickStep(
  why: string,
  targets: (open: Open, frame: CompanionFrame) => CharacterId[],
  missing: string,
): Code<CompanionFrame, 'card'> {
  return {
    ask: ({ open }, frame) => ({ kind: 'card', from: targets(open, frame), optional: false }),
    refuse({ open }, frame, _seat, choice) {
      const { card } = choice;
      const clause = COMPANION[frame.companion].clause;
      if (card === null) return problem('HK-5.12', 'effect-is-compulsory', { companion: frame.companion });
      if (targets(open, frame).includes(card)) return undefined;
      return (
        refuseLateRaven(open, choice) ??
        refuseUntouchable(open, card) ??
        (isCharacter(card)
          ? problem(clause, missing, { character: card })
          : problem(clause, 'no-such-character', { choice: card.slice(0, 80) }))
      );
    },
    enter: (game, frame) => game.ask(frame, [frame.seat], why, COMPANION[frame.companion].clause),
  };
}

const ownCharacters = (open: Open, frame: CompanionFrame): CharacterId[] => charactersOf(open.areas[frame.seat]);
const giving = pickStep('give-character', ownCharacters, 'not-in-your-area');
const receiving = pickStep('receive-character', opponentsCharacters, 'not-in-an-opponents-area');

/** HK-6.10: Petyr Baelish; first what the user gives … */
export const giveCharacter: Code<CompanionFrame, 'card'> = {
  verb: 'gives',
  ...giving,
  enter(game, frame) {
    const possible = ownCharacters(game.open, frame).length > 0 && opponentsCharacters(game.open, frame).length > 0;
    if (possible) giving.enter?.(game, frame);
    else noEffect(game, frame); // HK-H38
  },
  answer(_game, frame, _seat, choice) {
    const { card } = choice;
    frame.given = card;
  },
};

/** … then what he gets for it. */
export const receiveCharacter: Code<CompanionFrame, 'card'> = {
  verb: 'receives',
  ...receiving,
  enter(game, frame) {
    if (frame.given !== null) receiving.enter?.(game, frame);
  },
  answer(game, frame, seat, choice) {
    const { card } = choice;
    if (card === null || frame.given === null) throw new Error('an exchange needs two characters');
    const opponent = ownerOf(game, card);
    if (opponent === undefined) throw new Error(`${card} is in no area`);
    exchange(game, seat, frame.given, opponent, card);
  },
};
