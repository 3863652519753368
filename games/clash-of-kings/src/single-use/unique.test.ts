import { describe, expect, test } from 'vitest';
import { lay, only } from '../lay.fixture.ts';

const SINGLES = only('singleUse');
const NEW_CARDS = only('singleUse', 'characters');

describe('CK-6 the Iron Fleet of Greyjoy', () => {
  const POSITION =
    'ironmans-bay greyjoy 1 ship the-iron-fleet\nriverrun lannister 1 footman march-zero\nflints-finger stark 1 footman defense-plus-one\nsunset-sea lannister 1 ship conscription\npyke greyjoy 1 footman consolidate\nlannisport lannister 1 footman support';

  test('CK-6.14 it removes any two adjacent orders, March and Defense included', () => {
    const game = lay(POSITION, SINGLES);
    expect(game.request('greyjoy')?.ask).toMatchObject({ kind: 'areas', min: 0, max: 2 });
    game.play('greyjoy chooses riverrun, flints-finger');
    expect([game.figure('order riverrun'), game.figure('order flints-finger')]).toEqual(['', '']);
  });

  test('CK-6.14 but no single-use order, none that is not adjacent, and no third', () => {
    const game = lay(POSITION, SINGLES);
    expect(game.refusal('greyjoy chooses sunset-sea')).toMatchObject({
      clause: 'CK-6.14',
      code: 'the-iron-fleet-reaches-no-order',
    });
    expect(game.refusal('greyjoy chooses lannisport')).toMatchObject({ code: 'the-iron-fleet-reaches-no-order' });
    expect(game.refusal('greyjoy chooses riverrun, flints-finger, pyke')).toMatchObject({
      clause: 'CK-6.14',
      code: 'the-iron-fleet-wrong-number',
    });
    expect(game.refusal('greyjoy chooses riverrun, riverrun')).toMatchObject({ code: 'the-iron-fleet-wrong-number' });
    expect(game.play('greyjoy chooses none').figure('order riverrun')).toBe('march-zero');
  });

  test('CK-6.9 CK-6.14 1E-S44 it is no Raid: from land it reaches the sea, and it pillages nothing', () => {
    const game = lay(
      'power greyjoy 2\npyke greyjoy 1 footman the-iron-fleet\nironmans-bay lannister 1 ship support',
      SINGLES,
    );
    game.play('greyjoy chooses ironmans-bay');
    expect(game.figure('order ironmans-bay')).toBe('');
    expect(game.figure('power greyjoy')).toBe(2);
  });

  test('1E-S72 it may take orders of its own house, and the Cunning of Lannister does not stop it', () => {
    const game = lay(
      `throne lannister greyjoy stark baratheon tyrell\n${POSITION.replace('1 ship conscription', '1 ship the-lions-cunning')}`,
      SINGLES,
    ).play('lannister chooses greyjoy', 'greyjoy chooses riverrun, pyke');
    expect([game.figure('order riverrun'), game.figure('order pyke')]).toEqual(['', '']);
  });

  test('CK-6.14 of two orders in an area it takes the usual one', () => {
    const game = lay(
      'ironmans-bay greyjoy 1 ship the-iron-fleet\nriverrun lannister 1 footman march-zero conscription\nwinterfell stark 1 footman march-zero',
      SINGLES,
    ).play('greyjoy chooses riverrun');
    expect(game.figure('order riverrun')).toBe('conscription');
  });
});

describe('CK-6 the Young Wolf of Stark', () => {
  const POSITION =
    'power stark 2\nmoat-cailin stark 1 footman 1 knight the-young-wolf\nthe-twins lannister 1 footman\nwhite-harbor stark 1 footman\nwinterfell lannister token';

  test('CK-6.16 units move as by a March, in the raid step', () => {
    const game = lay(POSITION, SINGLES);
    expect(game.figure('phase')).toBe('raids');
    expect(game.waiting).toMatchObject([{ seat: 'stark', why: 'peaceful-march' }]);
    game.play('stark march moat-cailin: knight > white-harbor; footman > winterfell; leave power');
    expect(game.figure('units white-harbor')).toBe('stark 1 footman 1 knight');
    expect(game.figure('token moat-cailin')).toBe('stark');
    expect(game.told('marched')).toMatchObject([{ order: 'the-young-wolf' }]);
  });

  test('CK-6.16 into no area with enemy units', () => {
    const game = lay(POSITION, SINGLES);
    expect(game.refusal('stark march moat-cailin: knight > the-twins')).toMatchObject({
      clause: 'CK-6.16',
      code: 'no-battle-by-this-order',
    });
    expect(game.refusal('stark march white-harbor: footman > winterfell')).toMatchObject({
      clause: 'CK-6.16',
      code: 'another-area-marches',
    });
    expect(game.refusal('stark march moat-cailin: knight > sunspear')).toMatchObject({
      code: 'neutral-force-in-the-way',
    });
    expect(game.refusal('stark march moat-cailin: 2 knights > white-harbor')).toMatchObject({
      code: 'units-not-there',
    });
    expect(game.offered('stark')?.some(offer => offer.includes('the-twins'))).toBe(false);
  });

  test('CK-6.16 1E-5.9 within supply', () => {
    const game = lay(
      `supply stark 0\n${POSITION.replace('white-harbor stark 1 footman', 'white-harbor stark 2 footmen')}`,
      SINGLES,
    );
    expect(game.refusal('stark march moat-cailin: knight > white-harbor')).toMatchObject({
      clause: '1E-5.9',
      code: 'supply-exceeded',
    });
  });

  test('CK-6.16 1E-H61 an area with only an enemy token may be entered, and the token goes', () => {
    const game = lay(POSITION, SINGLES).play('stark march moat-cailin: knight > winterfell');
    expect(game.told('control-token-removed')).toEqual([{ house: 'lannister', area: 'winterfell' }]);
    expect(game.figure('control winterfell')).toBe('stark');
  });

  test('CK-6.16 1E-H61 his own token stays where he enters', () => {
    const game = lay(POSITION.replace('winterfell lannister token', 'winterfell stark token'), SINGLES);
    game.play('stark march moat-cailin: knight > winterfell');
    expect(game.told('control-token-removed')).toEqual([]);
    expect([game.figure('token winterfell'), game.figure('power stark')]).toEqual(['stark', 2]);
  });

  test('1E-S61 1E-H61 a neutral force keeps it out, whatever its strength', () => {
    const game = lay('moat-cailin stark 4 knights the-young-wolf\nthe-twins force 1', SINGLES);
    expect(game.refusal('stark march moat-cailin: 4 knights > the-twins')).toMatchObject({
      clause: '1E-S61',
      code: 'neutral-force-in-the-way',
    });
  });

  test('CK-6.16 nobody is asked where the wolf is surrounded', () => {
    const game = lay(
      'castle-black stark 1 footman the-young-wolf\nkarhold lannister 1 footman march-zero\nwinterfell lannister 1 footman',
      SINGLES,
    );
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'march' }]);
    expect(game.figure('order castle-black')).toBe('');
  });

  test('CK-6.16 with a March in the same area the units may go on later in the round', () => {
    const game = lay(
      'moat-cailin stark 1 knight the-young-wolf\nwhite-harbor stark 1 footman march-zero',
      SINGLES,
    ).play('stark march moat-cailin: knight > white-harbor');
    expect(game.waiting).toMatchObject([{ seat: 'stark', why: 'march' }]);
    game.play('stark march white-harbor: knight footman > widows-watch');
    expect(game.figure('units widows-watch')).toBe('stark 1 footman 1 knight');
  });
});

describe('CK-6 the Might of Highgarden of Tyrell', () => {
  const POSITION =
    'power tyrell 1\npower lannister 3\npower baratheon 2\npower stark 9\nhighgarden tyrell 1 footman the-might-of-highgarden\nreach lannister 1 footman\noldtown baratheon 1 footman\nwinterfell stark 1 footman';

  test('CK-6.17 1E-S43 a card must go; Tyrell says who around pays how much, up to its strength', () => {
    const game = lay(`throne stark lannister baratheon tyrell greyjoy\n${POSITION}`, SINGLES);
    expect(game.waiting).toMatchObject([{ seat: 'tyrell', why: 'tribute-card' }]);
    expect(game.refusal('tyrell chooses none')).toMatchObject({ clause: 'CK-6.17', code: 'tribute-needs-a-card' });
    expect(game.refusal('tyrell chooses tywin-lannister')).toMatchObject({ code: 'card-not-in-hand' });
    game.play('tyrell chooses mace-tyrell'); // strength 3
    expect(game.told('card-discarded')).toEqual([{ house: 'tyrell', card: 'mace-tyrell', why: 'tribute' }]);
    expect(game.request('tyrell')?.ask).toEqual({ kind: 'amount', min: 0, max: 3 });
    game.play('tyrell chooses 2');
    expect(game.request('tyrell')?.ask).toEqual({ kind: 'amount', min: 0, max: 1 }); // Baratheon
    expect(game.refusal('tyrell chooses 2')).toMatchObject({ clause: '1E-S43', code: 'tribute-out-of-range' });
    game.play('tyrell chooses 1');
    const power = ['tyrell', 'lannister', 'baratheon', 'stark'].map(house => game.figure(`power ${house}`));
    expect(power).toEqual([4, 1, 1, 9]);
    expect(game.told('power-gained')).toMatchObject([{ house: 'tyrell', amount: 3, why: 'single-use' }]);
  });

  test('CK-6.17 1E-D5 less may be claimed, and nobody pays more than it has', () => {
    const game = lay(`throne stark lannister baratheon tyrell greyjoy\n${POSITION}`, SINGLES).play(
      'tyrell chooses mace-tyrell',
      'tyrell chooses 0',
    );
    expect(game.request('tyrell')?.ask).toEqual({ kind: 'amount', min: 0, max: 2 });
    game.play('tyrell chooses 1');
    expect(game.figure('power tyrell')).toBe(2);
  });

  test('1E-S43 nobody is asked for what a house without Power cannot pay', () => {
    const game = lay(
      `throne stark lannister baratheon tyrell greyjoy\n${POSITION.replace('power lannister 3', 'power lannister 0')}`,
      SINGLES,
    ).play('tyrell chooses mace-tyrell');
    expect(game.request('tyrell')?.ask).toEqual({ kind: 'amount', min: 0, max: 2 }); // Baratheon at once
    game.play('tyrell chooses 2');
    expect([game.figure('power tyrell'), game.figure('power baratheon')]).toEqual([3, 0]);
    expect(game.waiting.some(({ why }) => why === 'tribute')).toBe(false);
  });

  test('1E-S44 only true neighbours pay: neither those beyond a sea of ships nor those in the area itself', () => {
    const game = lay(
      'power stark 9\npower baratheon 9\nhighgarden tyrell 1 footman the-might-of-highgarden\nsunset-sea stark 1 ship\nironmans-bay baratheon 1 ship\npyke baratheon 1 footman',
      SINGLES,
    ).play('tyrell chooses mace-tyrell', 'tyrell chooses 3');
    expect([game.figure('power stark'), game.figure('power baratheon')]).toEqual([6, 9]);
  });

  test('1E-S46 in the battle variant the fifth discard brings the hand back', () => {
    const game = lay(
      `discards tyrell queen-of-thorns, brienne-of-tarth, margaery-tyrell, house-tyrell-captain\n${POSITION}`,
      only('singleUse', 'threeCards'),
    ).play('tyrell chooses mace-tyrell');
    expect(game.figure('hand tyrell')).toHaveLength(7);
  });

  test('1E-S43 strength 0 takes nothing, and the card is gone all the same', () => {
    const game = lay(POSITION, SINGLES).play('tyrell chooses queen-of-thorns');
    expect(game.outcome).toBeDefined();
    expect(game.figure('power tyrell')).toBe(1);
    expect(game.figure('discards tyrell')).toEqual(['queen-of-thorns']);
  });

  test('CK-6.18 1E-S20 if it was his last card he takes all back', () => {
    const game = lay(`hand tyrell mace-tyrell\n${POSITION}`, SINGLES);
    expect(game.figure('hand tyrell')).toHaveLength(7);
    expect(game.request('tyrell')?.ask).toEqual({ kind: 'amount', min: 0, max: 2 }); // Baratheon has no more
    game.play('tyrell chooses 2');
    expect(game.request('tyrell')?.ask).toEqual({ kind: 'amount', min: 0, max: 1 }); // 3 in all, as the card was strong
  });
});

describe('CK-6 the Scorpion’s Sting of Martell', () => {
  const POSITION =
    'sunspear martell 1 footman the-scorpions-sting\nyronwood baratheon 1 footman\nsalt-shore tyrell 1 footman\nwinterfell stark 1 footman';

  test('CK-6.19 one card of each house with units around, each if he likes', () => {
    const game = lay(`throne stark tyrell baratheon martell lannister greyjoy\n${POSITION}`, SINGLES, 6);
    expect(game.waiting).toMatchObject([{ seat: 'martell', why: 'sting' }]);
    expect(game.refusal('martell chooses tywin-lannister')).toMatchObject({
      clause: 'CK-6.19',
      code: 'card-not-in-their-hand',
    });
    game.play('martell chooses mace-tyrell');
    expect(game.figure('discards tyrell')).toEqual(['mace-tyrell']);
    game.play('martell chooses none');
    expect(game.figure('discards baratheon')).toEqual([]);
    expect(game.figure('discards stark')).toEqual([]);
    expect(game.waiting.some(({ why }) => why === 'sting')).toBe(false);
  });

  test('CK-6.20 1E-H62 never Melisandre, but the other of two cards', () => {
    const game = lay(
      `hand baratheon melisandre-of-asshai, stannis-baratheon\nhand tyrell mace-tyrell\n${POSITION}`,
      SINGLES,
      6,
    );
    expect(game.refusal('martell chooses melisandre-of-asshai')).toMatchObject({
      clause: 'CK-6.20',
      code: 'card-is-immune',
    });
    expect(game.offered('martell')).toEqual(['stannis-baratheon', 'none']);
    game.play('martell chooses stannis-baratheon');
    expect(game.figure('hand baratheon')).toEqual(['melisandre-of-asshai']);
  });

  test('CK-6.20 1E-H62 a last card is immune, whatever it is', () => {
    const game = lay(`hand baratheon melisandre-of-asshai\nhand tyrell mace-tyrell\n${POSITION}`, SINGLES, 6);
    expect(game.outcome).toBeDefined();
    expect(game.figure('hand tyrell')).toEqual(['mace-tyrell']);
  });

  test('1E-S46 in the battle variant the fifth card brings the hand back, and Melisandre stays safe', () => {
    const game = lay(
      `throne baratheon tyrell stark martell lannister greyjoy\ndiscards baratheon ser-davos-seaworth, salladhor-saan, renly-baratheon, stannis-baratheon\n${POSITION}`,
      only('singleUse', 'threeCards'),
      6,
    );
    expect(game.offered('martell')).not.toContain('melisandre-of-asshai');
    const [first = ''] = game.offered('martell') ?? [];
    game.play(`martell chooses ${first}`);
    expect(game.figure('hand baratheon')).toHaveLength(7);
  });

  test('1E-S59 Melisandre is protected in the new set too', () => {
    const game = lay(`throne baratheon tyrell stark martell lannister greyjoy\n${POSITION}`, NEW_CARDS, 6);
    expect(game.offered('martell')).toContain('stannis-baratheon-ck');
    expect(game.offered('martell')).not.toContain('melisandre-of-asshai-ck');
    expect(game.refusal('martell chooses melisandre-of-asshai-ck')).toMatchObject({ code: 'card-is-immune' });
  });
});

describe('CK-6 the Lion’s Cunning of Lannister', () => {
  const POSITION =
    'throne lannister tyrell stark greyjoy baratheon\nused fiefdoms\nstoney-sept lannister 1 footman the-lions-cunning\nblackwater lannister 1 footman support\nreach tyrell 2 knights march-zero\nhighgarden tyrell 1 knight raid\nsearoad-marches tyrell 1 footman raid\nharrenhal baratheon 2 knights march-zero\nlannisport lannister 1 footman consolidate';

  test('CK-6.21 he may name a house with units around, or nobody', () => {
    const game = lay(POSITION, SINGLES);
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'bind-house' }]);
    expect(game.offered('lannister')).toEqual(['tyrell', 'baratheon', 'nobody']);
    expect(game.refusal('lannister chooses stark')).toMatchObject({ clause: 'CK-6.21', code: 'house-not-near' });
    expect(game.play('lannister chooses nobody').figure('effects')).toEqual([]);
  });

  test('CK-6.21 nobody is asked where no other house is around', () => {
    const game = lay(
      'lannisport lannister 1 footman the-lions-cunning\nwinterfell stark 1 footman march-zero',
      SINGLES,
    );
    expect(game.waiting).toMatchObject([{ seat: 'stark', why: 'march' }]);
    expect(game.figure('order lannisport')).toBe('');
  });

  test('CK-6.21 the named house cannot raid areas of Lannister', () => {
    const game = lay(POSITION, SINGLES).play('lannister chooses tyrell');
    expect(game.told('house-bound')).toEqual([{ house: 'tyrell', before: 'lannister' }]);
    expect(game.waiting).toMatchObject([{ seat: 'tyrell', why: 'raid' }]);
    expect(game.refusal('tyrell raid searoad-marches: lannisport')).toMatchObject({
      clause: 'CK-6.21',
      code: 'barred-by-cunning',
    });
    expect(game.offered('tyrell')?.some(offer => offer.includes('lannisport'))).toBe(false);
  });

  test('CK-6.21 nor march against them; 1E-S45 not even where nobody stands', () => {
    const game = lay(
      `${POSITION.replace('lannisport lannister 1 footman consolidate', 'lannisport lannister token')}`
        .replace('highgarden tyrell 1 knight raid', 'highgarden tyrell 1 knight')
        .replace('searoad-marches tyrell 1 footman raid', 'searoad-marches tyrell 1 footman march-zero'),
      SINGLES,
    ).play('lannister chooses tyrell');
    expect(game.refusal('tyrell march reach: 2 knights > blackwater')).toMatchObject({
      clause: 'CK-6.21',
      code: 'barred-by-cunning',
    });
    expect(game.refusal('tyrell march searoad-marches: footman > lannisport')).toMatchObject({
      code: 'barred-by-cunning',
    });
    expect(game.offered('tyrell')?.some(offer => /> (blackwater|lannisport)/.test(offer))).toBe(false);
    game.play('tyrell march reach: 2 knights > kingswood');
    expect(game.figure('control kingswood')).toBe('tyrell');
  });

  const WAR =
    'throne lannister baratheon tyrell stark greyjoy\nused fiefdoms\nstoney-sept lannister 1 footman\nblackwater lannister 1 footman the-lions-cunning\nreach tyrell 1 knight support\nkings-landing baratheon 2 knights march-zero';

  test('CK-6.21 1E-S45 it cannot support the attacker there, but the defence', () => {
    const game = lay(WAR, SINGLES).play(
      'lannister chooses tyrell',
      'baratheon march kings-landing: 2 knights > blackwater',
    );
    expect(game.refusal('tyrell support reach for attacker')).toMatchObject({
      clause: 'CK-6.21',
      code: 'barred-by-cunning',
    });
    expect(game.offered('tyrell')).toEqual(['the-reach for defender', 'the-reach for nobody']);
    game.play('tyrell support reach for defender');
    expect(game.figure('strength defender')).toBe(3);
  });

  test('CK-6.21 it may defend itself, and support a defence against Lannister', () => {
    const game = lay(
      'throne lannister tyrell stark greyjoy baratheon\nused fiefdoms\nstoney-sept lannister 1 footman\nblackwater lannister 2 knights march-zero the-lions-cunning\nreach tyrell 1 knight\nhighgarden tyrell 1 knight support',
      SINGLES,
    ).play('lannister chooses tyrell', 'lannister march blackwater: 2 knights > reach');
    game.play('tyrell support highgarden for defender');
    expect(game.figure('strength defender')).toBe(4);
  });

  test('CK-6.21 the others are free, and so is the named house from the next round on', () => {
    const game = lay(WAR.replace('reach tyrell 1 knight support', 'reach tyrell 1 knight march-zero'), SINGLES).play(
      'lannister chooses baratheon',
    );
    expect(game.refusal('baratheon march kings-landing: 2 knights > blackwater')).toMatchObject({
      code: 'barred-by-cunning',
    });
    game.play('baratheon march kings-landing: none', 'tyrell march reach: knight > blackwater');
    expect(game.figure('battle')).toBe('blackwater');
    const next = lay(`round 2\n${WAR}`.replace('march-zero', 'consolidate'), SINGLES).play('lannister chooses tyrell');
    expect(next.figure('round')).toBe(3);
    expect(next.figure('effects')).not.toContain('bound-by-cunning');
  });

  test('1E-S78 where a table wants it, the fleets of Lannister are spared too, but no empty sea', () => {
    const game = lay(
      'throne lannister greyjoy stark tyrell baratheon\nused fiefdoms\nlannisport lannister 1 footman the-lions-cunning\nthe-golden-sound lannister 1 ship support\nsunset-sea greyjoy 1 ship raid\nironmans-bay greyjoy 1 ship march-zero\npyke greyjoy 1 footman\nriverrun greyjoy 1 footman',
      { ...SINGLES, cunningAtSea: true },
    ).play('lannister chooses greyjoy');
    expect(game.refusal('greyjoy raid sunset-sea: the-golden-sound')).toMatchObject({ code: 'barred-by-cunning' });
    game.play('greyjoy raid sunset-sea: none');
    expect(game.refusal('greyjoy march ironmans-bay: ship > the-golden-sound')).toMatchObject({
      code: 'barred-by-cunning',
    });
    expect(game.offered('greyjoy')).toContainEqual(expect.stringContaining('> sunset-sea'));
  });

  test('1E-S78 CK-6.21 1E-11.9 the sea is controlled by nobody', () => {
    const game = lay(
      'throne lannister greyjoy stark tyrell baratheon\nused fiefdoms\nlannisport lannister 1 footman the-lions-cunning\nthe-golden-sound lannister 1 ship support\nsunset-sea greyjoy 1 ship raid\nironmans-bay greyjoy 1 ship\npyke greyjoy 1 footman\nriverrun greyjoy 1 footman',
      SINGLES,
    ).play('lannister chooses greyjoy', 'greyjoy raid sunset-sea: the-golden-sound');
    expect(game.told('order-removed')).toMatchObject([
      { area: 'the-golden-sound', why: 'raided' },
      { why: 'resolved' },
    ]);
  });
});

describe('CK-6 the Will of R’hllor of Baratheon', () => {
  const POSITION =
    'dragonstone baratheon 1 footman the-will-of-rhllor\nwinterfell stark 1 footman defense-plus-one\nriverrun lannister 1 footman support\nhighgarden tyrell 1 footman march-zero';

  test('CK-6.22 he discards Melisandre and may remove one Defense or Support order anywhere', () => {
    const game = lay(POSITION, SINGLES);
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'sacrifice' }]);
    game.play('baratheon chooses discard');
    expect(game.told('card-discarded')).toMatchObject([{ house: 'baratheon', card: 'melisandre-of-asshai' }]);
    expect(game.offered('baratheon')).toEqual(['none', 'winterfell', 'riverrun']);
    expect(game.refusal('baratheon chooses highgarden')).toMatchObject({
      clause: 'CK-6.22',
      code: 'the-will-of-rhllor-reaches-no-order',
    });
    expect(game.refusal('baratheon chooses winterfell, riverrun')).toMatchObject({
      clause: 'CK-6.22',
      code: 'the-will-of-rhllor-wrong-number',
    });
    game.play('baratheon chooses winterfell');
    expect(game.figure('order winterfell')).toBe('');
    expect(game.figure('order riverrun')).toBe('support');
  });

  test('CK-6.23 without the sacrifice the order leaves the game without effect', () => {
    const kept = lay(POSITION, SINGLES).play('baratheon chooses keep');
    expect(kept.figure('order dragonstone')).toBe('');
    expect(kept.waiting).toMatchObject([{ seat: 'tyrell', why: 'march' }]);
    expect(kept.figure('discards baratheon')).toEqual([]);
    const without = lay(`discards baratheon melisandre-of-asshai\n${POSITION}`, SINGLES);
    expect(without.waiting).toMatchObject([{ seat: 'tyrell', why: 'march' }]);
    expect(without.figure('spent baratheon')).toEqual(['the-will-of-rhllor']);
  });

  test('CK-6.22 1E-S20 Melisandre as the last card brings the hand back', () => {
    const game = lay(`hand baratheon melisandre-of-asshai\n${POSITION}`, SINGLES).play('baratheon chooses discard');
    expect(game.figure('hand baratheon')).toHaveLength(7);
  });

  test('CK-6.22 the Melisandre of the new set serves as well', () => {
    const game = lay(POSITION, NEW_CARDS).play('baratheon chooses discard');
    expect(game.told('card-discarded')).toMatchObject([{ card: 'melisandre-of-asshai-ck' }]);
  });
});
