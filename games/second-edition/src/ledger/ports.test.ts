import { describe, expect, test } from 'vitest';
import { asked, cards } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;

const HOLD = 'the-arbor tyrell 1 footman march-minus-one';
const march = (position: string): Game => lay(`used fiefdoms\n${HOLD}\n${position}`);

/** Greyjoy takes Lannisport, whose garrison is gone, from Riverrun. */
const takeLannisport = (position: string): Game =>
  march(`lannisport garrison 0\nriverrun greyjoy 1 footman march-zero\n${position}`).play(
    'greyjoy march riverrun: footman > lannisport',
  );

describe('2E-13 ports', () => {
  test('2E-13.1 only ships of its controller enter a port, three at most', () => {
    const game = march('the-golden-sound lannister 2 ships march-zero\nport-of-lannisport lannister 2 ships');
    expect(game.refusal('lannister march the-golden-sound: 2 ships > port-of-lannisport')).toMatchObject({
      clause: '2E-3.9',
      code: 'port-full',
      data: { ships: 4, most: 3 },
    });
    expect(
      game.play('lannister march the-golden-sound: ship > port-of-lannisport').figure('units port-of-lannisport'),
    ).toBe('lannister 3 ships');
  });

  test('2E-13.2 two or three ships in a port are an army', () => {
    const game = march(`
      supply lannister 0
      port-of-lannisport lannister 2 ships
      lannisport lannister 2 footmen
      the-golden-sound lannister 1 ship march-zero
      sunset-sea lannister 1 ship`);
    expect(game.figure('armies lannister')).toEqual([2, 2]);
    expect(game.refusal('lannister march the-golden-sound: ship > port-of-lannisport')).toMatchObject({
      clause: '2E-3.10',
      code: 'supply-exceeded',
      data: { armies: [3, 2], allowed: [2, 2] },
    });
  });

  test('2E-13.4 ships in port do not help the land they are tied to, not even by a Support order', () => {
    const game = march(`
      riverrun greyjoy 1 footman march-zero
      lannisport lannister 1 footman
      port-of-lannisport lannister 3 ships support-plus-one`).play('greyjoy march riverrun: footman > lannisport');
    expect(asked(game)).toEqual(['greyjoy battle-card', 'lannister battle-card']);
    expect(game.figure('strength defender')).toBe(3); // one for the Footman, two for the garrison
  });

  test('2E-13.5 Consolidate Power in a port gives one, or none if enemy ships hold its sea', () => {
    const port = (sea: string): unknown =>
      lay(`port-of-lannisport lannister 2 ships consolidate\n${sea}`).figure('power lannister');
    expect(port('')).toBe(6);
    expect(port('the-golden-sound lannister 1 ship')).toBe(6);
    expect(port('the-golden-sound greyjoy 1 ship')).toBe(5);
    expect(port('sunset-sea greyjoy 1 ship')).toBe(6);
  });

  test('2E-13.6 the starred one musters on the land, ships in the port included, and never in the port', () => {
    const port = lay('port-of-lannisport lannister 1 ship consolidate-star');
    expect([port.outcome === undefined, port.figure('power lannister')]).toEqual([false, 6]); // nothing to choose
    const both = lay(`
      port-of-lannisport lannister 1 ship consolidate-star
      port-of-winterfell stark 1 ship consolidate
      winterfell stark 1 footman consolidate-star`);
    expect(both.offered('stark')).toEqual([
      'winterfell for muster',
      'winterfell for power',
      'port-of-winterfell for power',
    ]);
    expect(both.refusal('stark consolidates port-of-winterfell for muster')).toMatchObject({
      clause: '2E-14.3',
      code: 'no-muster-by-this-order',
    });
    both.play('stark consolidates winterfell for muster', 'stark musters winterfell: ship@port-of-winterfell, footman');
    expect([both.figure('units port-of-winterfell'), both.figure('units winterfell')]).toEqual([
      'stark 2 ships',
      'stark 2 footmen',
    ]);
  });

  test('2E-X21 a blockaded port: two ships may be mustered into it, none into the sea', () => {
    const blockade = (ships: string, supply = 6): Game =>
      lay(`
      supply lannister ${supply}
      lannisport lannister 1 footman consolidate-star
      ${ships}
      the-golden-sound greyjoy 1 ship`).play('lannister consolidates lannisport for muster');
    const two = 'lannister musters lannisport: ship@port-of-lannisport, ship@port-of-lannisport';
    for (const one of ['', 'port-of-lannisport lannister 1 ship'])
      expect(blockade(one).play(two).figure('units port-of-lannisport')).toBe(`lannister ${one === '' ? 2 : 3} ships`);
    expect(blockade('').refusal('lannister musters lannisport: ship@the-golden-sound')).toMatchObject({
      clause: '2E-5.9',
      code: 'sea-held-by-others',
    });
    expect(blockade('port-of-lannisport lannister 2 ships').refusal(two)).toMatchObject({
      clause: '2E-3.9',
      code: 'port-full',
    });
    expect(blockade('port-of-lannisport lannister 1 ship', 0).refusal(two)).toMatchObject({
      clause: '2E-5.12',
      data: { armies: [3] },
    });
  });

  test('2E-13.7 the new lord replaces any number of the ships, the others are destroyed', () => {
    for (const number of [0, 1, 2, 3]) {
      const game = takeLannisport('port-of-lannisport lannister 3 ships');
      expect(game.offered('greyjoy')).toEqual(['0', '1', '2', '3']);
      game.play(`greyjoy captures ${number}`);
      const expected = ['', 'greyjoy 1 ship', 'greyjoy 2 ships', 'greyjoy 3 ships'][number];
      expect(game.figure('units port-of-lannisport')).toBe(expected);
      // Who lets all of them sink is not said to have taken any.
      expect(game.told('ships-taken')).toMatchObject(
        number === 0 ? [] : [{ house: 'greyjoy', units: { ship: number } }],
      );
      expect(game.told('ships-taken')).toHaveLength(number === 0 ? 0 : 1);
      expect(game.told('units-destroyed')).toMatchObject(
        number === 3 ? [] : [{ house: 'lannister', units: { ship: 3 - number }, why: 'port-lost' }],
      );
      expect(game.told('units-destroyed')).toHaveLength(number === 3 ? 0 : 1);
    }
    const game = takeLannisport('port-of-lannisport lannister 2 ships');
    expect(game.refusal('greyjoy captures 3')).toMatchObject({
      clause: '2E-13.7',
      code: 'too-many-ships-taken',
      data: { amount: 3, most: 2 },
    });
  });

  test('2E-13.7 ships that lie routed in the port are taken over standing, or destroyed', () => {
    const taken = takeLannisport('port-of-lannisport lannister 1 ship routed 2 ships').play('greyjoy captures 1');
    expect(taken.figure('units port-of-lannisport')).toBe('greyjoy 1 ship');
    expect(taken.told('units-destroyed')).toMatchObject([{ house: 'lannister', units: { ship: 2 } }]);
    const sunk = takeLannisport('port-of-lannisport lannister routed 2 ships').play('greyjoy captures 0');
    expect(sunk.figure('units port-of-lannisport')).toBe('');
    expect(sunk.told('units-destroyed')).toMatchObject([{ units: { ship: 2 }, why: 'port-lost' }]);
  });

  test('2E-13.7 2E-3.14 who has won need not feed the winners where they came from as well', () => {
    const game = march(`
      supply greyjoy 0
      used fiefdoms
      lannisport garrison 0
      lannisport lannister 1 footman
      port-of-lannisport lannister 2 ships
      riverrun greyjoy 2 knights march-plus-one
      pyke greyjoy 2 footmen`).play(
      'greyjoy march riverrun: knight > lannisport',
      'greyjoy plays euron-crows-eye',
      'lannister plays cersei-lannister',
    );
    expect(game.told('battle-over')).toMatchObject([{ winner: 'greyjoy' }]);
    expect(game.offered('greyjoy')).toEqual(['0', '1', '2']);
  });

  test('2E-13.8 when nobody controls the land any more its port ships are destroyed', () => {
    const game = march('oldtown tyrell 1 footman march-zero\nport-of-oldtown tyrell 3 ships').play(
      'tyrell march oldtown: footman > three-towers',
    );
    expect([game.figure('control oldtown'), game.figure('units port-of-oldtown')]).toEqual([null, '']);
  });

  test('2E-13.9 the order in a captured port is removed, whatever becomes of the ships', () => {
    for (const number of [0, 1]) {
      const game = takeLannisport('port-of-lannisport lannister 1 ship support');
      expect(game.told('order-removed')).toContainEqual({
        house: 'lannister',
        area: 'port-of-lannisport',
        order: 'support',
        why: 'area-taken',
      });
      expect(game.play(`greyjoy captures ${number}`).figure('order port-of-lannisport')).toBe('');
    }
  });

  test('2E-13.10 ships taken over are new units: standing, within pool, supply and room, without an order', () => {
    const routed = takeLannisport('port-of-lannisport lannister routed 2 ships').play('greyjoy captures 2');
    expect(routed.figure('units port-of-lannisport')).toBe('greyjoy 2 ships');
    const poor = takeLannisport(`
      supply greyjoy 0
      pyke greyjoy 2 footmen
      ironmans-bay greyjoy 2 ships
      port-of-lannisport lannister 3 ships`);
    expect(poor.offered('greyjoy')).toEqual(['0', '1']);
    const spent = takeLannisport(`
      ironmans-bay greyjoy 3 ships
      sunset-sea greyjoy 2 ships
      bay-of-ice greyjoy 1 ship
      port-of-lannisport lannister 3 ships`);
    // No ship in the pool: nothing to choose, all are destroyed.
    expect([asked(spent), spent.figure('units port-of-lannisport')]).toEqual([['tyrell march'], '']);
  });

  test('2E-13.10 2E-3.14 ships taken before the combat of the same march must be fed if its attack fails, too', () => {
    const taken = (supply: number): Game =>
      march(`
      supply greyjoy ${supply}
      winterfell greyjoy 3 knights march-zero
      pyke greyjoy 2 footmen
      white-harbor stark token
      port-of-white-harbor stark 2 ships
      moat-cailin stark 1 knight`).play('greyjoy march winterfell: 1 knight > white-harbor; 1 knight > moat-cailin');
    // Supply 1 feeds 3 and 2: with the beaten knight back in Winterfell there would be 2, 2 and 2.
    expect(taken(1).offered('greyjoy')).toEqual(['0', '1']);
    expect(taken(2).offered('greyjoy')).toEqual(['0', '1', '2']);
    const game = taken(1).play('greyjoy captures 1');
    cards(game, 'asha-greyjoy', 'eddard-stark');
    expect([game.figure('armies greyjoy'), game.figure('units port-of-white-harbor')]).toEqual([[2], 'greyjoy 1 ship']);
  });

  test('2E-13.7 2E-11.10 a home taken from its garrison alone brings the ships of its port', () => {
    const game = march(`
      riverrun greyjoy 3 knights march-plus-one
      port-of-lannisport lannister 2 ships support`).play('greyjoy march riverrun: 3 knights > lannisport');
    expect(game.figure('units port-of-lannisport')).toBe('lannister 2 ships'); // not before the fight is over
    cards(game, 'euron-crows-eye', 'cersei-lannister');
    expect([asked(game), game.figure('order port-of-lannisport')]).toEqual([['greyjoy capture-ships'], '']);
    expect(game.play('greyjoy captures 2').figure('units port-of-lannisport')).toBe('greyjoy 2 ships');
  });

  test('2E-13.8 2E-H44 nobody enters after Arianne: the land is nobody’s, and the ships of its port are lost', () => {
    const game = march(`
      kingswood baratheon 3 knights march-plus-one
      storms-end martell 1 footman
      port-of-storms-end martell 2 ships support`).play('baratheon march kingswood: 3 knights > storms-end');
    cards(game, 'renly-baratheon', 'arianne-martell');
    expect([game.figure('control storms-end'), game.figure('units kingswood')]).toEqual([null, 'baratheon 3 knights']);
    expect([game.figure('units port-of-storms-end'), game.figure('order port-of-storms-end')]).toEqual(['', '']);
  });
});
