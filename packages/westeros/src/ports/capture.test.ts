import { expect, test } from 'vitest';
import { playOn } from '../toy/play.fixture.ts';
import { lay, type Laid } from '../toy/toy.fixture.ts';

// A knight of red takes the keep, in whose port lie two ships of blue; a footman stays in the ford. Supply feeds one army of two.
const POSITION = `
  phase marches
  supply red 0
  ford red 1 knight 1 footman march
  keep blue 1 footman
  harbor blue 2 ships
`;

const captured = (battle: string): Laid => {
  const game = lay(POSITION, { realms: 'one', battle, 'ruling.bothOutcomes': true });
  game.play('red march ford: knight > keep');
  playOn(game, {}, ['capture-ships', 'orders']);
  return game;
};

test.each(['short', 'long'])(
  'once an attack has succeeded, a new lord takes ships without counting his army as beaten: %s battle',
  battle => {
    const game = captured(battle);
    expect(game.figure('control keep')).toBe('red');
    expect(game.request('red')).toMatchObject({ why: 'capture-ships', ask: { kind: 'amount', min: 0, max: 2 } });
    expect(game.play('red captures 2').figure('units harbor')).toBe('red 2 ships');
  },
);
