import { describe, expect, test } from 'vitest';
import { asked, attack, cards, type Game } from './fight.fixture.ts';
import { lay, westeros } from './lay.fixture.ts';

const holding = (house: string, areas: readonly string[]): string =>
  areas.map(area => `${area} ${house} token`).join('\n');

/** With his home six castles of Stark. */
const SIX = holding('stark', ['white-harbor', 'moat-cailin', 'seagard', 'riverrun', 'harrenhal']);
const QUIET = 'top I last-days-of-summer\ntop II last-days-of-summer\ntop III sea-of-storms';

describe('2E-15 clean-up and end', () => {
  test('2E-15.1 orders go, the routed stand up, Blade and Raven are turned back', () => {
    const game = lay(`
      round 3
      ${QUIET}
      used fiefdoms
      used court
      karhold stark 1 footman support
      castle-black stark routed 1 knight defense-one
      winterfell stark 1 footman march-zero`);
    expect([game.figure('used fiefdoms'), game.figure('used court')]).toEqual([true, true]);
    game.play('stark march winterfell: none');
    expect(game.told('order-removed')).toMatchObject([
      { area: 'winterfell', why: 'resolved' },
      { area: 'castle-black', order: 'defense-one', why: 'round-over' },
      { area: 'karhold', order: 'support', why: 'round-over' },
    ]);
    expect(game.figures).toMatchObject({
      round: 4,
      phase: 'planning',
      'units castle-black': 'stark 1 knight',
      'used fiefdoms': false,
      'used court': false,
    });
  });

  test('2E-15.2 2E-H39 the seventh castle ends the game at once, with marches and consolidation left', () => {
    const game = lay(
      `${SIX}
      winterfell stark 1 footman consolidate
      the-twins stark 1 footman march-zero
      karhold stark 1 footman march-minus-one
      pyke greyjoy 1 footman march-zero
      greywater-watch stark 1 footman march-plus-one`,
    );
    expect(game.figure('castles stark')).toBe(6);
    game.play('stark march greywater-watch: footman > flints-finger');
    expect(game.outcome).toMatchObject({ reason: 'enough-castles', clause: '2E-15.2' });
    expect(game.outcome?.ranking[0]).toEqual(['stark']);
    expect([game.waiting, game.figure('power stark')]).toEqual([[], 5]);
  });

  test('2E-15.2 a seventh castle taken by a peaceful move ends the game before the battle of the same march', () => {
    const game = lay(`${SIX}
      the-twins stark 1 footman march-zero
      greywater-watch stark 1 footman 1 knight march-plus-one
      ironmans-bay stark 1 ship
      pyke greyjoy 1 footman march-zero
      used fiefdoms`);
    expect(game.figure('castles stark')).toBe(6);
    game.play('stark march greywater-watch: footman > flints-finger; knight > pyke');
    expect(game.outcome).toMatchObject({ reason: 'enough-castles', clause: '2E-15.2' });
    expect(game.outcome?.ranking[0]).toEqual(['stark']);
    expect([game.waiting, game.told('battle-decided')]).toEqual([[], []]);
    expect(game.figure('units flints-finger')).toBe('stark 1 footman');
  });

  test('2E-15.2 never inside a combat: the winner must first see cards, casualties and retreat through', () => {
    const game = lay(`${SIX}
      the-twins stark 1 footman march-zero
      the-eyrie lannister 1 footman 1 knight
      the-mountains-of-the-moon stark 4 knights march-plus-one
      used fiefdoms`);
    game.play('stark march the-mountains-of-the-moon: 4 knights > the-eyrie');
    expect(game.outcome).toBeUndefined();
    cards(game, 'greatjon-umber', 'cersei-lannister');
    expect([asked(game), game.outcome]).toEqual([['lannister casualties'], undefined]);
    game.play('lannister loses the-eyrie 1 footman');
    expect(game.told('units-destroyed')).toContainEqual({
      house: 'lannister',
      area: 'the-eyrie',
      units: { knight: 1 },
      why: 'no-retreat',
    });
    expect(game.outcome?.ranking[0]).toEqual(['stark']);
  });

  test('2E-H61 2E-15.2 a retreat into an empty castle that is the loser’s seventh wins when the combat is over', () => {
    const six = attack('lannister 4 knights march-zero', 'stark 1 footman', `${SIX}\nsearoad-marches tyrell token`, {
      from: 'stoney-sept',
      at: 'blackwater',
    });
    cards(six, 'ser-kevan-lannister', 'catelyn-stark');
    expect([asked(six), six.outcome]).toEqual([['stark retreat'], undefined]);
    six.play('stark retreats crackclaw-point');
    expect(six.told('battle-over')).toEqual([{ area: 'blackwater', winner: 'lannister' }]);
    expect(six.outcome?.reason).toBe('enough-castles');
    expect(six.outcome?.ranking[0]).toEqual(['stark']);
  });

  test('2E-15.3 2E-H40 2E-X25 castles tie: most lands win, or by the seed’s order strongholds', () => {
    // Five castles each. Stark: two strongholds, nine lands; Tyrell: three strongholds, eight lands.
    const stark = holding('stark', ['white-harbor', 'moat-cailin', 'flints-finger', 'seagard']);
    const lands = holding('stark', ['karhold', 'castle-black', 'the-stony-shore']);
    const tyrell = holding('tyrell', ['oldtown', 'the-reach', 'starfall', 'riverrun']);
    const more = holding('tyrell', ['dornish-marches', 'searoad-marches']);
    const position = `${stark}\n${lands}\n${tyrell}\n${more}
      widows-watch stark 1 footman march-zero
      the-arbor tyrell token
      power stark 2
      power tyrell 9`;
    const end = (options: Record<string, string> = {}, extra = ''): Game =>
      lay(`${position}\n${extra}`, 6, options).play('stark march widows-watch: none');
    expect(end().figures).toMatchObject({ 'castles stark': 5, 'castles tyrell': 5 });
    expect(end().outcome).toMatchObject({ reason: 'last-round', clause: '2E-15.3' });
    expect(end().outcome?.ranking[0]).toEqual(['stark']);
    expect(end({ 'victory.tieBreak': 'seed' }).outcome?.ranking[0]).toEqual(['tyrell']);
    const even = 'three-towers tyrell token';
    expect(end({}, `${even}\nsupply stark 4\nsupply tyrell 5`).outcome?.ranking[0]).toEqual(['tyrell']); // supply
    expect(end({}, even).outcome?.ranking[0]).toEqual(['stark']); // higher on the throne
    expect(end({}, `${even}\nthrone tyrell stark baratheon lannister martell greyjoy`).outcome?.ranking[0]).toEqual([
      'tyrell',
    ]);
  });

  test('2E-15.4 two houses with seven at once are ranked the same way', () => {
    const stark = holding('stark', [
      'white-harbor',
      'moat-cailin',
      'flints-finger',
      'seagard',
      'harrenhal',
      'crackclaw-point',
    ]);
    const tyrell = holding('tyrell', ['oldtown', 'the-reach', 'starfall', 'riverrun', 'yronwood', 'storms-end']);
    const end = (more: string): unknown => {
      const game = lay(`${stark}\n${tyrell}\n${more}\nkarhold stark 1 footman march-zero`);
      return game.outcome?.ranking.slice(0, 2);
    };
    expect(end('')).toEqual([['stark'], ['tyrell']]); // one land more
    expect(end(holding('tyrell', ['three-towers', 'searoad-marches']))).toEqual([['tyrell'], ['stark']]);
  });

  test('2E-15.5 a house without units stays in the game: it bids, and musters where it holds a castle', () => {
    const game = westeros(['mustering', 'clash-of-kings', 'sea-of-storms'], 'pyke greyjoy 1 footman');
    while (asked(game)[0] !== 'stark muster') game.play(`${game.waiting[0]?.seat ?? ''} musters none`);
    game.play('stark musters winterfell: knight');
    expect(game.figure('units winterfell')).toBe('stark 1 knight');
    while (game.waiting[0]?.why === 'muster') game.play(`${game.waiting[0].seat} musters none`);
    expect(asked(game)).toContain('stark bid-throne');
    expect(asked(game)).toContain('tyrell bid-throne');
  });

  test('2E-15.6 nothing can be given to another house, and a promise binds nobody', () => {
    const game = attack('tyrell 1 footman march-zero', 'lannister 1 footman', 'harrenhal stark 1 knight support');
    for (const gift of ['stark gives lannister 2 power', 'stark gives lannister harrenhal'])
      expect(game.refusal(gift)).toMatchObject({ clause: expect.stringMatching(/^(CO|2E)-/) });
    expect(game.offered('stark')).toHaveLength(3); // whatever was promised
  });

  test('2E-15.7 when the game ends nothing more can be done', () => {
    const game = lay(`${SIX}
      the-twins stark 1 footman march-zero
      greywater-watch stark 1 footman march-plus-one`).play('stark march greywater-watch: footman > flints-finger');
    expect([game.waiting, game.figure('order the-twins')]).toEqual([[], 'march-zero']);
    expect(game.refusal('stark march the-twins: none')).toMatchObject({ clause: expect.stringMatching(/^CO-/) });
  });

  test('2E-15.8 an area counts for its controller by units, token or shield', () => {
    const game = lay('white-harbor stark 1 footman march-zero\nmoat-cailin stark token\nseagard lannister token');
    expect(game.figure('castles stark')).toBe(3); // the shield of Winterfell is the third
    expect(lay('winterfell lannister 1 footman march-zero').figure('castles stark')).toBe(0);
  });
});
