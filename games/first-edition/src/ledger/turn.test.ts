import { describe, expect, test } from 'vitest';
import { deal, lay, QUIET, westeros } from './lay.fixture.ts';

describe('1E-3 the turn', () => {
  test('1E-3.1 Westeros, then Planning, then Action', () => {
    const game = westeros([QUIET, QUIET, QUIET], 'winterfell stark 1 footman');
    expect(game.figure('phase')).toBe('planning');
    game.play('stark orders winterfell consolidate');
    expect(game.figure('power stark')).toBe(7);
  });

  test('1E-3.2 turn 1 has no Westeros phase', () => {
    const game = deal();
    expect(game.figure('phase')).toBe('planning');
    expect(game.told('westeros-card-drawn')).toEqual([]);
  });

  test('1E-3.3 order of play is the Iron Throne track', () => {
    const game = lay(`
      throne tyrell stark baratheon lannister greyjoy
      winterfell stark 1 footman march-zero
      highgarden tyrell 1 footman march-zero`);
    expect(game.waiting[0]?.seat).toBe('tyrell');
    game.play('tyrell march highgarden: none');
    expect(game.waiting[0]?.seat).toBe('stark');
  });

  test('1E-3.4 the Iron Throne marker decides every tie but those in battle', () => {
    const game = westeros(['supply', 'clash-of-kings', QUIET]);
    for (const house of ['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy']) game.play(`${house} bids 0`);
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'tied-bids' }]);
  });
});

describe('1E-4 Westeros cards', () => {
  test('1E-4.1 one card of each deck, carried out I to III, then put under its deck', () => {
    const game = lay(`
      round 9
      top I ${QUIET}, supply
      top II game-of-thrones, ${QUIET}
      top III sea-of-storms, ${QUIET}
      winterfell stark 1 footman
      phase westeros`);
    expect(game.figures).toMatchObject({
      'bottom I': [QUIET],
      'bottom II': ['game-of-thrones'],
      'bottom III': ['sea-of-storms'],
      'drawn I': null,
    });
    game.play('stark orders none');
    expect(game.figure('round')).toBe(10);
    expect(game.told('westeros-card-carried-out')).toEqual([
      { deck: 'I', card: 'supply' },
      { deck: 'II', card: QUIET },
      { deck: 'III', card: QUIET },
    ]);
  });

  test('1E-4.2 1E-S6 an icon advances the wildlings before any card is carried out', () => {
    const game = westeros([QUIET, QUIET, 'wildling-attack']);
    expect(game.figure('wildlings')).toBe(4);
    expect(game.waiting[0]?.why).toBe('bid-wildlings');
  });

  test('1E-4.3 up to three advances in one phase', () => {
    expect(westeros([QUIET, QUIET, QUIET], 'winterfell stark 1 footman').figure('wildlings')).toBe(6);
  });

  test('a position names under a deck only cards of that deck, none more often than there are', () => {
    expect(() => lay('bottom I sea-of-storms')).toThrow(/cards of the deck I/);
    expect(() => lay(`bottom I ${Array.from({ length: 10 }, () => 'mustering').join(', ')}`)).toThrow(
      /cards of the deck I/,
    );
  });

  test('1E-4.4 1E-H12 1E-S29 Winter is Coming shuffles its whole deck and another card is drawn', () => {
    const game = westeros(
      ['winter-is-coming', QUIET, 'wildling-attack'],
      'bottom I supply, supply\nwinterfell stark 1 footman',
    );
    const drawn = game.figure('drawn I');
    expect(drawn).not.toBe('winter-is-coming');
    expect(game.figure('bottom I')).toEqual([]);
    expect((game.figure('deck I') as number) + 1).toBe(10);
    expect([2, 4]).toContain(game.figure('wildlings')); // the icon of the final card, if it has one
  });

  test('1E-4.5 nothing happens on Last Days of Summer', () => {
    const game = westeros([QUIET, QUIET, QUIET], 'winterfell stark 1 footman');
    expect(game.figures).toMatchObject({ 'power stark': 5, effects: [], 'units winterfell': 'stark 1 footman' });
  });

  test('1E-4.6 Sea of Storms forbids Raid orders', () => {
    const game = westeros(['supply', 'game-of-thrones', 'sea-of-storms'], 'winterfell stark 1 footman');
    expect(game.refusal('stark orders winterfell raid')).toMatchObject({ clause: '1E-4.6', code: 'order-banned' });
    expect(game.refusal('stark orders winterfell raid-star')).toMatchObject({ clause: '1E-4.6' });
  });

  test('1E-4.7 Storm of Swords forbids Defense orders', () => {
    const game = westeros(['supply', 'game-of-thrones', 'storm-of-swords'], 'winterfell stark 1 footman');
    expect(game.refusal('stark orders winterfell defense-plus-one')).toMatchObject({
      clause: '1E-4.7',
      code: 'order-banned',
    });
  });

  test('1E-4.8 Feast for Crows forbids Consolidate Power orders, for this turn only', () => {
    const game = westeros(['supply', 'game-of-thrones', 'feast-for-crows'], `winterfell stark 1 footman`);
    expect(game.refusal('stark orders winterfell consolidate')).toMatchObject({
      clause: '1E-4.8',
      code: 'order-banned',
    });
    game.play('stark orders none');
    expect(game.figure('effects')).toEqual([]);
  });

  const rains = (support: string): number => {
    const game = lay(`
      effect footmen-support-with-nothing
      reach tyrell 1 footman march-zero
      blackwater lannister 1 footman
      kings-landing tyrell ${support}`);
    game.play('tyrell march reach: footman > blackwater', 'tyrell support kings-landing for attacker');
    return game.figure('strength attacker') as number;
  };

  test('1E-4.9 1E-H30 under Rains of Autumn Footmen add nothing in support, Knights do', () => {
    expect(rains('1 footman 1 knight support')).toBe(1 + 2);
    expect(rains('1 footman support')).toBe(1); // the attacking Footman still counts
  });

  test('1E-4.10 1E-X31 the +1 Support order still adds its own 1', () =>
    expect(rains('1 footman support-plus-one')).toBe(1 + 1));

  test('1E-4.11 A Game of Thrones pays one token per crown', () => {
    const game = westeros(
      ['supply', 'game-of-thrones', 'wildling-attack'],
      'kings-landing stark 1 footman\ncastle-black stark token',
    );
    expect(game.figure('power stark')).toBe(5 + 2 + 1 + 1); // King’s Landing, Castle Black and the home area
    expect(game.figure('power lannister')).toBe(5); // Lannisport has no crown
  });

  test('1E-H13 icons on cards I and II come before the attack on card III', () => {
    const game = westeros([QUIET, QUIET, 'wildling-attack'], 'wildlings 2');
    for (const house of ['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy']) game.play(`${house} bids 1`);
    expect(game.told('wildlings-fought')).toEqual([{ strength: 6, watch: 5, won: false }]);
  });

  test('1E-S5 the marker stays on 12', () => {
    expect(westeros([QUIET, QUIET, QUIET], 'wildlings 12\nwinterfell stark 1 footman').figure('wildlings')).toBe(12);
  });

  test('1E-S60 ten cards in each deck', () => {
    const game = deal();
    expect(game.state.hidden.decks['III']).toHaveLength(10);
  });
});
