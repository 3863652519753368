import { describe, expect, test } from 'vitest';
import { SHEET } from '../facts.ts';
import { lay, QUIET, westeros } from './lay.fixture.ts';

describe('silences of our own finding', () => {
  test('1E-S63 a token may be left at home, and beaten enemies cannot retreat there', () => {
    const game = lay('winterfell stark 1 footman march-zero').play(
      'stark march winterfell: footman > karhold; leave power',
    );
    expect(game.figure('token winterfell')).toBe('stark');
    // 1E-S15: the same home without the token is open to them.
    const beaten = (home: string): ReturnType<typeof lay> =>
      lay(`used fiefdoms\n${home}white-harbor stark 4 knights march-zero\nmoat-cailin greyjoy 1 footman`).play(
        'stark march white-harbor: 4 knights > moat-cailin',
        'stark plays catelyn-stark',
        'greyjoy plays aeron-damphair',
      );
    const bare = beaten('');
    expect(bare.play('greyjoy retreats winterfell').figure('control winterfell')).toBe('greyjoy');
    const guarded = beaten('winterfell stark token\n');
    expect(guarded.refusal('greyjoy retreats winterfell')).toMatchObject({ code: 'no-retreat-there' });
  });

  test('1E-S64 own support against a neutral force needs no word, and others are asked only while strength is missing', () => {
    const game = lay(
      'yronwood tyrell 2 knights march-zero\nsummer-sea tyrell 1 ship support\nsea-of-dorne greyjoy 1 ship support',
    );
    game.play('tyrell march yronwood: 2 knights > sunspear');
    expect(game.told('support-declared')).toEqual([]);
    expect(game.figure('units sunspear')).toBe('tyrell 2 knights');
  });

  test('1E-S64 supply must hold too if the attack fails', () => {
    const game = lay(`
      supply tyrell 0
      yronwood tyrell 2 knights 1 footman march-zero
      dornish-marches tyrell 1 footman
      highgarden tyrell 2 footmen
      summer-sea greyjoy 1 ship support`);
    const refused = game.refusal('tyrell march yronwood: 2 knights > sunspear; footman > dornish-marches');
    expect(refused).toMatchObject({ clause: '1E-5.9', data: { armies: [2, 2, 2], allowed: [2, 2] } });
  });

  test('1E-S64 a march that is strong enough by itself cannot fail: only the armies after it are judged', () => {
    const position = (order: string, more = ''): ReturnType<typeof lay> =>
      lay(
        `supply stark 1
        moat-cailin stark 1 knight 2 footmen ${order}
        white-harbor stark 1 footman
        winterfell stark 2 footmen
        ${more}`,
        3,
      );
    const game = position('march-zero');
    expect(game.figure('force greywater-watch')).toBe(1);
    game.play('stark march moat-cailin: knight > greywater-watch; footman > white-harbor');
    expect([game.figure('units greywater-watch'), game.figure('units white-harbor')]).toEqual([
      'stark 1 knight',
      'stark 2 footmen',
    ]);
    // Own support makes it sure as well; support that another house may refuse does not.
    const helped = 'stark march moat-cailin: footman > greywater-watch; knight > white-harbor';
    const own = position('march-minus-one', 'bay-of-ice stark 1 ship support').play(helped);
    expect(own.figure('units greywater-watch')).toBe('stark 1 footman');
    expect(position('march-minus-one', 'bay-of-ice lannister 1 ship support').refusal(helped)).toMatchObject({
      clause: '1E-5.9',
      data: { armies: [2, 2, 2], allowed: [3, 2] },
    });
  });

  test('1E-S74 a third house may help both sides from two areas, unless the table asks it once for all', () => {
    const fight = (options: Record<string, boolean>): ReturnType<typeof lay> =>
      lay(
        'throne stark tyrell lannister baratheon greyjoy\nused fiefdoms\nreach tyrell 2 knights march-zero\nblackwater lannister 1 footman\nharrenhal stark 1 footman support\ncrackclaw-point stark 1 knight support',
        5,
        options,
      ).play('tyrell march reach: 2 knights > blackwater');
    const split = fight({});
    const [first = '', second = ''] = ['crackclaw-point', 'harrenhal'].toSorted(
      (a, b) => Number(split.offered('stark')?.[0]?.startsWith(b)) - Number(split.offered('stark')?.[0]?.startsWith(a)),
    );
    split.play(`stark support ${first} for attacker`, `stark support ${second} for defender`);
    expect([split.figure('strength attacker'), split.figure('strength defender')]).toEqual(
      first === 'harrenhal' ? [5, 3] : [6, 2],
    );
    const whole = fight({ 'support.perHouse': true }).play(`stark support ${first} for attacker`);
    expect([whole.figure('strength attacker'), whole.figure('strength defender')]).toEqual([7, 1]);
  });

  test('1E-S75 what was reconstructed is named as such: forces and house cards', () => {
    expect([SHEET.neutralForces['kings-landing'], SHEET.neutralForces['the-eyrie']]).toEqual([5, 6]);
    expect(SHEET.neutralForces.src).toMatch(/^Sunspear: seed; King's Landing and The Eyrie: public/);
    const cards = Object.values(SHEET.houseCards).flat() as { src: string }[];
    expect(cards.filter(({ src }) => src.startsWith('seed'))).toEqual([]);
  });

  test('1E-S73 Winter is Coming is replaced at the reveal, before the first card is carried out', () => {
    const game = westeros(['mustering', QUIET, 'winter-is-coming'], 'winterfell stark 1 footman');
    expect(game.waiting).toMatchObject([{ why: 'muster' }]);
    expect(game.figure('drawn III')).not.toBe('winter-is-coming');
  });

  test('1E-S65 the Raven brings another order, not an equal one', () => {
    const game = lay('phase raven\nstoney-sept lannister 1 footman support');
    expect(game.refusal('lannister exchanges stoney-sept support')).toMatchObject({ code: 'same-order' });
  });

  test('1E-S66 the game is over before the battle of the march that wins it', () => {
    const castles = ['white-harbor', 'moat-cailin', 'flints-finger', 'seagard', 'riverrun'].map(
      a => `${a} stark token`,
    );
    const game = lay(
      `round 3\n${castles.join('\n')}\nstoney-sept stark 2 footmen march-zero\nblackwater lannister 1 footman`,
    );
    game.play('stark march stoney-sept: footman > harrenhal; footman > blackwater');
    expect(game.outcome?.ranking[0]).toEqual(['stark']);
  });

  test('1E-S67 Luwin as the last card: the whole hand comes back', () => {
    const game = lay('reach stark 4 knights march-zero\nblackwater lannister 1 footman\nhand stark maester-luwin');
    game.play(
      'stark march reach: 4 knights > blackwater',
      'stark plays maester-luwin',
      'lannister plays cersei-lannister',
    );
    game.play('stark chooses eddard-stark', 'lannister retreats harrenhal');
    expect([game.figure('hand stark'), game.figure('discards stark')]).toMatchObject([{ length: 7 }, []]);
  });

  test('1E-S68 one move per destination, and no promotion of a Footman just bought', () => {
    const march = lay('winterfell stark 1 footman 1 knight march-zero');
    expect(march.refusal('stark march winterfell: footman > karhold; knight > karhold')).toMatchObject({
      code: 'same-area-twice',
    });
    const muster = westeros(
      ['mustering', 'game-of-thrones', 'wildling-attack'],
      'throne stark lannister baratheon greyjoy tyrell',
    );
    expect(muster.refusal('stark musters winterfell: footman, footman>knight')).toMatchObject({
      code: 'nobody-to-promote',
    });
  });

  test('1E-S69 Rains of Autumn do not weaken Footmen who support a march on a neutral force', () => {
    const rain = (supporter: string): ReturnType<typeof lay> =>
      lay(
        `effect footmen-support-with-nothing\nreach tyrell 2 knights march-zero\nkings-landing force 5\nblackwater ${supporter} 1 footman support`,
      ).play('tyrell march reach: 2 knights > kings-landing');
    expect(rain('tyrell').figure('units kings-landing')).toBe('tyrell 2 knights');
    const helped = rain('stark').play('stark support blackwater for attacker');
    expect(helped.figure('units kings-landing')).toBe('tyrell 2 knights');
  });

  test('1E-11.6 only a token that lies there is told as removed', () => {
    const march = (more: string): unknown =>
      lay(`winterfell stark 1 footman march-zero\n${more}`)
        .play('stark march winterfell: footman > karhold')
        .told('control-token-removed');
    expect(march('')).toEqual([]);
    expect(march('karhold stark token')).toEqual([]);
    expect(march('karhold greyjoy token')).toEqual([{ house: 'greyjoy', area: 'karhold' }]);
  });
});
