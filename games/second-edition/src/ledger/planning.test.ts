import { describe, expect, test } from 'vitest';
import { asked } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

const planning = (position: string): ReturnType<typeof lay> => lay(`phase planning\n${position}`);

/** Eleven areas of Tyrell, who has no star at court. */
const ELEVEN = [
  'highgarden',
  'the-reach',
  'dornish-marches',
  'oldtown',
  'three-towers',
  'searoad-marches',
  'princes-pass',
  'the-boneway',
  'kingswood',
  'the-arbor',
  'blackwater',
];
const everywhere = ELEVEN.map((area, at) => `${area} tyrell 1 ${at < 10 ? 'footman' : 'knight'}`).join('\n');
const EIGHT = [
  'march-minus-one',
  'march-zero',
  'support',
  'support',
  'raid',
  'raid',
  'consolidate',
  'consolidate',
] as const;
const place = (areas: readonly string[], tokens: readonly string[]): string =>
  areas.map((area, at) => `${area} ${tokens[at] ?? ''}`).join(', ');

describe('2E-8 planning', () => {
  test('2E-8.1 2E-8.10 all place at the same time, one order on each area with units, and all are turned up together', () => {
    const game = planning(`
      winterfell stark 2 footmen
      bay-of-ice stark 1 ship
      port-of-winterfell stark 1 ship
      lannisport lannister 1 footman`);
    expect(game.waiting.map(({ seat, sealed }) => [seat, sealed])).toEqual([
      ['lannister', true],
      ['stark', true],
    ]);
    expect(game.refusal('stark orders winterfell support, bay-of-ice raid')).toMatchObject({
      clause: '2E-8.1',
      code: 'orders-missing',
      data: { count: 2, need: 3, areas: ['port-of-winterfell'] },
    });
    expect(game.refusal('stark orders none')).toMatchObject({ clause: '2E-8.1', code: 'orders-missing' });
    expect(game.refusal('stark orders winterfell support, winterfell raid')).toMatchObject({
      clause: '2E-8.1',
      code: 'two-orders-in-one-area',
      data: { area: 'winterfell' },
    });
    game.play('stark orders winterfell support, bay-of-ice raid, port-of-winterfell defense-one');
    expect(['winterfell', 'bay-of-ice', 'port-of-winterfell'].map(area => game.figure(`order ${area}`))).toEqual([
      '',
      '',
      '',
    ]);
    game.play('lannister orders lannisport march-zero');
    expect(
      ['winterfell', 'bay-of-ice', 'port-of-winterfell', 'lannisport'].map(area => game.figure(`order ${area}`)),
    ).toEqual(['support', 'raid', 'defense-one', 'march-zero']);
  });

  test('2E-8.2 areas held without units get no order: by token, by shield and garrison', () => {
    const game = planning('karhold stark token\nwhite-harbor stark 1 footman\nlannisport lannister 1 footman');
    for (const area of ['karhold', 'winterfell', 'lannisport', 'castle-black']) {
      expect(game.refusal(`stark orders white-harbor raid, ${area} support`)).toMatchObject({
        clause: '2E-8.2',
        code: 'no-unit-for-an-order',
        data: { area },
      });
    }
    expect(game.refusal('stark orders white-harbor raid, the-moon support')).toMatchObject({ code: 'no-such-area' });
  });

  test('2E-8.3 2E-8.18 fifteen tokens, each lies in one area only', () => {
    const game = planning(
      'winterfell stark 1 footman\nkarhold stark 1 footman\nwhite-harbor stark 1 footman\nlannisport lannister 1 footman',
    );
    expect(game.request('stark')?.ask).toMatchObject({
      tokens: {
        'march-minus-one': 1,
        'march-zero': 1,
        'march-plus-one': 1,
        'defense-one': 2,
        'defense-two': 1,
        support: 2,
        'support-plus-one': 1,
        raid: 2,
        'raid-star': 1,
        consolidate: 2,
        'consolidate-star': 1,
      },
    });
    expect(game.refusal('stark orders winterfell charge, karhold raid, white-harbor raid')).toMatchObject({
      clause: '2E-8.3',
      code: 'no-such-order',
    });
    expect(game.refusal('stark orders winterfell march-zero, karhold march-zero, white-harbor raid')).toMatchObject({
      clause: '2E-8.18',
      code: 'order-used-up',
      data: { copies: 1, used: 2 },
    });
    expect(game.refusal('stark orders winterfell raid, karhold raid, white-harbor raid')).toMatchObject({
      clause: '2E-8.18',
      data: { copies: 2, used: 3 },
    });
  });

  test('2E-8.4 as many starred tokens as the place at court has stars', () => {
    const position = 'dragonstone baratheon 1 footman\nkingswood baratheon 1 footman';
    const game = planning(position);
    expect(game.figure('stars baratheon')).toBe(1);
    expect(game.refusal('baratheon orders dragonstone march-plus-one, kingswood raid-star')).toMatchObject({
      clause: '2E-8.4',
      code: 'too-many-stars',
      data: { stars: 2, most: 1 },
    });
    expect(game.attempt('baratheon orders dragonstone march-plus-one, kingswood raid')).toBeUndefined();
    const low = planning(`court lannister stark martell tyrell greyjoy baratheon\n${position}`);
    expect(low.refusal('baratheon orders dragonstone march-plus-one, kingswood raid')).toMatchObject({
      clause: '2E-8.4',
      data: { stars: 1, most: 0 },
    });
  });

  test('2E-8.5 banned tokens cannot be placed', () => {
    const game = planning('effect no-support-orders\nwinterfell stark 1 footman');
    for (const order of ['support', 'support-plus-one'])
      expect(game.refusal(`stark orders winterfell ${order}`)).toMatchObject({
        clause: '2E-4.16',
        code: 'order-banned',
        data: { order, effect: 'no-support-orders' },
      });
    expect(game.attempt('stark orders winterfell raid')).toBeUndefined();
  });

  test('2E-8.6 2E-H29 eleven areas, no stars, Defense banned: eight tokens, in areas of his choice', () => {
    const game = planning(`effect no-defense-orders\n${everywhere}`);
    expect(game.request('tyrell')?.ask).toMatchObject({ stars: 0, least: 8 });
    expect(game.refusal(`tyrell orders ${place(ELEVEN.slice(0, 7), EIGHT)}`)).toMatchObject({
      clause: '2E-8.1',
      code: 'orders-missing',
      data: { count: 7, need: 8 },
    });
    expect(game.refusal(`tyrell orders ${place(ELEVEN.slice(0, 9), [...EIGHT, 'support-plus-one'])}`)).toMatchObject({
      code: 'too-many-stars',
    });
    expect(game.refusal(`tyrell orders ${place(ELEVEN.slice(0, 9), [...EIGHT, 'defense-one'])}`)).toMatchObject({
      code: 'order-banned',
    });
    game.play(`tyrell orders ${place(ELEVEN.slice(3), EIGHT)}`);
    expect(ELEVEN.map(area => game.figure(`order ${area}`))).toEqual(['', '', '', ...EIGHT]);
  });

  test('2E-8.7 placing stays secret and simultaneous where somebody lacks tokens', () => {
    const game = planning(`effect no-defense-orders\n${everywhere}\nwinterfell stark 1 footman`);
    expect(game.waiting.map(({ seat, sealed }) => [seat, sealed])).toEqual([
      ['stark', true],
      ['tyrell', true],
    ]);
    game.play(`tyrell orders ${place(ELEVEN.slice(3), EIGHT)}`);
    expect(game.waiting.filter(({ answered }) => !answered).map(({ seat }) => seat)).toEqual(['stark']);
    for (const seat of ['stark', null])
      expect(ELEVEN.every(area => game.view(seat).open.areas[area]?.orders.length === 0)).toBe(true);
  });

  test('2E-8.8 2E-14.5 Consolidate Power may lie on a sea, and gives nothing there', () => {
    const game = planning('bay-of-ice stark 1 ship\nwinterfell stark 1 footman').play(
      'stark orders bay-of-ice consolidate, winterfell defense-one',
      'lannister raven nothing',
    );
    expect(game.figure('power stark')).toBe(5);
    const land = planning('bay-of-ice stark 1 ship\nkarhold stark 1 footman').play(
      'stark orders bay-of-ice defense-one, karhold consolidate',
      'lannister raven nothing',
    );
    expect(land.figure('power stark')).toBe(7);
  });

  test('2E-8.9 2E-13.4 a Defense order in a port does nothing, and its ships do not defend the land', () => {
    const game = lay(`
      used fiefdoms
      riverrun greyjoy 1 footman march-zero
      lannisport lannister 1 footman
      port-of-lannisport lannister 3 ships defense-two`).play('greyjoy march riverrun: footman > lannisport');
    expect([game.figure('strength attacker'), game.figure('strength defender')]).toEqual([1, 3]);
    expect(game.figure('items defender')).toHaveLength(2); // the Footman and the garrison
    expect(
      planning('port-of-winterfell stark 1 ship').attempt('stark orders port-of-winterfell defense-one'),
    ).toBeUndefined();
  });

  test('2E-8.19 2E-8.17 before the reveal the others know that orders are placed, not which', () => {
    const game = planning('winterfell stark 1 footman\nlannisport lannister 1 footman').play(
      'stark orders winterfell raid-star',
    );
    expect(game.waiting.map(({ seat, answered }) => [seat, answered])).toEqual([
      ['lannister', false],
      ['stark', true],
    ]);
    const twin = planning('winterfell stark 1 footman\nlannisport lannister 1 footman').play(
      'stark orders winterfell defense-one',
    );
    for (const seat of ['lannister', 'baratheon', null]) expect(game.view(seat)).toEqual(twin.view(seat));
    expect(JSON.stringify(game.view('stark').mine)).toContain('raid-star');
  });
});

const raven = (position: string): ReturnType<typeof lay> => lay(`phase raven\n${position}`);
const PAIR = 'lannisport lannister 1 footman march-zero\nstoney-sept lannister 1 footman support';

describe('2E-8 the Raven', () => {
  test('2E-8.11 its holder does one of two things, or nothing', () => {
    const game = raven(PAIR);
    expect(asked(game)).toEqual(['lannister raven-use']);
    expect(game.offered('lannister')).toEqual(['exchange', 'look', 'nothing']);
    expect(game.refusal('lannister raven both')).toMatchObject({
      clause: '2E-8.11',
      code: 'no-such-use-of-the-raven',
      data: { choice: 'both' },
    });
    expect(asked(raven(PAIR).play('lannister raven exchange', 'lannister exchanges lannisport raid'))).toEqual([
      'lannister raid',
    ]);
    expect(asked(raven(PAIR).play('lannister raven look', 'lannister raven keep'))).toEqual(['lannister march']);
    expect(asked(raven(PAIR).play('lannister raven nothing'))).toEqual(['lannister march']);
  });

  test('2E-8.12 2E-8.13 2E-8.18 2E-H28 one placed order for an unused token; an area without an order gets none', () => {
    const game = raven(`${PAIR}\nsearoad-marches lannister 1 footman\nwinterfell stark 1 footman raid`).play(
      'lannister raven exchange',
    );
    expect(game.refusal('lannister exchanges lannisport raid, stoney-sept raid')).toMatchObject({
      clause: '2E-8.12',
      code: 'one-order-only',
    });
    for (const area of ['searoad-marches', 'winterfell', 'harrenhal'])
      expect(game.refusal(`lannister exchanges ${area} raid`)).toMatchObject({
        clause: '2E-8.13',
        code: 'no-order-to-replace',
      });
    expect(game.refusal('lannister exchanges stoney-sept march-zero')).toMatchObject({
      clause: '2E-8.18',
      code: 'order-on-the-map',
    });
    expect(game.refusal('lannister exchanges stoney-sept support')).toMatchObject({ code: 'same-order' });
    game.play('lannister exchanges lannisport raid');
    expect(game.told('order-replaced')).toEqual([
      { house: 'lannister', area: 'lannisport', before: 'march-zero', order: 'raid' },
    ]);
    expect(game.figure('order lannisport')).toBe('raid');
  });

  test('2E-8.12 2E-H27 no banned token, and no star too many', () => {
    const banned = raven(`effect no-raid-orders\n${PAIR}`).play('lannister raven exchange');
    for (const order of ['raid', 'raid-star'])
      expect(banned.refusal(`lannister exchanges lannisport ${order}`)).toMatchObject({
        clause: '2E-4.16',
        code: 'order-banned',
      });
    const court = 'court greyjoy stark martell lannister tyrell baratheon\nmarker court lannister';
    const poor = raven(`
      ${court}
      lannisport lannister 1 footman march-plus-one
      stoney-sept lannister 1 footman support
      winterfell stark 1 footman march-zero`).play('lannister raven exchange');
    expect(poor.figure('stars lannister')).toBe(1);
    expect(poor.refusal('lannister exchanges stoney-sept raid-star')).toMatchObject({
      clause: '2E-8.12',
      code: 'no-star-left',
    });
    // The star that is taken away may be used again.
    expect(poor.play('lannister exchanges lannisport defense-two').figure('order lannisport')).toBe('defense-two');
  });

  test('2E-8.14 he looks at the top wildling card and puts it back on top or under the deck', () => {
    const looked = (): ReturnType<typeof lay> =>
      raven(`${PAIR}\ntop wildlings crow-killers, mammoth-riders`).play('lannister raven look');
    expect(looked().view('lannister').mine).toMatchObject({ seen: [{ card: 'crow-killers', depth: 0 }] });
    expect(looked().offered('lannister')).toEqual(['bury', 'keep']);
    expect(looked().refusal('lannister raven swap')).toMatchObject({
      clause: '2E-8.14',
      code: 'top-or-bottom',
      data: { choice: 'swap' },
    });
    const topOf = (game: ReturnType<typeof lay>): unknown[] => game.state.hidden.decks['wildlings']?.slice(0, 1) ?? [];
    expect(topOf(looked().play('lannister raven keep'))).toEqual(['crow-killers']);
    const buried = looked().play('lannister raven bury');
    expect(topOf(buried)).toEqual(['mammoth-riders']);
    expect([buried.figure('deck wildlings'), buried.figure('bottom wildlings')]).toEqual([8, ['?']]);
  });

  test('2E-8.15 2E-8.20 what he saw is his alone; whether it went on top or under is told to all', () => {
    const OTHERS = ['stark', 'baratheon', 'martell', 'greyjoy', 'tyrell', null] as const;
    const TWINS = ['crow-killers', 'mammoth-riders'] as const;
    const heard = (game: ReturnType<typeof lay>, seat: string | null): unknown[] =>
      game.events.filter(({ to }) => to === 'all' || (seat !== null && to.includes(seat)));
    for (const where of ['keep', 'bury'] as const) {
      const [one, two] = TWINS.map(card => raven(`${PAIR}\ntop wildlings ${card}`)) as [
        ReturnType<typeof lay>,
        ReturnType<typeof lay>,
      ];
      for (const line of ['lannister raven look', `lannister raven ${where}`]) {
        one.play(line);
        two.play(line);
        for (const seat of OTHERS) {
          expect(heard(one, seat)).toEqual(heard(two, seat));
          expect(one.view(seat)).toEqual(two.view(seat));
        }
        expect(one.view('lannister')).not.toEqual(two.view('lannister'));
      }
      expect(one.told('wildling-card-put')).toEqual([{ house: 'lannister', where }]);
      expect(heard(one, 'tyrell')).toContainEqual(expect.objectContaining({ type: 'wildling-card-put' }));
    }
  });

  test('2E-8.20 what one holder saw is still secret when the Raven has passed on', () => {
    const next = (card: string): ReturnType<typeof lay> =>
      raven(
        `round 3\n${PAIR}\ntop wildlings ${card}\ntop I last-days-of-summer\ntop II last-days-of-summer\ntop III storm-of-swords`,
      ).play('lannister raven look', 'lannister raven keep', 'lannister march lannisport: none');
    const [one, two] = [next('crow-killers'), next('mammoth-riders')];
    expect([one.figure('round'), one.figure('phase')]).toEqual([4, 'planning']);
    expect(one.view('lannister').mine).toMatchObject({ seen: [{ card: 'crow-killers', depth: 0 }] });
    for (const seat of ['stark', 'tyrell', null]) expect(one.view(seat)).toEqual(two.view(seat));
  });

  test('2E-8.16 then it is turned over, whichever the use', () => {
    const exchanged = raven(`${PAIR}\nwinterfell stark 1 footman raid`).play(
      'lannister raven exchange',
      'lannister exchanges lannisport raid',
    );
    const looked = raven(`${PAIR}\nwinterfell stark 1 footman raid`).play(
      'lannister raven look',
      'lannister raven keep',
    );
    expect([exchanged.figure('used court'), looked.figure('used court')]).toEqual([true, true]);
    expect(asked(raven(`used court\n${PAIR}`))).toEqual(['lannister march']);
  });
});
