import { battleNow, DEFENDER, iconsOf, rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { chosenOf } from '../options.ts';
import { firstEditionRules } from '../rules/index.ts';
import { lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;
const rules = firstEditionRules(5, chosenOf({ kingsCourt: 'printed' }));
const decided = (game: Game): unknown => game.told('battle-decided')[0];

/** A battle in Blackwater: one attacks from The Reach, the other defends; both play their cards. */
function battle(
  attacker: string,
  units: string,
  card: string,
  defender: string,
  defenders: string,
  answer: string,
  more = '',
): Game {
  const game = lay(`used fiefdoms\nreach ${attacker} ${units}\nblackwater ${defender} ${defenders}\n${more}`);
  const kinds = units.split(' march')[0]?.replace(/routed.*/, '') ?? '';
  return game.play(
    `${attacker} march reach: ${kinds} > blackwater`,
    `${attacker} plays ${card}`,
    `${defender} plays ${answer}`,
  );
}

describe('1E-16 house cards', () => {
  test('1E-16.1 seven cards per house, of strength 0 to 3', () => {
    for (const house of Object.values(rules.facts.houses)) {
      const strengths = house.cards.map(card => rules.board.card[card]?.strength ?? -1).sort();
      expect(strengths).toEqual([0, 0, 1, 1, 2, 2, 3]);
    }
  });

  test('1E-16.2 a played card goes to the discard pile and cannot be used for now', () => {
    const game = battle(
      'tyrell',
      '1 knight march-zero',
      'mace-tyrell',
      'lannister',
      '1 footman',
      'kevan-lannister',
      'highgarden tyrell 1 footman march-minus-one\nsearoad-marches lannister 1 footman',
    );
    expect(game.figure('discards tyrell')).toEqual(['mace-tyrell']);
    game.play('tyrell march highgarden: footman > searoad-marches');
    expect(game.refusal('tyrell plays mace-tyrell')).toMatchObject({ clause: '1E-16.2', code: 'card-not-in-hand' });
  });

  test('1E-16.3 1E-H45 after the seventh card the hand is complete again', () => {
    const game = battle(
      'tyrell',
      '1 knight march-zero',
      'mace-tyrell',
      'lannister',
      '1 footman',
      'kevan-lannister',
      'hand tyrell mace-tyrell',
    );
    expect([game.figure('hand tyrell'), game.figure('discards tyrell')]).toMatchObject([{ length: 7 }, []]);
  });

  test('1E-16.4 1E-16.7 1E-X20 Melisandre finds nothing when her opponent has played his last card', () => {
    const game = battle(
      'baratheon',
      '4 knights march-zero',
      'melisandre-of-asshai',
      'lannister',
      '1 footman',
      'kevan-lannister',
      'hand lannister kevan-lannister',
    );
    game.play('lannister retreats stoney-sept');
    expect(game.figures).toMatchObject({ 'power baratheon': 5, 'discards lannister': [] });
    expect(game.figure('hand lannister')).toHaveLength(7);
  });

  test('1E-16.5 hands and discards are open to all', () => {
    const game = lay('discards stark robb-stark\nwinterfell stark 1 footman');
    expect(game.view('tyrell').open.houses['stark']).toMatchObject({ discards: ['robb-stark'], hand: { length: 6 } });
  });

  test('1E-16.6 what Melisandre and Luwin do is seen by all', () => {
    const game = battle(
      'baratheon',
      '4 knights march-zero',
      'melisandre-of-asshai',
      'lannister',
      '1 footman',
      'kevan-lannister',
    );
    expect(game.refusal('baratheon chooses kevan-lannister')).toMatchObject({ code: 'text-does-not-offer' });
    game.play('baratheon chooses tywin-lannister');
    expect(game.told('card-discarded')).toEqual([{ house: 'lannister', card: 'tywin-lannister', why: 'ability' }]);
    expect(game.told('power-paid')).toMatchObject([{ house: 'baratheon', amount: 1, why: 'ability' }]);
    expect(game.figure('power baratheon')).toBe(4);
    const luwin = battle(
      'stark',
      '4 knights march-zero',
      'maester-luwin',
      'lannister',
      '1 footman',
      'kevan-lannister',
      'discards stark eddard-stark',
    );
    luwin.play('stark chooses eddard-stark');
    expect(luwin.told('card-taken-back')).toMatchObject([{ house: 'stark', card: 'eddard-stark' }]);
    luwin.play('lannister retreats stoney-sept');
    expect(luwin.figure('discards stark')).toEqual(['maester-luwin']);
  });

  test('1E-16.8 1E-X32 Salladhor: supporting Ships count 0, a +1 Support order still 1', () => {
    const game = lay(
      'kingswood lannister 1 footman march-zero\nstorms-end baratheon 1 footman\nshipbreaker-bay lannister 2 ships support-plus-one',
    );
    game.play('lannister march kingswood: footman > storms-end', 'lannister support shipbreaker-bay for attacker');
    expect(game.figure('strength attacker')).toBe(1 + 3);
    game.play('lannister plays cersei-lannister', 'baratheon plays salladhor-saan');
    expect(decided(game)).toMatchObject({ attack: 1 + 1, defence: 1 });
  });
});

describe('abilities', () => {
  test('1E-H34 Queen of Thorns cancels: Ships count again against Salladhor, and Melisandre discards nothing', () => {
    const game = lay(
      'kingswood tyrell 1 footman march-zero\nstorms-end baratheon 1 footman\nshipbreaker-bay tyrell 2 ships support',
    );
    game.play(
      'tyrell march kingswood: footman > storms-end',
      'tyrell support shipbreaker-bay for attacker',
      'tyrell plays queen-of-thorns',
      'baratheon plays salladhor-saan',
    );
    expect(decided(game)).toMatchObject({ attack: 3, defence: 1 });
    const win = battle(
      'baratheon',
      '4 knights march-zero',
      'melisandre-of-asshai',
      'tyrell',
      '1 footman',
      'queen-of-thorns',
    );
    expect(win.figure('power baratheon')).toBe(5);
    expect(win.told('text-cancelled')).toEqual([{ house: 'baratheon', card: 'melisandre-of-asshai' }]);
  });

  test('1E-H35 Balon: Eddard counts 0 but keeps his fortifications', () => {
    const game = lay('reach greyjoy 4 knights march-zero\nblackwater stark 1 footman');
    game.play('greyjoy march reach: 4 knights > blackwater');
    game.play('greyjoy plays balon-greyjoy', 'stark plays eddard-stark');
    const { open } = game.view(null);
    const fought = battleNow(open); // the cards are open, and Greyjoy is asked about the Blade
    if (fought === undefined) throw new Error('the battle is over');
    expect(iconsOf(open, rulesOf(open), fought, DEFENDER, 'fortifications')).toBe(2);
    game.play('greyjoy blade keep');
    expect(decided(game)).toMatchObject({ attack: 8, defence: 1 });
  });

  test('1E-H36 Robb and Vargo help only in attack, and no supporters', () => {
    const attack = battle('stark', '2 knights march-zero', 'robb-stark', 'lannister', '1 footman', 'cersei-lannister');
    expect(decided(attack)).toMatchObject({ attack: 6 + 2 });
    const defence = battle('lannister', '1 footman march-zero', 'cersei-lannister', 'stark', '2 knights', 'robb-stark');
    expect(decided(defence)).toMatchObject({ defence: 4 + 2 });
    const supported = lay(
      'reach stark 1 knight march-zero\nblackwater lannister 1 footman\nkings-landing stark 1 knight support',
    );
    supported.play(
      'stark march reach: knight > blackwater',
      'stark support kings-landing for attacker',
      'stark plays robb-stark',
      'lannister plays cersei-lannister',
    );
    expect(decided(supported)).toMatchObject({ attack: 3 + 2 + 2 });
    expect(
      decided(battle('lannister', '3 footmen march-zero', 'vargo-hoat', 'stark', '1 footman', 'catelyn-stark')),
    ).toMatchObject({ attack: 6 });
  });

  test('1E-15.15 Victarion: attacking Ships are worth 2', () => {
    const game = lay('used fiefdoms\nironmans-bay greyjoy 2 ships march-zero\nsunset-sea lannister 1 ship');
    game.play(
      'greyjoy march ironmans-bay: 2 ships > sunset-sea',
      'greyjoy plays victarion-greyjoy',
      'lannister plays cersei-lannister',
    );
    expect(decided(game)).toMatchObject({ attack: 4, defence: 1 });
  });

  test('1E-15.15 Jaime takes two Power tokens on a win', () => {
    expect(
      battle('lannister', '2 knights march-zero', 'ser-jaime-lannister', 'stark', '1 footman', 'catelyn-stark').figure(
        'power lannister',
      ),
    ).toBe(7);
  });

  test('1E-15.15 what a text says of the attack counts for its attacker alone, and of the defence for its defender', () => {
    const robb = battle('lannister', '2 knights march-zero', 'tyrion-lannister', 'stark', '1 knight', 'robb-stark');
    expect(decided(robb)).toMatchObject({ attack: 4 + 2, defence: 2 + 2 }); // nobody's Knights are worth 3
    const catelyn = (attacker: string, answer: string): unknown =>
      decided(
        battle(
          attacker,
          '2 knights march-plus-one',
          'catelyn-stark',
          'lannister',
          '1 footman defense-plus-two',
          answer,
        ),
      );
    expect(catelyn('stark', 'tyrion-lannister')).toMatchObject({ attack: 4 + 1 + 0, defence: 1 + 2 + 2 });
  });

  test('1E-H43 Loras against an army without Footmen: the battle goes on', () => {
    const game = battle(
      'tyrell',
      '2 knights march-zero',
      'ser-loras-tyrell',
      'lannister',
      '1 knight',
      'cersei-lannister',
    );
    expect(decided(game)).toMatchObject({ attack: 6, defence: 2 });
    expect(game.told('ability-used')).toEqual([]);
    expect(game.told('units-destroyed')).toEqual([]);
  });

  test('1E-S1 cancelling texts work before all others', () => {
    const game = battle(
      'lannister',
      '1 footman march-zero',
      'cersei-lannister',
      'tyrell',
      '1 footman',
      'queen-of-thorns',
      'throne lannister tyrell stark greyjoy baratheon',
    );
    expect(game.told('text-cancelled')).toEqual([{ house: 'lannister', card: 'cersei-lannister' }]);
  });

  test('1E-S2 texts "if you win" come before casualties and retreat: Renly promotes a Footman that fought', () => {
    const game = battle(
      'baratheon',
      '2 footmen march-plus-one',
      'renly-baratheon',
      'lannister',
      '1 footman',
      'cersei-lannister',
    );
    expect(game.figure('units blackwater')).toBe('lannister 1 footman, baratheon 2 footmen');
    game.play('baratheon chooses footman');
    expect(game.figure('units blackwater')).toContain('baratheon 1 knight 1 footman');
  });

  test('1E-S20 a hand emptied by a discard comes back once the battle is over', () => {
    const game = battle(
      'baratheon',
      '4 knights march-zero',
      'melisandre-of-asshai',
      'lannister',
      '1 footman',
      'kevan-lannister',
      'hand lannister kevan-lannister, tywin-lannister',
    );
    game.play('baratheon chooses tywin-lannister', 'lannister retreats stoney-sept');
    expect(game.figure('hand lannister')).toHaveLength(7);
  });

  test('1E-S21 Melisandre without available Power discards nothing', () => {
    const game = battle(
      'baratheon',
      '4 knights march-zero',
      'melisandre-of-asshai',
      'lannister',
      '1 footman',
      'kevan-lannister',
      'power baratheon 0',
    );
    expect(game.told('ability-used')).toEqual([]);
  });

  test('1E-S22 Asha may remove any Support or Consolidate order next to the battle', () => {
    const game = battle(
      'greyjoy',
      '2 knights march-zero',
      'asha-greyjoy',
      'lannister',
      '1 footman',
      'cersei-lannister',
      'kings-landing tyrell 1 footman consolidate\nhighgarden tyrell 1 footman support',
    );
    expect(game.offered('greyjoy')).toEqual(['none', 'kings-landing']);
    expect(game.refusal('greyjoy chooses highgarden')).toMatchObject({ clause: '1E-S22', code: 'text-does-not-offer' });
    game.play('greyjoy chooses kings-landing');
    expect(game.told('order-removed')).toContainEqual({
      house: 'tyrell',
      area: 'kings-landing',
      order: 'consolidate',
      why: 'ability',
    });
  });

  test('1E-S23 Cersei removes any order of the loser, the March in the embattled area included; with none, nothing', () => {
    const game = battle(
      'lannister',
      '2 knights march-zero',
      'cersei-lannister',
      'stark',
      '1 footman defense-plus-one',
      'catelyn-stark',
      'winterfell stark 1 footman consolidate',
    );
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual(['blackwater', 'winterfell']);
    game.play('lannister chooses winterfell');
    expect(game.figure('power stark')).toBe(5);
    const none = battle('lannister', '2 knights march-zero', 'cersei-lannister', 'stark', '1 footman', 'catelyn-stark');
    expect(none.told('ability-used')).toEqual([]);
    expect(none.waiting.map(({ seat, why }) => `${seat} ${why}`)).toEqual(['stark retreat']); // no question without options
  });

  test('1E-15.18 Loras in defence kills the last attacker: the battle is over, and its defender has won', () => {
    const game = battle(
      'lannister',
      '1 footman march-zero',
      'cersei-lannister',
      'tyrell',
      '1 footman',
      'ser-loras-tyrell',
    );
    expect(game.told('battle-ended-early')).toMatchObject([{ winner: 'tyrell', loser: 'lannister' }]);
    expect(game.told('battle-decided')).toEqual([]);
  });

  test('1E-S24 Loras may kill a routed Footman', () => {
    const game = battle(
      'tyrell',
      '2 knights march-zero',
      'ser-loras-tyrell',
      'lannister',
      '1 footman routed 1 footman',
      'cersei-lannister',
    );
    expect(game.offered('tyrell')).toEqual(['footman', 'routed-footman']);
    game.play('tyrell chooses routed-footman');
    expect(decided(game)).toMatchObject({ defence: 1 });
  });

  test('1E-S25 Renly needs a Knight in the pool', () => {
    const game = battle(
      'baratheon',
      '2 footmen march-plus-one',
      'renly-baratheon',
      'lannister',
      '1 footman',
      'cersei-lannister',
      'dragonstone baratheon 4 knights',
    );
    expect(game.told('ability-used')).toEqual([]);
  });
});
