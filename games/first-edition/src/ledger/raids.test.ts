import { describe, expect, test } from 'vitest';
import { lay } from './lay.fixture.ts';

describe('1E-12 raids', () => {
  test('1E-12.1 Raids, then Marches, then Consolidate Power', () => {
    const game = lay(
      'winterfell stark 1 footman raid\nkarhold stark 1 footman march-zero\ncastle-black stark 1 footman consolidate',
    );
    expect(game.figure('phase')).toBe('raids');
    expect(game.play('stark raid winterfell: none').figure('phase')).toBe('marches');
    expect(game.play('stark march karhold: none').figure('power stark')).toBe(7);
  });

  test('1E-12.2 1E-H18 in order of play each resolves one Raid; a Raid removed never acts', () => {
    const game = lay(
      'reach tyrell 1 footman raid\nhighgarden tyrell 1 footman raid\nblackwater lannister 1 footman raid\nstoney-sept lannister 1 footman raid',
    );
    expect(game.waiting[0]?.seat).toBe('lannister');
    game.play('lannister raid blackwater: reach');
    expect(game.waiting[0]?.seat).toBe('tyrell');
    expect(game.refusal('tyrell raid reach: none')).toMatchObject({ clause: '1E-12.2', code: 'no-raid-there' });
    expect(game.play('tyrell raid highgarden: none').waiting[0]?.seat).toBe('lannister');
  });

  test('1E-12.3 a Raid removes one Raid, Support or Consolidate order next to it', () => {
    const game = lay(
      'reach tyrell 1 footman raid\nblackwater lannister 1 footman support\nsearoad-marches lannister 1 footman support\nstoney-sept lannister 1 footman support',
    );
    expect(game.refusal('tyrell raid reach: blackwater, searoad-marches')).toMatchObject({
      clause: '1E-12.4',
      code: 'too-many-raided',
      data: { count: 2, most: 1 },
    });
    expect(game.refusal('tyrell raid reach: stoney-sept')).toMatchObject({
      clause: '1E-12.3',
      code: 'raid-not-adjacent',
    });
    game.play('tyrell raid reach: blackwater');
    expect(game.told('order-removed').slice(0, 2)).toMatchObject([
      { area: 'blackwater', why: 'raided' },
      { area: 'the-reach', why: 'resolved' },
    ]);
  });

  test('1E-12.4 the star Raid removes up to two', () => {
    const game = lay(
      'reach tyrell 1 footman raid-star\nblackwater lannister 1 footman support\nsearoad-marches lannister 1 footman consolidate',
    );
    game.play('tyrell raid reach: blackwater, searoad-marches');
    expect(game.figure('power tyrell')).toBe(6);
    expect(game.told('order-removed').filter(event => (event as { why: string }).why === 'raided')).toHaveLength(2);
  });

  test('1E-12.5 March and Defense orders cannot be raided', () => {
    const game = lay(
      'reach tyrell 1 footman raid\nblackwater lannister 1 footman march-zero\nsearoad-marches lannister 1 footman defense-plus-one',
    );
    expect(game.refusal('tyrell raid reach: blackwater')).toMatchObject({
      clause: '1E-12.5',
      code: 'nothing-to-raid',
      data: { orders: ['march-zero'] },
    });
    expect(game.refusal('tyrell raid reach: searoad-marches')).toMatchObject({ clause: '1E-12.5' });
  });

  test('1E-12.6 1E-H17 pillage brings the raider a token and costs the victim nothing', () => {
    const game = lay('power lannister 0\nreach tyrell 1 footman raid\nblackwater lannister 1 footman consolidate').play(
      'tyrell raid reach: blackwater',
    );
    expect([game.figure('power tyrell'), game.figure('power lannister')]).toEqual([6, 0]);
  });

  test('1E-12.7 1E-H15 a Raid on land never reaches the sea; the reverse works', () => {
    const land = lay('lannisport lannister 1 footman raid\ngolden-sound greyjoy 1 ship support');
    expect(land.refusal('lannister raid lannisport: golden-sound')).toMatchObject({
      clause: '1E-12.7',
      code: 'raid-from-land-to-sea',
    });
    const sea = lay('lannisport lannister 1 footman support\ngolden-sound greyjoy 1 ship raid');
    expect(sea.attempt('greyjoy raid golden-sound: lannisport')).toBeUndefined();
  });

  test('1E-12.8 1E-S11 a Raid may be discarded though it has a target', () => {
    const game = lay(
      'reach tyrell 1 footman raid\nblackwater lannister 1 footman support\nlannisport lannister 1 footman march-zero',
    );
    expect(game.offered('tyrell')).toEqual(['the-reach: none', 'the-reach: blackwater']);
    game.play('tyrell raid reach: none');
    expect(game.figure('order blackwater')).toBe('support');
  });

  test('1E-12.9 sea transport does not make areas adjacent for Raids', () => {
    const game = lay('pyke greyjoy 1 footman raid\nironmans-bay greyjoy 1 ship\nseagard lannister 1 footman support');
    expect(game.refusal('greyjoy raid pyke: seagard')).toMatchObject({ code: 'raid-not-adjacent' });
  });

  test('1E-10.3 1E-H14 rivers stop Raids, bridges let them pass', () => {
    const river = lay('harrenhal lannister 1 footman raid\nthe-mountains-of-the-moon stark 1 footman support');
    expect(river.refusal('lannister raid harrenhal: the-mountains-of-the-moon')).toMatchObject({
      code: 'raid-not-adjacent',
    });
    const north = lay('winterfell stark 1 footman raid\ngreywater-watch greyjoy 1 footman support');
    expect(north.refusal('stark raid winterfell: greywater-watch')).toMatchObject({ code: 'raid-not-adjacent' });
    const bridge = lay('crackclaw-point lannister 1 footman raid\nthe-mountains-of-the-moon stark 1 footman support');
    expect(bridge.attempt('lannister raid crackclaw-point: mountains-of-the-moon')).toBeUndefined();
  });

  test('1E-S62 a raider whose 20 tokens are out of the reserve gains nothing', () => {
    const game = lay(
      'power tyrell 19\noldtown tyrell token\nreach tyrell 1 footman raid\nblackwater lannister 1 footman consolidate',
    );
    expect(game.play('tyrell raid reach: blackwater').figure('power tyrell')).toBe(19);
  });

  test('1E-X6 the raid example', () => {
    const game = lay(`
      throne greyjoy stark lannister baratheon tyrell
      sunset-sea greyjoy 1 ship raid
      blackwater lannister 1 footman raid
      golden-sound lannister 1 ship raid
      harrenhal baratheon 1 footman raid
      reach tyrell 1 footman raid
      highgarden tyrell 1 footman consolidate
      searoad-marches lannister 1 footman support
      riverrun lannister 1 footman support`);
    game.play('greyjoy raid sunset-sea: highgarden');
    expect([game.figure('power greyjoy'), game.figure('power tyrell')]).toEqual([6, 5]);
    game.play('lannister raid blackwater: reach', 'baratheon raid harrenhal: riverrun');
    expect(game.waiting[0]?.seat).toBe('lannister');
    expect([game.figure('order searoad-marches'), game.figure('order riverrun')]).toEqual(['support', '']);
    expect(game.offered('lannister')).toEqual(['the-golden-sound: none']);
    game.play('lannister raid golden-sound: none');
    expect(game.outcome).toBeDefined();
  });
});
