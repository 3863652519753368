import { rngFromText } from '@corvo/core';
import type { MarchChoice } from '@corvo/westeros';
import { explainSupply, fits, rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { lay, westeros } from './lay.fixture.ts';

const LADDER = [
  [2, 2],
  [3, 2],
  [3, 2, 2],
  [3, 2, 2, 2],
  [3, 3, 2, 2],
  [4, 3, 2, 2],
  [4, 3, 2, 2, 2],
];

const supplyCard = (position: string): ReturnType<typeof lay> =>
  westeros(['supply', 'last-days-of-summer', 'feast-for-crows'], position);

describe('2E-3 units, armies and supply', () => {
  test('2E-3.1 Footman 1, Knight 2, Ship 1', () => {
    const land = lay('karhold stark 1 footman 1 knight march-zero\ncastle-black lannister 1 footman').play(
      'stark march karhold: footman knight > castle-black',
    );
    expect([land.figure('strength attacker'), land.figure('strength defender')]).toEqual([3, 1]);
    const sea = lay('bay-of-ice stark 2 ships march-zero\nsunset-sea greyjoy 1 ship').play(
      'stark march bay-of-ice: 2 ships > sunset-sea',
    );
    expect([sea.figure('strength attacker'), sea.figure('strength defender')]).toEqual([2, 1]);
  });

  test('2E-3.2 2E-H23 a Siege Engine counts 4 against a castle, attacking or supporting the attacker, and 0 otherwise', () => {
    const storm = lay(`
      harrenhal lannister 1 siege-engine march-zero
      crackclaw-point baratheon 1 footman
      kings-landing force 0
      kings-landing lannister 1 siege-engine support`).play(
      'lannister march harrenhal: siege-engine > crackclaw-point',
      'lannister support kings-landing for attacker',
    );
    expect(storm.figure('strength attacker')).toBe(8);
    const field = lay(`
      harrenhal lannister 1 siege-engine 1 footman march-zero
      stoney-sept stark 1 footman 1 siege-engine`).play(
      'lannister march harrenhal: siege-engine footman > stoney-sept',
    );
    expect([field.figure('strength attacker'), field.figure('strength defender')]).toEqual([1, 1]);
    const defended = lay(`
      harrenhal lannister 2 footmen march-zero
      crackclaw-point baratheon 1 footman 1 siege-engine
      blackwater baratheon 1 siege-engine support`).play(
      'lannister march harrenhal: 2 footmen > crackclaw-point',
      'baratheon support blackwater for defender',
    );
    expect(defended.figure('strength defender')).toBe(1);
  });

  test('2E-3.3 the pool of a house: 10 Footmen, 5 Knights, 6 Ships, 2 Siege Engines', () => {
    const game = westeros(
      ['mustering', 'last-days-of-summer', 'feast-for-crows'],
      'throne stark lannister baratheon martell greyjoy tyrell\nkarhold stark 2 siege-engines\nwinterfell stark 1 footman',
    );
    expect(rulesOf(game.state.open).facts.houses['stark']?.pool).toEqual({
      footman: 10,
      knight: 5,
      ship: 6,
      'siege-engine': 2,
    });
    expect(game.refusal('stark musters winterfell: siege-engine')).toMatchObject({
      clause: '2E-3.3',
      code: 'pool-empty',
    });
  });

  test('2E-3.4 two or more units in one area are an army, in a sea or a port too; one is none', () => {
    const game = lay(`
      winterfell stark 1 knight 1 siege-engine
      bay-of-ice stark 3 ships
      port-of-winterfell stark 2 ships
      karhold stark 1 footman march-zero`);
    expect(game.figure('armies stark')).toEqual([3, 2, 2]);
  });

  test('2E-3.5 number and size of armies by supply', () => {
    const { facts } = rulesOf(lay('').state.open);
    expect(facts.supply).toEqual(LADDER);
  });

  test('2E-3.6 2E-X3 each army must fit the slot of its rank', () => {
    const slots = [3, 2, 2];
    expect([[3, 2, 2], [2, 2, 2], [], [2]].map(armies => fits(armies, slots))).toEqual([true, true, true, true]);
    expect([[3, 3], [4], [2, 2, 2, 2]].map(armies => fits(armies, slots))).toEqual([false, false, false]);
    const singles = lay(`
      supply stark 0
      karhold stark 1 footman
      castle-black stark 1 footman
      winterfell stark 1 footman
      white-harbor stark 1 footman march-zero`);
    expect(explainSupply(singles.state.open, rulesOf(singles.state.open), 'stark')).toMatchObject({
      armies: [],
      fits: true,
    });
  });

  test('2E-3.7 every unit counts one, routed or not', () => {
    const game = lay('winterfell stark 1 knight march-zero\nwinterfell stark routed 1 siege-engine');
    expect(game.figure('armies stark')).toEqual([2]);
  });

  test('2E-3.8 2E-11.11 garrisons and neutral tokens do not count', () => {
    const game = lay('winterfell stark 1 footman march-zero');
    expect([game.figure('garrison winterfell'), game.figure('armies stark')]).toEqual([2, []]);
  });

  test('2E-3.9 2E-13.1 a port never holds more than three ships', () => {
    const game = lay('supply stark 6\nport-of-winterfell stark 3 ships\nbay-of-ice stark 1 ship march-zero');
    expect(game.refusal('stark march bay-of-ice: ship > port-of-winterfell')).toMatchObject({
      clause: '2E-3.9',
      code: 'port-full',
    });
  });

  test('2E-3.10 no act may leave its house above its limits', () => {
    const game = lay('supply stark 0\nkarhold stark 2 footmen march-zero\nwinterfell stark 2 footmen');
    expect(game.refusal('stark march karhold: footman > winterfell')).toMatchObject({
      clause: '2E-3.10',
      code: 'supply-exceeded',
      data: { armies: [3], allowed: [2, 2], supply: 0 },
    });
  });

  test('2E-3.11 barrels won or lost change nothing until a card moves the marker', () => {
    const game = lay('supply stark 1\nharrenhal stark 1 footman march-zero');
    expect(game.play('stark march harrenhal: footman > blackwater').figure('supply stark')).toBe(1);
  });

  test('2E-3.12 2E-3.16 whoever is above his limits gives up just enough, never a lone unit', () => {
    const game = supplyCard('winterfell stark 3 footmen\nwhite-harbor stark 3 footmen\nkarhold stark 1 footman');
    expect(game.figure('supply stark')).toBe(1);
    expect(game.refusal('stark loses none')).toMatchObject({ clause: '2E-3.12' });
    expect(game.refusal('stark loses white-harbor 2 footmen')).toMatchObject({ clause: '2E-3.16' });
    expect(game.refusal('stark loses karhold 1 footman, white-harbor 1 footman')).toMatchObject({ clause: '2E-3.4' });
    expect(game.play('stark loses white-harbor 1 footman').figure('armies stark')).toEqual([3, 2]);
  });

  test('2E-3.16 one large army may be cut, or several small ones', () => {
    const position = 'winterfell stark 3 footmen\nwhite-harbor stark 2 footmen\nmoat-cailin stark 2 footmen';
    expect(supplyCard(position).play('stark loses moat-cailin 1 footman').figure('armies stark')).toEqual([3, 2]);
    expect(supplyCard(position).play('stark loses winterfell 2 footmen').figure('armies stark')).toEqual([2, 2]);
  });

  test('2E-3.13 houses cut their armies in turn order', () => {
    const game = supplyCard(`
      throne greyjoy stark baratheon lannister martell tyrell
      winterfell stark 3 footmen
      white-harbor stark 3 footmen
      pyke greyjoy 4 footmen`);
    expect(game.waiting.map(entry => entry.seat)).toEqual(['greyjoy']);
    game.play('greyjoy loses pyke 1 footman');
    expect(game.waiting.map(entry => entry.seat)).toEqual(['stark']);
  });

  test('2E-3.14 2E-X4 a march is legal only if it is so when the attack wins and when it fails', () => {
    const position = `
      supply stark 6
      the-eyrie force 0
      the-eyrie stark 3 footmen march-zero
      winterfell stark 2 footmen 2 knights
      white-harbor stark 2 footmen
      moat-cailin stark 2 knights
      the-narrow-sea stark 2 ships
      the-mountains-of-the-moon stark 1 footman
      crackclaw-point baratheon 1 footman`;
    const game = lay(position);
    expect(
      game.refusal('stark march the-eyrie: 1 footman > crackclaw-point; 1 footman > the-mountains-of-the-moon'),
    ).toMatchObject({ clause: '2E-3.14', data: { armies: [4, 2, 2, 2, 2, 2] } });
    expect(game.play('stark march the-eyrie: 1 footman > crackclaw-point').figure('battle')).toBe('crackclaw-point');
  });

  test('2E-H26 a peaceful move that is legal only if the attack wins is refused', () => {
    const game = lay(`
      supply stark 1
      karhold stark 3 footmen march-zero
      winterfell stark 1 footman
      moat-cailin stark 2 footmen
      castle-black greyjoy 1 footman`);
    expect(game.refusal('stark march karhold: 1 footman > castle-black; 1 footman > winterfell')).toMatchObject({
      clause: '2E-3.14',
    });
  });

  test('2E-3.15 2E-H25 peaceful moves happen one after another, each position on the way being legal', () => {
    const game = lay(`
      supply stark 1
      winterfell stark 3 footmen march-zero
      karhold stark 1 footman
      moat-cailin stark 2 footmen`);
    // First to Karhold: armies 2, 2, 2. First to Castle Black: 2, 2, and then 2, 2 again.
    const first = 'stark march winterfell: 1 footman > karhold; 1 footman > castle-black';
    const second = 'stark march winterfell: 1 footman > castle-black; 1 footman > karhold';
    expect(game.refusal(first)).toMatchObject({ clause: '2E-3.15' });
    expect(game.play(second).figure('armies stark')).toEqual([2, 2]);
  });

  test('2E-3.15 a march drawn by lot has its moves in an order that holds, where there is one', () => {
    const game = lay(`
      supply stark 1
      winterfell stark 3 footmen march-zero
      karhold stark 1 footman
      moat-cailin stark 2 footmen`);
    const [view, request] = [game.view('stark'), game.request('stark')!];
    const rng = rngFromText('orders');
    const marches = Array.from({ length: 400 }, () => game.game.sample(view, request, rng) as MarchChoice);
    const singly = marches.filter(({ moves }) => moves.every(({ units }) => units['footman'] === 1));
    const ways = singly.map(({ moves }) => moves.map(({ to }) => to).join());
    expect(ways).toContain('white-harbor,karhold'); // on the map Karhold comes first
    expect(ways).not.toContain('karhold,white-harbor');
  });

  test('2E-3.15 of two peaceful moves before an attack the first is on the way, whatever the attack brings', () => {
    const game = lay(`
      supply stark 1
      winterfell stark 3 footmen march-zero
      karhold stark 1 footman
      moat-cailin stark 2 footmen
      castle-black greyjoy 1 footman`);
    const march = (...moves: readonly string[]): string =>
      `stark march winterfell: ${moves.map(area => `1 footman > ${area}`).join('; ')}`;
    expect(game.refusal(march('karhold', 'white-harbor', 'castle-black'))).toMatchObject({
      clause: '2E-3.15',
      code: 'supply-exceeded-on-the-way',
      data: { armies: [2, 2, 2] },
    });
    expect(game.play(march('white-harbor', 'karhold', 'castle-black')).figure('battle')).toBe('castle-black');
  });
});
