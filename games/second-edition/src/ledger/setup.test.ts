import { describe, expect, test } from 'vitest';
import { SHEET } from '../facts.ts';
import { secondEdition } from '../game.ts';
import { chosenOf, OPTIONS } from '../options.ts';
import { secondEditionRules } from '../rules/index.ts';
import { deal, lay, westeros } from './lay.fixture.ts';

const defaults = chosenOf(Object.fromEntries(OPTIONS.map(option => [option.id, option.default])));
const rules = secondEditionRules(6, defaults);
const HOUSES = secondEdition.seats(6);

/** A house that holds these areas by its tokens. */
const holding = (house: string, areas: readonly string[]): string =>
  areas.map(area => `${area} ${house} token`).join('\n');

describe('2E-1 aim, parts and set-up', () => {
  test('2E-1.1 three to six houses play at most ten rounds, and the seventh castle wins on the spot', () => {
    expect([secondEdition.players, rules.numbers.rounds, rules.numbers.castlesToWin]).toEqual([
      { min: 3, max: 6 },
      10,
      7,
    ]);
    const castles = ['white-harbor', 'moat-cailin', 'flints-finger', 'harrenhal', 'riverrun']; // with Winterfell: six
    const six = lay(`round 3\n${holding('stark', castles)}\ncastle-black stark 1 footman march-zero`);
    expect([six.figure('castles stark'), six.outcome]).toEqual([6, undefined]);
    const seven = lay(
      `round 3\n${holding('stark', castles)}\nthe-twins stark 1 footman march-zero\nseagard lannister token`,
    ).play('stark march the-twins: footman > seagard');
    expect(seven.outcome?.ranking[0]).toEqual(['stark']);
  });

  test('2E-1.1 the short game of the seed ends with the sixth', () => {
    const castles = ['white-harbor', 'moat-cailin', 'flints-finger', 'riverrun'];
    const position = `round 3\n${holding('stark', castles)}\nthe-twins stark 1 footman march-zero\ncastle-black lannister 1 footman march-zero`;
    const march = 'stark march the-twins: footman > seagard';
    expect(
      lay(position, 6, { 'victory.castles': 6 }).play('lannister march castle-black: none', march).outcome?.ranking[0],
    ).toEqual(['stark']);
    expect(lay(position).play('lannister march castle-black: none', march).outcome?.ranking[0]).not.toEqual(['stark']);
  });

  test('2E-1.2 after round ten most castles win', () => {
    const game = lay(`${holding('tyrell', ['oldtown', 'the-reach'])}\nthe-arbor tyrell 1 footman march-zero`);
    game.play('tyrell march the-arbor: none');
    expect(game.outcome?.ranking[0]).toEqual(['tyrell']);
  });

  test('2E-1.3 castle and stronghold count one each, and differ in mustering points only', () => {
    const game = lay(`${holding('stark', ['white-harbor'])}\nwinterfell stark 1 footman march-zero`);
    expect(game.figure('castles stark')).toBe(2);
    expect([rules.board.area['white-harbor']?.points, rules.board.area['winterfell']?.points]).toEqual([1, 2]);
  });

  test('2E-1.4 which houses play with how many', () => {
    expect([3, 4, 5, 6].map(players => [...secondEdition.seats(players)].sort())).toEqual([
      ['baratheon', 'lannister', 'stark'],
      ['baratheon', 'greyjoy', 'lannister', 'stark'],
      ['baratheon', 'greyjoy', 'lannister', 'stark', 'tyrell'],
      ['baratheon', 'greyjoy', 'lannister', 'martell', 'stark', 'tyrell'],
    ]);
  });

  test('2E-1.5 the wildlings start on 2', () => expect(deal().figure('wildlings')).toBe(2));

  test('2E-1.6 three Westeros decks and the wildling deck are shuffled face down', () => {
    const game = deal();
    expect(['I', 'II', 'III', 'wildlings'].map(deck => game.figure(`deck ${deck}`))).toEqual([10, 10, 10, 9]);
    const orders = ['one', 'two', 'three', 'four'].map(seed => JSON.stringify(deal(6, {}, seed).state.hidden.decks));
    expect(new Set(orders).size).toBe(4);
    expect(JSON.stringify(deal().view('stark').open)).not.toContain('mammoth');
  });

  test('2E-1.7 neutral forces by number of players', () => {
    const forces = (players: number): Record<string, unknown> => {
      const game = deal(players);
      const areas = SHEET.areas.filter(area => area.kind === 'land').map(area => area.id);
      return Object.fromEntries(
        areas.map(area => [area, game.figure(`force ${area}`)]).filter(([, force]) => force !== 0),
      );
    };
    expect(forces(6)).toEqual({ 'kings-landing': 5, 'the-eyrie': 6 });
    expect(forces(5)).toEqual({
      'kings-landing': 5,
      'the-eyrie': 6,
      'three-towers': 3,
      'princes-pass': 3,
      'the-boneway': 3,
      starfall: 3,
      yronwood: 3,
      'salt-shore': 3,
      sunspear: 5,
    });
    expect(Object.keys(forces(4))).toHaveLength(12);
    expect(forces(4)).toMatchObject({ 'storms-end': 4, oldtown: 3, 'dornish-marches': 3 });
    expect(forces(3)).toEqual({ 'kings-landing': 5, 'the-eyrie': 6 });
  });

  test('2E-1.8 2E-1.9 a token without a number closes its area and the port tied to it', () => {
    const game = lay('kingswood baratheon 1 footman march-zero\nshipbreaker-bay baratheon 1 ship march-plus-one', 3);
    expect(game.refusal('baratheon march kingswood: footman > storms-end')).toMatchObject({ clause: '2E-1.9' });
    expect(game.refusal('baratheon march shipbreaker-bay: ship > port-of-storms-end')).toMatchObject({
      clause: '2E-1.9',
    });
    const reach = game.request('baratheon')?.ask as unknown as {
      from: Record<string, { reach: Record<string, string[]> }>;
    };
    expect(reach.from['kingswood']?.reach['footman']).not.toContain('storms-end');
    const open = lay('kingswood baratheon 1 footman march-zero').play(
      'baratheon march kingswood: footman > storms-end',
    );
    expect(open.figure('control storms-end')).toBe('baratheon');
  });

  test('2E-1.10 tracks, supply and units are placed as the house screens say', () => {
    const game = deal();
    expect([game.figure('throne'), game.figure('fiefdoms'), game.figure('court')]).toEqual([
      ['baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell'],
      ['greyjoy', 'tyrell', 'martell', 'stark', 'baratheon', 'lannister'],
      ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy'],
    ]);
    expect(HOUSES.map(house => [house, game.figure(`supply ${house}`)])).toEqual(
      HOUSES.map(house => [house, SHEET.houses.find(entry => entry.id === house)?.startingSupply]),
    );
    expect(game.figure('units winterfell')).toBe('stark 1 knight 1 footman');
    expect(game.figure('units sea-of-dorne')).toBe('martell 1 ship');
  });

  test('2E-1.11 with fewer houses the tokens slide up until no gap is left', () => {
    const game = deal(5);
    expect([game.figure('throne'), game.figure('fiefdoms'), game.figure('court')]).toEqual([
      ['baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell'],
      ['greyjoy', 'tyrell', 'stark', 'baratheon', 'lannister'],
      ['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy'],
    ]);
  });

  test('2E-1.12 with three or four the court gives 3, 2, 1, 0 stars', () => {
    expect(['lannister', 'stark', 'baratheon'].map(house => deal(3).figure(`stars ${house}`))).toEqual([3, 2, 1]);
    expect(['lannister', 'stark', 'baratheon', 'greyjoy'].map(house => deal(4).figure(`stars ${house}`))).toEqual([
      3, 2, 1, 0,
    ]);
  });

  test('2E-1.13 position 1 of each track takes its token', () => {
    const game = deal();
    expect(['throne', 'fiefdoms', 'court'].map(track => game.figure(`marker ${track}`))).toEqual([
      'baratheon',
      'greyjoy',
      'lannister',
    ]);
  });

  test('2E-1.14 every house has a garrison of 2 at home', () => {
    const game = deal();
    const homes = ['winterfell', 'lannisport', 'dragonstone', 'pyke', 'highgarden', 'sunspear'];
    expect(homes.map(area => game.figure(`garrison ${area}`))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('2E-1.15 the home of an absent house has no garrison and belongs to nobody: Highgarden with four', () => {
    const game = lay('searoad-marches lannister 1 footman march-zero', 4);
    expect(game.figure('control highgarden')).toBe(null);
    expect(() => game.figure('garrison highgarden')).toThrow('no figure');
    expect(game.play('lannister march searoad-marches: footman > highgarden').figure('control highgarden')).toBe(
      'lannister',
    );
    expect(deal(5).figure('force sunspear')).toBe(5);
  });

  test('2E-1.16 five power for each, fifteen wait in the pool', () => {
    const game = deal();
    for (const house of HOUSES)
      expect([game.figure(`power ${house}`), game.figure(`reserve ${house}`)]).toEqual([5, 15]);
  });

  test('2E-1.17 2E-1.18 Lannister has a ship in port; with three only by option', () => {
    expect([4, 5, 6].map(players => deal(players).figure('units port-of-lannisport'))).toEqual([
      'lannister 1 ship',
      'lannister 1 ship',
      'lannister 1 ship',
    ]);
    expect(deal(3).figure('units port-of-lannisport')).toBe('');
    expect(deal(3, { 'setup.lannisterPortShip3p': true }).figure('units port-of-lannisport')).toBe('lannister 1 ship');
  });

  test('2E-1.19 seven cards and fifteen orders from the start', () => {
    const game = deal();
    for (const house of HOUSES) expect(game.figure(`hand ${house}`)).toHaveLength(7);
    expect(rules.facts.orders.reduce((sum, order) => sum + order.copies, 0)).toBe(15);
  });

  test('2E-1.20 2E-4.1 round one has no Westeros phase, and later rounds begin with one', () => {
    const game = deal();
    expect([game.figure('round'), game.figure('phase'), game.figure('drawn I')]).toEqual([1, 'planning', null]);
    const second = westeros(
      ['last-days-of-summer', 'last-days-of-summer', 'feast-for-crows'],
      'round 2\nwinterfell stark 1 footman',
    );
    expect([second.figure('phase'), second.figure('effects')]).toEqual(['planning', ['no-consolidate-orders']]);
  });
});
