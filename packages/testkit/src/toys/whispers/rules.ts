import type { ChoiceShape, Draft, Outcome, ProcedureTable, Seat, StepCode } from '@corvo/core';
import { FULL_LANTERN, LANTERNS, ROUNDS, isLantern, worthOf, type Whispers, type WhispersOpen } from './state.ts';
import type { RoundsFrame, TurnFrame } from './state.ts';

/** The amount, option or card of a choice that was already checked. */
const amountOf = (choice: ChoiceShape): number => ('amount' in choice ? choice.amount : 0);
const optionOf = (choice: ChoiceShape): string => ('option' in choice ? choice.option : '');
const cardOf = (choice: ChoiceShape): string | null => ('card' in choice ? choice.card : null);

/** The top card goes into a hand: the seat is told which, the others that there was one. */
function hear(game: Draft<Whispers>, seat: Seat): void {
  const card = game.hidden.deck.shift();
  if (card === undefined) return;
  game.own[seat]?.hand.push(card);
  game.open.hands[seat] = (game.open.hands[seat] ?? 0) + 1;
  game.open.deck -= 1;
  game.tell('heard', { seat });
  game.tell('whisper', { card }, [seat]);
}

function pay(open: WhispersOpen, seat: Seat, stones: number): void {
  open.stones[seat] = (open.stones[seat] ?? 0) - stones;
}

/** What a seat has made of the game: its shown whispers and the stones it has left. */
export function scoreOf(open: WhispersOpen, seat: Seat): number {
  return (open.shown[seat] ?? []).reduce((sum, card) => sum + worthOf(card), 0) + (open.stones[seat] ?? 0);
}

export function ranking(open: WhispersOpen): Seat[][] {
  const scores = [...new Set(open.seats.map(seat => scoreOf(open, seat)))].sort((a, b) => b - a);
  return scores.map(score => open.seats.filter(seat => scoreOf(open, seat) === score));
}

const bids: StepCode<Whispers, RoundsFrame> = {
  verb: 'bids',
  enter: (game, frame) => game.ask(frame, game.open.seats, 'bid', 'WH-2.1', true),
  ask: (view, _, seat) => ({ kind: 'amount', min: 0, max: view.open.stones[seat] ?? 0 }),
  reveal(game, frame, answers) {
    const bid = new Map(game.open.seats.map(seat => [seat, amountOf(answers.get(seat) ?? { amount: 0 })]));
    game.tell('bids', { bids: Object.fromEntries(bid) });
    const highest = Math.max(...bid.values());
    const tied = game.open.seats.filter(seat => bid.get(seat) === highest);
    const winner = tied[tied.length > 1 ? game.draw(tied.length) : 0] as Seat;
    frame.winner = winner;
    pay(game.open, winner, highest);
    game.open.pool += highest;
    game.tell('won', { seat: winner, stones: highest });
  },
};

const whispering: StepCode<Whispers, RoundsFrame> = {
  enter(game, frame) {
    const seat = frame.winner as Seat;
    hear(game, seat);
    if (game.open.options.echo) hear(game, game.open.seats[game.draw(game.open.seats.length)] as Seat);
    game.push<TurnFrame>({ run: 'turn', seat, lantern: null });
  },
};

const next: StepCode<Whispers, RoundsFrame> = {
  enter(game, frame) {
    if (game.open.round === ROUNDS) {
      const outcome: Outcome = { ranking: ranking(game.open), reason: 'most-whispers', clause: 'WH-3.1' };
      game.end(outcome);
      return;
    }
    game.open.round += 1;
    game.tell('round', { round: game.open.round });
    game.goTo(frame, 'bids');
  },
};

/** The two questions about the lantern are open and belong to one seat, so the first can be taken back. */
const lantern: StepCode<Whispers, TurnFrame> = {
  verb: 'stops',
  enter: (game, frame) => game.ask(frame, [frame.seat], 'lantern', 'WH-2.3'),
  ask: () => ({ kind: 'option', from: LANTERNS }),
  answer(_, frame, __, choice) {
    const chosen = optionOf(choice);
    frame.lantern = isLantern(chosen) ? chosen : null;
  },
};

const offering: StepCode<Whispers, TurnFrame> = {
  verb: 'leaves',
  enter: (game, frame) => game.ask(frame, [frame.seat], 'offering', 'WH-2.4'),
  ask: (view, _, seat) => ({ kind: 'amount', min: 0, max: Math.min(2, view.open.stones[seat] ?? 0) }),
  answer(game, frame, seat, choice) {
    const at = frame.lantern ?? 'left';
    const offered = amountOf(choice);
    pay(game.open, seat, offered);
    game.open.lanterns[at] += offered;
    game.tell('offered', { seat, lantern: at, stones: offered });
    if (offered === 0 || game.open.lanterns[at] < FULL_LANTERN) return;
    pay(game.open, seat, -game.open.lanterns[at]);
    game.open.lanterns[at] = 0;
    game.tell('lantern-emptied', { seat, lantern: at });
  },
};

const show: StepCode<Whispers, TurnFrame> = {
  verb: 'shows',
  enter: (game, frame) => game.ask(frame, [frame.seat], 'show', 'WH-2.5'),
  ask: view => ({ kind: 'card', from: [...(view.mine?.hand ?? [])], optional: true }),
  answer(game, _, seat, choice) {
    const card = cardOf(choice);
    const own = game.own[seat];
    if (card === null || own === undefined) return;
    own.hand = own.hand.filter(held => held !== card);
    game.open.hands[seat] = (game.open.hands[seat] ?? 0) - 1;
    game.open.shown[seat]?.push(card);
    game.revealed = true; // a secret is out
    game.tell('shown', { seat, card });
  },
};

/** Every round: all bid, the highest hears a whisper and has a turn. */
export const FLOW = {
  rounds: ['bids', 'whispering', 'next'],
  turn: ['lantern', 'offering', 'show'],
} as const;

export const RULES: ProcedureTable<Whispers> = {
  rounds: { bids, whispering, next },
  turn: { lantern, offering, show },
};
