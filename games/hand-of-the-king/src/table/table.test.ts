import { isProblem, LANGUAGES, say, type DrawStyle, type Language, type Plain, type Seat } from '@corvo/core';
import { table } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { handOfTheKing } from '../game.ts';
import { playout } from '../playout.fixture.ts';
import type { HandState } from '../state.ts';

const seats = ['ada', 'bea', 'ciro'];
const options = handOfTheKing.resolveOptions({}, 3);
if (isProblem(options)) throw new Error(options.code);

const GRID = ['. . . . . .', '. V . S . .', '. . . . . .', '. . . G . .', '. . . . . .', '. . . . . .'];
const read = (...lines: readonly string[]) => handOfTheKing.table.read(lines, options, seats);

function laid(...lines: readonly string[]): HandState {
  const state = read(...lines);
  if (isProblem(state)) throw new Error(JSON.stringify(state));
  return state;
}

describe('a position as text', () => {
  test('takes defaults for all that it leaves out', () => {
    const game = table(handOfTheKing, { seats }, GRID.join('\n'));

    expect(game.figure('turn')).toBe('ada');
    expect(game.figure('varys')).toBe('2,2');
    expect(game.figure('space 2,4')).toBe('S:eddard-stark');
    expect(game.figure('in the grid')).toBe(2);
    expect(game.figure('killed')).toHaveLength(33);
    expect(game.figure('companions')).toEqual([]);
    for (const seat of seats) expect(game.figure(`area ${seat}`)).toEqual([]);
  });

  test('names characters where it likes and leaves the others to the order of the cards', () => {
    const { open } = laid(...GRID, 'ada has 1 stark, catelyn-stark', 'bea has eddard-stark', 'killed arya-stark');

    expect(open.grid[9]).toBe('robb-stark');
    expect(open.areas['ada']?.characters.stark).toEqual(['sansa-stark', 'catelyn-stark']);
    expect(open.areas['bea']?.characters.stark).toEqual(['eddard-stark']);
    expect(open.killed).toContain('arya-stark');
  });

  test('may have comments, blank lines and any blanks', () => {
    const rows = GRID.map(row => `   ${row.replaceAll(' ', '   ')}  `);

    expect(laid('# Varys and two others', '', ...rows).open.grid).toEqual(laid(...GRID).open.grid);
  });

  test('sets everything that can lie on a table', () => {
    const lines = [
      ...GRID.with(1, '. V . S:bran-stark . .').with(3, '. . . G:theon-greyjoy . .'),
      'ada has arya-stark, hoster-tully, jon-snow for tyrell',
      'ciro has shae for lannister',
      'banners stark ada, lannister ciro, tyrell ada',
      'companions hodor, bronn',
      'used ilyn-payne',
      'to move ciro',
    ];

    expect(handOfTheKing.table.write(laid(...lines).open)).toEqual(lines);
  });

  test('writes spent ravens', () => {
    const game = table(
      handOfTheKing,
      { seats, options: { threeEyedRaven: true } },
      `${GRID.join('\n')}\nbea has no raven`,
    );

    expect(handOfTheKing.table.write(game.state.open)).toContain('bea has no raven');
  });

  test.each([2, 3, 4])('comes back the same from every turn of random games of %i', players => {
    const sitting = handOfTheKing.seats(players);
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { state: dealt } = table(handOfTheKing, { seats: sitting, seed });
      let turns = 0;
      for (const { open } of playout(dealt, seed)) {
        if (handOfTheKing.waiting(open).some(({ why }) => why !== 'declare')) continue;
        const again = handOfTheKing.table.read(handOfTheKing.table.write(open), open.options, sitting);
        if (isProblem(again)) throw new Error(JSON.stringify(again));
        expect(handOfTheKing.table.figures(again.open)).toEqual(handOfTheKing.table.figures(open));
        expect(handOfTheKing.outcome(again.open)).toEqual(handOfTheKing.outcome(open));
        turns++;
      }
      expect(turns).toBeGreaterThan(5);
    }
  });
});

describe('a damaged position names its line', () => {
  const damages: readonly (readonly [what: string, line: number, lines: readonly string[], expected: string])[] = [
    ['a letter of no house', 3, GRID.with(2, '. . X . . .'), 'S G L T B Y U, V or a dot, not X'],
    ['a short row', 4, GRID.with(3, '. . . G .'), 'a row of the grid, SEAT has …'],
    ['a missing row', 5, GRID.slice(0, 5), '6 rows of the grid'],
    ['a row too many', 7, [...GRID, '. . . . . .'], '6 rows of the grid, not more'],
    ['no Varys', 6, GRID.with(1, '. . . S . .'), 'Varys, as V, in the grid'],
    ['two of Varys', 5, GRID.with(4, 'V . . . . .'), 'one Varys'],
    [
      'a character of another house',
      2,
      GRID.with(1, '. V . S:theon-greyjoy . .'),
      'a stark character, not theon-greyjoy',
    ],
    [
      'a character in two places',
      7,
      [...GRID.with(1, '. V . S:bran-stark . .'), 'ada has bran-stark'],
      'bran-stark only once',
    ],
    ['more characters than a house has', 7, [...GRID, 'ada has 3 tully'], 'at most 2 tully characters'],
    [
      'an unknown thing in an area',
      7,
      [...GRID, 'ada has 2 dragons'],
      'a character or a number and a house, not 2 dragons',
    ],
    ['a seat that is not there', 7, [...GRID, 'zoe has 1 stark'], 'a row of the grid, SEAT has …'],
    ['a companion that nobody keeps', 7, [...GRID, 'ada has hodor for stark'], 'a kept companion and its house'],
    ['a kept companion in the wrong house', 7, [...GRID, 'ada has gendry for tully'], 'a kept companion and its house'],
    ['an unknown companion', 7, [...GRID, 'companions hodor, podrick'], 'a companion, not podrick'],
    ['an unknown companion among the used', 8, [...GRID, '', 'used podrick'], 'a companion, not podrick'],
    ['a companion twice in a line', 7, [...GRID, 'companions hodor, hodor'], 'hodor only once'],
    ['a companion in two places', 8, [...GRID, 'companions shae', 'ada has shae for lannister'], 'shae only once'],
    ['a banner for nobody', 7, [...GRID, 'banners stark zoe'], 'a house and a seat, not stark zoe'],
    ['a banner of no house', 7, [...GRID, 'banners frey ada'], 'a house and a seat, not frey ada'],
    ['an unknown victim', 7, [...GRID, 'killed podrick'], 'a character or a number and a house, not podrick'],
    ['a stranger to move', 7, [...GRID, 'to move zoe'], 'one of ada, bea, ciro'],
    ['words without a meaning', 7, [...GRID, 'winter is coming'], 'a row of the grid, SEAT has …'],
  ];

  test.each(damages)('%s: line %i', (_what, line, lines, expected) => {
    expect(read(...lines)).toMatchObject({
      clause: 'CO-5.1',
      code: 'damaged-position',
      data: { line, expected: expect.stringContaining(expected) },
    });
  });

  test('an empty text', () => {
    expect(read()).toMatchObject({ code: 'damaged-position', data: { expected: '6 rows of the grid' } });
  });
});

describe('the drawing', () => {
  const style = (language: Language, nameOf: (seat: Seat) => string = seat => seat): DrawStyle => ({
    say: (key: string, data?: Plain) => say(handOfTheKing.messages, language, key, data),
    paint: text => text,
    nameOf,
  });
  const widest = (drawing: string): number => Math.max(...drawing.split('\n').map(line => line.length));

  const crowded = table(
    handOfTheKing,
    { players: 4, options: { threeEyedRaven: true } },
    `
    ${GRID.join('\n')}
    seat-1 has 7 stark, jon-snow for stark, gendry for baratheon, shae for lannister
    banners stark seat-1, baratheon seat-1, lannister seat-1
    companions brienne-of-tarth, petyr-baelish, gregor-clegane, sandor-clegane, jaqen-hghar, jorah-mormont
  `,
  ).view(null);

  test.each(LANGUAGES)('fits a terminal of 80 columns in %s, with the longest names there are', language => {
    const long = (seat: Seat) => seat.padEnd(40, 'x');
    for (const nameOf of [(seat: Seat) => seat, long]) {
      const drawing = handOfTheKing.table.draw(crowded, style(language, nameOf));
      expect(widest(drawing)).toBeLessThanOrEqual(80);
      expect(drawing).toContain('Jon Snow (S), Gendry (B), Shae (L)');
      for (const name of ['Brienne', 'Petyr', 'Gregor', 'Sandor', 'Jaqen', 'Jorah']) expect(drawing).toContain(name);
    }
  });

  test('breaks a list only where it would not fit, with the comma behind its last word', () => {
    const said = (second: number): string => `${'a'.repeat(40)}, ${'b'.repeat(second)}`;
    const drawn = (second: number): string[] =>
      handOfTheKing.table
        .draw(crowded, { ...style('en'), say: key => (key === 'draw.companions' ? said(second) : key) })
        .split('\n')
        .filter(line => /aaa|bbb/.test(line));
    expect(drawn(37)).toEqual([said(37)]); // 80 with another comma
    expect(drawn(38)).toEqual([`${'a'.repeat(40)},`, `  ${'b'.repeat(38)}`]);
  });

  test('HK-1.8 says what its letters and signs mean, and writes first names whole', () => {
    const lines = handOfTheKing.table.draw(table(handOfTheKing, { seats, seed: 'drawn' }).view(null), style('en'));
    expect(lines).toContain('S Stark, G Greyjoy, L Lannister, T Targaryen, B Baratheon, Y Tyrell, U Tully');
    expect(lines).toContain('S/8: 8 cards in all; *: holds the banner');
    for (const name of ['T Daenerys ', 'G Victarion ', 'Y Margaery ', 'T Aegon I ']) expect(lines).toContain(name);
  });

  test.each(LANGUAGES)('fits at every turn of a game in %s', language => {
    for (const state of playout(table(handOfTheKing, { seats, seed: 'drawn' }).state, 'drawn')) {
      expect(widest(handOfTheKing.table.draw(handOfTheKing.view(state, null), style(language)))).toBeLessThanOrEqual(
        80,
      );
    }
  });

  test('shows the grid, who moves, the counts with their banners, and the companions', () => {
    const view = table(
      handOfTheKing,
      { seats: ['ada', 'bruno'] },
      `
      . . . . . .
      . V . S:arya-stark . .
      . . . . . .
      . . . G:victarion-greyjoy . .
      . . . . . .
      . . . . . .
      ada has 2 stark, gendry for baratheon
      bruno has 1 tully
      banners stark ada, baratheon ada, tully bruno
      companions hodor, bronn
      to move bruno
    `,
    ).view('ada');

    expect(handOfTheKing.table.draw(view, style('en')).split('\n')).toEqual([
      '     1           2           3           4           5           6           ',
      '  1  .           .           .           .           .           .           ',
      '  2  .           V Varys     .           S Arya      .           .           ',
      '  3  .           .           .           .           .           .           ',
      '  4  .           .           .           G Victarion .           .           ',
      '  5  .           .           .           .           .           .           ',
      '  6  .           .           .           .           .           .           ',
      '',
      '         S/8   G/7   L/6   T/5   B/4   Y/3   U/2   ',
      '  ada    2*    0     0     0     1*    0     0     2 banners, Gendry (B)',
      '> bruno  0     0     0     0     0     0     1*    1 banner',
      '  S Stark, G Greyjoy, L Lannister, T Targaryen, B Baratheon, Y Tyrell, U Tully',
      '  S/8: 8 cards in all; *: holds the banner',
      '',
      'Companions: Hodor, Bronn',
    ]);
    expect(handOfTheKing.table.draw(view, style('it'))).toContain('2 vessilli, Gendry (B)');
    expect(handOfTheKing.table.draw(view, style('it'))).toContain('Compagni: Hodor, Bronn');
  });

  test('says when no companion is left', () => {
    const view = table(handOfTheKing, { seats }, GRID.join('\n')).view(null);

    expect(handOfTheKing.table.draw(view, style('en'))).toContain('No companions available');
    expect(handOfTheKing.table.draw(view, style('it'))).toContain('Nessun compagno disponibile');
  });
});
