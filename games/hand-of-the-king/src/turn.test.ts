import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { collectedCells, spaceName } from './court.ts';
import { handOfTheKing } from './game.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);

/** The grid as a position writes it, without the names. */
function grid(game: ReturnType<typeof two>): string[] {
  const rows = handOfTheKing.table.write(game.state.open).slice(0, 6);
  return rows.map(row => row.replaceAll(/:\S+/g, ''));
}

test('HK-3.1 a turn without a companion: declaration, characters, banner, then the next player', () => {
  const game = two(`
    . . . . . .
    . V S . G .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  game.play('ada declares east stark');

  expect(game.events.map(({ type }) => type)).toEqual(['declared', 'taken', 'banner-moved', 'turn-began']);
  expect(game.told('turn-began')).toEqual([{ seat: 'bruno' }]);
});

test('HK-3.1 companions come before banners, and the end-of-game test comes last', () => {
  const game = two(`
    . . . . . .
    . V S . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions gendry
  `);

  game.play('ada declares east stark');
  expect(game.events.map(({ type }) => type)).toEqual(['declared', 'taken']);
  expect(game.figure('banner stark')).toBeNull();

  game.play('ada chooses gendry');
  expect(game.events.map(({ type }) => type)).toEqual([
    'companion-chosen',
    'companion-kept',
    'banner-moved',
    'banner-moved',
    'game-over',
  ]);
});

test('HK-3.1 a raven conversation comes first, and the declaration after it', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bea', 'ciro'], options: { threeEyedRaven: true } },
    `
    . . . . . .
    . V S . G .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `,
  );

  expect(game.offered('ada')).toEqual(['east stark', 'east greyjoy', 'raven bea', 'raven ciro']);
  game.play('ada raven ciro');
  expect(game.refusal('ada declares east stark')).toMatchObject({ clause: 'HK-9.9', code: 'only-end-talk' });
  game.play('ciro end-talk');
  expect(game.offered('ada')).toEqual(['east stark', 'east greyjoy']);
});

test('HK-3.2 a declaration is one direction and one house, never a diagonal', () => {
  const game = two(`
    S . . . . G
    . . . . . .
    . . V . . .
    . . . . . .
    L . L . T .
    . . . . . T
  `);

  expect(game.offered('ada')).toEqual(['south lannister']);
  for (const line of [
    'north-west stark',
    'diagonal stark',
    'south',
    'lannister',
    'south lannister stark',
    'south varys',
  ]) {
    expect(game.refusal(`ada declares ${line}`)).toMatchObject({ clause: 'HK-3.2', code: 'no-such-declaration' });
  }
});

test('HK-3.2 only the active player declares', () => {
  const game = two(`
    . . . . . .
    . V S . G .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  expect(game.offered('bruno')).toBeUndefined();
  expect(game.refusal('bruno declares east stark')).toMatchObject({ clause: 'CO-2.2', code: 'not-asked' });
});

test('HK-3.3 the house must lie in that direction, at any distance up to the edge', () => {
  const game = two(`
    . . U . . .
    . . . . . .
    S . V . . G
    . . . . . .
    . . . . . .
    . . L . . .
  `);

  expect(game.offered('ada')).toEqual(['north tully', 'east greyjoy', 'south lannister', 'west stark']);
  expect(game.refusal('ada declares east stark')).toEqual({
    clause: 'HK-3.3',
    code: 'house-not-that-way',
    data: { direction: 'east', house: 'stark' },
  });
});

test('HK-3.3 no wrapping round the edge: not to the next row, not to the other side', () => {
  const game = two(`
    . . . . . G
    T . . . . V
    S . . . . .
    . . . . . .
    . . . . . .
    . . . . . L
  `);

  expect(game.offered('ada')).toEqual(['north greyjoy', 'south lannister', 'west targaryen']);
  for (const line of ['east targaryen', 'east stark', 'north lannister', 'south greyjoy']) {
    expect(game.refusal(`ada declares ${line}`)).toMatchObject({ clause: 'HK-3.3', code: 'house-not-that-way' });
  }
});

test('HK-3.4 Varys goes to the farthest character of the house, over every other card and every gap', () => {
  const game = two(`
    . . . . . .
    V S G . S T
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  game.play('ada declares east stark');

  expect(game.figure('varys')).toBe('2,5');
  expect(game.told('declared')).toEqual([{ seat: 'ada', direction: 'east', house: 'stark', from: '2,1', to: '2,5' }]);
});

test('HK-3.5 the player takes every character of the house that Varys passed over, and no other', () => {
  const game = two(`
    . . . S . .
    V S:arya-stark G . S:bran-stark T
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  game.play('ada declares east stark');

  expect(game.figure('area ada')).toEqual(['arya-stark', 'bran-stark']);
  expect(grid(game)).toEqual([
    '. . . S . .',
    '. . G . V T',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
  ]);
});

test('HK-3.6 Varys stands on the last space; the space he left and the spaces passed stay empty for the game', () => {
  const game = two(`
    . . . . . .
    . V S . S .
    . . . . . .
    . . . . G .
    . . . . . .
    . . . . L .
  `);

  game.play('ada declares east stark', 'bruno declares south lannister', 'ada declares north greyjoy');

  expect(grid(game)).toEqual([
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . V .',
    '. . . . . .',
    '. . . . . .',
  ]);
});

test('HK-3.7 moving is compulsory: no pass and no empty move', () => {
  const game = two(`
    . . . . . .
    . V S . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  expect(game.offered('ada')).toEqual(['east stark']);
  for (const line of ['none', 'pass']) {
    expect(game.refusal(`ada declares ${line}`)).toMatchObject({ clause: 'HK-3.7', code: 'must-move' });
  }
  expect(game.refusal('ada declares west none')).toMatchObject({ clause: 'HK-3.2', code: 'no-such-declaration' });
  expect(game.refusal('ada withdraws')).toMatchObject({ clause: 'CO-2.5', code: 'nothing-to-withdraw' });
  expect(game.refusal('ada declares west stark')).toMatchObject({ clause: 'HK-3.3' });
});

test('HK-3.8 a declaration needs no target, and two Starks on one line are one declaration', () => {
  const game = two(`
    . . . . . .
    V S G . S T
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  expect(game.offered('ada')).toEqual(['east stark', 'east greyjoy', 'east targaryen']);
  expect(game.refusal('ada declares east stark 2,2')).toMatchObject({ clause: 'HK-3.2', code: 'no-such-declaration' });
});

test('HK-3.8 the farthest card can be shown as the destination before the player confirms', () => {
  const game = two(`
    . . . . . .
    V S G . S T
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);
  const { open } = game.view('ada');

  const cells = collectedCells(open.grid, open.varys, { direction: 'east', house: 'stark' });

  expect(cells.map(spaceName)).toEqual(['2,2', '2,5']);
});
