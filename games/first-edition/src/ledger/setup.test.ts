import { chosenOf } from '../options.ts';
import { firstEditionRules } from '../rules/index.ts';
import { firstEdition } from '../game.ts';
import { describe, expect, test } from 'vitest';
import { deal, lay } from './lay.fixture.ts';

const rules = firstEditionRules(5, chosenOf({ kingsCourt: 'printed' }));

describe('1E-1 pieces', () => {
  test('1E-1.1 three to five players lead one house each', () => {
    expect(firstEdition.players).toEqual({ min: 3, max: 5 });
    expect([...firstEdition.seats(5)].sort()).toEqual(['baratheon', 'greyjoy', 'lannister', 'stark', 'tyrell']);
    expect(() => firstEdition.setup({}, ['stark', 'tyrell'], 'seed')).toThrow(RangeError);
  });

  test('1E-1.2 a game has ten turns', () => expect(rules.numbers.rounds).toBe(10));

  test('1E-1.3 a house has 15 orders, 20 Power tokens and 7 cards', () => {
    expect(rules.facts.orders.reduce((sum, order) => sum + order.copies, 0)).toBe(15);
    expect(rules.numbers.powerTokens).toBe(20);
    for (const house of Object.values(rules.facts.houses)) expect(house.cards).toHaveLength(7);
  });

  test('1E-1.4 a house has 10 Footmen, 4 Knights and 6 Ships', () => {
    for (const house of Object.values(rules.facts.houses))
      expect(house.pool).toEqual({ footman: 10, knight: 4, ship: 6 });
  });

  test('1E-1.5 thirty Westeros cards in three decks, and three neutral forces', () => {
    const game = deal();
    expect(['I', 'II', 'III'].map(deck => game.figure(`deck ${deck}`))).toEqual([10, 10, 10]);
    expect(rules.board.ids.filter(area => game.figure(`force ${area}`) !== 0)).toEqual([
      'the-eyrie',
      'kings-landing',
      'sunspear',
    ]);
  });

  test('1E-1.6 a house whose 20 tokens are all out of the reserve receives none', () => {
    const game = lay('power stark 20\nwinterfell stark 1 footman consolidate');
    expect(game.figure('power stark')).toBe(20);
    expect(game.figure('reserve stark')).toBe(0);
  });

  test('1E-1.7 units taken off the map can be mustered again', () => {
    const game = lay(`
      throne stark lannister baratheon greyjoy tyrell
      phase westeros
      top I mustering
      winterfell stark 4 knights`);
    expect(game.refusal('stark musters winterfell: knight')).toMatchObject({ code: 'pool-empty' });
    const after = lay(
      'throne stark lannister baratheon greyjoy tyrell\nphase westeros\ntop I mustering\nwinterfell stark 2 knights',
    );
    expect(after.play('stark musters winterfell: knight').figure('units winterfell')).toBe('stark 3 knights');
  });

  test('1E-1.8 nobody takes his own units off the map by choice', () => {
    const game = lay(`
      phase westeros
      top I supply
      lannisport lannister 4 footmen`);
    expect(game.figure('supply lannister')).toBe(2);
    expect(game.refusal('lannister loses lannisport 2 footmen')).toMatchObject({
      clause: '1E-S3',
      code: 'more-than-supply-asks',
    });
  });
});

describe('1E-2 set-up', () => {
  test('1E-2.1 neutral forces stand in King’s Landing, the Eyrie and Sunspear', () => {
    const game = deal();
    expect([game.figure('force kings-landing'), game.figure('force the-eyrie'), game.figure('force sunspear')]).toEqual(
      [5, 6, 5],
    );
  });

  test('1E-2.2 the wildlings start on 0, the turn marker on 1', () => {
    const game = deal();
    expect([game.figure('wildlings'), game.figure('round')]).toEqual([0, 1]);
  });

  test('1E-2.3 1E-2.8 all Power tokens form the reserve, and every house takes five', () => {
    const game = deal();
    for (const house of firstEdition.seats(5))
      expect([game.figure(`power ${house}`), game.figure(`reserve ${house}`)]).toEqual([5, 15]);
  });

  test('1E-2.4 houses are dealt at random to seats that are not named after them', () => {
    const seats = ['ada', 'bea', 'carl'];
    const dealt = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
        const { open } = firstEdition.setup({ kingsCourt: 'recommended' }, seats, seed);
        return Object.entries(open.houses)
          .map(([house, { seat }]) => `${seat}=${house}`)
          .sort()
          .join();
      }),
    );
    expect(dealt.size).toBeGreaterThan(1);
  });

  test('1E-2.5 1E-2.6 full hands; the decks lie face down', () => {
    const game = deal();
    expect(game.figure('hand stark')).toHaveLength(7);
    expect(JSON.stringify(game.view('stark'))).not.toContain('"mustering"');
    expect(deal(5, {}, 'one').state.hidden.decks).not.toEqual(deal(5, {}, 'two').state.hidden.decks);
  });

  test('1E-2.7 starting places on the tracks; position 1 has the marker', () => {
    const game = deal(5, { kingsCourt: 'printed' });
    expect(game.figure('throne')).toEqual(['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy']);
    expect([game.figure('marker throne'), game.figure('marker fiefdoms'), game.figure('marker court')]).toEqual([
      'baratheon',
      'greyjoy',
      'lannister',
    ]);
  });

  test('1E-2.9 a house only ever takes its own tokens', () => {
    const game = lay('dragonstone baratheon 1 footman consolidate');
    expect([game.figure('power baratheon'), game.figure('power stark')]).toEqual([7, 5]);
  });

  test('1E-2.10 available Power is seen by all', () => {
    expect(deal().view('tyrell').open.houses['stark']?.power).toBe(5);
  });

  test('1E-2.11 starting units stand where the start card says', () => {
    const game = deal();
    expect([
      game.figure('units winterfell'),
      game.figure('units white-harbor'),
      game.figure('units the-shivering-sea'),
    ]).toEqual(['stark 1 footman 1 knight', 'stark 1 footman', 'stark 1 ship']);
  });

  test('1E-2.12 1E-X18 starting supply is the barrels a house controls', () => {
    const game = deal();
    const supply = ['stark', 'baratheon', 'lannister', 'greyjoy', 'tyrell'].map(house =>
      game.figure(`supply ${house}`),
    );
    expect(supply).toEqual([1, 1, 2, 2, 3]);
    expect(rules.facts.supply[1]).toEqual([3, 2]);
    expect(rules.facts.supply[3]).toEqual([3, 2, 2, 2]);
  });

  test('1E-2.13 with five players Tyrell and Greyjoy exchange places at court, unless the printed order is wanted', () => {
    expect(deal().figure('court')).toEqual(['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy']);
    expect(deal(5, { kingsCourt: 'printed' }).figure('court')).toEqual([
      'lannister',
      'stark',
      'baratheon',
      'greyjoy',
      'tyrell',
    ]);
    expect(firstEdition.resolveOptions({ kingsCourt: 'printed' }, 4)).toMatchObject({ clause: '1E-2.13' });
  });

  test('1E-X1 the set-up of Lannister', () => {
    const game = deal(5, { kingsCourt: 'printed' });
    expect(game.figures).toMatchObject({
      'units lannisport': 'lannister 1 footman 1 knight',
      'units stoney-sept': 'lannister 1 footman',
      'units the-golden-sound': 'lannister 1 ship',
      'power lannister': 5,
      'supply lannister': 2,
      'marker court': 'lannister',
    });
    const place = (track: string): number => (game.figure(track) as string[]).indexOf('lannister') + 1;
    expect([place('throne'), place('fiefdoms'), place('court')]).toEqual([2, 5, 1]);
    expect(game.figure('hand lannister')).toHaveLength(7);
  });
});
