import { describe, expect, test } from 'vitest';
import { asked } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;

const gains = (game: Game): unknown[] =>
  game.told('power-gained').map(data => {
    const { house, amount } = data as { house: string; amount: number };
    return [house, amount];
  });

describe('2E-14 Consolidate Power', () => {
  test('2E-14.1 in turn order each house resolves one order, round after round', () => {
    const game = lay(`
      throne stark lannister baratheon martell greyjoy tyrell
      winterfell stark 1 footman consolidate-star
      karhold stark 1 footman consolidate
      castle-black stark 1 footman consolidate
      lannisport lannister 1 footman consolidate
      stoney-sept lannister 1 footman consolidate`);
    expect(asked(game)).toEqual(['stark consolidate']);
    expect(game.refusal('stark consolidates lannisport for power')).toMatchObject({
      clause: '2E-14.1',
      code: 'no-consolidate-there',
    });
    game.play('stark consolidates karhold for power');
    expect(gains(game)).toEqual([
      ['stark', 2],
      ['lannister', 1],
    ]);
    expect(asked(game)).toEqual(['stark consolidate']);
    game.play('stark consolidates winterfell for power');
    expect(gains(game)).toEqual([
      ['stark', 2],
      ['lannister', 2],
      ['stark', 2],
    ]);
  });

  test('2E-14.2 on land one token and one per crown', () => {
    const power = (area: string): unknown => lay(`${area} stark 1 footman consolidate`).figure('power stark');
    expect([power('kings-landing'), power('karhold'), power('white-harbor')]).toEqual([8, 7, 6]);
    expect(lay('power stark 19\nkarhold stark 1 footman consolidate').figure('power stark')).toBe(20);
  });

  const STAR = 'winterfell stark 1 footman consolidate-star';

  test('2E-14.3 2E-14.4 the starred order musters in its castle or collects, not both', () => {
    const game = lay(STAR);
    expect(game.offered('stark')).toEqual(['winterfell for muster', 'winterfell for power']);
    game.play('stark consolidates winterfell for muster');
    expect([asked(game), game.figure('order winterfell')]).toEqual([['stark muster'], '']);
    expect(game.refusal('stark musters white-harbor: footman')).toMatchObject({ code: 'no-muster-there' });
    expect(game.refusal('stark musters winterfell: knight, footman')).toMatchObject({
      clause: '2E-5.6',
      code: 'not-enough-points',
    });
    game.play('stark musters winterfell: knight');
    expect([game.figure('units winterfell'), game.figure('power stark')]).toEqual(['stark 1 footman 1 knight', 5]);
    const collected = lay(STAR).play('stark consolidates winterfell for power');
    expect([collected.figure('units winterfell'), collected.figure('power stark')]).toEqual(['stark 1 footman', 7]);
  });

  test('2E-14.3 a plain order never musters', () => {
    const game = lay(`${STAR}\nwhite-harbor stark 1 footman consolidate`);
    expect(game.refusal('stark consolidates white-harbor for muster')).toMatchObject({
      clause: '2E-14.3',
      code: 'no-muster-by-this-order',
    });
    expect(lay('winterfell stark 1 footman consolidate').figure('power stark')).toBe(7); // it is not even asked
  });

  test('2E-H65 a starred order in an area without a castle brings only tokens', () => {
    expect(lay('karhold stark 1 footman consolidate-star').figure('power stark')).toBe(7);
    const game = lay(`karhold stark 1 footman consolidate-star\n${STAR}`);
    expect(game.offered('stark')).not.toContain('karhold for muster');
    expect(game.refusal('stark consolidates karhold for muster')).toMatchObject({ clause: '2E-14.3' });
  });

  test('2E-14.5 on a sea it gives nothing, starred or not', () => {
    for (const order of ['consolidate', 'consolidate-star']) {
      const game = lay(`bay-of-ice stark 1 ship ${order}`);
      expect([game.figure('power stark'), game.outcome === undefined]).toEqual([5, false]);
    }
  });

  test('2E-14.6 a routed Footman may be upgraded and stays routed', () => {
    const game = lay(`
      throne stark lannister baratheon martell greyjoy tyrell
      winterfell stark routed 1 footman consolidate-star
      lannisport lannister 1 footman consolidate-star`).play(
      'stark consolidates winterfell for muster',
      'stark musters winterfell: footman>knight',
    );
    expect([asked(game), game.figure('units winterfell')]).toEqual([
      ['lannister consolidate'],
      'stark routed 1 knight',
    ]);
  });

  test('2E-14.1 2E-13.5 who is not asked collects from his ports first, before a ship mustered later blockades them', () => {
    const game = lay(`
      throne lannister greyjoy baratheon martell stark tyrell
      port-of-lannisport lannister 1 ship consolidate
      lannisport lannister 1 footman consolidate
      riverrun greyjoy 1 footman consolidate-star`).play(
      'greyjoy consolidates riverrun for muster',
      'greyjoy musters riverrun: ship@the-golden-sound',
    );
    expect(game.figure('power lannister')).toBe(7);
  });
});
