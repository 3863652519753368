import { expect, test } from 'vitest';
import { table } from '../../table/index.ts';
import { whispers } from './game.ts';

test('a whisper is told to its hearer, and to the others that there was one', () => {
  const game = table(whispers, { players: 2, seed: 'whisper' }).play('ada bids 1', 'bruno bids 0');
  const [card] = game.view('ada').mine?.hand ?? [];
  expect(game.events.find(event => event.type === 'whisper')).toEqual({ type: 'whisper', to: ['ada'], data: { card } });
  expect(JSON.stringify(game.view('bruno'))).not.toContain(card);
  expect(game.figure('hand.ada')).toBe(1);
});

test('a sealed bid can be replaced and taken back until the last one is in', () => {
  const game = table(whispers, { players: 2, seed: 'sealed' }).play(
    'ada bids 1',
    'ada bids 3',
    'ada withdraws',
    'ada bids 2',
  );
  expect(game.view('ada').mine?.sealed?.choice).toEqual({ amount: 2 });
  expect(game.view('bruno').mine?.sealed).toBeNull();
  game.play('bruno bids 0');
  expect(game.told('bids')).toEqual([{ bids: { ada: 2, bruno: 0 } }]);
  expect(game.figure('pool')).toBe(2);
});

test('the choice of a lantern reveals nothing; the last bid and a shown whisper do', () => {
  const game = table(whispers, { players: 2, seed: 'undo' }).play('ada bids 1');
  expect(game.revealed).toBe(false);
  expect(game.play('bruno bids 0').revealed).toBe(true);
  expect(game.play('ada stops right').revealed).toBe(false);
  expect(game.play('ada leaves 0').revealed).toBe(false);
  expect(game.play(`ada shows ${game.view('ada').mine?.hand[0]}`).revealed).toBe(true);
});

test('the third stone at a lantern brings them all back', () => {
  const game = table(whispers, { seats: ['ada', 'bruno'] }, 'lantern middle 2\nseat ada stones 3 hand 0 shown');
  game.play('ada bids 1', 'bruno bids 0', 'ada stops middle', 'ada leaves 1');
  expect(game.told('lantern-emptied')).toEqual([{ seat: 'ada', lantern: 'middle' }]);
  expect(game.figure('stones.ada')).toBe(4);
});

test('with the echo a seat drawn by lot hears a whisper too', () => {
  const game = table(whispers, { players: 3, seed: 'echo', options: { echo: true } });
  game.play('ada bids 3', 'bruno bids 0', 'carla bids 1');
  expect(game.told('heard')).toHaveLength(2);
  expect(game.figure('deck')).toBe(10);
});

test('after four rounds most whispers win, and the seed is published', () => {
  const game = table(
    whispers,
    { seats: ['ada', 'bruno'] },
    'round 4\nseat ada stones 0 hand 0 shown whisper-2\nseat bruno stones 1 hand 0 shown whisper-9',
  );
  game.play('ada bids 0', 'bruno bids 1', 'bruno stops left', 'bruno leaves 0', 'bruno shows none');
  expect(game.outcome).toEqual({ ranking: [['bruno'], ['ada']], reason: 'most-whispers', clause: 'WH-3.1' });
  expect(game.state.open.chance.seed).toBe(game.state.hidden.seed);
});

test('of two players the one who resigns is last; more play on', () => {
  expect(whispers.resignation(table(whispers, { players: 2 }).state.open, 'ada')?.ranking).toEqual([
    ['bruno'],
    ['ada'],
  ]);
  expect(whispers.resignation(table(whispers, { players: 3 }).state.open, 'ada')).toBeUndefined();
});
