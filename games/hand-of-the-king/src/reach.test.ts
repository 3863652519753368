import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

// What companions in general can reach, and what they do when only a part is possible: HK-5.10 to HK-5.13.

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

/** Ada to move: the last Tully to the east, a Greyjoy for the next player afterwards. */
const lastTully = `
  . . . . . .
  . V . U:hoster-tully . .
  . . . . . .
  . . . G:balon-greyjoy . .
  . . . . . .
  . . . . . .
`;

test.each(['shae', 'jon-snow', 'gendry'])('HK-5.10 %s, once in an area, cannot be killed', kept => {
  const game = two(`
    ${lastTully}
    bruno has arya-stark, ${kept} for ${{ shae: 'lannister', gendry: 'baratheon' }[kept] ?? 'stark'}
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane');

  expect(game.offered('ada')).not.toContain(kept);
  expect(game.refusal(`ada kills ${kept}`)).toEqual({
    clause: 'HK-5.10',
    code: 'companion-is-protected',
    data: { companion: kept },
  });
});

test('HK-5.10 nor taken: an exchange between areas cannot touch them on either side', () => {
  const game = two(`
    ${lastTully}
    ada has eddard-stark, shae for lannister
    bruno has arya-stark, gendry for baratheon
    companions petyr-baelish
  `);

  game.play('ada declares east tully', 'ada chooses petyr-baelish');
  expect(game.offered('ada')).not.toContain('shae');
  expect(game.refusal('ada gives shae')).toMatchObject({ clause: 'HK-5.10', code: 'companion-is-protected' });
  game.play('ada gives eddard-stark');
  expect(game.offered('ada')).toEqual(['arya-stark']);
  expect(game.refusal('ada receives gendry')).toMatchObject({ clause: 'HK-5.10', code: 'companion-is-protected' });
});

test('HK-5.10 they count for banners until the end', () => {
  const game = two(`
    . . . . . .
    . V . B . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has 1 baratheon, gendry for baratheon
    banners baratheon bruno
  `);

  game.play('ada declares east baratheon');

  expect(game.figure('count bruno baratheon')).toBe(2);
  expect(game.outcome).toMatchObject({ ranking: [['bruno'], ['ada']], reason: 'most-banners' });
});

test("HK-5.10 while still among the available ones they can be discarded by Jaqen H'ghar", () => {
  const game = two(`
    ${lastTully}
    companions jaqen-hghar, shae, jon-snow, gendry
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills balon-greyjoy', 'ada kills hoster-tully');
  expect(game.offered('ada')).toEqual(['shae', 'jon-snow', 'gendry']);
  game.play('ada discards gendry');

  expect(game.told('companion-discarded')).toEqual([{ seat: 'ada', companion: 'gendry' }]);
  expect(game.figure('companions')).toEqual(['shae', 'jon-snow']);
  expect(game.figure('used')).toEqual(['jaqen-hghar', 'gendry']);
});

test('HK-5.11 Varys can never be killed', () => {
  const game = two(`
    ${lastTully}
    companions sandor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane');

  expect(game.offered('ada')).toEqual(['balon-greyjoy']);
  expect(game.refusal('ada kills varys')).toMatchObject({ clause: 'HK-5.11', code: 'varys-is-untouchable' });
});

test('HK-5.11 nor taken', () => {
  const game = two(`
    ${lastTully}
    ada has 1 stark
    bruno has 1 stark
    companions petyr-baelish
  `);

  game.play('ada declares east tully', 'ada chooses petyr-baelish');

  expect(game.refusal('ada gives varys')).toMatchObject({ clause: 'HK-5.11', code: 'varys-is-untouchable' });
  game.play('ada gives hoster-tully');
  expect(game.refusal('ada receives varys')).toMatchObject({ clause: 'HK-5.11', code: 'varys-is-untouchable' });
});

test('HK-5.12 partial effects: what is possible is done in the order written, the rest is ignored', () => {
  const game = two(`
    . . . . . .
    . V . U:hoster-tully . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jaqen-hghar
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar');
  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'jaqen-hghar', part: 'kill-in-grid' }]);
  expect(game.offered('ada')).toEqual(['hoster-tully']);

  game.play('ada kills hoster-tully');
  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'jaqen-hghar', part: 'discard-companion' }]);
  expect(game.figure('killed')).toContain('hoster-tully');
});

test('HK-5.12 all parts that are possible are compulsory', () => {
  const game = two(`
    ${lastTully}
    companions jaqen-hghar, gendry
  `);
  const compulsory = { clause: 'HK-5.12', code: 'effect-is-compulsory', data: { companion: 'jaqen-hghar' } };

  game.play('ada declares east tully', 'ada chooses jaqen-hghar');
  expect(game.refusal('ada kills none')).toEqual(compulsory);
  game.play('ada kills balon-greyjoy');
  expect(game.refusal('ada kills none')).toEqual(compulsory);
  game.play('ada kills hoster-tully');
  expect(game.refusal('ada discards none')).toEqual(compulsory);
});

test('HK-5.13 a companion that names a character reaches it in the grid', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    . . . G . S
    . . . . . .
    S:bran-stark . . . . .
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'bran-stark', space: '6,1', owner: null }]);
  expect(game.figure('space 6,1')).toBe('.');
});

test.each(['bea', 'ciro'])('HK-5.13 or in the area of any opponent, such as %s', opponent => {
  const game = three(`
    ${lastTully}
    ${opponent} has bran-stark
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'bran-stark', space: null, owner: opponent }]);
  expect(game.figure(`area ${opponent}`)).toEqual([]);
});

test('HK-5.13 a character already in the own area: nothing happens', () => {
  const game = two(`
    ${lastTully}
    ada has bran-stark
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('taken')).toEqual([]);
  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'hodor', part: 'take' }]);
  expect(game.figure('area ada')).toContain('bran-stark');
});

test('HK-5.13 a character that has been killed: nothing happens', () => {
  const game = two(`
    ${lastTully}
    killed bran-stark
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'hodor', part: 'take' }]);
  expect(game.figure('killed')).toContain('bran-stark');
});
