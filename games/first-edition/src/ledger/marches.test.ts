import { describe, expect, test } from 'vitest';
import { lay } from './lay.fixture.ts';

/** Where units may go from an area by its march, sorted. */
function reach(game: ReturnType<typeof lay>, house: string, from: string, kind: string): string[] {
  const ask = game.request(house)?.ask as unknown as { from: Record<string, { reach: Record<string, string[]> }> };
  return [...(ask.from[from]?.reach[kind] ?? [])].sort();
}

describe('1E-10 the map', () => {
  test('1E-10.1 Ships stay at sea, Footmen and Knights on land', () => {
    const game = lay('the-shivering-sea stark 1 ship march-zero\nwinterfell stark 1 footman march-minus-one');
    expect(game.refusal('stark march the-shivering-sea: ship > winterfell')).toMatchObject({
      clause: '1E-10.1',
      code: 'wrong-element',
    });
    expect(game.refusal('stark march winterfell: footman > bay-of-ice')).toMatchObject({
      clause: '1E-10.1',
      code: 'wrong-element',
    });
  });

  test('1E-10.2 the islands are left only by sea transport', () => {
    const game = lay('dragonstone baratheon 1 footman march-zero');
    expect(reach(game, 'baratheon', 'dragonstone', 'footman')).toEqual([]);
    expect(game.refusal('baratheon march dragonstone: footman > crackclaw-point')).toMatchObject({
      clause: '1E-13.4',
      code: 'out-of-reach',
    });
  });

  test('1E-10.4 bridges at The Twins and at Crackclaw Point', () => {
    const game = lay('the-twins stark 1 footman march-zero\ncrackclaw-point lannister 1 footman march-zero');
    expect(reach(game, 'lannister', 'crackclaw-point', 'footman')).toContain('the-mountains-of-the-moon');
    game.play('lannister march crackclaw-point: none');
    expect(reach(game, 'stark', 'the-twins', 'footman')).toContain('seagard');
  });

  test('1E-10.5 nothing lies beyond Castle Black', () => {
    const game = lay('castle-black stark 1 footman march-zero');
    expect(reach(game, 'stark', 'castle-black', 'footman')).toEqual(['karhold', 'winterfell']);
  });
});

describe('1E-11 control', () => {
  test('1E-11.1 units or a Power token control a land area', () => {
    const game = lay('karhold stark 1 footman march-zero\nriverrun stark token');
    expect([game.figure('control karhold'), game.figure('control riverrun'), game.figure('control harrenhal')]).toEqual(
      ['stark', 'stark', null],
    );
  });

  test('1E-11.2 1E-11.3 1E-H21 control is lost when the last units leave, unless a token of the available Power stays', () => {
    const position = 'karhold stark 1 footman 1 knight march-zero';
    const without = lay(position).play('stark march karhold: footman knight > castle-black');
    expect(without.figure('control karhold')).toBe(null);
    const with_ = lay(position).play('stark march karhold: footman knight > castle-black; leave power');
    expect([with_.figure('control karhold'), with_.figure('power stark')]).toEqual(['stark', 4]);
    expect(lay(position).refusal('stark march karhold: footman > castle-black; leave power')).toMatchObject({
      clause: '1E-11.2',
      code: 'units-stay-behind',
    });
    expect(
      lay(`power stark 0\n${position}`).refusal('stark march karhold: footman knight > castle-black; leave power'),
    ).toMatchObject({ clause: '1E-11.3', code: 'no-power-to-leave' });
  });

  test('1E-11.4 1E-11.6 the token goes back when enemy land units enter, and that is no battle', () => {
    const game = lay('karhold lannister token\nwinterfell stark 1 footman march-zero').play(
      'stark march winterfell: footman > karhold',
    );
    expect([game.figure('token karhold'), game.figure('control karhold'), game.figure('battle')]).toEqual([
      null,
      'stark',
      null,
    ]);
    expect(game.told('control-token-removed')).toEqual([{ house: 'lannister', area: 'karhold' }]);
  });

  test('1E-11.5 1E-H26 the owner never picks the token up again', () => {
    const game = lay(
      'karhold stark token\nwinterfell stark 1 footman march-zero\ncastle-black stark 1 footman march-minus-one',
    );
    game.play('stark march winterfell: footman > karhold');
    expect([game.figure('token karhold'), game.figure('power stark')]).toEqual(['stark', 5]);
    const leaving = lay('karhold stark 1 footman march-zero\nkarhold stark token');
    expect(leaving.refusal('stark march karhold: footman > castle-black; leave power')).toMatchObject({
      clause: '1E-11.5',
      code: 'token-already-there',
    });
  });

  test('1E-11.7 Power tokens add nothing to a defence', () => {
    const game = lay(
      'karhold lannister 1 footman\nkarhold lannister token\nwinterfell stark 1 footman march-zero',
    ).play('stark march winterfell: footman > karhold');
    expect(game.figure('strength defender')).toBe(1);
  });

  test('1E-11.8 1E-H27 a home area needs neither units nor token, until an enemy holds it', () => {
    const game = lay('winterfell stark 1 footman march-zero').play('stark march winterfell: footman > karhold');
    expect(game.figure('control winterfell')).toBe('stark');
    expect(lay('winterfell lannister token\nkarhold stark 1 footman march-zero').figure('control winterfell')).toBe(
      'lannister',
    );
    expect(lay('winterfell lannister 1 footman march-zero').figure('control winterfell')).toBe('lannister');
  });

  test('1E-11.9 sea areas are never controlled', () => {
    const game = lay('the-shivering-sea stark 1 ship march-zero');
    expect(game.figure('control the-shivering-sea')).toBe(null);
    expect(game.refusal('stark march the-shivering-sea: ship > narrow-sea; leave power')).toMatchObject({
      clause: '1E-11.9',
      code: 'no-token-at-sea',
    });
  });
});

describe('1E-13 marches', () => {
  test('1E-13.1 in order of play each resolves one March, round after round', () => {
    const game = lay(
      'winterfell stark 1 footman march-zero\nkarhold stark 1 footman march-minus-one\nlannisport lannister 1 footman march-zero',
    );
    game.play('lannister march lannisport: none', 'stark march karhold: none');
    expect(game.waiting[0]?.seat).toBe('stark');
    expect(game.refusal('stark march karhold: none')).toMatchObject({ clause: '1E-13.1', code: 'no-march-there' });
  });

  test('1E-13.2 units may part for several areas or stay', () => {
    const game = lay('winterfell stark 2 footmen 1 knight march-zero');
    expect(game.refusal('stark march winterfell: 3 footmen > karhold')).toMatchObject({
      clause: '1E-13.2',
      code: 'units-not-there',
      data: { going: 3, there: 2 },
    });
    game.play('stark march winterfell: 1 footman > karhold; 1 knight > castle-black');
    expect([game.figure('units winterfell'), game.figure('units karhold'), game.figure('units castle-black')]).toEqual([
      'stark 1 footman',
      'stark 1 footman',
      'stark 1 knight',
    ]);
  });

  test('1E-13.3 a March may be taken off without moving anything', () => {
    const game = lay('winterfell stark 1 footman march-zero').play('stark march winterfell: none');
    expect([game.figure('units winterfell'), game.figure('order winterfell')]).toEqual(['stark 1 footman', '']);
  });

  test('1E-13.4 units go one area', () => {
    const game = lay('winterfell stark 1 footman march-zero');
    expect(game.refusal('stark march winterfell: footman > the-twins')).toMatchObject({
      clause: '1E-13.4',
      code: 'out-of-reach',
    });
  });

  test('1E-13.5 one March starts one battle at most', () => {
    const game = lay('reach tyrell 2 knights march-zero\nblackwater lannister 1 footman\nhighgarden greyjoy 1 footman');
    expect(game.refusal('tyrell march reach: knight > blackwater; knight > highgarden')).toMatchObject({
      clause: '1E-13.5',
      code: 'one-battle-per-march',
      data: { areas: ['blackwater', 'highgarden'] },
    });
  });

  test('1E-13.6 a neutral force counts as that one attack', () => {
    const game = lay('blackwater tyrell 4 knights march-plus-one\nharrenhal lannister 1 footman');
    expect(game.refusal('tyrell march blackwater: 3 knights > kings-landing; knight > harrenhal')).toMatchObject({
      code: 'one-battle-per-march',
    });
  });

  test('1E-13.7 1E-H19 all moves come before the battle; token areas are no battle', () => {
    const game = lay(
      'reach tyrell 3 knights march-zero\nblackwater lannister 1 footman\nhighgarden lannister token\nkingswood lannister token',
    );
    game.play('tyrell march reach: knight > blackwater; knight > highgarden; knight > kingswood');
    expect(game.figures).toMatchObject({
      battle: 'blackwater',
      'control highgarden': 'tyrell',
      'control kingswood': 'tyrell',
      'token highgarden': null,
    });
  });

  test('1E-13.8 1E-H22 units may march on with another March that lies where they arrive; routed ones may not', () => {
    const game = lay('winterfell stark 1 footman march-zero\nwhite-harbor stark 1 footman march-minus-one');
    game.play('stark march winterfell: footman > white-harbor', 'stark march white-harbor: 2 footmen > moat-cailin');
    expect(game.figure('units moat-cailin')).toBe('stark 2 footmen');
    const routed = lay('white-harbor stark 1 footman routed 1 knight march-zero');
    expect(routed.refusal('stark march white-harbor: knight > moat-cailin')).toMatchObject({
      clause: '1E-17.14',
      code: 'routed-units-stay',
    });
  });

  test('1E-11.2 1E-17.14 a token may be left where nobody stays, and not beside a routed unit', () => {
    const leaving = (units: string): ReturnType<typeof lay> => lay(`power stark 2\nwhite-harbor stark ${units}`);
    const all = leaving('1 footman march-zero');
    expect(all.request('stark')?.ask).toMatchObject({ from: { 'white-harbor': { mayLeave: true } } });
    const routed = leaving('1 footman routed 1 knight march-zero');
    expect(routed.request('stark')?.ask).toMatchObject({ from: { 'white-harbor': { mayLeave: false } } });
    expect(routed.refusal('stark march white-harbor: footman > moat-cailin; leave power')).toMatchObject({
      code: 'units-stay-behind',
      data: { staying: 1 },
    });
    const beside = leaving('1 footman march-zero\nkarhold stark routed 1 knight');
    expect(beside.request('stark')?.ask).toMatchObject({ from: { 'white-harbor': { mayLeave: true } } });
  });

  test('1E-13.9 the March goes along to the embattled area', () => {
    const game = lay('reach tyrell 1 knight march-plus-one\nblackwater lannister 1 footman support').play(
      'tyrell march reach: knight > blackwater',
    );
    expect([game.figure('order the-reach'), game.figure('order blackwater')]).toEqual(['', 'support, march-plus-one']);
  });

  test('1E-X7 the march example', () => {
    const game = lay('lannisport lannister 3 footmen march-minus-one\nsearoad-marches lannister 1 footman');
    game.play('lannister march lannisport: 1 footman > stoney-sept; 1 footman > searoad-marches');
    expect(game.figures).toMatchObject({
      'units stoney-sept': 'lannister 1 footman',
      'units searoad-marches': 'lannister 2 footmen',
      'units lannisport': 'lannister 1 footman',
      'order lannisport': '',
    });
  });

  test('1E-S19 supply is checked after all moves, attackers counted where they attack', () => {
    const game = lay(
      'supply tyrell 0\nreach tyrell 2 knights march-zero\nhighgarden tyrell 2 footmen\nblackwater lannister 1 footman',
    );
    expect(game.attempt('tyrell march reach: 2 knights > blackwater')).toBeUndefined();
  });

  test('1E-S30 the token is left before the battle, and stays if the units come back', () => {
    const game = lay('reach tyrell 1 footman march-minus-one\nblackwater lannister 3 knights');
    game.play(
      'tyrell march reach: footman > blackwater; leave power',
      'tyrell plays margaery-tyrell',
      'lannister plays tyrion-lannister',
    );
    expect([game.figure('units the-reach'), game.figure('token the-reach')]).toEqual(['tyrell 1 footman', 'tyrell']);
  });
});

describe('1E-14 sea transport', () => {
  test('1E-14.1 1E-14.4 Ships join coasts, whatever their orders', () => {
    const game = lay('pyke greyjoy 1 footman march-zero\nironmans-bay greyjoy 1 ship');
    expect(game.attempt('greyjoy march pyke: footman > seagard')).toBeUndefined();
  });

  test('1E-X8 transport from Pyke', () => {
    const near = lay('pyke greyjoy 1 footman march-zero\nironmans-bay greyjoy 1 ship support');
    expect(reach(near, 'greyjoy', 'pyke', 'footman')).toEqual([
      'flints-finger',
      'greywater-watch',
      'riverrun',
      'seagard',
    ]);
    const far = lay('pyke greyjoy 1 footman march-zero\nironmans-bay greyjoy 1 ship\nsunset-sea greyjoy 1 ship');
    expect(reach(far, 'greyjoy', 'pyke', 'footman')).toEqual(
      expect.arrayContaining(['highgarden', 'searoad-marches', 'oldtown']),
    );
  });

  test('1E-X9 1E-H23 1E-H44 a chain of five Ships; with one link missing there is no way', () => {
    const seas = ['sunset-sea', 'redwyne-straights', 'summer-sea', 'shipbreaker-bay', 'narrow-sea'];
    const chain = (missing?: string): ReturnType<typeof lay> =>
      lay(
        `flints-finger stark 1 footman march-zero\n${seas
          .filter(sea => sea !== missing)
          .map(sea => `${sea} stark 1 ship`)
          .join('\n')}`,
      );
    expect(reach(chain(), 'stark', 'flints-finger', 'footman')).toContain('widows-watch');
    for (const sea of seas)
      expect(reach(chain(sea), 'stark', 'flints-finger', 'footman')).not.toContain('widows-watch');
  });

  test('1E-X10 transport to Sunspear', () => {
    const game = lay(
      'highgarden tyrell 3 knights march-plus-one\nsunset-sea tyrell 2 ships\nredwyne-straights tyrell 1 ship\nsummer-sea tyrell 1 ship',
    );
    game.play('tyrell march highgarden: 3 knights > sunspear');
    expect([game.figure('units sunspear'), game.figure('force sunspear')]).toEqual(['tyrell 3 knights', 0]);
  });

  test('1E-14.2 Ships of another house never serve', () => {
    const game = lay('pyke greyjoy 1 footman march-zero\nironmans-bay lannister 1 ship');
    expect(reach(game, 'greyjoy', 'pyke', 'footman')).toEqual([]);
  });

  test('1E-14.3 the same Ships serve any number of times', () => {
    const game = lay(
      'pyke greyjoy 1 footman march-zero\nironmans-bay greyjoy 1 ship\nflints-finger greyjoy 1 footman march-minus-one',
    );
    game.play('greyjoy march pyke: footman > seagard');
    expect(game.attempt('greyjoy march flints-finger: footman > riverrun')).toBeUndefined();
  });

  test('1E-14.5 routed Ships still carry', () => {
    const game = lay('pyke greyjoy 1 footman march-zero\nironmans-bay greyjoy routed 1 ship');
    expect(reach(game, 'greyjoy', 'pyke', 'footman')).toContain('seagard');
  });

  test('1E-14.6 transport carries no Ships', () => {
    const game = lay('bay-of-ice greyjoy 1 ship march-zero\nsunset-sea greyjoy 1 ship');
    expect(game.refusal('greyjoy march bay-of-ice: ship > ironmans-bay')).toMatchObject({ clause: '1E-13.4' });
  });

  test('1E-14.7 one March by sea starts one battle at most', () => {
    const game = lay(
      'pyke greyjoy 2 footmen march-zero\nironmans-bay greyjoy 1 ship\nseagard lannister 1 footman\nriverrun lannister 1 footman',
    );
    expect(game.refusal('greyjoy march pyke: footman > seagard; footman > riverrun')).toMatchObject({
      code: 'one-battle-per-march',
    });
  });
});

describe('1E-19 neutral forces', () => {
  test('1E-19.1 1E-H46 strength, March and support must equal or exceed the force', () => {
    const plain = lay('yronwood tyrell 2 knights march-zero');
    expect(plain.refusal('tyrell march yronwood: 2 knights > sunspear')).toMatchObject({
      clause: '1E-19.1',
      code: 'neutral-force-too-strong',
      data: { strength: 4, force: 5 },
    });
    const plus = lay('yronwood tyrell 2 knights march-plus-one').play('tyrell march yronwood: 2 knights > sunspear');
    expect(plus.figure('units sunspear')).toBe('tyrell 2 knights');
  });

  test('1E-19.2 other houses may support too', () => {
    const game = lay('yronwood tyrell 2 knights march-zero\nsummer-sea greyjoy 1 ship support').play(
      'tyrell march yronwood: 2 knights > sunspear',
    );
    expect(game.offered('greyjoy')).toEqual(['summer-sea for attacker', 'summer-sea for nobody']);
    expect(game.play('greyjoy support summer-sea for attacker').figure('units sunspear')).toBe('tyrell 2 knights');
  });

  test('1E-19.3 1E-S14 no cards are played and the Blade cannot help', () => {
    const game = lay(
      'fiefdoms tyrell stark lannister baratheon greyjoy\nyronwood tyrell 2 knights march-plus-one',
    ).play('tyrell march yronwood: 2 knights > sunspear');
    expect([game.figure('hand tyrell'), game.told('battle-began')]).toMatchObject([{ length: 7 }, []]);
    const short = lay('fiefdoms tyrell stark lannister baratheon greyjoy\nyronwood tyrell 2 knights march-zero');
    expect(short.refusal('tyrell march yronwood: 2 knights > sunspear')).toMatchObject({ clause: '1E-19.1' });
  });

  test('1E-19.4 a beaten force is out of the game for good', () => {
    const game = lay('yronwood tyrell 2 knights march-plus-one\nstarfall tyrell 1 footman march-zero').play(
      'tyrell march yronwood: 2 knights > sunspear',
    );
    expect(game.figure('force sunspear')).toBe(0);
    expect(game.told('neutral-force-beaten')).toEqual([{ area: 'sunspear', force: 5 }]);
  });

  test('1E-19.5 nobody may support a neutral force', () => {
    const game = lay('yronwood tyrell 2 knights march-zero\nsummer-sea greyjoy 1 ship support').play(
      'tyrell march yronwood: 2 knights > sunspear',
    );
    expect(game.refusal('greyjoy support summer-sea for defender')).toMatchObject({
      clause: '1E-19.5',
      code: 'no-support-for-neutral',
    });
  });

  test('1E-19.5 a refusal repeats only the beginning of a long answer', () => {
    const game = lay('yronwood tyrell 2 knights march-zero\nsummer-sea greyjoy 1 ship support').play(
      'tyrell march yronwood: 2 knights > sunspear',
    );
    const [request] = game.game.requests(game.view('greyjoy'));
    const refused = request && game.game.check(game.view('greyjoy'), request, { option: 'm'.repeat(200) });
    expect(refused).toMatchObject({ code: 'support-not-asked', data: { choice: 'm'.repeat(60) } });
  });

  test('1E-19.2 each question names the area whose help is asked for', () => {
    const game = lay(
      'yronwood tyrell 2 knights march-minus-one\nsummer-sea greyjoy 1 ship support\nsea-of-dorne lannister 1 ship support',
    ).play('tyrell march yronwood: 2 knights > sunspear');
    const asked: unknown[] = [];
    for (let waiting = game.waiting[0]; waiting?.why === 'support-neutral'; waiting = game.waiting[0]) {
      const { seat } = waiting;
      const question = game.game.sentences.question?.(game.state.open, seat, 'support-neutral');
      const { area } = (question?.data ?? { area: 'nowhere' }) as { readonly area: string };
      asked.push([seat, area]);
      game.play(`${seat} support ${area} for attacker`);
    }
    expect(asked.toSorted()).toEqual([
      ['greyjoy', 'summer-sea'],
      ['lannister', 'sea-of-dorne'],
    ]);
    expect(game.figure('units sunspear')).toBe('tyrell 2 knights');
  });

  test('1E-19.2 whom a supporter helps against a force is told to everybody', () => {
    for (const side of ['attacker', 'nobody']) {
      const game = lay('yronwood tyrell 2 knights march-zero\nsummer-sea greyjoy 1 ship support').play(
        'tyrell march yronwood: 2 knights > sunspear',
        `greyjoy support summer-sea for ${side}`,
      );
      expect(game.told('support-declared')).toEqual([
        { house: 'greyjoy', area: 'summer-sea', for: side, battle: 'sunspear' },
      ]);
    }
  });

  test('1E-S13 without the hoped-for support the units stay where they were, unrouted', () => {
    const game = lay('yronwood tyrell 2 knights march-zero\nsummer-sea greyjoy 1 ship support').play(
      'tyrell march yronwood: 2 knights > sunspear',
      'greyjoy support summer-sea for nobody',
    );
    expect(game.figures).toMatchObject({
      'units yronwood': 'tyrell 2 knights',
      'force sunspear': 5,
      'order yronwood': '',
    });
  });

  test('1E-X17 the example of Sunspear', () => {
    const units = 'yronwood tyrell 1 knight 1 footman march-plus-one';
    const game = lay(`${units}\nsummer-sea tyrell 1 ship support`).play(
      'tyrell march yronwood: knight footman > sunspear',
    );
    expect([game.figure('units sunspear'), game.figure('force sunspear')]).toEqual(['tyrell 1 knight 1 footman', 0]);
    expect(lay(units).refusal('tyrell march yronwood: knight footman > sunspear')).toMatchObject({
      data: { strength: 4, force: 5 },
    });
  });
});
