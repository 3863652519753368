import { clonePlain } from '@corvo/core';
import type { WesterosState } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { secondEdition } from './game.ts';
import { lay } from './ledger/lay.fixture.ts';

type Plain = Record<string, unknown>;
/** With lists that can be broken: the rules never change one in place. */
type Lists<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };
type Places<T> = Record<string, T>;
type Open = WesterosState['open'];
interface Broken {
  readonly open: {
    readonly areas: Places<Lists<Open['areas'][string]>>;
    readonly houses: Places<Lists<Open['houses'][string]>>;
    outcome: Open['outcome'];
    readonly realms: Places<Omit<Open['realms'][string], 'tracks'> & { readonly tracks: { throne: string[] } }>;
  };
  readonly hidden: { readonly decks: Places<string[]> };
  readonly own: WesterosState['own'];
}

/** What the checks say of a position in which something was broken. */
function saidOf(position: string, damage: (state: Broken) => void, players = 6): string[] {
  const state = clonePlain(lay(position, players).state);
  const said = (): string[] => (secondEdition.audit.invariants ?? []).flatMap(check => check(state) ?? []);
  expect(said()).toEqual([]);
  damage(state as unknown as Broken);
  return said();
}

const unit = (house: string, kind: string) => ({ house, kind });
const units =
  (area: string, ...those: readonly [string, string][]) =>
  ({ open }: Broken): void =>
    void open.areas[area]!.units.push(...those.map(([house, kind]) => unit(house, kind)));
const BATTLE = `
  the-reach tyrell 2 knights march-zero
  blackwater lannister 1 footman 1 knight
  winterfell stark 1 footman`;

describe('every check of a position objects to what it is there for', () => {
  const QUIET = 'phase planning\nwinterfell stark 1 footman\nriverrun greyjoy 1 footman';

  test.each<[string, (state: Broken) => void, string]>([
    [
      'armies beyond supply',
      units('winterfell', ['stark', 'footman'], ['stark', 'footman'], ['stark', 'footman'], ['stark', 'footman']),
      'stark has armies 5 at supply 6',
    ],
    [
      'two houses in an area',
      units('riverrun', ['tyrell', 'footman']),
      'units of greyjoy and tyrell stand in riverrun',
    ],
    [
      'units beside a force',
      units('kings-landing', ['tyrell', 'footman']),
      'units stand beside a neutral force in kings-landing',
    ],
    ['a unit that its house has no piece for', units('winterfell', ['stark', 'giant']), 'stark has 1 giant'],
    ['ships on land', units('riverrun', ['greyjoy', 'ship']), 'a ship is in riverrun'],
    ['footmen at sea', units('sunset-sea', ['greyjoy', 'footman']), 'a footman is in sunset-sea'],
    [
      'a token at sea',
      ({ open }) => void (open.areas['sunset-sea']!.power = 'greyjoy'),
      'a control token lies in sunset-sea',
    ],
    ['Power below nothing', ({ open }) => void (open.houses['stark']!.power = -1), 'stark has -1 power'],
    [
      'more tokens than there are',
      ({ open }) => void (open.houses['stark']!.power = 21),
      'stark has too many power tokens',
    ],
    [
      'an order without a unit',
      ({ open }) => void open.areas['karhold']!.orders.push({ house: 'stark', order: 'support' }),
      'an order of stark lies in karhold without a unit',
    ],
    [
      'two orders in one area',
      ({ open }) =>
        void open.areas['winterfell']!.orders.push(
          { house: 'stark', order: 'support' },
          { house: 'stark', order: 'raid' },
        ),
      '2 and 0 orders lie in winterfell',
    ],
    [
      'a track with a house twice',
      ({ open }) => void (Object.values(open.realms)[0]!.tracks.throne[0] = 'stark'),
      'the throne track holds',
    ],
    [
      'a marker that nobody holds',
      ({ open }) => void (Object.values(open.realms)[0]!.holders.court = 'nobody'),
      'nobody holds the marker of the court track',
    ],
    [
      'wildlings beyond the track',
      ({ open }) => void (Object.values(open.realms)[0]!.wildlings = 14),
      'the wildlings of westeros have 14',
    ],
    [
      'wildlings below nothing',
      ({ open }) => void (Object.values(open.realms)[0]!.wildlings = -2),
      'the wildlings of westeros have -2',
    ],
    ['a card that is lost', ({ open }) => void open.houses['stark']!.hand.pop(), 'the cards of stark are'],
    [
      'a hand that is played out',
      ({ open }) => void open.houses['stark']!.discards.push(...open.houses['stark']!.hand.splice(0)),
      'stark has 0 cards in hand',
    ],
    ['a card under a deck that nobody counts', ({ hidden }) => void hidden.decks['I']!.pop(), 'the deck I has'],
    ['another card in a deck', ({ hidden }) => void (hidden.decks['I']![0] = 'clash-of-kings'), 'the deck I holds'],
    [
      'a garrison where none belongs',
      ({ open }) => void (open.areas['karhold']!.marks = ['garrison']),
      'a garrison stands in karhold, which has none',
    ],
    [
      'a garrison beside others',
      units('lannisport', ['greyjoy', 'footman']),
      'a garrison of lannister stands in lannisport beside units of others',
    ],
    [
      'ships in a port of somebody else',
      units('port-of-lannisport', ['greyjoy', 'ship']),
      'ships lie in port-of-lannisport, whose land is held by lannister',
    ],
    [
      'four ships in a port',
      units('port-of-lannisport', ...Array.from({ length: 4 }, (): [string, string] => ['lannister', 'ship'])),
      '4 ships lie in port-of-lannisport',
    ],
    [
      'a seat that thinks what is not true',
      ({ own }) => void ((own['stark'] as unknown as Plain)['seen'] = [{ card: 'a-dream', depth: 0 }]),
      'stark thinks that a-dream lies 0 deep',
    ],
    [
      'a victory without castles',
      ({ open }) => void (open.outcome = { ranking: [['stark']], reason: 'enough-castles', clause: '2E-15.2' }),
      'stark has won with 1 castles',
    ],
  ])('%s', (_what, damage, said) => {
    expect(saidOf(QUIET, damage)).toContainEqual(expect.stringContaining(said));
  });

  test('a token of which there is one lies in one area, and not in two', () => {
    const gives =
      (...areas: readonly string[]) =>
      (state: Broken): void => {
        for (const area of areas) {
          if (area !== 'winterfell') units(area, ['stark', 'footman'])(state);
          state.open.areas[area]!.orders.push({ house: 'stark', order: 'march-plus-one' });
        }
      };
    expect(saidOf(QUIET, gives('winterfell'))).toEqual([]);
    expect(saidOf(QUIET, gives('winterfell', 'karhold'))).toEqual(['stark has used march-plus-one 2 times']);
  });

  test('something in a closed area', () => {
    const closed = saidOf('winterfell stark 1 footman', units('sunspear', ['stark', 'footman']), 3);
    expect(closed).toContainEqual('something stands in sunspear, which is closed');
  });

  test('where a battle is fought two houses stand, and no third', () => {
    const fought = lay(BATTLE).play('tyrell march the-reach: 2 knights > blackwater');
    const check = (): string[] => (secondEdition.audit.invariants ?? []).flatMap(each => each(fought.state) ?? []);
    expect(check()).toEqual([]);
    units('blackwater', ['stark', 'footman'])(fought.state as unknown as Broken);
    expect(check()).toContainEqual('units of lannister and tyrell and stark stand in blackwater');
  });
});

describe('positions that no table could show are refused with what was expected', () => {
  test.each([
    ['a garrison that stands', 'lannisport garrison 2', 6, 'garrison 0; those that stand are not named'],
    ['a token in a closed area', 'sunspear stark token', 3, 'nothing in sunspear, which is closed'],
    ['units in a closed area', 'sunspear stark 1 footman', 3, 'nothing in sunspear, which is closed'],
    ['a force in a closed area', 'sunspear force 3', 3, 'nothing in sunspear, which is closed'],
    ['units of two houses', 'karhold stark 1 footman\nkarhold greyjoy 1 footman', 6, 'units of one house in karhold'],
    ['a ship on land', 'karhold stark 1 ship', 6, 'units that can be in karhold'],
    ['four ships in a port', 'port-of-lannisport lannister 4 ships', 6, 'at most 3 units in port-of-lannisport'],
    ['an order without units', 'karhold stark march-zero', 6, 'one order of the house that is in karhold'],
    ['a token among enemies', 'karhold stark 1 footman\nkarhold greyjoy token', 6, 'no other token in karhold'],
  ])('%s', (_what, position, players, expected) => {
    expect(() => lay(position, players)).toThrow(expected);
  });
});
