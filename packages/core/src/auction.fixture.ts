import { SHAPES, type AskShape, type ChoiceShape } from './asks/index.ts';
import type { Game, GameTypes, HiddenTable, OpenTable, OwnTable, Seat, State } from './contract.ts';
import { machineGame, type Draft, type Frame, type GameCode, type StepCode } from './machine/index.ts';
import { isProblem } from './problem.ts';
import { shuffle } from './random.ts';

/**
 * A small game for the tests of this package, with a bit of everything: a shuffled deck, sealed bids, two open choices
 * in a row by the same seat, an option, and a standing check that can end the game at any moment.
 */
export interface Auction extends GameTypes {
  open: OpenTable & {
    options: AuctionOptions;
    coins: Record<Seat, number>;
    points: Record<Seat, number>;
    lanterns: string[];
    prize: number;
    winner: Seat | null;
  };
  hidden: HiddenTable & { deck: number[] };
  own: OwnTable;
  ask: AskShape;
  choice: ChoiceShape;
  options: AuctionOptions;
}
type AuctionOptions = { readonly coins: number; readonly generous: boolean };
interface Round extends Frame {
  number: number;
}

const ROUNDS = 3;
const ENOUGH = 12;
const FLOW = { rounds: ['next'], round: ['turn-up', 'bid', 'gift', 'lantern'] };

const next: StepCode<Auction, Round> = {
  enter(game, frame) {
    if (frame.number === ROUNDS) return end(game, 'last-round');
    frame.number++;
    game.repeat(frame);
    game.push<Frame>({ run: 'round' });
  },
};

const turnUp: StepCode<Auction> = {
  enter(game) {
    game.open.prize = game.hidden.deck.pop() ?? 0;
    game.tell('prize', { prize: game.open.prize });
  },
};

const amountOf = (choice: ChoiceShape | undefined): number => (choice && 'amount' in choice ? choice.amount : 0);

const bid: StepCode<Auction> = {
  verb: 'bids',
  enter: (game, frame) => game.ask(frame, game.open.seats, 'bid', 'AU-1', true),
  ask: (view, _frame, seat) => ({ kind: 'amount', min: 0, max: view.open.coins[seat] ?? 0 }),
  reveal(game, _frame, answers) {
    const bids = game.open.seats.map(seat => ({ seat, amount: amountOf(answers.get(seat)) }));
    for (const { seat, amount } of bids) game.open.coins[seat] = (game.open.coins[seat] ?? 0) - amount;
    const highest = Math.max(...bids.map(({ amount }) => amount));
    const leaders = bids.filter(({ amount }) => amount === highest);
    game.open.winner = leaders.length === 1 ? (leaders[0]?.seat ?? null) : null;
    game.tell('bids', { bids, winner: game.open.winner });
  },
};

const gift: StepCode<Auction> = {
  enter(game, frame) {
    if (game.open.winner !== null) game.ask(frame, [game.open.winner], 'gift', 'AU-2');
  },
  ask: view => ({ kind: 'option', from: view.open.options.generous ? ['keep', 'share'] : ['keep'] }),
  answer(game, _frame, seat, choice) {
    const share = 'option' in choice && choice.option === 'share';
    for (const other of game.open.seats) {
      const points = other === seat ? game.open.prize : share ? 1 : 0;
      game.open.points[other] = (game.open.points[other] ?? 0) + points;
    }
  },
};

const lantern: StepCode<Auction> = {
  enter(game, frame) {
    if (game.open.winner !== null) game.ask(frame, [game.open.winner], 'lantern', 'AU-3');
  },
  ask: () => ({ kind: 'cards', from: ['red', 'green', 'blue'], min: 0, max: 2 }),
  answer(game, _frame, _seat, choice) {
    if ('cards' in choice) game.open.lanterns.push(...choice.cards);
  },
};

function end(game: Draft<Auction>, reason: string): void {
  const points = (seat: Seat): number => game.open.points[seat] ?? 0;
  const places = [...new Set(game.open.seats.map(points))].sort((a, b) => b - a);
  const ranking = places.map(place => game.open.seats.filter(seat => points(seat) === place));
  game.end({ ranking, reason, clause: 'AU-4' });
}

const CODE: GameCode<Auction> = {
  id: 'auction',
  rules: 1,
  players: { min: 2, max: 4 },
  options: [
    { id: 'coins', values: [5, 10, 20], default: 10, clause: 'AU-5' },
    { id: 'generous', values: [true, false], default: true, players: [2, 3], clause: 'AU-6' },
  ],
  messages: { it: {}, en: {} },
  shapes: SHAPES,
  code: { rounds: { next: next as StepCode<Auction> }, round: { 'turn-up': turnUp, bid, gift, lantern } },
  standing: [
    game => {
      const hasEnough = game.open.seats.some(seat => (game.open.points[seat] ?? 0) >= ENOUGH);
      if (hasEnough) end(game, 'enough');
      return hasEnough;
    },
  ],
  flow: () => FLOW,
  seats: players => ['ada', 'bob', 'cleo', 'dan'].slice(0, players),
  settleOptions: options => options as AuctionOptions,
  layOut(open, hidden, options) {
    const each = (value: number): Record<Seat, number> => Object.fromEntries(open.seats.map(seat => [seat, value]));
    const state = {
      open: { ...open, options, coins: each(options.coins), points: each(0), lanterns: [], prize: 0, winner: null },
      hidden: { ...hidden, deck: [1, 2, 3, 4, 5, 6, 7, 8] },
      own: Object.fromEntries(open.seats.map(seat => [seat, { sealed: null }])),
    };
    return state;
  },
  begin(game) {
    game.shuffle(game.hidden.deck);
    game.push<Round>({ run: 'rounds', number: 0 });
  },
  whenLate: (_view, request) => (request.ask.kind === 'amount' ? { amount: 0 } : { option: 'keep' }),
  mixUnseen: ({ hidden }) => void shuffle(hidden.rng, hidden.deck.sort()),
  imagine() {
    throw new Error('nobody searches this game');
  },
  resignation: () => undefined,
  talk: () => ({ table: true, between: [], secondsMax: 0 }),
  table: {
    read: () => ({ code: 'no-positions', clause: 'AU-7' }),
    write: () => [],
    figures: () => ({}),
    draw: () => '',
  },
};

export const auction: Game<Auction> = machineGame(CODE);

/** The same game under a later number of the rules. */
export const laterAuction: Game<Auction> = machineGame({ ...CODE, rules: 2 });

/** The same game again, whose later states have another shape: the deck has a name, and lies in a box. */
export const reshapedAuction: Game<Auction> = machineGame({
  ...CODE,
  rules: 3,
  alikeSince: 1,
  layOut: (open, hidden, options) => boxed(CODE.layOut(open, hidden, options)),
  migrate: boxed,
});
function boxed(state: State<Auction>): State<Auction> {
  return !('box' in state.hidden) ? { ...state, hidden: Object.assign({ box: 'deck' }, state.hidden) } : state;
}

export function auctionOptions(given: object = {}, players = 2): AuctionOptions {
  const options = auction.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(options.code);
  return options;
}
