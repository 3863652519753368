import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, losses, withTides, type Game } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

describe('Mace Tyrell', () => {
  test('2E-12.16 he destroys a fighting footman before strengths are counted', () => {
    const game = attack('tyrell 1 knight march-zero', 'lannister 1 footman 1 knight');
    cards(game, 'mace-tyrell', 'the-hound');
    expect(decided(game)).toMatchObject({ attack: 2 + 4, defence: 2 + 2 });
    expect(losses(game)).toEqual([['lannister', { footman: 1 }, 'ability']]);
    const attacked = attack('lannister 2 footmen march-zero', 'tyrell 1 knight');
    cards(attacked, 'the-hound', 'mace-tyrell');
    expect(decided(attacked)).toMatchObject({ attack: 1 + 2, defence: 2 + 4 });
  });

  test('2E-12.16 never a supporting footman, and nothing where no footman fights', () => {
    const game = attack(
      'tyrell 1 knight march-zero',
      'lannister 1 knight',
      'harrenhal lannister 2 footmen support',
    ).play('lannister support harrenhal for defender');
    cards(game, 'mace-tyrell', 'the-hound');
    expect([game.told('ability-used'), losses(game)]).toEqual([[], []]);
    expect(decided(game)).toMatchObject({ defence: 2 + 2 + 2 });
  });

  test('2E-12.16 the Tyrell player picks: one that stands or one that is routed', () => {
    const game = attack('tyrell 1 knight march-zero', 'lannister 1 footman routed 1 footman');
    cards(game, 'mace-tyrell', 'the-hound');
    expect([asked(game), game.offered('tyrell')]).toEqual([
      ['tyrell kill-an-opposing-footman'],
      ['footman', 'routed-footman'],
    ]);
    expect(game.refusal('tyrell chooses knight')).toMatchObject({
      clause: '2E-12.16',
      code: 'text-has-no-such-answer',
    });
    game.play('tyrell chooses routed-footman');
    expect(decided(game)).toMatchObject({ defence: 1 + 2 });
  });

  test('2E-H41 against a lone footman the combat goes on, and the empty side may still win', () => {
    const battle = (options: Record<string, boolean>): Game =>
      cards(
        attack(
          'tyrell 1 footman march-zero',
          'lannister 1 footman defense-two',
          'harrenhal lannister 2 knights support',
          { options },
        ).play('lannister support harrenhal for defender'),
        'mace-tyrell',
        'the-hound',
      );
    const game = battle({});
    expect(decided(game)).toMatchObject({ attack: 5, defence: 0 + 2 + 4 + 2, winner: 'lannister' });
    expect(game.figure('units the-reach')).toBe('tyrell routed 1 footman');
    const ended = battle({ 'combat.endsWhenLastUnitKilled': true });
    expect(ended.told('battle-ended-early')).toEqual([{ area: 'blackwater', winner: 'tyrell', loser: 'lannister' }]);
    expect([ended.told('battle-decided'), ended.figure('units blackwater')]).toEqual([[], 'tyrell 1 footman']);
    expect(ended.figures).toMatchObject({
      'order blackwater': '',
      'discards tyrell': ['mace-tyrell'],
      'discards lannister': ['the-hound'],
    });
  });

  test('2E-H41 2E-11.9 a garrison fights on like a unit, with that option too', () => {
    const game = attack('tyrell 1 footman march-zero', 'stark 1 footman', '', {
      from: 'moat-cailin',
      at: 'winterfell',
      options: { 'combat.endsWhenLastUnitKilled': true },
    });
    cards(game, 'mace-tyrell', 'eddard-stark');
    expect(game.told('battle-ended-early')).toEqual([]);
    expect(decided(game)).toMatchObject({ attack: 5, defence: 2 + 4, winner: 'stark' });
  });
});

describe('Ser Loras Tyrell', () => {
  test('2E-H46 the march goes to the conquered area and may be resolved on his next turn by all who stand there', () => {
    const game = attack(
      'tyrell 2 knights march-plus-one',
      'lannister 1 footman',
      'castle-black stark 1 footman march-zero\nthrone tyrell stark lannister martell greyjoy baratheon\ncourt stark lannister martell baratheon greyjoy tyrell',
    );
    cards(game, 'ser-loras-tyrell', 'cersei-lannister').play('lannister retreats harrenhal');
    expect(game.told('march-kept')).toEqual([{ house: 'tyrell', area: 'blackwater', order: 'march-plus-one' }]);
    expect([game.figure('order blackwater'), game.figure('stars tyrell')]).toEqual(['march-plus-one', 0]);
    expect(asked(game)).toEqual(['stark march']);
    game.play('stark march castle-black: none', 'tyrell march blackwater: 2 knights > harrenhal');
    expect(game.figure('strength attacker')).toBe(4 + 1);
  });

  test('2E-12.44 a Loras who defends or loses keeps no march', () => {
    const lost = attack('tyrell 1 footman march-zero', 'lannister 4 knights');
    cards(lost, 'ser-loras-tyrell', 'the-hound');
    expect([lost.told('march-kept'), lost.figure('order blackwater')]).toEqual([[], '']);
    const defending = attack('lannister 1 footman march-zero', 'tyrell 3 knights support');
    cards(defending, 'the-hound', 'ser-loras-tyrell');
    expect([defending.told('march-kept'), defending.figure('order blackwater')]).toEqual([[], 'support']);
  });

  test('2E-H45 against Arianne, who keeps him out, the march is discarded', () => {
    const game = attack('tyrell 3 knights march-zero', 'martell 1 footman');
    cards(game, 'ser-loras-tyrell', 'arianne-martell').play('martell retreats harrenhal');
    expect([game.told('march-kept'), game.figure('order blackwater'), game.figure('order the-reach')]).toEqual([
      [],
      '',
      '',
    ]);
    expect(game.figure('units the-reach')).toBe('tyrell 3 knights');
  });

  test('2E-12.44 nor where nobody is left to enter: a skull took the last unit', () => {
    const table = attack('tyrell 1 footman march-plus-one', 'lannister routed 1 footman', '', {
      options: { tidesOfBattle: true },
    });
    const game = withTides(table, ['ser-loras-tyrell', 'cersei-lannister'], ['zero', 'skull']);
    expect(decided(game)).toMatchObject({ winner: 'tyrell' });
    expect([game.told('march-kept'), game.figure('units blackwater'), game.figure('order blackwater')]).toEqual([
      [],
      '',
      '',
    ]);
  });

  test('2E-H46 played again, he carries the march on once more', () => {
    const game = attack(
      'tyrell 4 knights march-zero',
      'baratheon 1 footman',
      'hand tyrell ser-loras-tyrell, mace-tyrell\nharrenhal lannister 1 footman',
    );
    cards(game, 'ser-loras-tyrell', 'patchface').play(
      'baratheon retreats crackclaw-point',
      'baratheon chooses mace-tyrell', // the only card left, so the other six return
      'tyrell march blackwater: 4 knights > harrenhal',
    );
    cards(game, 'ser-loras-tyrell', 'cersei-lannister');
    game.play('lannister retreats stoney-sept');
    expect(game.told('march-kept')).toEqual([{ house: 'tyrell', area: 'harrenhal', order: 'march-zero' }]);
  });
});

describe('Queen of Thorns', () => {
  const start = (more: string): Game => attack('lannister 2 knights march-zero', 'tyrell 1 footman defense-one', more);

  test('2E-12.16 she must remove one order of the opponent next to the battle, of no third house', () => {
    const game = start(`
      harrenhal lannister 1 footman consolidate
      stoney-sept lannister 1 footman march-minus-one
      crackclaw-point stark 1 footman consolidate-star
      lannisport lannister 1 footman defense-two`);
    cards(game, 'the-hound', 'queen-of-thorns');
    expect([...(game.offered('tyrell') ?? [])].sort()).toEqual(['harrenhal', 'stoney-sept']);
    expect(game.refusal('tyrell chooses none')).toMatchObject({ clause: '2E-12.16', code: 'text-wrong-number' });
    expect(game.refusal('tyrell chooses crackclaw-point')).toMatchObject({ code: 'text-does-not-offer' });
    expect(game.refusal('tyrell chooses lannisport')).toMatchObject({ code: 'text-does-not-offer' });
    game.play('tyrell chooses stoney-sept');
    expect(game.told('order-removed')).toContainEqual({
      house: 'lannister',
      area: 'stoney-sept',
      order: 'march-minus-one',
      why: 'ability',
    });
  });

  test('2E-H9 neither the march that started the fight nor anything in its origin or in the embattled area', () => {
    const game = cards(start('harrenhal lannister 1 footman consolidate'), 'the-hound', 'queen-of-thorns');
    for (const area of ['the-reach', 'blackwater'])
      expect(game.refusal(`tyrell chooses ${area}`)).toMatchObject({ clause: '2E-12.16', code: 'text-does-not-offer' });
    const alone = cards(start(''), 'the-hound', 'queen-of-thorns');
    expect(alone.told('ability-used')).toEqual([]);
  });

  test('2E-12.20 a Support taken away takes its strength out of this combat', () => {
    const game = start('harrenhal lannister 2 knights support').play('lannister support harrenhal for attacker');
    cards(game, 'the-hound', 'queen-of-thorns').play('tyrell chooses harrenhal');
    expect(decided(game)).toMatchObject({ attack: 4 + 0 + 2 });
  });

  test('2E-2.22 the port tied to an embattled land counts as adjacent', () => {
    const game = attack(
      'tyrell 4 knights march-zero',
      'lannister 1 footman',
      'port-of-lannisport lannister 1 ship consolidate',
      { from: 'searoad-marches', at: 'lannisport' },
    );
    cards(game, 'queen-of-thorns', 'the-hound');
    expect(game.offered('tyrell')).toEqual(['port-of-lannisport']);
    game.play('tyrell chooses port-of-lannisport');
    expect(game.told('order-removed')).toContainEqual({
      house: 'lannister',
      area: 'port-of-lannisport',
      order: 'consolidate',
      why: 'ability',
    });
  });
});

test('2E-12.18 Mace works once, though the combat goes on', () => {
  const game = lay('the-reach tyrell 1 knight march-zero\nblackwater lannister 3 footmen\nused fiefdoms').play(
    'tyrell march the-reach: knight > blackwater',
  );
  cards(game, 'mace-tyrell', 'cersei-lannister');
  expect(losses(game)).toEqual([['lannister', { footman: 1 }, 'ability']]);
});
