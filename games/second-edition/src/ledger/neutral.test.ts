import { rulesOf } from '@corvo/westeros';
import { neutralNow } from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { asked, cards, decided, strengths } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;

const HOLD = 'the-arbor tyrell 1 footman march-minus-one';
const march = (position: string, options: Readonly<Record<string, boolean>> = {}): Game =>
  lay(`used fiefdoms\n${HOLD}\n${position}`, 6, options);

const TOO_STRONG = { clause: '2E-11.1', code: 'neutral-force-too-strong' };

describe('2E-11 neutral forces', () => {
  const EXACTLY = `
    kingswood baratheon 1 knight 1 footman march-plus-one
    blackwater-bay baratheon 1 ship support`;
  const ASSAULT = 'baratheon march kingswood: knight footman > kings-landing';

  test('2E-11.1 2E-X5 marching strength, modifier and support must reach the token; by option exceed it', () => {
    const game = march(EXACTLY).play(ASSAULT);
    expect([game.figure('units kings-landing'), game.figure('force kings-landing')]).toEqual([
      'baratheon 1 knight 1 footman',
      0,
    ]);
    expect(march(EXACTLY, { 'neutral.exceed': true }).refusal(ASSAULT)).toMatchObject({
      ...TOO_STRONG,
      data: { strength: 5, force: 5 },
    });
    expect(march(EXACTLY.replace('march-plus-one', 'march-zero')).refusal(ASSAULT)).toMatchObject({
      ...TOO_STRONG,
      data: { strength: 4, force: 5 },
    });
    expect(march(EXACTLY).refusal('baratheon march kingswood: knight > kings-landing')).toMatchObject({
      ...TOO_STRONG,
      data: { strength: 4, force: 5 },
    });
  });

  test('2E-11.2 a Siege Engine counts 4 only against a castle or stronghold', () => {
    const open = march(`
      dornish-marches force 3
      the-reach tyrell 1 footman 1 siege-engine march-zero`);
    expect(open.refusal('tyrell march the-reach: footman siege-engine > dornish-marches')).toMatchObject({
      ...TOO_STRONG,
      data: { strength: 1, force: 3 },
    });
    const castle = march(`
      storms-end force 4
      kingswood baratheon 1 siege-engine march-zero`).play('baratheon march kingswood: siege-engine > storms-end');
    expect(castle.figure('units storms-end')).toBe('baratheon 1 siege-engine');
  });

  test('2E-11.13 so does one in a supporting area', () => {
    const game = march(`
      kingswood baratheon 1 footman march-zero
      crackclaw-point baratheon 1 siege-engine support`).play('baratheon march kingswood: footman > kings-landing');
    expect(game.figure('control kings-landing')).toBe('baratheon');
    const open = march(`
      dornish-marches force 3
      the-reach tyrell 1 footman march-zero
      oldtown tyrell 1 siege-engine support`);
    expect(open.refusal('tyrell march the-reach: footman > dornish-marches')).toMatchObject({
      ...TOO_STRONG,
      data: { strength: 1 },
    });
  });

  const question = (game: ReturnType<typeof march>, seat: string) =>
    game.game.sentences.question?.(game.state.open, seat, 'support-neutral');
  const TOGETHER = `
    kingswood baratheon 1 knight 1 footman march-zero
    blackwater lannister 2 footmen support
    blackwater-bay stark 1 ship support`;

  test('2E-11.3 2E-11.12 2E-H38 other houses may lend support, and are asked before the march is fixed', () => {
    const game = march(TOGETHER).play(ASSAULT);
    expect(asked(game)).toEqual(['lannister support-neutral']);
    expect(question(game, 'lannister')).toMatchObject({
      data: { house: 'baratheon', battle: 'kings-landing', area: 'blackwater' },
    });
    expect([game.figure('units kingswood'), game.figure('order kingswood')]).toEqual([
      'baratheon 1 knight 1 footman',
      'march-zero',
    ]);
    game.play('lannister support blackwater for attacker');
    expect([game.figure('units kings-landing'), game.figure('order kingswood')]).toEqual([
      'baratheon 1 knight 1 footman',
      '',
    ]);
    expect(game.figure('order blackwater')).toBe('support');
  });

  test('2E-11.3 2E-11.12 while others are asked it can be seen what the march has, and what help may still come', () => {
    const game = march(TOGETHER).play(ASSAULT);
    const now = () => neutralNow(game.state.open, rulesOf(game.state.open));
    expect(now()).toMatchObject({ house: 'baratheon', sheet: { area: 'kings-landing', force: 5, total: 3 } });
    expect(now()?.sheet.help.map(({ area, value }) => [area, value])).toEqual([
      ['blackwater', 2],
      ['blackwater-bay', 1],
    ]);
    game.play('lannister support blackwater for nobody');
    expect(now()?.sheet).toMatchObject({ total: 3, isEnough: false, help: [{ area: 'blackwater-bay' }] });
    game.play('stark support blackwater-bay for attacker');
    expect(now()).toBeUndefined();
  });

  test('2E-11.12 without their consent it does not count: the house chooses another march, knowing it', () => {
    const game = march(TOGETHER).play(ASSAULT, 'lannister support blackwater for nobody');
    expect(asked(game)).toEqual(['stark support-neutral']);
    expect(question(game, 'stark')).toMatchObject({ data: { area: 'blackwater-bay' } });
    game.play('stark support blackwater-bay for attacker');
    expect(asked(game)).toEqual(['baratheon march']);
    expect(game.told('help-denied')).toEqual([{ house: 'baratheon', area: 'kings-landing' }]);
    expect(game.figure('units kingswood')).toBe('baratheon 1 knight 1 footman');
    expect(game.refusal(ASSAULT)).toMatchObject({ ...TOO_STRONG, data: { strength: 4, force: 5 } });
    game.play('baratheon march kingswood: knight > storms-end');
    expect(game.figure('units storms-end')).toBe('baratheon 1 knight');
  });

  test('2E-11.12 nobody is asked whose help is not needed', () => {
    const game = march(`
      kingswood baratheon 2 knights 1 footman march-zero
      blackwater lannister 2 footmen support`).play('baratheon march kingswood: 2 knights footman > kings-landing');
    expect(game.figure('control kings-landing')).toBe('baratheon');
  });

  test('2E-11.4 units of the same march that first join a supporting area count there', () => {
    const game = march(`
      the-reach tyrell 2 knights march-plus-one
      kingswood tyrell 1 footman support`);
    expect(game.refusal('tyrell march the-reach: 1 knight > kings-landing')).toMatchObject({
      ...TOO_STRONG,
      data: { strength: 4 },
    });
    game.play('tyrell march the-reach: 1 knight > kings-landing; 1 knight > kingswood');
    expect([game.figure('units kings-landing'), game.figure('units kingswood')]).toEqual([
      'tyrell 1 knight',
      'tyrell 1 footman 1 knight',
    ]);
  });

  test('2E-11.5 no cards, no Blade, and the token gets no support', () => {
    const asking = march(TOGETHER).play(ASSAULT);
    expect(asking.refusal('lannister support blackwater for defender')).toMatchObject({
      clause: '2E-11.5',
      code: 'no-support-for-neutral',
      data: { area: 'blackwater', battle: 'kings-landing' },
    });
    const game = lay(`${HOLD}\nmarker fiefdoms baratheon\n${EXACTLY.replace('plus-one', 'zero')}`);
    expect(game.refusal(ASSAULT)).toMatchObject({ ...TOO_STRONG, data: { strength: 4 } }); // the Blade does not help
    const won = lay(`${HOLD}\nmarker fiefdoms baratheon\n${EXACTLY}`).play(ASSAULT);
    expect(asked(won)).toEqual(['tyrell march']);
    expect([won.figure('used fiefdoms'), won.figure('discards baratheon')]).toEqual([false, []]);
  });

  test('2E-3.15 a force is met after the peaceful moves: every position on the way keeps supply', () => {
    // Supply 1 feeds 3 and 2. With the joiner gone first there would be 2, 2 and 2 on the way.
    const game = march(`
      supply tyrell 1
      the-reach tyrell 3 knights march-plus-one
      kingswood tyrell 1 footman support
      highgarden tyrell 2 footmen`);
    expect(game.refusal('tyrell march the-reach: 1 knight > kings-landing; 1 knight > kingswood')).toMatchObject({
      clause: '2E-3.15',
      code: 'supply-exceeded-on-the-way',
      data: { armies: [2, 2, 2] },
    });
  });

  test('2E-11.6 success removes the token for ever, and nobody is lost', () => {
    const game = march(EXACTLY).play(ASSAULT);
    expect(game.told('units-destroyed')).toEqual([]);
    expect(game.told('neutral-force-beaten')).toEqual([{ area: 'kings-landing', force: 5 }]);
    const again = march(`
      throne baratheon lannister stark martell greyjoy tyrell
      kings-landing baratheon 2 knights march-zero
      the-reach lannister 1 footman march-minus-one`).play(
      'baratheon march kings-landing: 2 knights > kingswood',
      'lannister march the-reach: footman > kings-landing',
    );
    expect([again.figure('force kings-landing'), again.figure('control kings-landing')]).toEqual([0, 'lannister']);
  });
});

describe('2E-11 garrisons', () => {
  const attackHome = (attackers: string, defenders = ''): Game =>
    march(`riverrun greyjoy ${attackers}\n${defenders}`).play(
      `greyjoy march riverrun: ${attackers.replace(/ march.*/, '')} > lannisport`,
    );

  test('2E-11.8 a garrison adds its strength to the defence of its home and does nothing else', () => {
    const game = attackHome('1 knight march-zero', 'lannisport lannister 1 footman');
    expect(strengths(game)).toEqual([2, 3]);
    // Its home supports with its units alone.
    const support = march(`
      riverrun greyjoy 1 knight march-zero
      lannisport lannister 1 footman support
      stoney-sept lannister 1 footman`).play(
      'greyjoy march riverrun: knight > stoney-sept',
      'lannister support lannisport for defender',
    );
    expect(strengths(support)).toEqual([2, 2]);
    // It does not march, and neither raid nor order comes from it.
    expect(
      march('stoney-sept lannister 1 footman march-zero').refusal('lannister march lannisport: none'),
    ).toMatchObject({ code: 'no-march-there' });
  });

  test('2E-11.9 alone it fights like a unit: support is called and cards are played', () => {
    const game = attackHome('1 knight march-zero', 'stoney-sept lannister 1 footman support');
    expect(asked(game)).toEqual(['lannister support']);
    game.play('lannister support stoney-sept for defender');
    expect([strengths(game), asked(game)]).toEqual([
      [2, 3],
      ['greyjoy battle-card', 'lannister battle-card'],
    ]);
    cards(game, 'asha-greyjoy', 'the-hound');
    expect([game.figure('garrison lannisport'), game.figure('control lannisport')]).toEqual([2, 'lannister']);
    expect(game.figure('units riverrun')).toBe('greyjoy routed 1 knight');
  });

  test('2E-11.10 if the defence is lost it is gone for ever, whatever the icons', () => {
    // The Hound's two towers save the Footman, not the garrison.
    const game = attackHome('3 knights march-plus-one', 'lannisport lannister 1 footman');
    cards(game, 'euron-crows-eye', 'the-hound');
    expect(decided(game)).toMatchObject({ winner: 'greyjoy' });
    expect(game.told('garrison-beaten')).toEqual([{ house: 'lannister', area: 'lannisport', strength: 2 }]);
    game.play(`lannister retreats ${game.offered('lannister')?.[0] ?? ''}`);
    expect([game.figure('garrison lannisport'), game.figure('control lannisport')]).toEqual([0, 'greyjoy']);
    const back = march('stoney-sept lannister 1 footman march-zero\nlannisport garrison 0').play(
      'lannister march stoney-sept: footman > lannisport',
    );
    expect([back.figure('control lannisport'), back.figure('garrison lannisport')]).toEqual(['lannister', 0]);
  });
});
