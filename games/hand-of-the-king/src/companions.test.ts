import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { COMPANION, COMPANIONS } from './cards.ts';
import { handOfTheKing } from './game.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);

/** Ada to move: the last Tully to the east, a Greyjoy for Bruno afterwards. */
const lastTully = `
  . . . . . .
  . V . U . .
  . . . . . .
  . . . G . .
  . . . . . .
  . . . . . .
`;

test('HK-5.1 who takes the last character of a house from the grid chooses an available companion, before banners', () => {
  const game = two(`
    ${lastTully}
    companions gendry, hodor, shae
  `);

  game.play('ada declares east tully');

  expect(game.offered('ada')).toEqual(['gendry', 'hodor', 'shae']);
  expect(game.refusal('ada chooses bronn')).toMatchObject({
    clause: 'HK-5.1',
    code: 'companion-not-available',
    data: { companion: 'bronn' },
  });
  expect(game.figure('banner tully')).toBeNull();
  game.play('ada chooses gendry');
  expect(game.figure('kept ada')).toEqual(['gendry for baratheon']);
  expect(game.figure('banner tully')).toBe('ada');
});

test('HK-5.1 while the grid still has one of that house nobody chooses anything', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    . . . G . .
    . . . . . .
    U . . . . .
    companions gendry
  `);

  game.play('ada declares east tully');

  expect(game.figure('companions')).toEqual(['gendry']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-5.2 it does not matter who holds the others of that house', () => {
  const game = two(`
    ${lastTully}
    bruno has 1 tully
    companions gendry
  `);

  expect(game.play('ada declares east tully').offered('ada')).toEqual(['gendry']);
});

test('HK-5.2 nor whether some were killed', () => {
  const game = two(`
    . . . . . .
    . V . S . .
    . . . G . .
    . . . . . .
    . . . . . .
    . . . . . .
    killed 7 stark
    companions gendry
  `);

  expect(game.play('ada declares east stark').offered('ada')).toEqual(['gendry']);
});

test('HK-5.3 the choice is compulsory, even if no companion can do anything useful', () => {
  const game = two(`
    ${lastTully}
    killed bran-stark, tyrion-lannister
    companions hodor, bronn
  `);

  game.play('ada declares east tully');

  expect(game.offered('ada')).toEqual(['hodor', 'bronn']);
  expect(game.refusal('ada chooses none')).toMatchObject({ clause: 'HK-5.3', code: 'companion-must-be-chosen' });
});

test('HK-5.3 a companion whose effect is impossible is simply used up', () => {
  const game = two(`
    ${lastTully}
    killed bran-stark
    companions hodor, bronn
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'hodor', part: 'take' }]);
  expect(game.figure('companions')).toEqual(['bronn']);
  expect(game.figure('used')).toEqual(['hodor']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-5.4 after resolution the companion is discarded', () => {
  const game = two(`
    ${lastTully}
    bruno has bran-stark
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.figure('companions')).toEqual([]);
  expect(game.figure('used')).toEqual(['hodor']);
  expect(game.figure('kept ada')).toEqual([]);
});

test('HK-5.4 only Jon Snow, Gendry and Shae are kept', () => {
  expect(COMPANIONS.filter(id => COMPANION[id].kept)).toEqual(['jon-snow', 'gendry', 'shae']);
});

test.each([
  ['jon-snow', ['ada names tully'], 'jon-snow for tully'],
  ['gendry', [], 'gendry for baratheon'],
  ['shae', [], 'shae for lannister'],
])('HK-5.4 %s is not discarded but kept', (companion, lines, kept) => {
  const game = two(`
    ${lastTully}
    companions ${companion}
  `);

  game.play('ada declares east tully', `ada chooses ${companion}`, ...lines);

  expect(game.figure('kept ada')).toEqual([kept]);
  expect(game.figure('companions')).toEqual([]);
  expect(game.figure('used')).toEqual([]);
});

test('HK-5.5 a companion that takes the last of a house from the grid brings another companion at once', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    S:bran-stark . . G . .
    . . . . . .
    . . . . . .
    companions hodor, gendry, shae
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.figure('area ada')).toContain('bran-stark');
  expect(game.offered('ada')).toEqual(['gendry', 'shae']);
  expect(game.figure('banner tully')).toBeNull();
});

test('HK-5.5 the chain goes on as long as companions remain', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    S:bran-stark . . G . L:tyrion-lannister
    . . . . . .
    . . T:daenerys-targaryen . . B:renly-baratheon
    companions hodor, bronn, jorah-mormont, brienne-of-tarth
  `);

  game.play('ada declares east tully', 'ada chooses hodor', 'ada chooses bronn', 'ada chooses brienne-of-tarth');
  expect(game.offered('ada')).toEqual(['jorah-mormont']);
  game.play('ada chooses jorah-mormont');

  expect(game.figure('turn')).toBe('bruno');
  expect(game.figure('banners ada')).toEqual(['stark', 'lannister', 'targaryen', 'baratheon', 'tully']);
});

test('HK-5.6 killing the last character of a house in the grid earns nothing', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    S:arya-stark . . G . .
    . . . . . .
    . . . . . .
    companions sandor-clegane, gendry
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane', 'ada kills arya-stark');

  expect(game.figure('companions')).toEqual(['gendry']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-5.7 taking a character from an area earns nothing, even the only one of its house left anywhere', () => {
  const game = two(`
    ${lastTully}
    bruno has tyrion-lannister
    companions bronn, gendry
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'tyrion-lannister', space: null, owner: 'bruno' }]);
  expect(game.figure('companions')).toEqual(['gendry']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-5.8 a Varys move earns at most one companion, however many characters it takes', () => {
  const game = two(`
    . . . . . .
    V S . S U S
    . . . . . .
    . . . . . G
    . . . . . .
    . . . . . .
    companions gendry, shae
  `);

  game.play('ada declares east stark', 'ada chooses gendry');

  expect(game.figure('count ada stark')).toBe(3);
  expect(game.figure('companions')).toEqual(['shae']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-5.9 if no companion is left, nothing happens', () => {
  const game = two(`
    ${lastTully}
    used gendry
  `);

  game.play('ada declares east tully');

  expect(game.events.map(({ type }) => type)).toEqual(['declared', 'taken', 'banner-moved', 'turn-began']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-5.9 so, too, in the middle of a chain', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    S:bran-stark . . G . .
    . . . . . .
    . . . . . .
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.figure('area ada')).toContain('bran-stark');
  expect(game.figure('turn')).toBe('bruno');
});
