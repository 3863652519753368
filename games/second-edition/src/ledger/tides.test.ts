import { describe, expect, test } from 'vitest';
import { SHEET } from '../facts.ts';
import { asked, attack, cards, decided, drawn, losses, turnChance, withTides } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

const TIDES = { options: { tidesOfBattle: true } };

describe('2E-16 Tides of Battle', () => {
  test('2E-16.1 twenty-four cards, all of them in every combat', () => {
    expect(SHEET.tidesOfBattle.cards.reduce((sum, card) => sum + card.count, 0)).toBe(24);
    const game = attack(
      'tyrell 3 knights march-zero',
      'lannister 1 footman',
      'highgarden tyrell 2 knights march-plus-one\nsearoad-marches lannister 2 knights',
      TIDES,
    );
    // There are two skulls. Both come up in one combat, and both again in the next.
    const first = withTides(game, ['margaery-tyrell', 'the-hound'], ['skull', 'skull']);
    first.play('tyrell march highgarden: 2 knights > searoad-marches');
    expect(drawn(withTides(first, ['alester-florent', 'cersei-lannister'], ['skull', 'skull']))).toHaveLength(2);
    const without = cards(attack('tyrell 1 footman march-zero', 'lannister 1 footman'), 'margaery-tyrell', 'the-hound');
    expect(drawn(without)).toEqual([]);
  });

  test('2E-16.2 each draws one after the reveal; the Blade may be spent to draw again; then both are turned up', () => {
    const place = { ...TIDES, blade: true };
    const first = 'fiefdoms tyrell lannister stark greyjoy martell baratheon';
    const game = cards(
      attack('tyrell 2 knights march-zero', 'lannister 1 footman', first, place),
      'margaery-tyrell',
      'the-hound',
    );
    expect(drawn(game)).toHaveLength(2);
    expect(asked(game)).toEqual(['tyrell tide-again']);
    // Each knows his own card and nobody else's.
    expect(JSON.stringify(game.view('tyrell').mine)).toContain('tide');
    expect(JSON.stringify(game.view('stark'))).not.toContain('"tide"');
    expect(game.events.filter(event => event.type === 'tide-drawn').map(event => event.to)).toEqual([
      ['tyrell'],
      ['lannister'],
    ]);
    expect(game.refusal('tyrell chooses again')).toMatchObject({ clause: '2E-16.2', code: 'draw-or-keep' });
    game.play('tyrell chooses draw');
    expect([drawn(game).length, game.figure('used fiefdoms')]).toEqual([1, true]);
    expect(game.told('tide-revealed')).toMatchObject([
      { house: 'tyrell', card: drawn(game)[0] },
      { house: 'lannister' },
    ]);
    expect(game.told('battle-decided')).toHaveLength(1); // no question about the Blade any more
  });

  test('2E-16.2 the new card comes from those that nobody has drawn', () => {
    const first = 'fiefdoms tyrell lannister stark greyjoy martell baratheon';
    const table = attack('tyrell 2 knights march-zero', 'lannister 1 footman', first, { ...TIDES, blade: true });
    const both = withTides(table, ['margaery-tyrell', 'the-hound'], ['skull', 'skull']);
    const again = Array.from({ length: 60 }, (_, seed) =>
      drawn(turnChance(both, `again ${seed}`).play('tyrell chooses draw')),
    ).flat();
    expect(again).toHaveLength(60);
    expect(again).not.toContain('skull');
    expect(new Set(again).size).toBeGreaterThan(2);
  });

  test('2E-16.3 strength, swords and towers add to the card’s', () => {
    const table = attack('tyrell 2 knights march-zero', 'lannister 2 footmen', '', TIDES);
    const game = withTides(table, ['margaery-tyrell', 'ser-jaime-lannister'], ['sword', 'three']);
    expect(decided(game)).toMatchObject({ attack: 4 + 1 + 1, defence: 2 + 2 + 3, winner: 'lannister' });
    const won = withTides(table, ['randyll-tarly', 'cersei-lannister'], ['sword', 'zero']);
    expect(losses(won)).toEqual([['lannister', { footman: 2 }, 'casualties']]); // one sword of each
    const walled = withTides(table, ['randyll-tarly', 'cersei-lannister'], ['sword', 'fortification']);
    expect(losses(walled)).toEqual([['lannister', { footman: 1 }, 'casualties']]);
  });

  test('2E-12.20 support that is removed after the count was there when it was counted: Asha stays without her tower', () => {
    const fight = lay(
      `
      used fiefdoms
      the-reach lannister 4 knights march-plus-one
      blackwater greyjoy 2 footmen
      harrenhal greyjoy 1 footman support
      karhold stark 1 footman march-zero`,
      6,
      { tidesOfBattle: true },
    ).play('lannister march the-reach: 4 knights > blackwater', 'greyjoy support harrenhal for defender');
    const game = withTides(fight, ['cersei-lannister', 'asha-greyjoy'], ['sword', 'zero']);
    expect(decided(game)).toMatchObject({ winner: 'lannister' });
    game.play('lannister chooses harrenhal');
    expect(losses(game)).toEqual([['greyjoy', { footman: 1 }, 'casualties']]);
  });

  test('2E-16.3 a skull kills a unit of the other side after the icons, win or lose, of its owner’s choice', () => {
    const table = attack('tyrell 1 footman 2 knights march-zero', 'lannister 2 footmen', '', TIDES);
    const game = withTides(table, ['randyll-tarly', 'cersei-lannister'], ['zero', 'skull']);
    expect(decided(game)).toMatchObject({ winner: 'tyrell' });
    expect(losses(game)).toEqual([['lannister', { footman: 1 }, 'casualties']]);
    expect(asked(game)).toEqual(['tyrell skulls']);
    expect(game.refusal('tyrell loses blackwater 1 footman 1 knight')).toMatchObject({
      clause: '2E-16.3',
      code: 'wrong-skull-losses',
    });
    expect(game.refusal('tyrell loses the-arbor 1 footman')).toMatchObject({ code: 'no-such-casualty' });
    game.play('tyrell loses blackwater 1 knight');
    expect(losses(game)).toEqual([['tyrell', { knight: 1 }, 'skulls']]);
    const lost = withTides(table, ['randyll-tarly', 'cersei-lannister'], ['skull', 'zero']);
    expect(losses(lost)).toEqual([
      ['lannister', { footman: 1 }, 'casualties'],
      ['lannister', { footman: 1 }, 'skulls'],
    ]);
  });

  test('2E-16.3 siege engines and routed units are no prey for a skull', () => {
    const table = attack('tyrell 1 footman 2 siege-engines march-zero', 'lannister 1 footman', '', {
      ...TIDES,
      from: 'searoad-marches',
      at: 'lannisport',
    });
    const one = withTides(table, ['randyll-tarly', 'cersei-lannister'], ['zero', 'skull']);
    expect(losses(one)).toContainEqual(['tyrell', { footman: 1 }, 'skulls']); // the only one it can be
    expect(one.figure('units lannisport')).toBe('tyrell 2 siege-engines');
    const routed = attack('tyrell 1 knight march-zero', 'lannister 1 footman routed 1 footman', '', TIDES);
    const two = withTides(routed, ['margaery-tyrell', 'ser-jaime-lannister'], ['skull', 'three']);
    expect(decided(two)).toMatchObject({ winner: 'lannister' });
    expect(losses(two)).toEqual([['lannister', { footman: 1 }, 'skulls']]);
    expect(two.figure('units blackwater')).toBe('lannister routed 1 footman');
  });

  test('2E-16.3 a winner whose last unit a skull takes does not enter', () => {
    const table = attack(
      'tyrell 1 footman march-plus-one',
      'lannister 1 footman consolidate',
      'blackwater lannister token',
      TIDES,
    );
    const game = withTides(table, ['ser-garlan-tyrell', 'cersei-lannister'], ['zero', 'skull']);
    expect(decided(game)).toMatchObject({ winner: 'tyrell' });
    expect([game.figure('units blackwater'), game.figure('token blackwater')]).toEqual(['', 'lannister']);
  });

  test('2E-16.4 garrisons ignore skulls', () => {
    const table = attack('tyrell 1 footman march-zero', '', '', {
      ...TIDES,
      from: 'searoad-marches',
      at: 'lannisport',
    });
    const game = withTides(table, ['queen-of-thorns', 'the-hound'], ['skull', 'zero']);
    expect([decided(game), game.figure('garrison lannisport')]).toMatchObject([{ winner: 'lannister' }, 2]);
  });

  test('2E-16.5 a Blade not spent on a card may still add 1 once the tides are open', () => {
    const first = 'fiefdoms tyrell lannister stark greyjoy martell baratheon';
    const table = attack('tyrell 2 knights march-zero', 'lannister 2 footmen', first, { ...TIDES, blade: true });
    const game = withTides(table, ['margaery-tyrell', 'cersei-lannister'], ['two', 'zero']).play('tyrell chooses keep');
    expect(game.told('tide-revealed')).toEqual([
      { house: 'tyrell', card: 'two' },
      { house: 'lannister', card: 'zero' },
    ]);
    expect(asked(game)).toEqual(['tyrell blade']);
    expect(game.figure('items attacker')).toContainEqual({ from: 'tide', card: 'two', value: 2, by: [] });
    game.play('tyrell blade use');
    expect(decided(game)).toMatchObject({ attack: 4 + 1 + 2 + 1, defence: 2 });
  });
});
