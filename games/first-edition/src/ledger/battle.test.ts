import { describe, expect, test } from 'vitest';
import { lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;
const strengths = (game: Game): [unknown, unknown] => [
  game.figure('strength attacker'),
  game.figure('strength defender'),
];

/** Lannister in Blackwater is attacked by Tyrell from The Reach. */
const attack = (attackers: string, defenders: string, more = ''): Game =>
  lay(`reach tyrell ${attackers}\nblackwater lannister ${defenders}\n${more}`);

const FOUR = ['moat-cailin', 'flints-finger', 'seagard', 'white-harbor'];
const tokens = (house: string, areas: readonly string[]): string =>
  areas.map(area => `${area} ${house} token`).join('\n');

describe('1E-15 battle', () => {
  test('1E-15.1 moving into an area with units of another house makes a battle', () => {
    const game = attack('1 footman march-zero', '1 footman').play('tyrell march reach: footman > blackwater');
    expect([game.figure('battle'), game.figure('attacker'), game.figure('defender')]).toEqual([
      'blackwater',
      'tyrell',
      'lannister',
    ]);
  });

  test('1E-15.2 support, cards, Blade, resolution with casualties and retreat', () => {
    const game = attack(
      '3 knights march-zero',
      '1 footman 1 knight',
      'kings-landing tyrell 1 knight support\nfiefdoms tyrell stark lannister greyjoy baratheon',
    );
    game.play('tyrell march reach: 3 knights > blackwater');
    expect(game.waiting[0]?.why).toBe('support');
    game.play('tyrell support kings-landing for attacker');
    expect(game.waiting[0]?.why).toBe('battle-card');
    game.play('tyrell plays ser-garlan-tyrell', 'lannister plays ser-jaime-lannister');
    expect(game.waiting[0]?.why).toBe('blade');
    game.play('tyrell blade keep');
    expect(game.waiting[0]?.why).toBe('casualties');
    game.play('lannister loses blackwater 1 footman');
    expect(game.waiting[0]?.why).toBe('retreat');
  });

  test('1E-15.3 1E-X11 Footman 1, Knight 2, Ship 1', () => {
    const game = attack('2 knights 1 footman march-zero', '1 footman').play(
      'tyrell march reach: 2 knights 1 footman > blackwater',
    );
    expect(strengths(game)).toEqual([5, 1]);
    const sea = lay('ironmans-bay greyjoy 2 ships march-zero\nsunset-sea lannister 1 ship').play(
      'greyjoy march ironmans-bay: 2 ships > sunset-sea',
    );
    expect(strengths(sea)).toEqual([2, 1]);
  });

  test('1E-15.4 the March modifier counts for the attacker only', () => {
    for (const [order, strength] of [
      ['march-minus-one', 1],
      ['march-zero', 2],
      ['march-plus-one', 3],
    ] as const) {
      const game = attack(`1 knight ${order}`, '1 footman march-plus-one');
      game.play('lannister march blackwater: none');
      expect(strengths(game.play('tyrell march reach: knight > blackwater'))).toEqual([strength, 1]);
    }
  });

  test('1E-15.5 a Defense order counts for the defender', () => {
    expect(
      strengths(
        attack('1 knight march-zero', '1 footman defense-plus-one').play('tyrell march reach: knight > blackwater'),
      ),
    ).toEqual([2, 2]);
    expect(
      strengths(
        attack('1 knight march-zero', '1 footman defense-plus-two').play('tyrell march reach: knight > blackwater'),
      ),
    ).toEqual([2, 3]);
  });

  test('1E-15.6 any other order of the defender adds nothing', () => {
    for (const order of ['support-plus-one', 'consolidate-star']) {
      expect(
        strengths(attack('1 knight march-zero', `1 footman ${order}`).play('tyrell march reach: knight > blackwater')),
      ).toEqual([2, 1]);
    }
  });

  test('1E-15.7 1E-15.13 1E-X13 the support example', () => {
    const position = `
      reach           tyrell     2 knights           march-plus-one
      blackwater      lannister  1 footman           march-minus-one
      kings-landing   tyrell     1 knight            support
      stoney-sept     lannister  1 knight 1 footman  support
      harrenhal       baratheon  1 knight            support
      throne          tyrell lannister baratheon stark greyjoy`;
    const after = (choice: string): [unknown, unknown] =>
      strengths(
        lay(position).play(
          'tyrell march reach: 2 knights > blackwater',
          `baratheon support harrenhal for ${choice}`,
          'tyrell support kings-landing for attacker',
          'lannister support stoney-sept for defender',
        ),
      );
    expect(after('defender')).toEqual([7, 6]);
    expect(after('nobody')).toEqual([7, 4]);
    expect(after('attacker')).toEqual([9, 4]);
  });

  test('1E-15.8 1E-X12 a supporting area gives all its strength or nothing', () => {
    const game = attack('1 footman march-zero', '1 footman', 'harrenhal baratheon 1 footman 1 knight support').play(
      'tyrell march reach: footman > blackwater',
    );
    expect(game.offered('baratheon')).toEqual([
      'harrenhal for attacker',
      'harrenhal for defender',
      'harrenhal for nobody',
    ]);
    expect(game.refusal('baratheon support 2 for attacker')).toMatchObject({
      clause: '1E-15.8',
      code: 'support-not-asked',
    });
    expect(strengths(game.play('baratheon support harrenhal for attacker'))).toEqual([4, 1]);
  });

  test('1E-15.9 1E-15.10 1E-H29 one Support +1 helps in two battles, with 3 each time', () => {
    const game = lay(`
      reach tyrell 1 footman march-zero
      harrenhal baratheon 1 footman march-zero
      blackwater lannister 1 knight
      stoney-sept lannister 1 knight
      searoad-marches lannister 1 knight support-plus-one`);
    game.play('baratheon march harrenhal: footman > stoney-sept', 'lannister support searoad-marches for defender');
    expect(game.figure('strength defender')).toBe(2 + 3);
    game.play('baratheon plays ser-davos-seaworth', 'lannister plays tyrion-lannister');
    game.play('tyrell march reach: footman > blackwater', 'lannister support searoad-marches for defender');
    expect(game.figure('strength defender')).toBe(2 + 3);
  });

  test('1E-15.11 1E-H25 Ships support sea and land; land units never support at sea', () => {
    const land = lay(
      'ironmans-bay greyjoy 1 ship support\nflints-finger greyjoy 1 footman march-zero\ngreywater-watch stark 1 footman',
    ).play('greyjoy march flints-finger: footman > greywater-watch');
    expect(land.offered('greyjoy')).toEqual(['ironmans-bay for attacker', 'ironmans-bay for nobody']);
    const sea = lay(
      'seagard greyjoy 1 knight support\nironmans-bay greyjoy 1 ship\nsunset-sea lannister 1 ship march-zero',
    ).play('lannister march sunset-sea: ship > ironmans-bay');
    expect(sea.waiting[0]?.why).toBe('battle-card');
  });

  test('1E-15.12 support needs true adjacency', () => {
    const game = lay(
      'flints-finger greyjoy 1 knight support\nironmans-bay greyjoy 1 ship\nseagard greyjoy 1 footman\nriverrun lannister 1 footman march-zero',
    ).play('lannister march riverrun: footman > seagard');
    expect(game.waiting[0]?.why).toBe('battle-card');
  });

  test('1E-15.14 both choose a card in secret, and playing one is compulsory', () => {
    const game = attack('1 footman march-zero', '1 footman').play('tyrell march reach: footman > blackwater');
    expect(game.waiting).toMatchObject([
      { seat: 'tyrell', sealed: true },
      { seat: 'lannister', sealed: true },
    ]);
    expect(game.refusal('tyrell plays none')).toMatchObject({ clause: '1E-15.14', code: 'card-must-be-played' });
    expect(game.refusal('tyrell plays tywin-lannister')).toMatchObject({ clause: '1E-16.2', code: 'card-not-in-hand' });
    game.play('tyrell plays mace-tyrell');
    expect(JSON.stringify(game.view('lannister').open.frames)).not.toContain('mace-tyrell');
  });

  test('1E-15.15 1E-H33 abilities come before strengths: Brienne takes the Defense that Catelyn would double', () => {
    const battle = (attacker: string): unknown => {
      const game = lay('white-harbor tyrell 1 knight march-zero\nwinterfell stark 1 footman defense-plus-two');
      game.play(
        'tyrell march white-harbor: knight > winterfell',
        `tyrell plays ${attacker}`,
        'stark plays catelyn-stark',
      );
      return (game.told('battle-decided')[0] as { defence: number }).defence;
    };
    expect(battle('margaery-tyrell')).toBe(1 + 4);
    expect(battle('brienne-of-tarth')).toBe(1);
  });

  test('1E-15.16 the Blade adds 1, once per turn, after the cards are open', () => {
    const position =
      'fiefdoms tyrell stark lannister baratheon greyjoy\nreach tyrell 1 footman march-zero\nblackwater lannister 1 footman\nhighgarden tyrell 1 footman march-minus-one\nsearoad-marches lannister 1 footman';
    const game = lay(position).play(
      'tyrell march reach: footman > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays kevan-lannister',
    );
    expect(game.refusal('tyrell blade twice')).toMatchObject({ clause: '1E-15.16', code: 'blade-use-or-keep' });
    game.play('tyrell blade use');
    expect(game.told('battle-decided')).toMatchObject([{ attack: 3, defence: 2, winner: 'tyrell' }]);
    expect(game.figure('used fiefdoms')).toBe(true);
    while (game.waiting[0]?.seat === 'lannister') game.play('lannister retreats stoney-sept');
    game.play(
      'tyrell march highgarden: footman > searoad-marches',
      'tyrell plays house-tyrell-captain',
      'lannister plays house-lannister-captain',
    );
    expect(game.told('battle-decided')).toHaveLength(1); // no question about the Blade
  });

  test('1E-15.17 1E-H31 the lower total loses; a tie goes to the higher on Fiefdoms, whoever attacks', () => {
    const tie = (fiefdoms: string): unknown => {
      const game = attack(
        '1 footman march-zero',
        '1 footman',
        `fiefdoms ${fiefdoms}\nused fiefdoms\nthrone lannister tyrell stark baratheon greyjoy`,
      );
      game.play(
        'tyrell march reach: footman > blackwater',
        'tyrell plays mace-tyrell',
        'lannister plays tywin-lannister',
      );
      return (game.told('battle-decided')[0] as { winner: string }).winner;
    };
    expect(tie('stark tyrell lannister baratheon greyjoy')).toBe('tyrell');
    expect(tie('stark lannister tyrell baratheon greyjoy')).toBe('lannister');
  });

  test('1E-15.18 1E-15.19 1E-X19 Loras kills the lone Footman: the battle is over, both cards are used', () => {
    const game = attack(
      '1 footman march-zero',
      '1 footman defense-plus-two',
      'stoney-sept lannister 1 knight 1 footman support',
    );
    game.play(
      'tyrell march reach: footman > blackwater',
      'lannister support stoney-sept for defender',
      'tyrell plays ser-loras-tyrell',
      'lannister plays tywin-lannister',
    );
    expect(game.told('battle-ended-early')).toMatchObject([{ winner: 'tyrell' }]);
    expect(game.told('battle-decided')).toEqual([]);
    expect(game.figures).toMatchObject({
      'units blackwater': 'tyrell 1 footman',
      'discards tyrell': ['ser-loras-tyrell'],
      'discards lannister': ['tywin-lannister'],
      'order blackwater': '',
    });
  });

  test('1E-15.20 a side with routed units only still fights and may win', () => {
    const game = attack('1 footman march-zero', 'routed 1 knight').play('tyrell march reach: footman > blackwater');
    expect(strengths(game)).toEqual([1, 0]);
    game.play('tyrell plays queen-of-thorns', 'lannister plays tywin-lannister');
    expect(game.told('battle-decided')).toMatchObject([{ winner: 'lannister', attack: 1, defence: 3 }]);
  });

  test('1E-S12 third houses declare first in order of play, then attacker, then defender; nobody against himself', () => {
    const game = attack(
      '1 footman march-zero',
      '1 footman',
      'kings-landing tyrell 1 knight support\nstoney-sept lannister 1 knight support\nharrenhal stark 1 knight support\ncrackclaw-point baratheon 1 knight support',
    );
    game.play('tyrell march reach: footman > blackwater');
    expect(game.waiting[0]?.seat).toBe('baratheon');
    game.play('baratheon support crackclaw-point for nobody');
    expect(game.waiting[0]?.seat).toBe('stark');
    game.play('stark support harrenhal for nobody');
    expect(game.refusal('tyrell support kings-landing for defender')).toMatchObject({
      clause: '1E-S12',
      code: 'support-against-oneself',
    });
    game.play('tyrell support kings-landing for attacker');
    expect(game.waiting[0]?.seat).toBe('lannister');
  });

  test('1E-S18 an embattled castle is its defender’s while he stands there, and so counts for his victory', () => {
    const game = lay(
      `round 3\nlannisport tyrell 4 knights march-zero\nriverrun lannister 1 footman\n${tokens('lannister', [...FOUR, 'harrenhal'])}`,
    );
    expect(game.figure('castles lannister')).toBe(6);
    // The home the attacker leaves falls back to its shield: seven, with the castle that is now fought for.
    game.play('tyrell march lannisport: 4 knights > riverrun');
    expect(game.outcome).toMatchObject({ reason: 'enough-castles' });
    expect(game.outcome?.ranking[0]).toEqual(['lannister']);
  });

  test('1E-S18 a beaten defender who falls back into an empty castle does not hold both', () => {
    const game = lay(
      `round 3\nlannisport lannister 1 footman\nharrenhal lannister 1 footman 1 knight\n${tokens('lannister', [...FOUR.slice(1), 'riverrun'])}\nblackwater tyrell 4 knights march-zero\nhighgarden tyrell 1 footman march-plus-one`,
    );
    expect(game.figure('castles lannister')).toBe(6);
    game.play('tyrell march blackwater: 4 knights > harrenhal');
    game.play('tyrell plays margaery-tyrell', 'lannister plays cersei-lannister', 'lannister retreats crackclaw-point');
    expect(game.outcome).toBeUndefined();
    expect([game.figure('control harrenhal'), game.figure('control crackclaw-point')]).toEqual(['tyrell', 'lannister']);
    expect(game.figure('castles lannister')).toBe(6);
  });
});
