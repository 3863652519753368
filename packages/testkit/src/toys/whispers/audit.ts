import type { Audit, Seat } from '@corvo/core';
import { LANTERNS, type Whispers, type WhispersState } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function pieces({ open, hidden, own }: WhispersState): Record<string, number> {
  return {
    stones: sum(Object.values(open.stones)) + open.pool + sum(LANTERNS.map(lantern => open.lanterns[lantern])),
    whispers:
      hidden.deck.length +
      sum(Object.values(own).map(drawer => drawer.hand.length)) +
      Object.values(open.shown).flat().length,
  };
}

/** The open counts of what is secret must be true. */
function countsAreTrue({ open, hidden, own }: WhispersState): string | undefined {
  if (open.deck !== hidden.deck.length)
    return `the deck has ${hidden.deck.length} whispers, and ${open.deck} are counted`;
  const wrong = open.seats.find(seat => own[seat]?.hand.length !== open.hands[seat]);
  return wrong === undefined
    ? undefined
    : `${wrong} holds ${own[wrong]?.hand.length} whispers, and ${open.hands[wrong]} are counted`;
}

function secrets({ hidden, own }: WhispersState, viewer: Seat | null): readonly string[] {
  return [...hidden.deck, ...Object.entries(own).flatMap(([seat, drawer]) => (seat === viewer ? [] : drawer.hand))];
}

/** Positions are written between two rounds, before the first bid. */
function tableHolds({ open }: WhispersState): boolean {
  const frame = open.frames.at(-1);
  return frame?.step === 'bids' && frame.waiting.length === open.seats.length;
}

/** What must always hold in Whispers. */
export const audit: Audit<Whispers> = { pieces, invariants: [countsAreTrue], secrets, tableHolds, mostActions: 200 };
