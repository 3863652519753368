import { describe, expect, test } from 'vitest';
import { bid } from './bid.fixture.ts';
import { lay, westeros } from './lay.fixture.ts';

const QUIET = 'last-days-of-summer';
/** The orders a house may place now. */
const orders = (game: ReturnType<typeof lay>, house: string): string[] => {
  const ask = game.request(house)?.ask as unknown as { tokens: Record<string, number> };
  return Object.entries(ask.tokens)
    .filter(([, copies]) => copies > 0)
    .map(([order]) => order);
};

/** The last order of round nine is played, and the Westeros phase of round ten begins with these cards. */
const next = (cards: readonly [string, string, string], position = ''): ReturnType<typeof lay> =>
  lay(`
    round 9
    ${position}
    top I ${cards[0]}
    top II ${cards[1]}
    top III ${cards[2]}
    winterfell stark 1 footman march-zero`).play('stark march winterfell: none');

describe('2E-4 the Westeros phase', () => {
  test('2E-4.1 the round marker advances, one card of each deck is revealed, and they are carried out I, II, III', () => {
    const game = next(['supply', 'game-of-thrones', 'sea-of-storms'], 'supply stark 5');
    expect(game.told('westeros-card-carried-out')).toMatchObject([
      { deck: 'I', card: 'supply' },
      { deck: 'II', card: 'game-of-thrones' },
      { deck: 'III', card: 'sea-of-storms' },
    ]);
    expect([game.figure('round'), game.figure('supply stark'), game.figure('power stark')]).toEqual([10, 1, 6]);
  });

  test('2E-4.2 after round ten the game is over', () => {
    const game = lay('karhold stark 1 footman march-zero').play('stark march karhold: none');
    expect(game.outcome).toMatchObject({ reason: 'last-round' });
    expect(lay('round 9\nkarhold stark 1 footman march-zero').play('stark march karhold: none').outcome).toBe(
      undefined,
    );
  });

  test('2E-4.3 Winter is Coming is obeyed as it is drawn: all is shuffled together and another card drawn', () => {
    const game = next(['winter-is-coming', QUIET, 'sea-of-storms'], 'bottom I supply, mustering');
    const drawn = game.told('westeros-card-drawn') as { deck: string; card: string }[];
    expect(drawn[0]).toMatchObject({ deck: 'I', card: 'winter-is-coming' });
    expect(drawn.filter(({ deck }) => deck === 'I').length).toBeGreaterThan(1);
    expect(drawn.findLast(({ deck }) => deck === 'I')?.card).not.toBe('winter-is-coming');
    const lying = game.figure('bottom I') as string[];
    expect([
      lying.length,
      (game.figure('deck I') as number) + lying.length + (game.figure('drawn I') === null ? 0 : 1),
    ]).toEqual([game.figure('drawn I') === null ? 1 : 0, 10]);
  });

  test('2E-4.4 2E-4.18 each icon on the three cards moves the wildlings one space, two points, before any card is resolved', () => {
    const game = next([QUIET, QUIET, 'web-of-lies'], 'wildlings 2');
    expect(game.figure('wildlings')).toBe(8);
    const types = game.events.map(event => event.type);
    expect(types.lastIndexOf('wildlings-moved')).toBeLessThan(types.indexOf('westeros-card-carried-out'));
  });

  test('2E-4.5 2E-X7 it stops at 12, and they attack before any card is resolved', () => {
    const game = westeros(
      ['a-throne-of-blades', 'dark-wings-dark-words', 'web-of-lies'],
      'wildlings 8\ntop wildlings silence-at-the-wall\nwinterfell stark 1 footman',
    );
    expect([game.figure('wildlings'), game.waiting[0]?.why]).toEqual([12, 'bid-wildlings']);
    bid(game, { stark: 4, lannister: 3, tyrell: 2, greyjoy: 2, martell: 1, baratheon: 1 });
    expect(game.told('wildlings-fought')).toMatchObject([{ strength: 12, watch: 13, won: true }]);
    expect([game.figure('wildlings'), game.waiting]).toMatchObject([
      0,
      [{ seat: 'baratheon', why: 'westeros-choice' }],
    ]);
  });

  test('2E-4.6 a revealed card stays out of its deck', () => {
    const game = westeros(['supply', 'game-of-thrones', 'sea-of-storms'], 'winterfell stark 1 footman');
    expect([game.figure('deck I'), game.figure('bottom I')]).toEqual([9, ['supply']]);
  });

  test('2E-4.7 Supply sets every marker to the barrels controlled, six at most', () => {
    const game = westeros(
      ['supply', QUIET, 'sea-of-storms'],
      `blackwater tyrell token\nhighgarden tyrell 1 footman\nsearoad-marches tyrell token\nkingswood tyrell token\nthree-towers tyrell token`,
    );
    expect(game.figure('supply tyrell')).toBe(6);
    expect(game.figure('supply greyjoy')).toBe(1);
  });

  test('2E-4.9 2E-4.10 Game of Thrones pays crowns, and ports with own ships on a sea free of enemies', () => {
    const position =
      'lannisport lannister 1 footman\nport-of-lannisport lannister 2 ships\nstoney-sept lannister token';
    const free = westeros(['last-days-of-summer', 'game-of-thrones', 'sea-of-storms'], position);
    expect(free.figure('power lannister')).toBe(7); // a crown at Stoney Sept and a port
    const blockaded = westeros(
      ['last-days-of-summer', 'game-of-thrones', 'sea-of-storms'],
      `${position}\nthe-golden-sound greyjoy 1 ship`,
    );
    expect(blockaded.figure('power lannister')).toBe(6);
    const empty = westeros(
      ['last-days-of-summer', 'game-of-thrones', 'sea-of-storms'],
      'lannisport lannister 1 footman\nstoney-sept lannister token',
    );
    expect(empty.figure('power lannister')).toBe(6);
  });

  test('2E-4.11 Clash of Kings begins with the bids for the Iron Throne', () => {
    expect(westeros([QUIET, 'clash-of-kings', 'sea-of-storms']).waiting[0]?.why).toBe('bid-throne');
  });

  test('2E-4.12 Wildlings Attack attacks at the strength on the track', () => {
    const game = westeros(
      ['supply', 'game-of-thrones', 'wildlings-attack'],
      'wildlings 4\ntop wildlings silence-at-the-wall',
    );
    expect(bid(game, { stark: 4 }).told('wildlings-fought')).toMatchObject([{ strength: 4, watch: 4, won: true }]);
  });

  test('2E-4.13 the holders of throne, Raven and Blade choose for the three cards with a choice', () => {
    const game = westeros(
      ['a-throne-of-blades', 'dark-wings-dark-words', 'put-to-the-sword'],
      'wildlings 0\nwinterfell stark 1 footman',
    );
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'westeros-choice' }]);
    expect(game.refusal('baratheon chooses everything')).toMatchObject({ clause: '2E-4.13' });
    game.play('baratheon chooses nothing');
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'westeros-choice' }]);
    expect(game.offered('lannister')).toEqual(['clash-of-kings', 'collect-power-crowns-only', 'nothing']);
    game.play('lannister chooses nothing');
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'westeros-choice' }]);
    game.play('greyjoy chooses ban-march-plus-one');
    expect(game.figure('effects')).toEqual(['no-march-plus-one-order']);
  });

  test('2E-4.13 what is chosen happens to everybody', () => {
    const supply = westeros(
      ['a-throne-of-blades', QUIET, 'sea-of-storms'],
      'wildlings 0\nsupply stark 5\nwinterfell stark 1 footman',
    );
    expect(supply.play('baratheon chooses supply').figure('supply stark')).toBe(1);
    const muster = westeros(['a-throne-of-blades', QUIET, 'sea-of-storms'], 'wildlings 0');
    expect(muster.play('baratheon chooses mustering').waiting).toMatchObject([{ seat: 'baratheon', why: 'muster' }]);
  });

  test('2E-4.14 Dark Wings pays crowns only; ports by option', () => {
    const position = 'wildlings 0\nlannisport lannister 1 footman\nport-of-lannisport lannister 1 ship';
    const cards = [QUIET, 'dark-wings-dark-words', 'sea-of-storms'] as const;
    const choose = 'lannister chooses collect-power-crowns-only';
    expect(westeros(cards, position).play(choose).figure('power lannister')).toBe(5);
    const ports = westeros(cards, position, 6, { 'westeros.darkWingsPaysPorts': true });
    expect(ports.play(choose).figure('power lannister')).toBe(6);
  });

  test('2E-4.15 2E-4.16 a ban forbids its family with its star; Rains of Autumn only March +1', () => {
    const position = 'court stark lannister martell baratheon tyrell greyjoy\nwildlings 0\nwinterfell stark 1 footman';
    const banned = (card: string): string[] => {
      const all = [
        'march-minus-one',
        'march-zero',
        'march-plus-one',
        'defense-one',
        'defense-two',
        'support',
        'support-plus-one',
        'raid',
        'raid-star',
        'consolidate',
        'consolidate-star',
      ];
      const game = westeros([QUIET, QUIET, card], position);
      const allowed = orders(game, 'stark');
      return all.filter(order => !allowed.includes(order));
    };
    expect(banned('sea-of-storms')).toEqual(['raid', 'raid-star']);
    expect(banned('feast-for-crows')).toEqual(['consolidate', 'consolidate-star']);
    expect(banned('web-of-lies')).toEqual(['support', 'support-plus-one']);
    expect(banned('storm-of-swords')).toEqual(['defense-one', 'defense-two']);
    expect(banned('rains-of-autumn')).toEqual(['march-plus-one']);
    const game = westeros([QUIET, QUIET, 'sea-of-storms'], position);
    expect(game.refusal('stark orders winterfell raid')).toMatchObject({ code: 'order-banned' });
  });

  test('2E-4.17 2E-H58 no house ever holds more than its twenty tokens', () => {
    const tokens = ['karhold', 'castle-black', 'the-stony-shore', 'widows-watch', 'flints-finger'];
    const game = westeros(
      [QUIET, 'game-of-thrones', 'sea-of-storms'],
      `power stark 14\n${tokens.map(area => `${area} stark token`).join('\n')}\nwinterfell stark 1 footman`,
    );
    expect([game.figure('power stark'), game.figure('reserve stark')]).toEqual([15, 0]); // three crowns, one token left
  });
});
