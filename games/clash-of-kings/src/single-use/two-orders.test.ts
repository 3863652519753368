import { describe, expect, test } from 'vitest';
import { lay, only } from '../lay.fixture.ts';

const SINGLES = only('singleUse');
type Game = ReturnType<typeof lay>;

/** A house takes the first answer there is as long as it is asked in this battle. */
function settle(game: Game, house: string): void {
  for (let i = 0; i < 5 && game.waiting[0]?.seat === house && game.figure('battle') !== null; i++)
    game.play(`${house} ${game.offered(house)?.[0] ?? ''}`);
}

describe('CK-6 two orders in one area', () => {
  test('CK-6.5 CK-6.24 1E-H59 one Raid on Consolidate and Conscription takes both and pillages twice', () => {
    const game = lay(
      'power tyrell 0\nreach tyrell 1 footman raid\nblackwater lannister 1 footman consolidate conscription',
      SINGLES,
    ).play('tyrell raid reach: blackwater');
    expect(game.told('order-removed')).toMatchObject([
      { order: 'consolidate', why: 'raided' },
      { order: 'conscription', why: 'raided' },
      { order: 'raid', why: 'resolved' },
    ]);
    expect(game.figure('power tyrell')).toBe(2);
  });

  test('CK-6.25 1E-12.4 a star Raid strikes two areas, and each loses both its orders', () => {
    const game = lay(
      'power tyrell 0\nreach tyrell 1 footman raid-star\nblackwater lannister 1 footman consolidate conscription\nkings-landing baratheon 1 footman support conscription\ndornish-marches lannister 1 footman support',
      SINGLES,
    );
    expect(game.refusal('tyrell raid reach: blackwater, kings-landing, dornish-marches')).toMatchObject({
      clause: '1E-12.4',
      code: 'too-many-raided',
    });
    game.play('tyrell raid reach: blackwater, kings-landing');
    expect(game.told('order-removed').slice(0, 5)).toMatchObject([
      { area: 'blackwater', order: 'consolidate', why: 'raided' },
      { area: 'blackwater', order: 'conscription', why: 'raided' },
      { area: 'kings-landing', order: 'support', why: 'raided' },
      { area: 'kings-landing', order: 'conscription', why: 'raided' },
      { order: 'raid-star', why: 'resolved' },
    ]);
    expect(game.figure('power tyrell')).toBe(3); // every Consolidate icon is pillaged
  });

  test('CK-6.5 1E-H59 of March and Conscription only Conscription goes', () => {
    const game = lay(
      'power tyrell 0\nreach tyrell 1 footman raid\nblackwater lannister 1 footman march-zero conscription',
      SINGLES,
    ).play('tyrell raid reach: blackwater');
    expect(game.figure('order blackwater')).toBe('march-zero');
    expect(game.figure('power tyrell')).toBe(1);
  });

  test('CK-6.24 1E-X26 a Raid next to Conscription may remove it: pillage, and the token is gone', () => {
    const game = lay(
      'power tyrell 3\npower lannister 3\nreach tyrell 1 footman raid\nblackwater lannister 1 footman conscription',
      SINGLES,
    ).play('tyrell raid reach: blackwater');
    expect([game.figure('power tyrell'), game.figure('power lannister')]).toEqual([4, 3]);
    expect(game.figure('order blackwater')).toBe('');
    expect(game.figure('spent lannister')).toEqual(['conscription']);
  });

  test('CK-6.15 a Raid resolved earlier removes an order with the raid icon, without pillage', () => {
    const game = lay(
      'throne tyrell lannister stark greyjoy baratheon\npower tyrell 0\nreach tyrell 1 footman raid\nblackwater lannister 1 footman the-lions-cunning',
      SINGLES,
    ).play('tyrell raid reach: blackwater');
    expect(game.figure('order blackwater')).toBe('');
    expect(game.figure('power tyrell')).toBe(0);
    expect(game.figure('effects')).toEqual([]);
    // One that is resolved earlier has done its work.
    const late = lay(
      'throne lannister tyrell stark greyjoy baratheon\nreach tyrell 1 footman raid\nblackwater lannister 1 footman the-lions-cunning',
      SINGLES,
    );
    expect(late.waiting).toMatchObject([{ seat: 'lannister', why: 'bind-house' }]);
  });

  test('CK-6.9 the march icon is safe from Raids, as a March is', () => {
    const game = lay('reach tyrell 1 footman raid\nblackwater lannister 1 footman forced-march', SINGLES);
    expect(game.refusal('tyrell raid reach: blackwater')).toMatchObject({ clause: '1E-12.5', code: 'nothing-to-raid' });
  });

  test('CK-6.6 when a march empties the area its other order goes at once, without effect', () => {
    const game = lay(
      'winterfell stark 1 footman march-zero conscription\nkarhold stark 1 footman march-zero',
      SINGLES,
    ).play('stark march winterfell: footman > castle-black');
    expect(game.told('order-removed')).toMatchObject([
      { order: 'march-zero', why: 'resolved' },
      { order: 'conscription', why: 'nobody-there' },
    ]);
    const stays = lay(
      'winterfell stark 2 footmen march-zero conscription\nkarhold stark 1 footman march-zero',
      SINGLES,
    ).play('stark march winterfell: footman > castle-black');
    expect(stays.figure('order winterfell')).toBe('conscription');
  });

  test('CK-6.6 an attack with the whole army costs the other order even if it is beaten back', () => {
    const game = lay(
      'moat-cailin stark 1 footman march-zero conscription\nthe-twins lannister 3 knights\nkarhold stark 1 footman march-zero',
      SINGLES,
    ).play('stark march moat-cailin: footman > the-twins');
    expect(game.figure('order moat-cailin')).toBe('');
    expect(game.figure('battle')).toBe('the-twins');
    game.play('stark plays eddard-stark', 'lannister plays tywin-lannister');
    expect(game.figure('units moat-cailin')).toBe('stark routed 1 footman');
    expect(game.figure('order moat-cailin')).toBe('');
  });

  test('CK-6.7 the two orders of an area are resolved one at a time, each in a turn of its own', () => {
    const game = lay(
      'throne stark lannister greyjoy tyrell baratheon\npyke greyjoy 1 footman\nironmans-bay greyjoy 1 ship raid the-iron-fleet\nriverrun lannister 1 footman raid\nsunset-sea lannister 1 ship support',
      SINGLES,
    );
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'raid' }]);
    game.play('lannister raid riverrun: none');
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'single-turn' }]);
    expect(game.offered('greyjoy')).toEqual(['ironmans-bay for the-iron-fleet', 'raid']);
    expect(game.refusal('greyjoy chooses march')).toMatchObject({ clause: 'CK-6.7', code: 'single-or-usual' });
    game.play('greyjoy chooses raid');
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'raid' }]);
    game.play('greyjoy raid ironmans-bay: none');
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'iron-fleet' }]);
  });

  test('CK-6.7 between the two orders of one house the others have their turns', () => {
    const game = lay(
      'throne greyjoy lannister stark tyrell baratheon\nironmans-bay greyjoy 1 ship raid the-iron-fleet\nriverrun lannister 1 footman raid\nsunset-sea lannister 1 ship support',
      SINGLES,
    ).play('greyjoy chooses ironmans-bay for the-iron-fleet', 'greyjoy chooses none');
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'raid' }]);
    expect(game.play('lannister raid riverrun: none').waiting).toMatchObject([{ seat: 'greyjoy', why: 'raid' }]);
  });

  test('CK-6.8 used or cancelled, it never comes back', () => {
    const used = lay('winterfell stark 1 footman conscription\nkarhold stark 1 footman consolidate', SINGLES);
    expect(used.figure('spent stark')).toEqual(['conscription']);
    used.play('stark chooses winterfell for conscription', 'stark musters none');
    expect(used.figure('spent stark')).toEqual(['conscription']);
    expect(used.figure('order winterfell')).toBe('');
  });

  test('CK-6.10 an invaded area loses its single-use order without effect', () => {
    const game = lay(
      'used fiefdoms\nreach tyrell 3 knights march-plus-one\nblackwater lannister 1 footman conscription\nlannisport lannister 1 footman',
      SINGLES,
    ).play(
      'tyrell march reach: 3 knights > blackwater',
      'tyrell plays mace-tyrell',
      'lannister plays tyrion-lannister',
    );
    settle(game, 'lannister');
    expect(game.figure('control blackwater')).toBe('tyrell');
    expect(game.told('order-removed')).toContainEqual({
      house: 'lannister',
      area: 'blackwater',
      order: 'conscription',
      why: 'area-taken',
    });
    expect(game.told('unit-mustered')).toEqual([]);
  });

  test('CK-6.6 CK-6.10 1E-H63 a Forced March whose area was invaded or emptied is gone before its turn', () => {
    const invaded = lay(
      'used fiefdoms\nthrone tyrell lannister stark greyjoy baratheon\nreach tyrell 3 knights march-plus-one\nblackwater lannister 1 footman forced-march\nstoney-sept lannister 1 footman',
      SINGLES,
    ).play(
      'tyrell march reach: 3 knights > blackwater',
      'tyrell plays mace-tyrell',
      'lannister plays tyrion-lannister',
    );
    settle(invaded, 'lannister');
    expect(invaded.figure('order blackwater')).toBe('');
    expect(invaded.waiting.some(({ why }) => why === 'gather-units')).toBe(false);
    const emptied = lay(
      'blackwater lannister 1 footman march-zero forced-march\nstoney-sept lannister 1 footman',
      SINGLES,
    ).play('lannister chooses march', 'lannister march blackwater: footman > harrenhal');
    expect(emptied.told('order-removed')).toContainEqual({
      house: 'lannister',
      area: 'blackwater',
      order: 'forced-march',
      why: 'nobody-there',
    });
    expect(emptied.waiting.some(({ why }) => why === 'gather-units')).toBe(false);
  });

  test('1E-S22 Asha takes a Support or Consolidate order, and no single-use order', () => {
    const position = (order: string): string =>
      `used fiefdoms\nironmans-bay greyjoy 3 ships march-zero\nsunset-sea lannister 1 ship\nthe-golden-sound lannister 1 ship ${order}`;
    const play = (order: string): Game =>
      lay(position(order), SINGLES).play('greyjoy march ironmans-bay: 3 ships > sunset-sea');
    const fight = ['greyjoy plays asha-greyjoy', 'lannister plays tyrion-lannister'] as const;
    const usual = play('support');
    usual.play('lannister support the-golden-sound for nobody', ...fight);
    expect(usual.waiting[0]?.why).toBe('may-remove-support-or-consolidate-next-to-the-battle');
    const single = play('conscription').play(...fight);
    expect(single.waiting[0]?.why).not.toBe('may-remove-support-or-consolidate-next-to-the-battle');
  });

  test('1E-S23 CK-6.4 Cersei takes any order of the loser, and says which of two', () => {
    const game = lay(
      'stoney-sept lannister 3 knights march-zero\nblackwater tyrell 1 footman\nhighgarden tyrell 1 footman consolidate conscription',
      SINGLES,
    ).play(
      'lannister march stoney-sept: 3 knights > blackwater',
      'lannister plays cersei-lannister',
      'tyrell plays margaery-tyrell',
    );
    expect(game.offered('lannister')).toEqual(['highgarden for consolidate', 'highgarden for conscription']);
    game.play('lannister chooses highgarden for conscription');
    expect(game.figure('order highgarden')).toBe('consolidate');
  });
});
