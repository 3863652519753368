import { machineGame, SHAPES, shuffle, type GameCode, type Instructions, type OptionSpec } from '@corvo/core';
import { audit } from './audit.ts';
import { imagine } from './imagine.ts';
import { messages } from './messages.ts';
import { FLOW, RULES, ranking } from './rules.ts';
import {
  CARDS,
  LANTERNS,
  type RoundsFrame,
  type Whispers,
  type WhispersGame,
  type WhispersOpen,
  type WhispersState,
} from './state.ts';
import { table } from './table.ts';

const OPTIONS: readonly OptionSpec[] = [
  { id: 'stones', values: [3, 5], default: 3, clause: 'WH-1.2' },
  { id: 'echo', values: [false, true], default: false, clause: 'WH-1.3' },
];

const SEATS = ['ada', 'bruno', 'carla', 'dario'];

/** The rules of Whispers; a planted bug is this with one thing changed. */
export const whispersCode: GameCode<Whispers> = {
  id: 'whispers',
  rules: 1,
  players: { min: 2, max: 4 },
  options: OPTIONS,
  messages,
  shapes: SHAPES,
  code: RULES,
  flow: () => FLOW,
  seats: players => SEATS.slice(0, players),
  settleOptions: options => ({ stones: Number(options['stones']), echo: options['echo'] === true }),

  layOut(open, hidden, options): WhispersState {
    const each = <T>(value: () => T): Record<string, T> => Object.fromEntries(open.seats.map(seat => [seat, value()]));
    const laid: WhispersOpen = {
      ...open,
      options,
      round: 1,
      stones: each(() => options.stones),
      pool: 0,
      lanterns: { left: 0, middle: 0, right: 0 },
      shown: each(() => []),
      hands: each(() => 0),
      deck: CARDS.length,
    };
    const deck = shuffle(hidden.rng, [...CARDS]);
    return { open: laid, hidden: { ...hidden, deck }, own: each(() => ({ sealed: null, hand: [] })) };
  },

  begin(game) {
    game.push<RoundsFrame>({ run: 'rounds', winner: null });
  },

  whenLate(_, { ask }) {
    switch (ask.kind) {
      case 'amount':
        return { amount: ask.min };
      case 'card':
        return { card: null };
      default:
        return { option: 'from' in ask ? (ask.from[0] ?? '') : '' };
    }
  },
  imagine,
  mixUnseen: ({ hidden }) => void shuffle(hidden.rng, hidden.deck.sort()),

  resignation(open, seat) {
    if (open.seats.length > 2) return undefined;
    const others = ranking(open).map(place => place.filter(ranked => ranked !== seat));
    return { ranking: [...others.filter(place => place.length > 0), [seat]], reason: 'resigned', clause: 'WH-3.2' };
  },
  talk: () => ({ table: true, between: [], secondsMax: 0 }),
  table,
  audit,
};

/** What a seat can have answered for it. */
const instructions: Instructions<Whispers> = {
  offers: () => [
    { kind: 'bid-nothing', about: null },
    ...LANTERNS.map(about => ({ kind: 'stop-at', about })),
    { kind: 'show-nothing', about: null },
  ],
  answer(_, { why, ask }, given) {
    const has = (kind: string): boolean => given.some(one => one.kind === kind);
    if (why === 'bid' && has('bid-nothing')) return { amount: 0 };
    if (why === 'show' && has('show-nothing')) return { card: null };
    const lantern = ask.kind === 'option' && given.find(one => one.kind === 'stop-at')?.about;
    return why === 'lantern' && lantern ? { option: lantern } : undefined;
  },
};

/** A small game with everything that is hard: sealed bids, a hidden deck, hands, chance, steps that can be taken back. */
export const whispers: WhispersGame = { ...machineGame(whispersCode), instructions };
