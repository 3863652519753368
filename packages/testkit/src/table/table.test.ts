import { describe, expect, test } from 'vitest';
import { whispers } from '../toys/whispers/index.ts';
import { table } from './table.ts';

const POSITION = `
  round 3
  pool 2
  lantern left 2
  seat ada   stones 4 hand 1 shown whisper-3
  seat bruno stones 1 hand 0 shown
`;

describe('a table laid from a position', () => {
  test('shows what was laid', () => {
    const game = table(whispers, { seats: ['ada', 'bruno'] }, POSITION);
    expect(game.figures).toMatchObject({ round: 3, pool: 2, 'stones.ada': 4, 'hand.ada': 1, 'lantern.left': 2 });
    expect(game.figure('shown.ada')).toEqual(['whisper-3']);
    expect(game.waiting.map(entry => entry.seat)).toEqual(['ada', 'bruno']);
    expect(game.outcome).toBeUndefined();
  });

  test('is played in the notation', () => {
    const game = table(whispers, { seats: ['ada', 'bruno'] }, POSITION);
    game.play('ada bids 3', 'bruno bids 1');
    expect(game.events.map(event => event.type)).toEqual(['answered', 'bids', 'won', 'heard', 'whisper']);
    expect(game.told('won')).toEqual([{ seat: 'ada', stones: 3 }]);
    expect(game.offered('ada')).toEqual(['left', 'middle', 'right']);
    expect(game.offered('bruno')).toBeUndefined();
    expect(game.revealed).toBe(true);
    game.play('ada stops left');
    expect(game.revealed).toBe(false);
    game.play('ada leaves 1');
    expect(game.figure('lantern.left')).toBe(0); // three stones: they come back
    expect(game.request('ada')?.why).toBe('show');
    expect(game.view('bruno').mine?.hand).toEqual([]);
  });

  test('says what could have been played where a line is refused', () => {
    const game = table(whispers, { seats: ['ada', 'bruno'] }, POSITION);
    expect(() => game.play('bruno bids 2')).toThrow(
      /"bruno bids 2" was refused: out-of-range \(WH-2.1\).*\n.*bruno may choose: 0 \| 1/,
    );
    game.play('ada bids 1', 'bruno bids 0');
    expect(() => game.play('bruno stops left')).toThrow(/it is for ada to decide; ada may choose: left/);
  });

  test('CO-2.2 names the refusal, and stays as it is', () => {
    const game = table(whispers, { seats: ['ada', 'bruno'] }, POSITION);
    const before = game.state;
    expect(game.refusal('ada bids 9')).toMatchObject({ clause: 'WH-2.1', code: 'out-of-range' });
    expect(game.refusal('carla bids 1')).toMatchObject({ clause: 'CO-2.6' });
    expect(() => game.refusal('ada bids 1')).toThrow('was not refused');
    expect(game.state).toBe(before);
  });

  test('names the line of a position that cannot be read', () => {
    expect(() => table(whispers, { seats: ['ada', 'bruno'] }, 'round 3\nmoon 5')).toThrow(/"line":2[\s\S]*2 {2}moon 5/);
  });

  test('does not let a typo in a figure pass', () => {
    expect(() => table(whispers).figure('stones.eve')).toThrow(
      /no figure is called "stones.eve"; there are round, pool/,
    );
  });
});

test('a table without a position is dealt from its seed', () => {
  const [one, same, other] = ['x', 'x', 'y'].map(seed => table(whispers, { players: 3, seed, options: { stones: 5 } }));
  expect(one?.state).toEqual(same?.state);
  expect(one?.state.hidden.deck).not.toEqual(other?.state.hidden.deck);
  expect(one?.figure('stones.carla')).toBe(5);
  expect(() => table(whispers, { options: { stones: 7 } })).toThrow('unknown-option-value');
});
