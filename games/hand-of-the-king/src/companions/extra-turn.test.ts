import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from '../game.ts';

const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

test('HK-6.9 Melisandre: the user plays another full turn right after this one', () => {
  const game = three(`
    V U . G . .
    . . . . . .
    . . . . . .
    . . . S . .
    . . . . . .
    . . . . . .
    companions melisandre
  `);

  game.play('ada declares east tully', 'ada chooses melisandre');

  expect(game.told('extra-turn')).toEqual([{ seat: 'ada' }]);
  expect(game.told('turn-began')).toEqual([{ seat: 'ada' }]);
  expect(game.figure('used')).toEqual(['melisandre']);
  expect(game.offered('ada')).toEqual(['east greyjoy']);
  expect(game.offered('bea')).toBeUndefined();
});

test('HK-6.15 the current turn is finished first: its banners are settled before the extra turn begins', () => {
  const game = three(`
    V U . G . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bea has 1 tully
    banners tully bea
    companions melisandre
  `);

  game.play('ada declares east tully', 'ada chooses melisandre');

  expect(game.events.map(event => event.type)).toEqual([
    'companion-chosen',
    'extra-turn',
    'banner-moved',
    'turn-began',
  ]);
  expect(game.figure('banner tully')).toBe('ada');
});

test('HK-6.15 the end-of-game test of the current turn comes before the extra turn', () => {
  const game = three(`
    V U . . . .
    . . . . . .
    . . S . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions melisandre
  `);

  game.play('ada declares east tully', 'ada chooses melisandre');

  expect(game.told('turn-began')).toEqual([]);
  expect(game.outcome).toMatchObject({ ranking: [['ada'], ['bea', 'ciro']], clause: 'HK-7.4' });
});

test('HK-6.15 the extra turn has its own declaration, companions and settlement', () => {
  const game = three(`
    V U . G . .
    . . . . . .
    . . . . . .
    . . . S . .
    . . . . . .
    . . . . . .
    companions melisandre, gendry
  `);

  game.play('ada declares east tully', 'ada chooses melisandre', 'ada declares east greyjoy');
  expect(game.offered('ada')).toEqual(['gendry']);

  game.play('ada chooses gendry');
  expect(game.told('banner-moved')).toEqual([
    { house: 'greyjoy', from: null, to: 'ada' },
    { house: 'baratheon', from: null, to: 'ada' },
  ]);
  expect(game.figure('turn')).toBe('bea');
});

test('HK-6.15 the order of the seats is unchanged after the extra turn', () => {
  const game = three(`
    V . . U . .
    . . . . . .
    . . . . . .
    G . . T . S
    . . . . . .
    . . . . . B
    companions melisandre
    to move bea
  `);

  game.play('bea declares east tully', 'bea chooses melisandre', 'bea declares south targaryen');
  expect(game.figure('turn')).toBe('ciro');

  game.play('ciro declares east stark');
  expect(game.figure('turn')).toBe('ada');
});
