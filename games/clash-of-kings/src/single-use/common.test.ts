import { describe, expect, test } from 'vitest';
import { lay, only } from '../lay.fixture.ts';

const SINGLES = only('singleUse');

describe('CK-6 single-use orders of every house', () => {
  test('CK-6.11 1E-X27 Conscription musters in its area by the usual rules and brings no Power', () => {
    const game = lay('power stark 4\nwinterfell stark 1 footman conscription', SINGLES);
    expect(game.figure('phase')).toBe('consolidate');
    game.play('stark musters winterfell: footman>knight, footman');
    expect(game.figure('units winterfell')).toBe('stark 1 knight 1 footman');
    expect(game.figure('power stark')).toBe(4);
    expect(game.told('unit-mustered')).toMatchObject([{ kind: 'footman', area: 'winterfell' }]);
  });

  test('CK-6.11 1E-X27 supply is checked, and no other area musters', () => {
    const game = lay('supply stark 0\nwinterfell stark 2 footmen conscription\nwhite-harbor stark 1 footman', SINGLES);
    expect(game.refusal('stark musters winterfell: footman')).toMatchObject({ code: 'muster-breaks-supply' });
    expect(game.refusal('stark musters white-harbor: footman')).toMatchObject({ code: 'no-muster-there' });
    expect(game.play('stark musters winterfell: footman>knight').figure('units winterfell')).toBe(
      'stark 1 knight 1 footman',
    );
  });

  test('CK-6.11 without City or Stronghold nothing happens', () => {
    const game = lay('karhold stark 1 footman conscription', SINGLES);
    expect(game.outcome).toBeDefined(); // nobody was asked, and the last round is over
    expect(game.figure('units karhold')).toBe('stark 1 footman');
  });

  test('1E-D1 CK-6.7 orders of the consolidate step are resolved in the order of play, one each', () => {
    const game = lay(
      'throne lannister stark tyrell greyjoy baratheon\npower stark 0\npower lannister 0\nwinterfell stark 1 footman conscription\nkarhold stark 1 footman consolidate\nlannisport lannister 1 footman conscription\nstoney-sept lannister 1 footman consolidate',
      SINGLES,
    );
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'single-turn' }]);
    game.play('lannister chooses consolidate');
    expect([game.figure('power lannister'), game.figure('power stark')]).toEqual([2, 0]);
    expect(game.waiting).toMatchObject([{ seat: 'stark', why: 'single-turn' }]);
    game.play('stark chooses winterfell for conscription', 'stark musters none');
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'muster' }]);
  });

  test('CK-6.9 Conscription is no Consolidate Power order: it builds no fortification and gives no Power', () => {
    const game = lay('power stark 0\nkarhold stark 1 footman conscription', only('singleUse', 'fortifications'));
    expect(game.outcome).toBeDefined();
    expect([game.figure('power stark'), game.figure('walls karhold')]).toEqual([0, null]);
  });

  test('CK-6.12 1E-X28 the Supply Caravan raises the marker by the barrels of its area', () => {
    const game = lay('supply lannister 3\nblackwater lannister 1 footman supply-caravan', SINGLES);
    expect(game.figure('phase')).toBe('consolidate');
    game.play('lannister chooses raise');
    expect(game.told('supply-set')).toEqual([{ house: 'lannister', before: 3, supply: 5 }]);
  });

  test('CK-6.12 he may leave it; 1E-S4 the track ends at 6; no barrels, no question', () => {
    const kept = lay('supply lannister 3\nblackwater lannister 1 footman supply-caravan', SINGLES);
    expect(kept.refusal('lannister chooses both')).toMatchObject({ code: 'single-use-does-not-offer' });
    expect(kept.play('lannister chooses keep').figure('supply lannister')).toBe(3);
    const high = lay('supply lannister 5\nblackwater lannister 1 footman supply-caravan', SINGLES);
    expect(high.play('lannister chooses raise').figure('supply lannister')).toBe(6);
    const poor = lay('supply stark 3\nwhite-harbor stark 1 footman supply-caravan', SINGLES);
    expect(poor.outcome).toBeDefined();
    expect(poor.figure('supply stark')).toBe(3);
  });

  test('CK-6.12 1E-X28 the next Supply card sets it to the true number', () => {
    const game = lay(
      'round 3\nphase westeros\nsupply lannister 6\nblackwater lannister 1 footman\ntop I supply\ntop II game-of-thrones\ntop III storm-of-swords',
      SINGLES,
    );
    expect(game.figure('supply lannister')).toBe(4); // two of Blackwater, two of its home
  });

  const KINGS_LANDING =
    'throne baratheon lannister stark tyrell greyjoy\nkings-landing baratheon 1 footman march-zero forced-march\ndragonstone baratheon 1 knight\ncrackclaw-point baratheon 1 footman\nshipbreaker-bay baratheon 1 ship\nblackwater-bay baratheon 1 ship\nblackwater lannister 1 footman\nlannisport lannister 1 footman march-zero';

  test('CK-6.13 1E-X29 Forced March brings units from around, by ship too; then the others march; then its March', () => {
    const game = lay(KINGS_LANDING, SINGLES).play('baratheon chooses kings-landing for forced-march');
    expect(game.request('baratheon')?.ask).toMatchObject({
      kind: 'units',
      from: { dragonstone: { knight: 1 }, 'crackclaw-point': { footman: 1 } },
      least: 0,
    });
    game.play('baratheon gathers dragonstone 1 knight, crackclaw-point 1 footman', 'baratheon chooses none');
    expect(game.figure('units kings-landing')).toBe('baratheon 2 footmen 1 knight');
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'march' }]);
    game.play('lannister march lannisport: none');
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'march' }]);
    game.play('baratheon march kings-landing: 2 footmen 1 knight > blackwater');
    expect(game.figure('strength attacker')).toBe(4);
  });

  test('1E-S77 a neighbour emptied by Forced March loses its only order, even under a token', () => {
    const called = (more: string): ReturnType<typeof lay> =>
      lay(
        KINGS_LANDING.replace('crackclaw-point baratheon 1 footman', `crackclaw-point baratheon ${more}`),
        SINGLES,
      ).play('baratheon chooses kings-landing for forced-march', 'baratheon gathers crackclaw-point 1 footman');
    const emptied = called('1 footman consolidate').play('baratheon chooses crackclaw-point');
    expect(emptied.told('order-removed')).toContainEqual({
      house: 'baratheon',
      area: 'crackclaw-point',
      order: 'consolidate',
      why: 'nobody-there',
    });
    expect(called('2 footmen consolidate').figure('order crackclaw-point')).toBe('consolidate');
  });

  test('CK-6.13 1E-X29 supply is checked when they have come', () => {
    const full = KINGS_LANDING.replace('kings-landing baratheon 1 footman', 'kings-landing baratheon 2 footmen');
    const game = lay(`supply baratheon 0\n${full}`, SINGLES).play('baratheon chooses kings-landing for forced-march');
    expect(game.refusal('baratheon gathers dragonstone 1 knight')).toMatchObject({
      clause: '1E-5.9',
      code: 'supply-exceeded',
      data: { armies: [3], allowed: [2, 2], supply: 0 },
    });
    expect(game.offered('baratheon')).toEqual(['none']);
  });

  test('CK-6.13 each kind in its element: ships come to a sea area, and no land unit', () => {
    const game = lay(
      'shipbreaker-bay baratheon 1 ship forced-march\nblackwater-bay baratheon 1 ship\ndragonstone baratheon 1 knight',
      SINGLES,
    );
    expect(game.request('baratheon')?.ask).toMatchObject({ from: { 'blackwater-bay': { ship: 1 } } });
    expect(game.refusal('baratheon gathers dragonstone 1 knight')).toMatchObject({
      clause: 'CK-6.13',
      code: 'cannot-be-gathered',
    });
    expect(game.play('baratheon gathers blackwater-bay 1 ship').figure('units shipbreaker-bay')).toBe(
      'baratheon 2 ships',
    );
  });

  test('CK-6.13 routed units stay, units of others and too many are refused, and nobody need come', () => {
    const game = lay(
      'kings-landing baratheon 1 footman forced-march\nkingswood baratheon 1 footman routed 1 knight\nblackwater lannister 1 footman',
      SINGLES,
    );
    expect(game.refusal('baratheon gathers kingswood 1 knight')).toMatchObject({ code: 'cannot-be-gathered' });
    expect(game.refusal('baratheon gathers blackwater 1 footman')).toMatchObject({ code: 'cannot-be-gathered' });
    expect(game.refusal('baratheon gathers kingswood 2 footmen')).toMatchObject({ code: 'cannot-be-gathered' });
    expect(game.refusal('baratheon gathers nowhere 1 footman')).toMatchObject({ code: 'no-such-area' });
    expect(game.play('baratheon gathers none').figure('units kings-landing')).toBe('baratheon 1 footman');
  });

  test('CK-6.13 1E-11.2 areas that they leave empty may be held by tokens, as far as Power goes', () => {
    const position =
      'power baratheon 1\nkings-landing baratheon 1 footman forced-march\nkingswood baratheon 1 footman\ncrackclaw-point baratheon 1 footman\nthe-reach baratheon 2 footmen';
    const game = lay(position, SINGLES).play(
      'baratheon gathers kingswood 1 footman, crackclaw-point 1 footman, the-reach 1 footman',
    );
    expect(game.request('baratheon')?.ask).toMatchObject({
      kind: 'areas',
      from: ['crackclaw-point', 'kingswood'],
      max: 1,
    });
    expect(game.refusal('baratheon chooses crackclaw-point, kingswood')).toMatchObject({
      clause: '1E-11.3',
      code: 'too-little-power-to-hold',
    });
    expect(game.refusal('baratheon chooses the-reach')).toMatchObject({ clause: '1E-11.2', code: 'not-left-empty' });
    expect(game.figure('units kings-landing')).toBe('baratheon 1 footman'); // all come at once
    game.play('baratheon chooses kingswood');
    expect(game.figure('units kings-landing')).toBe('baratheon 4 footmen');
    expect([game.figure('control kingswood'), game.figure('control crackclaw-point')]).toEqual(['baratheon', null]);
    expect(game.figure('power baratheon')).toBe(0);
  });

  test('CK-6.13 in which order the units were named makes no difference', () => {
    const gathered = (units: string): unknown =>
      lay(
        'power baratheon 0\nkings-landing baratheon 1 footman forced-march\nkingswood baratheon 1 knight\ncrackclaw-point baratheon 1 siege-engine\nwinterfell stark 1 footman march-zero',
        only('singleUse', 'siegeEngines'),
      )
        .play(`baratheon gathers ${units}`)
        .figure('units kings-landing');
    expect(gathered('crackclaw-point 1 siege-engine, kingswood 1 knight')).toBe(
      gathered('kingswood 1 knight, crackclaw-point 1 siege-engine'),
    );
  });

  test('CK-6.13 CK-6.6 whoever leaves an area for a Forced March leaves its order behind', () => {
    const game = lay(
      'kings-landing baratheon 1 footman forced-march\nkingswood baratheon 1 footman march-zero\nwinterfell stark 1 footman march-zero',
      SINGLES,
    ).play(
      'baratheon chooses kings-landing for forced-march',
      'baratheon gathers kingswood 1 footman',
      'baratheon chooses none',
    );
    expect(game.told('order-removed')).toMatchObject([{ area: 'kingswood', order: 'march-zero', why: 'nobody-there' }]);
  });
});
