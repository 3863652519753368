import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auction, auctionOptions, type Auction } from '../auction.fixture.ts';
import { canonicalJson } from '../canonical.ts';
import type { Action, Event, State } from '../contract.ts';
import { below, rngFromText, type Rng } from '../random.ts';
import { amount, freeze, TestTable } from './tiny.fixture.ts';

/** Any of the open requests, answered by chance; now and then a sealed answer is taken back. */
function randomAction(state: State<Auction>, rng: Rng): Action | undefined {
  const waiting = auction.waiting(state.open);
  const asked = waiting[below(rng, Math.max(1, waiting.length))];
  if (asked === undefined) return undefined;
  const view = auction.view(state, asked.seat);
  const [request] = auction.requests(view);
  const choice = asked.answered && below(rng, 3) === 0 ? null : auction.sample(view, request!, rng);
  return { seat: asked.seat, request: asked.request, choice };
}

interface Played {
  readonly actions: readonly Action[];
  readonly states: readonly State<Auction>[];
}

/** A whole game by chance, with every state on the way. */
function randomGame(seed: string, players: number, keep = (state: State<Auction>): State<Auction> => state): Played {
  const rng = rngFromText(`players ${seed}`);
  const states = [freeze(auction.setup(auctionOptions({}, players), auction.seats(players), seed))];
  const actions: Action[] = [];
  while (actions.length < 1_000) {
    const state = states.at(-1)!;
    const action = randomAction(state, rng);
    if (action === undefined) return { actions, states };
    const step = auction.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    actions.push(action);
    states.push(freeze(keep(step.state)));
  }
  throw new Error('the game is not over after 1000 actions');
}

const games = fc.tuple(fc.string(), fc.integer({ min: 2, max: 3 }));

test('CO-1.4 the same seats, options, seed and actions make the same game in every detail', () => {
  fc.assert(
    fc.property(games, ([seed, players]) => {
      const first = randomGame(seed, players);
      const again = randomGame(seed, players);
      expect(first.states.at(-1)?.open.outcome).not.toBeNull();
      expect(again.states.map(canonicalJson)).toEqual(first.states.map(canonicalJson));
    }),
    { numRuns: 30 },
  );
});

test('CO-1.5 a game can be saved and loaded between any two decisions', () => {
  fc.assert(
    fc.property(games, ([seed, players]) => {
      const straight = randomGame(seed, players);
      const saved = randomGame(seed, players, state => JSON.parse(JSON.stringify(state)) as State<Auction>);
      expect(saved.states.map(canonicalJson)).toEqual(straight.states.map(canonicalJson));
    }),
    { numRuns: 30 },
  );
});

test('playing in place leads to the same states as playing on copies', () => {
  fc.assert(
    fc.property(games, ([seed, players]) => {
      const { actions, states } = randomGame(seed, players);
      const draft = auction.clone(states[0]!);
      for (const [i, action] of actions.entries()) {
        expect(auction.applyInPlace(draft, freeze(action), () => {})).toBeUndefined();
        expect(canonicalJson(draft)).toBe(canonicalJson(states[i + 1]));
      }
    }),
    { numRuns: 30 },
  );
});

test('the same events are told in place and on copies', () => {
  const { actions, states } = randomGame('events', 3);
  const draft = auction.clone(states[0]!);
  const inPlace: Event[] = [];
  const copied = actions.flatMap((action, i) => {
    auction.applyInPlace(draft, action, event => inPlace.push(structuredClone(event)));
    const step = auction.apply(states[i]!, action);
    return step.ok ? step.events : [];
  });

  expect(inPlace).toEqual(copied);
  expect(copied.some(event => event.type === 'game-over')).toBe(true);
});

test('a list of choices is what may be answered, or nothing where it would be too long', () => {
  const table = new TestTable(auction, auctionOptions());
  const view = auction.view(table.state, 'ada');
  const [request] = auction.requests(view);
  const listed = auction.list(view, request!, 11);

  expect(listed).toHaveLength(11);
  expect(listed?.every(choice => auction.check(view, request!, choice) === undefined)).toBe(true);
  expect(auction.list(view, request!, 10)).toBeUndefined();
});

test('what an action brings is copied: a state never shares a part with it', () => {
  const table = new TestTable(auction, auctionOptions());
  table.play('ada', amount(3)).play('bob', amount(1)).play('ada', { option: 'keep' });
  const cards = ['red'];
  const step = table.try(table.action('ada', { cards }));
  cards.push('blue');

  expect(step).toMatchObject({ ok: true, state: { open: { lanterns: ['red'] } } });
});

test('CO-1.8 a step says whether something hidden came out', () => {
  const table = new TestTable(auction, auctionOptions());

  expect(table.play('bob', amount(1)).revealed).toBe(false); // it lies sealed
  expect(table.play('ada', amount(3)).revealed).toBe(true); // the bids were opened
  expect(table.play('ada', { option: 'keep' }).revealed).toBe(false);
  expect(table.play('ada', { cards: [] }).revealed).toBe(true); // a prize was turned up
});

test('CO-1.8 the end of a game reveals its seed', () => {
  const { actions, states } = randomGame('settled end', 2);
  const step = auction.apply(states.at(-2)!, actions.at(-1)!);

  expect(step).toMatchObject({ ok: true, revealed: true });
});

test('options that cannot be played are refused before anybody sits down', () => {
  expect(auction.resolveOptions({ coins: 20 }, 2)).toEqual({ coins: 20, generous: true });
  expect(auction.resolveOptions({ generous: false }, 4)).toMatchObject({ clause: 'AU-6' });
  expect(auction.resolveOptions('many coins', 2)).toMatchObject({ clause: 'CO-3.1' });
});
