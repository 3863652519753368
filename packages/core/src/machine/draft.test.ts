import { expect, test } from 'vitest';
import { auction } from '../auction.fixture.ts';
import type { Event } from '../contract.ts';
import { commitmentTo } from '../record/index.ts';
import { below, rngFromText } from '../random.ts';
import type { Draft } from './draft.ts';
import type { StepCode } from './procedures.ts';
import { asks, sitAt, tinyGame, yes, type Tiny } from './tiny.fixture.ts';

const OUTCOME = { ranking: [['ada'], ['bob']], reason: 'done', clause: 'T-9' };

/** A game that asks ada once, and then does this. */
const afterAsking = (enter: (game: Draft<Tiny>) => void) => ({
  flow: { round: ['ask', 'then'], other: ['only'] },
  code: { round: { ask: asks('ada'), then: { enter } }, other: { only: asks('bob') } },
});

test('CO-1.3 the promise of the seed is open from the start, the seed only from the end', () => {
  const table = sitAt(afterAsking(game => game.end(OUTCOME)));
  const { chance } = table.state.open;

  expect(chance).toEqual({ commitment: commitmentTo('seed'), seed: null });
  table.play('ada', yes);
  expect(table.state.open.chance).toEqual({ commitment: chance.commitment, seed: 'seed' });
  expect(table.events.at(-1)).toMatchObject({ type: 'game-over', to: 'all', data: { ...OUTCOME, seed: 'seed' } });
});

test('CO-1.3 the numbers of chance lie where nobody may see them', () => {
  const table = sitAt(afterAsking(() => {}));

  for (const seat of ['ada', 'bob', null]) {
    expect(JSON.stringify(table.game.view(table.state, seat))).not.toContain('rng');
  }
});

test('CO-1.4 what chance decides comes from the seed of the game and from its own stream', () => {
  const table = sitAt(afterAsking(game => void game.open.said.push(String(game.draw(1000)))));
  const rng = rngFromText('tiny\nseed');
  const drawn = below(rng, 1000);

  expect(table.play('ada', yes).state.open.said).toEqual(['ada yes', String(drawn)]);
  expect(table.state.hidden.rng).toEqual(rng);
});

test('a draft counts what it tells, so that a standing check can see that nothing happened', () => {
  const counts: number[] = [];
  const table = sitAt(
    afterAsking(game => {
      counts.push(game.told);
      game.tell('something', {});
      counts.push(game.told);
    }),
  );
  table.play('ada', yes);

  const [before = 0, after = 0] = counts;
  expect(after - before).toBe(1);
  expect(table.events.at(-1)).toMatchObject({ type: 'something' });
});

test('the first outcome stands', () => {
  const table = sitAt(
    afterAsking(game => {
      game.end(OUTCOME);
      game.end({ ...OUTCOME, ranking: [['bob'], ['ada']] });
    }),
  );
  table.play('ada', yes);

  expect(table.state.open.outcome).toEqual(OUTCOME);
  expect(table.events.filter(event => event.type === 'game-over')).toHaveLength(1);
});

test('CO-2.1 nobody is asked anything after the end, even where the rules went on pushing', () => {
  const table = sitAt(
    afterAsking(game => {
      game.end(OUTCOME);
      const frame = game.push({ run: 'other' });
      game.ask(frame, ['bob'], 'why', 'T-1');
    }),
  );
  table.play('ada', yes);

  expect(table.game.waiting(table.state.open)).toEqual([]);
  expect(table.game.requests(table.game.view(table.state, 'bob'))).toEqual([]);
  expect(table.refusal('bob', yes, table.state.open.requests)).toMatchObject({ code: 'game-over' });
});

test('an event keeps what it told, whatever the rules do to the table afterwards', () => {
  const told: Event[] = [];
  const game = tinyGame({
    flow: { round: ['only'] },
    code: {
      round: {
        only: {
          enter(draft) {
            draft.tell('said', draft.open.said);
            draft.open.said.push('later');
          },
        },
      },
    },
  });
  const state = game.setup({}, ['ada', 'bob'], 'seed', event => told.push(event));

  expect(told).toEqual([{ type: 'said', to: 'all', data: [] }]);
  expect(state.open.said).toEqual(['later']);
});

test('an event for some is told to those only', () => {
  const table = sitAt(afterAsking(game => game.tell('peeked', { card: 'mammoth' }, ['ada'])));

  expect(table.play('ada', yes).events).toEqual([{ type: 'peeked', to: ['ada'], data: { card: 'mammoth' } }]);
});

test('one answer can settle a question that several were asked', () => {
  const first: StepCode<Tiny> = {
    ...asks('ada', 'bob'),
    answer(game, frame, seat) {
      game.open.said.push(seat);
      game.stopAsking(frame);
    },
  };
  const table = sitAt({ flow: { round: ['first', 'second'] }, code: { round: { first, second: asks('ada') } } });
  table.play('bob', yes);

  expect(table.game.waiting(table.state.open)).toMatchObject([{ seat: 'ada', request: 2 }]);
});

test('a state keeps nothing of its caller: neither his seats nor his options', () => {
  const seats = ['ada', 'bob'];
  const state = tinyGame(afterAsking(() => {})).setup({}, seats, 'seed');
  seats.push('cleo');
  const options = { coins: 5, generous: true };
  const auctioned = auction.setup(options, ['ada', 'bob'], 'seed');
  options.coins = 20;

  expect(state.open.seats).toEqual(['ada', 'bob']);
  expect(auctioned.open.options.coins).toBe(5);
});

test.each([
  ['too few', ['ada']],
  ['too many', ['ada', 'bob', 'cleo', 'dan']],
  ['the same twice', ['ada', 'ada']],
  ['a name of two words', ['ada', 'bob marley']],
  ['a name that every object has', ['ada', 'constructor']],
  ['the prototype', ['ada', '__proto__']],
])('CO-1.9 %s: such seats cannot sit at a table', (_name, seats) => {
  expect(() => tinyGame(afterAsking(() => {})).setup({}, seats, 'seed')).toThrow(RangeError);
});

test('CO-1.4 another seed is another game', () => {
  const deal: StepCode<Tiny> = { enter: game => void (game.open.said = game.shuffle(['a', 'b', 'c', 'd', 'e'])) };
  const game = tinyGame({ flow: { round: ['deal'] }, code: { round: { deal } } });
  const deals = Array.from({ length: 20 }, (_, i) => game.setup({}, ['ada', 'bob'], `seed ${i}`).open.said.join());

  expect(new Set(deals).size).toBeGreaterThan(10);
});
