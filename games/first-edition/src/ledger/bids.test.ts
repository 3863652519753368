import { describe, expect, test } from 'vitest';
import { lay, westeros } from './lay.fixture.ts';

const clash = (position = ''): ReturnType<typeof lay> =>
  westeros(['supply', 'clash-of-kings', 'wildling-attack'], position);
const attack = (position = ''): ReturnType<typeof lay> =>
  westeros(['supply', 'game-of-thrones', 'wildling-attack'], position);
type Bids = Readonly<Record<string, number>>;
const bid = (game: ReturnType<typeof lay>, bids: Bids): ReturnType<typeof lay> => {
  for (const [house, amount] of Object.entries(bids)) game.play(`${house} bids ${amount}`);
  return game;
};
const DIFFERENT: Bids = { stark: 4, tyrell: 3, greyjoy: 2, lannister: 1, baratheon: 0 };

describe('1E-7 Clash of Kings', () => {
  test('1E-7.1 the houses bid for Iron Throne, then Fiefdoms, then King’s Court', () => {
    const game = clash('power stark 12\npower tyrell 9\npower greyjoy 6\npower lannister 3');
    expect(game.waiting[0]?.why).toBe('bid-throne');
    expect(bid(game, DIFFERENT).waiting[0]?.why).toBe('bid-fiefdoms');
    expect(bid(game, DIFFERENT).waiting[0]?.why).toBe('bid-court');
    bid(game, DIFFERENT);
    const order = ['stark', 'tyrell', 'greyjoy', 'lannister', 'baratheon'];
    expect([game.figure('throne'), game.figure('fiefdoms'), game.figure('court')]).toEqual([order, order, order]);
  });

  test('1E-7.2 bids are hidden until all have bid, and can be changed until then', () => {
    const game = clash().play('stark bids 4');
    expect(game.view('tyrell').open.houses['stark']?.power).toBe(5);
    expect(JSON.stringify([game.view('tyrell').open.frames, game.view('tyrell').mine])).not.toContain('amount');
    expect(game.request('stark')).toMatchObject({ sealed: true, answered: true });
    game.play('stark bids 2', 'stark withdraws');
    expect(game.request('stark')).toMatchObject({ answered: false });
  });

  test('1E-7.3 tokens are placed by falling bid', () => {
    expect(bid(clash(), DIFFERENT).figure('throne')).toEqual(['stark', 'tyrell', 'greyjoy', 'lannister', 'baratheon']);
  });

  test('1E-7.4 1E-H6 every token bid goes back to the reserve, also the last one’s', () => {
    const game = bid(clash(), { stark: 5, tyrell: 5, greyjoy: 4, lannister: 4, baratheon: 3 });
    expect([game.figure('power baratheon'), game.figure('power stark'), game.figure('reserve stark')]).toEqual([
      2, 0, 20,
    ]);
  });

  test('1E-7.5 1E-7.6 1E-H5 the old holder of the Iron Throne orders the tied, then the marker changes hands', () => {
    const game = bid(clash('power lannister 9\npower greyjoy 9'), {
      lannister: 5,
      greyjoy: 5,
      baratheon: 0,
      stark: 2,
      tyrell: 1,
    });
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'tied-bids' }]);
    expect(game.figure('marker throne')).toBe('baratheon');
    game.play('baratheon ranks greyjoy > lannister');
    expect(game.figure('throne')).toEqual(['greyjoy', 'lannister', 'stark', 'tyrell', 'baratheon']);
    expect(game.figure('marker throne')).toBe('greyjoy');
    bid(game, { lannister: 1, stark: 1, greyjoy: 2, tyrell: 0, baratheon: 3 });
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'tied-bids' }]);
  });

  test('1E-7.7 position 1 receives the special marker once the track is filled', () => {
    const game = bid(clash('power stark 12'), DIFFERENT);
    expect(game.figure('marker throne')).toBe('stark');
    expect(game.figure('marker fiefdoms')).toBe('greyjoy');
    expect(bid(game, { stark: 5, tyrell: 2, greyjoy: 1, lannister: 0, baratheon: 4 }).figure('marker fiefdoms')).toBe(
      'stark',
    );
  });

  test('1E-7.8 higher on Fiefdoms wins a tied battle', () => {
    const game = lay(`
      fiefdoms stark lannister tyrell greyjoy baratheon
      used fiefdoms
      reach tyrell 1 footman march-zero
      blackwater lannister 1 footman`);
    game.play(
      'tyrell march reach: footman > blackwater',
      'tyrell plays mace-tyrell',
      'lannister plays tywin-lannister',
    );
    expect(game.told('battle-decided')).toMatchObject([{ winner: 'lannister', attack: 4, defence: 4 }]);
  });

  test('1E-7.9 1E-X5 the third place at court may use two stars, the fifth none', () => {
    const game = lay(`
      court stark tyrell lannister baratheon greyjoy
      lannisport lannister 1 footman
      stoney-sept lannister 1 footman
      harrenhal lannister 1 footman
      pyke greyjoy 1 footman`);
    expect([game.figure('stars lannister'), game.figure('stars greyjoy')]).toEqual([2, 0]);
    expect(
      game.refusal('lannister orders lannisport march-plus-one, stoney-sept raid-star, harrenhal support-plus-one'),
    ).toMatchObject({
      clause: '1E-9.7',
      code: 'too-many-stars',
      data: { stars: 3, most: 2 },
    });
    expect(game.refusal('greyjoy orders pyke consolidate-star')).toMatchObject({ code: 'too-many-stars' });
    expect(
      game.attempt('lannister orders lannisport march-plus-one, stoney-sept consolidate-star, harrenhal support'),
    ).toBeUndefined();
  });

  test('1E-X4 the bidding example', () => {
    const game = clash('power greyjoy 10\npower lannister 10\npower baratheon 10\npower stark 10');
    bid(game, { greyjoy: 5, lannister: 4, baratheon: 3, stark: 2, tyrell: 1 });
    bid(game, { lannister: 4, baratheon: 3, stark: 3, tyrell: 2, greyjoy: 0 });
    expect(game.refusal('greyjoy ranks lannister > stark')).toMatchObject({
      clause: '1E-7.5',
      code: 'ranking-of-the-tied',
    });
    expect(game.offered('greyjoy')).toEqual(['baratheon > stark', 'stark > baratheon']);
    game.play('greyjoy ranks baratheon > stark');
    expect(game.figure('fiefdoms')).toEqual(['lannister', 'baratheon', 'stark', 'tyrell', 'greyjoy']);
    expect(game.figure('marker fiefdoms')).toBe('lannister');
  });

  test('1E-S8 a bid is any number from 0 to the available Power', () => {
    const game = clash();
    expect(game.refusal('stark bids 6')).toMatchObject({
      clause: '1E-S8',
      code: 'bid-above-power',
      data: { amount: 6, power: 5 },
    });
    expect(game.refusal('stark bids -1')).toMatchObject({ clause: '1E-S8', code: 'bid-below-zero' });
    expect(game.attempt('stark bids 0')).toBeUndefined();
  });

  test('1E-S9 the Iron Throne holder may favour himself', () => {
    const game = bid(clash(), { baratheon: 2, stark: 2, tyrell: 5, lannister: 4, greyjoy: 3 });
    expect(game.play('baratheon ranks baratheon > stark').figure('throne')).toEqual([
      'tyrell',
      'lannister',
      'greyjoy',
      'baratheon',
      'stark',
    ]);
  });

  test('1E-S26 a house without units and areas still bids', () => {
    expect(clash('winterfell lannister 1 footman').waiting.map(entry => entry.seat)).toContain('stark');
  });
});

describe('1E-8 Wildling Attack', () => {
  test('1E-8.1 they attack with the strength on their track', () => {
    const game = bid(attack('wildlings 8'), { stark: 1, tyrell: 1, greyjoy: 1, lannister: 1, baratheon: 1 });
    expect(game.told('wildlings-fought')).toEqual([{ strength: 8, watch: 5, won: false }]);
  });

  test('1E-8.2 all bid secretly; the sum is the strength of the Watch', () => {
    const game = attack('wildlings 4');
    expect(game.waiting.every(entry => entry.sealed)).toBe(true);
    bid(game, { stark: 2, tyrell: 1, greyjoy: 0, lannister: 0, baratheon: 0 });
    expect(game.told('wildlings-fought')).toMatchObject([{ watch: 3 }]);
  });

  test('1E-8.3 equal strength is enough for the Watch', () => {
    const game = bid(attack('wildlings 4'), { stark: 2, tyrell: 1, greyjoy: 1, lannister: 0, baratheon: 0 });
    expect(game.told('wildlings-fought')).toMatchObject([{ watch: 4, won: true }]);
  });

  test('1E-8.4 all tokens bid go back to the reserve', () => {
    const game = bid(attack('wildlings 4'), { stark: 2, tyrell: 1, greyjoy: 1, lannister: 0, baratheon: 0 });
    expect([game.figure('power stark'), game.figure('power lannister')]).toEqual([3 + 1, 5]); // a crown at home before
  });

  test('1E-8.5 the highest bidder may take a used card back', () => {
    const game = bid(attack('wildlings 2\ndiscards stark eddard-stark, robb-stark'), {
      stark: 4,
      tyrell: 1,
      greyjoy: 1,
      lannister: 0,
      baratheon: 0,
    });
    expect(game.offered('stark')).toEqual(['eddard-stark', 'robb-stark', 'none']);
    expect(game.refusal('stark takes catelyn-stark')).toMatchObject({ clause: '1E-8.5', code: 'card-not-used' });
    game.play('stark takes eddard-stark');
    expect(game.figure('discards stark')).toEqual(['robb-stark']);
  });

  const ARMIES = `
    wildlings 12
    winterfell stark 2 footmen 1 knight
    karhold stark 1 footman
    lannisport lannister 2 footmen 1 knight
    golden-sound lannister 1 ship
    highgarden tyrell 1 footman`;
  const LOST: Bids = { stark: 0, tyrell: 1, greyjoy: 1, lannister: 2, baratheon: 2 };

  test('1E-8.6 1E-8.10 when the wildlings win each house loses 2 points, the lowest 4, in order of play', () => {
    const game = bid(attack(ARMIES), LOST);
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'wildling-losses' }]);
    const guide = game.game.guide?.(game.view('lannister'), game.request('lannister')!, []);
    expect(guide?.picks[0]?.about).toMatchObject({ key: 'guide.worth', data: { points: expect.any(Number) } });
    expect(game.refusal('lannister loses lannisport 1 footman')).toMatchObject({
      clause: '1E-8.6',
      code: 'debt-not-paid',
      data: { debt: 2, worth: 1 },
    });
    game.play('lannister loses lannisport 1 footman, golden-sound 1 ship');
    expect(game.refusal('stark loses winterfell 1 knight')).toMatchObject({
      code: 'debt-not-paid',
      data: { debt: 4, worth: 2 },
    });
    game.play('stark loses winterfell 2 footmen 1 knight');
    expect(game.figures).toMatchObject({
      'units lannisport': 'lannister 1 footman 1 knight',
      'units winterfell': '',
      'units karhold': 'stark 1 footman',
    });
  });

  test('1E-8.7 a Knight settles a debt of 2', () => {
    const game = bid(attack(ARMIES), LOST).play('lannister loses lannisport 1 knight');
    expect(game.figure('units lannisport')).toBe('lannister 2 footmen');
  });

  test('1E-8.8 1E-H3 Knights are not turned into Footmen: with K and F the Knight must go', () => {
    const game = bid(attack('wildlings 12\nlannisport lannister 1 footman 1 knight'), LOST);
    expect(game.offered('lannister')).toEqual(['lannisport 1 knight']);
    expect(game.refusal('lannister loses lannisport 1 footman 1 knight')).toMatchObject({
      clause: '1E-S7',
      code: 'debt-overpaid',
    });
  });

  test('1E-8.9 no Power token can be left in an area emptied by this loss', () => {
    const game = bid(attack('wildlings 12\nkarhold stark 1 footman\ncastle-black stark 1 footman'), {
      stark: 1,
      tyrell: 1,
      greyjoy: 1,
      lannister: 0,
      baratheon: 2,
    });
    game.play('stark loses karhold 1 footman, castle-black 1 footman');
    expect([game.figure('control karhold'), game.figure('token karhold')]).toEqual([null, null]);
  });

  test('1E-8.11 the marker returns to 0, whoever won', () => {
    expect(bid(attack('wildlings 12'), { ...LOST, stark: 3, tyrell: 0 }).figure('wildlings')).toBe(0);
    expect(bid(attack('wildlings 2'), { ...LOST, stark: 3 }).figure('wildlings')).toBe(0);
  });

  test('1E-H1 all bid 0 against 0: the Watch wins and the Iron Throne names the highest, himself if he likes', () => {
    const game = bid(attack('discards baratheon stannis-baratheon'), {
      stark: 0,
      tyrell: 0,
      greyjoy: 0,
      lannister: 0,
      baratheon: 0,
    });
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'name-highest' }]);
    game.play('baratheon names baratheon', 'baratheon takes stannis-baratheon');
    expect(game.figure('discards baratheon')).toEqual([]);
  });

  test('1E-H2 of two tied lowest bidders the Iron Throne names the one who pays 4', () => {
    const game = bid(attack(ARMIES), { stark: 0, lannister: 0, tyrell: 1, greyjoy: 1, baratheon: 2 });
    expect(game.refusal('baratheon names tyrell')).toMatchObject({ clause: '1E-3.4', code: 'house-not-tied' });
    game.play('baratheon names lannister');
    expect(game.told('tie-decided')).toEqual([{ house: 'baratheon', houses: ['lannister'], as: 'lowest' }]);
    game.play('lannister loses lannisport 2 footmen 1 knight');
    expect(game.refusal('stark loses winterfell 2 footmen 1 knight')).toMatchObject({ data: { debt: 2, worth: 4 } });
  });

  test('1E-S7 a house that cannot pay in full loses all it has', () => {
    const game = bid(attack(ARMIES), { ...LOST, stark: 2, tyrell: 0 });
    game.play('lannister loses lannisport 1 knight', 'stark loses winterfell 1 knight');
    expect(game.refusal('tyrell loses none')).toMatchObject({ clause: '1E-S7', code: 'must-lose-everything' });
    expect(game.play('tyrell loses highgarden 1 footman').figure('units highgarden')).toBe('');
  });
});
