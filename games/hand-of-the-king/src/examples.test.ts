import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

// Worked examples of moves and companions: HK-X1 to HK-X5. Those of banners and of the end are in examples-end.test.ts.

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);

/** The grid as a position writes it, without the names. */
function grid(game: ReturnType<typeof two>): string[] {
  const rows = handOfTheKing.table.write(game.state.open).slice(0, 6);
  return rows.map(row => row.replaceAll(/:\S+/g, ''));
}

const dealt = `
  U S L B S S
  U V S S G S
  G B L L T Y
  T G T L S L
  G B G S G B
  L G T Y T Y
`;

test('HK-X1 legal declarations: six in all', () => {
  expect(two(dealt).offered('ada')).toEqual([
    'north stark',
    'east stark',
    'east greyjoy',
    'south baratheon',
    'south greyjoy',
    'west tully',
  ]);
});

test.each([
  ['north stark', '1,2', 1],
  ['south baratheon', '5,2', 2],
  ['south greyjoy', '6,2', 2],
  ['west tully', '2,1', 1],
  ['east stark', '2,6', 3],
  ['east greyjoy', '2,5', 1],
])('HK-X1 %s ends on (%s)', (declaration, space, cards) => {
  const game = two(dealt);

  game.play(`ada declares ${declaration}`);

  expect(game.figure('varys')).toBe(space);
  expect(game.figure('area ada')).toHaveLength(cards);
});

test('HK-X1 "east Stark, only the first two" is not one of them', () => {
  expect(two(dealt).refusal('ada declares east stark, only the first two')).toMatchObject({
    clause: 'HK-3.2',
    code: 'no-such-declaration',
  });
});

const afterEastStark = `
  U S L B S S
  U . . . G V
  G B L L T Y
  T G T L S L
  G B G S G B
  L G T Y T Y
  ada has 3 stark
  banners stark ada
  companions jon-snow, gendry
  to move bruno
`;

test('HK-X2 collecting over another house: three Starks, and the Greyjoy stays', () => {
  const game = two(dealt);

  game.play('ada declares east stark');

  expect(grid(game)).toEqual([
    'U S L B S S',
    'U . . . G V',
    'G B L L T Y',
    'T G T L S L',
    'G B G S G B',
    'L G T Y T Y',
  ]);
  expect(game.figure('count ada stark')).toBe(3);
  expect(game.figure('banner stark')).toBe('ada');
});

test('HK-X2 the line of Bruno runs over the Greyjoy and three gaps to the Tully', () => {
  const game = two(afterEastStark);

  expect(game.offered('bruno')).toContain('west tully');
  game.play('bruno declares west tully');
  expect(game.figure('varys')).toBe('2,1');
});

test('HK-X3 last of a house without the banner: the move alone does not bring it', () => {
  const game = two(afterEastStark);

  game.play('bruno declares south tyrell');
  expect(game.figure('varys')).toBe('6,6');
  expect(game.figure('banner tyrell')).toBe('bruno');
  game.play('ada declares west tyrell');

  expect(grid(game)).toEqual([
    'U S L B S S',
    'U . . . G .',
    'G B L L T .',
    'T G T L S L',
    'G B G S G B',
    'L G T V T .',
  ]);
  expect(game.figure('count ada tyrell')).toBe(1);
  expect(game.figure('count bruno tyrell')).toBe(2);
  expect(game.figure('banner tyrell')).toBe('bruno');
  expect(game.offered('ada')).toEqual(['jon-snow', 'gendry']);
});

test('HK-X3 Jon Snow named for Tyrell makes it three against two: the banner goes to Ada', () => {
  const game = two(afterEastStark);

  game.play('bruno declares south tyrell', 'ada declares west tyrell', 'ada chooses jon-snow', 'ada names tyrell');

  expect(game.figure('count ada tyrell')).toBe(3);
  expect(game.told('banner-moved')).toEqual([{ house: 'tyrell', from: 'bruno', to: 'ada' }]);
});

test('HK-X3 with Gendry she would have one Baratheon against none, and the Baratheon banner', () => {
  const game = two(afterEastStark);

  game.play('bruno declares south tyrell', 'ada declares west tyrell', 'ada chooses gendry');

  expect(game.figure('count ada baratheon')).toBe(1);
  expect(game.told('banner-moved')).toEqual([{ house: 'baratheon', from: null, to: 'ada' }]);
  expect(game.figure('banner tyrell')).toBe('bruno');
});

test('HK-X4 the chain of the rulebook: Margaery, Hodor, Bran, Bronn, Tyrion', () => {
  const game = table(
    handOfTheKing,
    { seats: ['lorenzo', 'giulia'] },
    `
    . . . G . .
    . Y:margaery-tyrell . . . L
    . . . . T .
    G V . . S:bran-stark .
    . . B . . .
    . . . . . L
    lorenzo has 1 lannister
    giulia has tyrion-lannister, 2 lannister
    banners lannister giulia
    companions hodor, bronn, gendry
  `,
  );

  game.play('lorenzo declares north tyrell');
  expect(game.figure('varys')).toBe('2,2');
  expect(game.figure('area lorenzo')).toContain('margaery-tyrell');

  game.play('lorenzo chooses hodor');
  expect(game.told('taken')).toEqual([{ seat: 'lorenzo', character: 'bran-stark', space: '4,5', owner: null }]);
  expect(game.offered('lorenzo')).toEqual(['bronn', 'gendry']);

  game.play('lorenzo chooses bronn');
  expect(game.told('taken')).toEqual([
    { seat: 'lorenzo', character: 'tyrion-lannister', space: null, owner: 'giulia' },
  ]);
  expect(game.figure('companions')).toEqual(['gendry']);
  expect(game.figure('count lorenzo lannister')).toBe(2);
  expect(game.figure('count giulia lannister')).toBe(2);
  expect(game.offered('lorenzo')).toEqual(['lannister to lorenzo', 'lannister to giulia']);

  game.play('lorenzo gives lannister to lorenzo');
  expect(game.figure('banners lorenzo')).toEqual(['stark', 'lannister', 'tyrell']);
  expect(game.outcome).toBeUndefined();
  expect(game.offered('giulia')).toEqual(['east lannister']);
});

test('HK-X5 killing the last earns nothing', () => {
  const game = two(`
    . . . . . .
    . . V . U .
    . . . . . .
    . . B:stannis-baratheon . T .
    . G . . . .
    . . . . T .
    companions sandor-clegane, gendry
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane', 'ada kills stannis-baratheon');
  expect(game.figure('companions')).toEqual(['gendry']);

  expect(game.offered('bruno')).toEqual(['south targaryen']);
  game.play('bruno declares south targaryen');
  expect(game.figure('varys')).toBe('6,5');
  expect(game.figure('count bruno targaryen')).toBe(2);
});
