import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, type Game } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

const removed = (game: Game): unknown[] =>
  game.told('order-removed').map(data => {
    const { house, area, order, why } = data as Record<string, string>;
    return `${house} ${area} ${order} ${why}`;
  });

describe('2E-12 combat: clean-up', () => {
  test('2E-12.42 2E-12.44 the winner enters unrouted, the loser’s order and the march are removed', () => {
    const game = attack('tyrell 3 knights march-zero', 'lannister 1 footman consolidate');
    cards(game, 'randyll-tarly', 'cersei-lannister');
    expect(removed(game)).toEqual([
      'lannister blackwater consolidate area-taken',
      'tyrell blackwater march-zero resolved',
    ]);
    expect([game.figure('units blackwater'), game.figure('order blackwater'), game.figure('order the-reach')]).toEqual([
      'tyrell 3 knights',
      '',
      '',
    ]);
  });

  test('2E-H17 a house that retakes its own home removes the order of the occupier', () => {
    const game = attack('stark 3 knights march-zero', 'greyjoy 1 footman support', 'winterfell garrison 0', {
      from: 'karhold',
      at: 'winterfell',
    });
    cards(game, 'greatjon-umber', 'balon-greyjoy');
    expect(removed(game)).toContain('greyjoy winterfell support area-taken');
    expect([game.figure('control winterfell'), game.figure('order winterfell')]).toEqual(['stark', '']);
  });

  test('2E-12.43 2E-12.44 a defender who wins keeps his order; the march is gone', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 3 knights march-plus-one',
      'throne tyrell lannister stark baratheon martell greyjoy',
    );
    cards(game, 'margaery-tyrell', 'the-hound');
    expect(removed(game)).toEqual(['tyrell blackwater march-zero resolved']);
    expect([game.figure('order blackwater'), asked(game)]).toEqual(['march-plus-one', ['lannister march']]);
  });

  test('2E-12.45 an order in an area without units is removed: Mace has killed the only defender', () => {
    const game = attack(
      'tyrell 1 footman march-minus-one',
      'stark 1 footman support',
      'karhold stark 3 knights support-plus-one',
      { from: 'moat-cailin', at: 'winterfell' },
    ).play('stark support karhold for defender');
    cards(game, 'mace-tyrell', 'greatjon-umber');
    expect(decided(game)).toMatchObject({ attack: 0 + 4, defence: 2 + 7 + 2, winner: 'stark' });
    expect(removed(game)).toContain('stark winterfell support nobody-there');
    expect([game.figure('order winterfell'), game.figure('order karhold'), game.figure('garrison winterfell')]).toEqual(
      ['', 'support-plus-one', 2],
    );
  });

  test('2E-H53 an order over routed units only stays', () => {
    const game = attack(
      'tyrell 3 knights march-zero',
      'lannister 1 footman',
      'harrenhal lannister routed 1 knight support',
    ).play('lannister support harrenhal for nobody');
    cards(game, 'margaery-tyrell', 'cersei-lannister').play('lannister retreats stoney-sept');
    expect(game.figure('order harrenhal')).toBe('support');
  });

  test('2E-12.49 ports are captured once the combat is over, before anybody moves on', () => {
    const game = attack(
      'greyjoy 4 knights march-zero',
      'lannister 1 footman',
      'port-of-lannisport lannister 2 ships support',
      { from: 'riverrun', at: 'lannisport' },
    );
    cards(game, 'euron-crows-eye', 'cersei-lannister');
    expect(game.told('battle-over')).toEqual([{ area: 'lannisport', winner: 'greyjoy' }]);
    expect(asked(game)).toEqual(['greyjoy capture-ships']);
    expect(game.figures).toMatchObject({ 'order port-of-lannisport': '', 'discards greyjoy': ['euron-crows-eye'] });
  });

  test('2E-12.49 2E-15.2 a seventh castle wins before anybody is asked about the ships in its port', () => {
    const six = ['riverrun', 'the-reach', 'oldtown', 'starfall', 'storms-end']
      .map(area => `${area} greyjoy token`)
      .join('\n');
    const game = attack(
      'greyjoy 4 knights march-zero',
      'lannister 1 footman',
      `${six}\nport-of-lannisport lannister 2 ships`,
      { from: 'riverrun', at: 'lannisport' },
    );
    cards(game, 'euron-crows-eye', 'cersei-lannister');
    expect(game.told('battle-over')).toEqual([{ area: 'lannisport', winner: 'greyjoy' }]);
    expect(game.outcome).toMatchObject({ reason: 'enough-castles' });
    expect([asked(game), game.figure('units port-of-lannisport')]).toEqual([[], 'lannister 2 ships']);
    expect((game.game.audit.invariants ?? []).flatMap(check => check(game.state) ?? [])).toEqual([]); // all is as it was then
  });

  test('2E-X22 2E-13.7 capture with one ship left in the pool: replace one or destroy both', () => {
    const position = `
      riverrun greyjoy 4 knights march-zero
      lannisport lannister 1 footman
      port-of-lannisport lannister 2 ships
      ironmans-bay greyjoy 3 ships
      port-of-pyke greyjoy 2 ships
      the-arbor tyrell 1 footman march-minus-one
      used fiefdoms`;
    const taken = (): Game =>
      cards(
        lay(position).play('greyjoy march riverrun: 4 knights > lannisport'),
        'euron-crows-eye',
        'cersei-lannister',
      );
    expect(taken().offered('greyjoy')).toEqual(['0', '1']);
    expect(taken().refusal('greyjoy captures 2')).toMatchObject({ clause: '2E-13.7', code: 'too-many-ships-taken' });
    expect(taken().play('greyjoy captures 1').figure('units port-of-lannisport')).toBe('greyjoy 1 ship');
    expect(taken().play('greyjoy captures 0').figure('units port-of-lannisport')).toBe('');
  });

  test('2E-H20 a castle left without a token loses its port ships before the combat of the same march', () => {
    const game = lay(`
      white-harbor greyjoy 1 footman march-zero
      port-of-white-harbor greyjoy 2 ships
      moat-cailin stark 1 footman
      used fiefdoms`).play('greyjoy march white-harbor: footman > moat-cailin');
    expect([game.figure('units port-of-white-harbor'), game.figure('battle')]).toEqual(['', 'moat-cailin']);
    expect(asked(game)).toEqual(['greyjoy battle-card', 'stark battle-card']);
  });

  test('2E-H22 ships march into an own empty port, never into the port of somebody else’s land', () => {
    const own = lay('the-golden-sound lannister 1 ship march-zero');
    expect(
      own.play('lannister march the-golden-sound: ship > port-of-lannisport').figure('units port-of-lannisport'),
    ).toBe('lannister 1 ship');
    expect(
      lay('the-golden-sound greyjoy 1 ship march-zero').refusal(
        'greyjoy march the-golden-sound: ship > port-of-lannisport',
      ),
    ).toMatchObject({ clause: '2E-10.8', code: 'port-of-another' });
  });
});
