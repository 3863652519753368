import { describe, expect, test } from 'vitest';
import { asked } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

/** A march that nobody has resolved yet keeps the round open, so that what the raids left behind can be seen. */
const HOLD = 'the-arbor tyrell 1 footman march-minus-one';
const raids = (position: string): ReturnType<typeof lay> => lay(`${HOLD}\n${position}`);

const RAIDABLE = ['support', 'support-plus-one', 'raid', 'raid-star', 'consolidate', 'consolidate-star'];
const MARCHES = ['march-minus-one', 'march-zero', 'march-plus-one'];

describe('2E-9 raids', () => {
  test('2E-9.1 in turn order each house resolves one raid, round after round', () => {
    const game = raids(`
      throne stark lannister baratheon martell greyjoy tyrell
      winterfell stark 1 footman raid
      karhold stark 1 footman raid
      white-harbor stark 1 footman raid-star
      lannisport lannister 1 footman raid
      highgarden tyrell 1 footman raid`);
    const seats: unknown[] = [];
    for (const line of [
      'stark raid karhold: none',
      'lannister raid lannisport: none',
      'tyrell raid highgarden: none',
      'stark raid white-harbor: none',
      'stark raid winterfell: none',
    ]) {
      seats.push(...asked(game));
      game.play(line);
    }
    expect(seats).toEqual(['stark raid', 'lannister raid', 'tyrell raid', 'stark raid', 'stark raid']);
    expect(game.figure('phase')).toBe('marches');
    expect(
      raids('winterfell stark 1 footman raid\nkarhold stark 1 footman support').refusal('stark raid karhold: none'),
    ).toMatchObject({ clause: '2E-9.1', code: 'no-raid-there' });
  });

  test.each(RAIDABLE)('2E-9.2 2E-9.8 a raid removes %s next to it; both orders leave the board', order => {
    const game = raids(`throne tyrell lannister baratheon martell greyjoy stark
        the-reach tyrell 1 footman raid
        blackwater lannister 1 footman ${order}`).play('tyrell raid the-reach: blackwater');
    expect([game.figure('order the-reach'), game.figure('order blackwater')]).toEqual(['', '']);
    expect(game.told('order-removed')).toMatchObject([
      { house: 'lannister', area: 'blackwater', order, why: 'raided' },
      { house: 'tyrell', area: 'the-reach', order: 'raid', why: 'resolved' },
    ]);
  });

  test('2E-9.2 one order only, of an enemy, in an adjacent area', () => {
    const game = raids(`
      throne tyrell lannister baratheon martell greyjoy stark
      the-reach tyrell 1 footman raid-star
      highgarden tyrell 1 footman support
      blackwater lannister 1 footman support
      searoad-marches lannister 1 footman consolidate
      stoney-sept lannister 1 footman support
      kingswood baratheon 1 footman`);
    expect(game.refusal('tyrell raid the-reach: blackwater, searoad-marches')).toMatchObject({
      clause: '2E-9.2',
      code: 'too-many-raided',
      data: { count: 2, most: 1 },
    });
    expect(game.refusal('tyrell raid the-reach: blackwater, blackwater')).toMatchObject({
      clause: '2E-9.2',
      code: 'raided-twice',
    });
    expect(game.refusal('tyrell raid the-reach: stoney-sept')).toMatchObject({
      clause: '2E-9.2',
      code: 'raid-not-adjacent',
    });
    expect(game.refusal('tyrell raid the-reach: highgarden')).toMatchObject({
      clause: '2E-9.2',
      code: 'nothing-to-raid',
    });
    expect(game.refusal('tyrell raid the-reach: kingswood')).toMatchObject({
      clause: '2E-9.2',
      code: 'nothing-to-raid',
    });
    expect(game.refusal('tyrell raid the-reach: valyria')).toMatchObject({ code: 'no-such-area' });
    expect(game.offered('tyrell')).toEqual(['the-reach: none', 'the-reach: blackwater', 'the-reach: searoad-marches']);
  });

  test('2E-9.3 only the starred raid removes a Defense order', () => {
    const against = (raid: string, defense: string): ReturnType<typeof lay> =>
      raids(`the-reach tyrell 1 footman ${raid}\nblackwater lannister 1 footman ${defense}`);
    for (const defense of ['defense-one', 'defense-two']) {
      expect(against('raid', defense).refusal('tyrell raid the-reach: blackwater')).toMatchObject({
        clause: '2E-9.2',
        code: 'nothing-to-raid',
        data: { orders: [defense] },
      });
      expect(against('raid-star', defense).play('tyrell raid the-reach: blackwater').figure('order blackwater')).toBe(
        '',
      );
    }
  });

  test.each(MARCHES)('2E-9.4 %s is never raided', march => {
    const game = raids(`the-reach tyrell 1 footman raid-star\nblackwater lannister 1 footman ${march}`);
    expect(game.refusal('tyrell raid the-reach: blackwater')).toMatchObject({ code: 'nothing-to-raid' });
    expect(game.offered('tyrell')).toEqual(['the-reach: none']);
  });

  test('2E-9.5 land raids land; a sea raids land, sea and its ports; a port raids its sea', () => {
    const land = raids(`
      throne lannister stark baratheon martell greyjoy tyrell
      lannisport lannister 1 footman raid
      the-golden-sound greyjoy 1 ship support`);
    expect(land.refusal('lannister raid lannisport: the-golden-sound')).toMatchObject({
      clause: '2E-9.5',
      code: 'raid-from-land-to-sea',
    });
    const sea = raids(`
      throne greyjoy stark baratheon martell lannister tyrell
      the-golden-sound greyjoy 1 ship raid
      lannisport lannister 1 footman support
      port-of-lannisport lannister 1 ship support
      sunset-sea lannister 1 ship support
      stoney-sept lannister 1 footman support`);
    expect(sea.offered('greyjoy')).toEqual([
      'the-golden-sound: none',
      'the-golden-sound: lannisport',
      'the-golden-sound: sunset-sea',
      'the-golden-sound: port-of-lannisport',
    ]);
    const port = raids(`
      port-of-lannisport lannister 1 ship raid
      the-golden-sound greyjoy 1 ship support
      sunset-sea greyjoy 1 ship support
      riverrun greyjoy 1 footman support`);
    expect(port.offered('lannister')).toEqual(['port-of-lannisport: none', 'port-of-lannisport: the-golden-sound']);
    expect(port.refusal('lannister raid port-of-lannisport: riverrun')).toMatchObject({ code: 'raid-not-adjacent' });
    expect(port.play('lannister raid port-of-lannisport: the-golden-sound').figure('order the-golden-sound')).toBe('');
  });

  test('2E-9.6 land units never raid a port, not even that of their own coast', () => {
    const game = raids(`
      throne greyjoy stark baratheon martell lannister tyrell
      riverrun greyjoy 1 footman raid
      port-of-lannisport lannister 1 ship support
      lannisport lannister 1 footman raid`);
    for (const port of ['port-of-lannisport', 'port-of-pyke'])
      expect(game.refusal(`greyjoy raid riverrun: ${port}`)).toMatchObject({
        clause: '2E-9.5',
        code: 'raid-from-land-to-sea',
      });
    expect(game.offered('greyjoy')).toEqual(['riverrun: none', 'riverrun: lannisport']);
  });

  test('2E-9.7 raiding Consolidate Power: the raider gains one, the victim loses one if he has it', () => {
    const game = raids('the-reach tyrell 1 footman raid\nblackwater lannister 1 footman consolidate-star').play(
      'tyrell raid the-reach: blackwater',
    );
    expect([game.figure('power tyrell'), game.figure('power lannister')]).toEqual([6, 4]);
    const support = raids('the-reach tyrell 1 footman raid\nblackwater lannister 1 footman support').play(
      'tyrell raid the-reach: blackwater',
    );
    expect([support.figure('power tyrell'), support.figure('power lannister')]).toEqual([5, 5]);
    const full = raids(
      'power tyrell 20\nthe-reach tyrell 1 footman raid\nblackwater lannister 1 footman consolidate',
    ).play('tyrell raid the-reach: blackwater');
    expect([full.figure('power tyrell'), full.figure('power lannister')]).toEqual([20, 4]);
  });

  test('2E-X12 pillage of a house without tokens: one gained, none lost, both orders go', () => {
    const game = raids(`
      power lannister 0
      ironmans-bay greyjoy 1 ship raid
      riverrun lannister 1 footman consolidate`).play('greyjoy raid ironmans-bay: riverrun');
    expect([game.figure('power greyjoy'), game.figure('power lannister')]).toEqual([6, 0]);
    expect([game.figure('order ironmans-bay'), game.figure('order riverrun')]).toEqual(['', '']);
  });

  test('2E-9.9 a raid may be spent without a target, though it has one', () => {
    const game = raids('the-reach tyrell 1 footman raid\nblackwater lannister 1 footman support').play(
      'tyrell raid the-reach: none',
    );
    expect([game.figure('order the-reach'), game.figure('order blackwater')]).toEqual(['', 'support']);
  });

  test('2E-9.10 a raid removed by somebody else is not resolved', () => {
    const game = raids(`
      throne lannister tyrell baratheon martell greyjoy stark
      blackwater lannister 1 footman raid
      the-reach tyrell 1 footman raid`).play('lannister raid blackwater: the-reach');
    expect(game.figure('phase')).toBe('marches');
  });

  test('2E-9.11 the routed have stood up before the raids of the next round', () => {
    const game = lay(`
      round 4
      top I last-days-of-summer
      top II last-days-of-summer
      top III storm-of-swords
      winterfell stark routed 1 footman march-zero
      used court`).play('stark march winterfell: none');
    expect([game.figure('round'), game.figure('phase')]).toEqual([5, 'planning']);
    expect(game.figure('units winterfell')).toBe('stark 1 footman');
  });

  test('2E-X11 a raid from the sea reaches Widow’s Watch, a raid there could not touch the sea', () => {
    const stark = raids(`
      the-shivering-sea stark 1 ship raid
      widows-watch baratheon 1 footman support`).play('stark raid the-shivering-sea: widows-watch');
    expect(stark.figure('order widows-watch')).toBe('');
    const baratheon = raids(`
      the-shivering-sea stark 1 ship raid
      widows-watch baratheon 1 footman raid`);
    expect(baratheon.refusal('baratheon raid widows-watch: the-shivering-sea')).toMatchObject({
      clause: '2E-9.5',
      code: 'raid-from-land-to-sea',
    });
    expect(baratheon.offered('baratheon')).toEqual(['widows-watch: none']);
  });

  test('2E-1.9 nothing can be raided in a closed area', () => {
    const game = lay('kingswood baratheon 1 footman raid\nshipbreaker-bay baratheon 1 ship raid-star', 3);
    for (const [from, to] of [
      ['kingswood', 'storms-end'],
      ['shipbreaker-bay', 'port-of-storms-end'],
    ])
      expect(game.refusal(`baratheon raid ${from}: ${to}`)).toMatchObject({ clause: '2E-1.9', code: 'area-closed' });
  });

  test('2E-10.10 transport does not carry raids', () => {
    const game = raids(`
      dragonstone baratheon 1 footman raid
      shipbreaker-bay baratheon 1 ship
      kingswood tyrell 1 footman support`);
    expect(game.refusal('baratheon raid dragonstone: kingswood')).toMatchObject({
      clause: '2E-9.2',
      code: 'raid-not-adjacent',
    });
  });
});
