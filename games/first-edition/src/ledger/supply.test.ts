import { explainSupply, fits, rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { lay, westeros } from './lay.fixture.ts';

const supplyCard = (position: string): ReturnType<typeof lay> =>
  westeros(['supply', 'game-of-thrones', 'wildling-attack'], position);

describe('1E-5 supply', () => {
  test('1E-5.1 1E-5.7 on a Supply card the marker goes to the barrels a house controls', () => {
    const game = supplyCard('blackwater stark 1 footman\nsupply stark 0');
    expect(game.figure('supply stark')).toBe(3); // two in Blackwater, one at home
  });

  test('1E-5.2 armies are matched with the flags from the largest', () => {
    expect(fits([3, 2, 2], [3, 2, 2, 2])).toBe(true);
    expect(fits([3, 3], [3, 2, 2, 2])).toBe(false);
    expect(fits([2, 2, 2, 2, 2], [3, 2, 2, 2])).toBe(false);
  });

  test('1E-5.3 1E-5.4 two or more units are an army, Knights count one, Ships too', () => {
    const game = lay(
      'winterfell stark 2 knights 1 footman\nthe-shivering-sea stark 2 ships\nkarhold stark 1 knight\ncastle-black stark 1 footman march-zero',
    );
    expect(game.figure('armies stark')).toEqual([3, 2]);
  });

  test('1E-5.5 a single unit is not limited', () => {
    const game = lay(
      'supply stark 0\nwinterfell stark 1 footman\nkarhold stark 1 footman\ncastle-black stark 1 footman march-zero',
    );
    expect(explainSupply(game.state.open, rulesOf(game.state.open), 'stark')).toMatchObject({
      armies: [],
      fits: true,
      level: 0,
    });
  });

  test('1E-5.6 the marker does not move when barrels change hands', () => {
    const game = lay('supply stark 1\nharrenhal stark 1 footman march-zero');
    expect(game.play('stark march harrenhal: footman > blackwater').figure('supply stark')).toBe(1);
  });

  test('1E-5.8 a house over its new limit removes units until its armies fit', () => {
    const game = supplyCard('winterfell stark 3 footmen\nwhite-harbor stark 3 footmen');
    expect(game.figure('supply stark')).toBe(1); // 3, 2
    expect(game.request('stark')?.ask).toMatchObject({ kind: 'units', need: 1 });
    expect(game.refusal('stark loses none')).toMatchObject({ clause: '1E-5.8', code: 'supply-still-exceeded' });
    expect(game.play('stark loses white-harbor 1 footman').figure('armies stark')).toEqual([3, 2]);
  });

  test('1E-5.9 1E-5.10 no march may break the limit, not even to get rid of units', () => {
    const game = lay('supply stark 0\nwinterfell stark 2 footmen march-zero\nwhite-harbor stark 2 footmen');
    const refused = game.refusal('stark march winterfell: 1 footman > white-harbor');
    expect(refused).toMatchObject({
      clause: '1E-5.9',
      code: 'supply-exceeded',
      data: { armies: [3], allowed: [2, 2], supply: 0 },
    });
  });

  test('1E-X2 the supply example', () => {
    const game = supplyCard(`
      supply lannister 5
      lannisport lannister 1 footman
      harrenhal lannister 2 knights 2 footmen
      golden-sound lannister 3 ships
      searoad-marches lannister 2 knights
      stoney-sept lannister 2 footmen
      riverrun greyjoy 1 footman
      seagard greyjoy 1 footman`);
    expect(game.figure('supply lannister')).toBe(3);
    expect(game.refusal('lannister loses harrenhal 1 footman')).toMatchObject({
      code: 'supply-still-exceeded',
      data: { armies: [3, 3, 2, 2], allowed: [3, 2, 2, 2] },
    });
    expect(game.refusal('lannister loses lannisport 1 footman, harrenhal 1 footman')).toMatchObject({
      clause: '1E-5.5',
    });
    game.play('lannister loses harrenhal 1 footman, golden-sound 1 ship');
    expect(game.figure('armies lannister')).toEqual([3, 2, 2, 2]);
  });

  test('1E-H7 one unit of a 2-army is enough, the survivor is no army', () => {
    const game = supplyCard(`
      lannisport lannister 3 footmen
      harrenhal lannister 2 knights
      golden-sound lannister 2 ships
      stoney-sept lannister 2 footmen`);
    expect(game.figure('supply lannister')).toBe(2);
    expect(game.play('lannister loses stoney-sept 1 footman').figure('armies lannister')).toEqual([3, 2, 2]);
  });

  test('1E-S3 the owner chooses, and loses no unit that could stay', () => {
    const game = supplyCard('winterfell stark 3 footmen\nwhite-harbor stark 3 footmen');
    expect(game.refusal('stark loses white-harbor 2 footmen')).toMatchObject({
      clause: '1E-S3',
      code: 'more-than-supply-asks',
    });
    expect(game.offered('stark')).toEqual(['white-harbor 1 footman', 'winterfell 1 footman']);
  });

  test('1E-S4 the marker stays between 0 and 6', () => {
    const game = supplyCard(
      'blackwater stark token\nhighgarden stark token\nlannisport stark token\nkingswood stark 1 footman',
    );
    expect(game.figure('supply stark')).toBe(6);
    expect(game.figure('supply tyrell')).toBe(0);
  });
});
