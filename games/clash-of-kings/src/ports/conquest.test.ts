import { describe, expect, test } from 'vitest';
import { lay, only } from '../lay.fixture.ts';

type Game = ReturnType<typeof lay>;
const PORTS = only('ports');

describe('ports that change hands', () => {
  test('CK-5.11 the ships are taken at once: Aeron musters when that is settled', () => {
    const game = lay(
      'used fiefdoms\nriverrun greyjoy 3 knights march-zero\nlannisport lannister 1 footman\nport-of-lannisport lannister 2 ships\nthe-golden-sound lannister 1 ship',
      only('ports', 'characters'),
    ).play(
      'greyjoy march riverrun: 3 knights > lannisport',
      'greyjoy plays aeron-damphair-ck',
      'lannister plays cersei-lannister-ck',
    );
    while (game.waiting[0]?.seat === 'lannister')
      game.play(`lannister retreats ${game.offered('lannister')?.[0] ?? ''}`);
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'capture-ships' }]);
    game.play('greyjoy captures 1');
    expect(game.figure('units port-of-lannisport')).toBe('greyjoy 1 ship');
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'muster' }]);
    game.play('greyjoy musters lannisport: ship@port-of-lannisport');
    expect(game.figure('units port-of-lannisport')).toBe('greyjoy 2 ships');
  });

  test('CK-5.4 1E-S70 a land that falls back to its home house by the shield alone has not been invaded', () => {
    const leaves = (choice: string): Game =>
      lay(
        'power stark 3\nlannisport stark 1 footman march-zero\nport-of-lannisport stark 2 ships\nsunset-sea lannister 1 ship',
        PORTS,
      ).play(`stark march lannisport: footman > stoney-sept${choice}`);
    const gone = leaves('');
    expect([gone.figure('control lannisport'), gone.figure('units port-of-lannisport')]).toEqual(['lannister', '']);
    expect(leaves('; leave power').figure('units port-of-lannisport')).toBe('stark 2 ships');
  });

  test('1E-S76 beaten units that fall back into an empty enemy home have invaded it: they may take over its ships', () => {
    const game = lay(
      'throne tyrell stark lannister baratheon greyjoy\nused fiefdoms\nreach tyrell 4 knights march-zero\nsearoad-marches stark 1 footman\nport-of-lannisport lannister 2 ships consolidate\nblackwater baratheon token\nstoney-sept baratheon token\nhighgarden baratheon token',
      PORTS,
    ).play(
      'tyrell march reach: 4 knights > searoad-marches',
      'tyrell plays margaery-tyrell',
      'stark plays catelyn-stark',
    );
    expect(game.figure('units lannisport')).toBe('stark routed 1 footman');
    expect(game.waiting).toMatchObject([{ seat: 'stark', why: 'capture-ships' }]);
    expect(game.figure('order port-of-lannisport')).toBe('');
    game.play('stark captures 2');
    expect(game.figure('units port-of-lannisport')).toBe('stark 2 ships');
  });

  test('CK-5.13 1E-S31 ships of a house that is not played blockade like others', () => {
    const power = (players: number): unknown =>
      lay(
        'power lannister 0\noldtown lannister 1 footman\nport-of-oldtown lannister 1 ship consolidate',
        PORTS,
        players,
      ).figure('power lannister');
    expect([power(3), power(5)]).toEqual([0, 1]); // the fleet of Tyrell lies in Redwyne Straights as a neutral force
  });

  test('CK-5.10 an order in a captured port is gone before anybody is asked for the next march', () => {
    const game = lay(
      'throne greyjoy lannister stark baratheon tyrell\nused fiefdoms\nriverrun greyjoy 3 knights march-zero\nlannisport lannister 1 footman\nport-of-lannisport lannister 1 ship march-zero',
      PORTS,
    ).play(
      'greyjoy march riverrun: 3 knights > lannisport',
      'greyjoy plays euron-crows-eye',
      'lannister plays cersei-lannister',
    );
    while (game.waiting[0]?.seat === 'lannister')
      game.play(`lannister retreats ${game.offered('lannister')?.[0] ?? ''}`);
    expect(game.waiting).toMatchObject([{ seat: 'greyjoy', why: 'capture-ships' }]);
    game.play('greyjoy captures 0');
    expect(game.figure('order port-of-lannisport')).toBe('');
    expect(game.waiting.map(({ why }) => why)).not.toContain('march');
  });

  test('1E-S39 a port that cannot take all of the beaten ships takes none', () => {
    const beaten = (inPort: number): Game =>
      lay(
        `used fiefdoms\nlannisport lannister 1 footman\nport-of-lannisport lannister ${inPort} ships\nthe-golden-sound lannister 2 ships\nsunset-sea greyjoy 4 ships march-zero`,
        PORTS,
      ).play(
        'greyjoy march sunset-sea: 4 ships > the-golden-sound',
        'greyjoy plays house-blacktyde-captain',
        'lannister plays vargo-hoat',
      );
    expect(beaten(1).offered('lannister')).toContain('port-of-lannisport');
    expect(beaten(2).offered('lannister') ?? []).not.toContain('port-of-lannisport');
    const full = lay(
      'used fiefdoms\nsupply baratheon 6\nstorms-end baratheon 1 footman\nport-of-storms-end baratheon 2 ships\nshipbreaker-bay baratheon 2 ships\nsummer-sea tyrell 4 ships march-zero',
      PORTS,
    ).play(
      'tyrell march summer-sea: 4 ships > shipbreaker-bay',
      'tyrell plays margaery-tyrell',
      'baratheon plays salladhor-saan',
    );
    expect(full.offered('baratheon')).toEqual([
      'sea-of-dorne',
      'blackwater-bay',
      'the-narrow-sea',
      'port-of-dragonstone',
    ]);
    expect(full.refusal('baratheon retreats port-of-storms-end')).toMatchObject({
      code: 'port-full',
      clause: 'CK-5.7',
    });
  });
});
