import { describe, expect, test } from 'vitest';
import { secondEdition } from '../game.ts';
import { asked, cards } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;

/** A march that nobody has resolved yet keeps the round open, so that what a march left behind can be seen. */
const HOLD = 'the-arbor tyrell 1 footman march-minus-one';
const march = (position: string): Game => lay(`used fiefdoms\n${HOLD}\n${position}`);
const units = (game: Game, ...areas: string[]): unknown[] => areas.map(area => game.figure(`units ${area}`));

/** Where the units of an area may go by its march. */
const reach = (game: Game, seat: string, from: string, kind: string): readonly string[] => {
  const ask = game.request(seat)?.ask as unknown as { from: Record<string, { reach: Record<string, string[]> }> };
  return ask.from[from]?.reach[kind] ?? [];
};

describe('2E-10 marches and movement', () => {
  test('2E-10.1 in turn order each house resolves one march, round after round', () => {
    const game = lay(`
      throne stark lannister baratheon martell greyjoy tyrell
      winterfell stark 1 footman march-zero
      karhold stark 1 footman march-plus-one
      lannisport lannister 1 footman march-zero`);
    expect(asked(game)).toEqual(['stark march']);
    expect(game.refusal('stark march lannisport: none')).toMatchObject({ clause: '2E-10.1', code: 'no-march-there' });
    expect(game.refusal('lannister march lannisport: none')).toMatchObject({ clause: 'CO-2.2' });
    expect(asked(game.play('stark march karhold: none'))).toEqual(['lannister march']);
    expect(asked(game.play('lannister march lannisport: none'))).toEqual(['stark march']);
    expect(game.play('stark march winterfell: none').outcome).toBeDefined();
  });

  test('2E-10.2 each unit stays or goes, those that go may part', () => {
    const game = march('winterfell stark 2 footmen 1 knight 1 siege-engine march-zero\nwhite-harbor stark token');
    expect(game.refusal('stark march winterfell: 3 footmen > karhold')).toMatchObject({
      clause: '2E-10.2',
      code: 'units-not-there',
      data: { going: 3, there: 2 },
    });
    expect(game.refusal('stark march winterfell: 1 footman > karhold; 1 knight > karhold')).toMatchObject({
      clause: '2E-10.2',
      code: 'same-area-twice',
    });
    expect(game.refusal('stark march winterfell: dragon > karhold')).toMatchObject({ code: 'no-such-unit' });
    game.play('stark march winterfell: 1 footman > karhold; 1 knight > castle-black; 1 siege-engine > white-harbor');
    expect(units(game, 'winterfell', 'karhold', 'castle-black', 'white-harbor')).toEqual([
      'stark 1 footman',
      'stark 1 footman',
      'stark 1 knight',
      'stark 1 siege-engine',
    ]);
  });

  test('2E-10.3 nobody need move; the order is removed all the same', () => {
    const game = march('winterfell stark 2 footmen march-zero').play('stark march winterfell: none');
    expect([game.figure('units winterfell'), game.figure('order winterfell')]).toEqual(['stark 2 footmen', '']);
  });

  test('2E-10.4 routed units cannot move', () => {
    const game = march('winterfell stark 1 knight march-zero\nwinterfell stark routed 1 footman');
    expect(game.refusal('stark march winterfell: knight footman > karhold')).toMatchObject({
      clause: '2E-10.4',
      code: 'routed-units-stay',
      data: { kind: 'footman' },
    });
    expect(units(game.play('stark march winterfell: knight > karhold'), 'winterfell', 'karhold')).toEqual([
      'stark routed 1 footman',
      'stark 1 knight',
    ]);
  });

  test('2E-10.5 2E-H62 2E-11.7 one destination at most may be contested: units, a garrison or a neutral force', () => {
    const game = march(`
      the-reach tyrell 3 knights 1 footman march-zero
      blackwater lannister 1 footman
      dornish-marches martell 1 footman
      highgarden garrison 0
      kings-landing force 5`);
    for (const [one, two] of [
      ['blackwater', 'dornish-marches'],
      ['kings-landing', 'blackwater'],
    ])
      expect(game.refusal(`tyrell march the-reach: 2 knights > ${one}; 1 knight > ${two}`)).toMatchObject({
        clause: '2E-10.5',
        code: 'one-battle-per-march',
      });
    const home = march(`
      riverrun greyjoy 2 knights march-zero
      stoney-sept lannister 1 footman`);
    expect(home.refusal('greyjoy march riverrun: 1 knight > lannisport; 1 knight > stoney-sept')).toMatchObject({
      clause: '2E-10.5',
      code: 'one-battle-per-march',
      data: { areas: ['lannisport', 'stoney-sept'] },
    });
    game.play('tyrell march the-reach: 1 knight > blackwater; 1 knight > highgarden; 1 knight > searoad-marches');
    expect(game.figure('battle')).toBe('blackwater');
  });

  test('2E-10.6 the other moves are done before the combat begins: who joins a supporting area counts', () => {
    const game = march(`
      winterfell stark 2 footmen 1 knight march-zero
      karhold stark 1 footman support
      castle-black greyjoy 1 footman`).play(
      'stark march winterfell: 1 footman > castle-black; 1 knight > karhold; 1 footman > white-harbor',
    );
    expect(units(game, 'karhold', 'white-harbor')).toEqual(['stark 1 footman 1 knight', 'stark 1 footman']);
    expect(game.play('stark support karhold for attacker').figure('strength attacker')).toBe(4);
  });

  test('2E-10.7 ships sail to the next sea, or between a port and its sea', () => {
    const sea = march('the-golden-sound lannister 3 ships march-zero');
    expect(reach(sea, 'lannister', 'the-golden-sound', 'ship').toSorted()).toEqual([
      'ironmans-bay',
      'port-of-lannisport',
      'sunset-sea',
    ]);
    expect(sea.refusal('lannister march the-golden-sound: ship > west-summer-sea')).toMatchObject({
      clause: '2E-10.7',
      code: 'ship-out-of-reach',
    });
    expect(sea.refusal('lannister march the-golden-sound: ship > lannisport')).toMatchObject({
      clause: '2E-2.1',
      code: 'wrong-element',
    });
    sea.play('lannister march the-golden-sound: 1 ship > port-of-lannisport; 1 ship > sunset-sea');
    expect(units(sea, 'the-golden-sound', 'port-of-lannisport', 'sunset-sea')).toEqual([
      'lannister 1 ship',
      'lannister 1 ship',
      'lannister 1 ship',
    ]);
    const port = march('port-of-lannisport lannister 2 ships march-zero');
    expect(reach(port, 'lannister', 'port-of-lannisport', 'ship')).toEqual(['the-golden-sound']);
    expect(port.refusal('lannister march port-of-lannisport: ship > sunset-sea')).toMatchObject({ clause: '2E-10.7' });
  });

  test('2E-10.8 2E-13.1 2E-13.3 no ship enters another house’s port, held by ships or empty: a port cannot be attacked', () => {
    const game = march(`
      the-golden-sound greyjoy 1 ship march-zero
      ironmans-bay greyjoy 1 ship march-plus-one
      port-of-lannisport lannister 1 ship`);
    expect(game.refusal('greyjoy march the-golden-sound: ship > port-of-lannisport')).toMatchObject({
      clause: '2E-10.8',
      code: 'port-of-another',
    });
    expect(game.play('greyjoy march ironmans-bay: ship > port-of-pyke').figure('units port-of-pyke')).toBe(
      'greyjoy 1 ship',
    );
    const nobodys = march('shipbreaker-bay baratheon 1 ship march-zero');
    expect(nobodys.refusal('baratheon march shipbreaker-bay: ship > port-of-storms-end')).toMatchObject({
      clause: '2E-10.8',
    });
    const land = march('lannisport lannister 1 footman march-zero');
    expect(land.refusal('lannister march lannisport: footman > port-of-lannisport')).toMatchObject({
      clause: '2E-2.1',
      code: 'wrong-element',
    });
  });

  test('2E-10.9 a chain of seas with own ships joins two lands; a gap breaks it', () => {
    const position = 'highgarden tyrell 2 knights march-zero\nwest-summer-sea tyrell 1 ship';
    const broken = march(position);
    expect(broken.refusal('tyrell march highgarden: knight > sunspear')).toMatchObject({
      clause: '2E-10.9',
      code: 'out-of-reach',
    });
    const chain = march(`${position}\neast-summer-sea tyrell 1 ship\nsunspear garrison 0`);
    expect(units(chain.play('tyrell march highgarden: knight > sunspear'), 'sunspear')).toEqual(['tyrell 1 knight']);
  });

  test('2E-10.10 transport serves no support', () => {
    const game = march(`
      pyke greyjoy 1 footman support
      ironmans-bay greyjoy 1 ship
      greywater-watch greyjoy 1 footman march-zero
      seagard lannister 1 footman`).play('greyjoy march greywater-watch: footman > seagard');
    expect(asked(game)).toEqual(['greyjoy battle-card', 'lannister battle-card']);
  });

  test('2E-10.11 only own ships carry, routed ones too; not those in ports, and ships carry no ships', () => {
    const from = 'dragonstone baratheon 1 footman march-zero';
    const go = 'baratheon march dragonstone: footman > kingswood';
    const refused = { clause: '2E-10.9', code: 'out-of-reach' };
    expect(march(`${from}\nshipbreaker-bay stark 1 ship`).refusal(go)).toMatchObject(refused);
    expect(march(`${from}\nport-of-dragonstone baratheon 1 ship`).refusal(go)).toMatchObject(refused);
    expect(
      units(march(`${from}\nshipbreaker-bay baratheon routed 1 ship`).play(go), 'dragonstone', 'kingswood'),
    ).toEqual(['', 'baratheon 1 footman']);
    const ships = march('blackwater-bay baratheon 1 ship march-zero\nshipbreaker-bay baratheon 1 ship');
    expect(ships.refusal('baratheon march blackwater-bay: ship > the-narrow-sea')).toMatchObject({
      code: 'ship-out-of-reach',
    });
  });

  test('2E-10.12 2E-X13 the same ships carry any number of units to any number of places in one march', () => {
    const game = march(`
      dragonstone baratheon 2 footmen 2 knights march-zero
      shipbreaker-bay baratheon 1 ship
      the-narrow-sea baratheon 1 ship`);
    expect(reach(game, 'baratheon', 'dragonstone', 'footman').toSorted()).toEqual([
      'crackclaw-point',
      'kingswood',
      'moat-cailin',
      'storms-end',
      'the-eyrie',
      'the-fingers',
      'the-mountains-of-the-moon',
      'the-twins',
      'white-harbor',
      'widows-watch',
    ]);
    game.play(
      'baratheon march dragonstone: 1 footman > crackclaw-point; 1 footman > kingswood; 1 knight > storms-end; 1 knight > white-harbor',
    );
    expect(units(game, 'dragonstone', 'crackclaw-point', 'kingswood', 'storms-end', 'white-harbor')).toEqual([
      '',
      'baratheon 1 footman',
      'baratheon 1 footman',
      'baratheon 1 knight',
      'baratheon 1 knight',
    ]);
  });

  test('2E-X14 the river parts Starfall from Three Towers; a ship in West Summer Sea leads round it', () => {
    const dry = march('starfall martell 1 footman march-zero');
    expect(dry.refusal('martell march starfall: footman > three-towers')).toMatchObject({
      clause: '2E-10.9',
      code: 'out-of-reach',
    });
    const game = march('starfall martell 1 footman march-zero\nwest-summer-sea martell 1 ship');
    expect(units(game.play('martell march starfall: footman > three-towers'), 'three-towers')).toEqual([
      'martell 1 footman',
    ]);
  });

  test('2E-10.13 an empty home is contested while its garrison stands, and free once it is gone', () => {
    const from = 'riverrun greyjoy 1 footman march-zero';
    const stands = march(from).play('greyjoy march riverrun: footman > lannisport');
    expect([stands.figure('battle'), stands.figure('defender')]).toEqual(['lannisport', 'lannister']);
    const gone = march(`${from}\nlannisport garrison 0`).play('greyjoy march riverrun: footman > lannisport');
    expect([gone.figure('battle'), gone.figure('control lannisport')]).toEqual([null, 'greyjoy']);
    const own = march('stoney-sept lannister 1 footman march-zero').play(
      'lannister march stoney-sept: footman > lannisport',
    );
    expect([own.figure('battle'), own.figure('garrison lannisport')]).toEqual([null, 2]);
  });

  test('2E-10.14 entering removes the power token and the order found there', () => {
    const token = march('harrenhal lannister 1 footman march-zero\nblackwater tyrell token').play(
      'lannister march harrenhal: footman > blackwater',
    );
    expect([token.figure('token blackwater'), token.figure('reserve tyrell')]).toEqual([null, 15]);
    const order = march(`
      harrenhal lannister 2 knights march-zero
      blackwater tyrell 1 footman support`).play('lannister march harrenhal: 2 knights > blackwater');
    cards(order, 'ser-gregor-clegane', 'queen-of-thorns');
    expect([order.figure('units blackwater'), order.figure('order blackwater')]).toEqual(['lannister 2 knights', '']);
  });

  test('2E-10.15 2E-13.8 2E-13.9 a castle left without a token: the ships of its port and their order are gone', () => {
    const position = `
      white-harbor stark 1 footman march-zero
      port-of-white-harbor stark 2 ships support`;
    const left = march(position).play('stark march white-harbor: footman > moat-cailin');
    expect([left.figure('units port-of-white-harbor'), left.figure('order port-of-white-harbor')]).toEqual(['', '']);
    expect(left.told('units-destroyed')).toMatchObject([{ house: 'stark', units: { ship: 2 }, why: 'port-lost' }]);
    const kept = march(position).play('stark march white-harbor: footman > moat-cailin; leave power');
    expect([kept.figure('units port-of-white-harbor'), kept.figure('order port-of-white-harbor')]).toEqual([
      'stark 2 ships',
      'support',
    ]);
    const home = march('winterfell stark 1 footman march-zero\nport-of-winterfell stark 2 ships').play(
      'stark march winterfell: footman > moat-cailin',
    );
    expect(home.figure('units port-of-winterfell')).toBe('stark 2 ships');
  });

  test('2E-10.16 a foreign home left without a token: its owner takes the ships at once, before the combat', () => {
    const left = (): Game =>
      march(`
      winterfell greyjoy 1 footman march-zero
      port-of-winterfell greyjoy 2 ships support
      moat-cailin lannister 1 footman`).play('greyjoy march winterfell: footman > moat-cailin');
    expect(asked(left())).toEqual(['stark capture-ships']);
    const taken = left().play('stark captures 2');
    expect([taken.figure('units port-of-winterfell'), taken.figure('order port-of-winterfell')]).toEqual([
      'stark 2 ships',
      '',
    ]);
    expect(asked(taken)).toEqual(['greyjoy battle-card', 'lannister battle-card']);
    expect(left().play('stark captures 0').figure('units port-of-winterfell')).toBe('');
  });

  test('2E-X23 Dragonstone is home again at once, and the Martell ship in its port is offered to Baratheon', () => {
    const left = (): Game =>
      march(`
      power martell 0
      dragonstone martell 1 knight march-zero
      shipbreaker-bay martell 1 ship
      port-of-dragonstone martell 1 ship`).play('martell march dragonstone: knight > kingswood');
    expect(left().figure('control dragonstone')).toBe('baratheon');
    expect(left().offered('baratheon')).toEqual(['0', '1']);
    expect(left().play('baratheon captures 1').figure('units port-of-dragonstone')).toBe('baratheon 1 ship');
  });

  test('2E-10.17 2E-H1 when the throne track changes, play goes on by position: one house misses its turn', () => {
    // Position 2 marches and is sent last by Doran; position 3 is next, and that is no longer Martell.
    const game = lay(`
      throne tyrell baratheon martell lannister greyjoy stark
      used fiefdoms
      kingswood baratheon 1 footman march-zero
      dragonstone baratheon 1 footman march-plus-one
      storms-end martell 1 footman
      sunspear martell 1 footman march-zero
      lannisport lannister 1 footman march-zero`).play('baratheon march kingswood: footman > storms-end');
    cards(game, 'stannis-baratheon', 'doran-martell').play('martell chooses throne');
    expect(game.figure('throne')).toEqual(['tyrell', 'martell', 'lannister', 'greyjoy', 'stark', 'baratheon']);
    expect(units(game, 'storms-end', 'the-boneway')).toEqual(['baratheon 1 footman', 'martell routed 1 footman']);
    expect(asked(game)).toEqual(['lannister march']);
    expect(asked(game.play('lannister march lannisport: none'))).toEqual(['baratheon march']);
    expect(asked(game.play('baratheon march dragonstone: none'))).toEqual(['martell march']);
  });

  test('2E-1.9 a closed area is no destination, not even by ship', () => {
    const game = lay(
      `
      dragonstone baratheon 1 footman march-zero
      shipbreaker-bay baratheon 1 ship
      searoad-marches lannister 1 footman march-zero`,
      3,
    );
    expect(game.refusal('baratheon march dragonstone: footman > storms-end')).toMatchObject({
      clause: '2E-1.9',
      code: 'area-closed',
    });
    expect(reach(game, 'baratheon', 'dragonstone', 'footman')).not.toContain('storms-end');
    const told = (area: string): unknown[] =>
      (secondEdition.explain?.(secondEdition.view(game.state, null), area) ?? []).map(({ key }) => key);
    expect(told('storms-end')).toContain('explain.closed');
    expect(told('dragonstone')).not.toContain('explain.closed');
    game.play('baratheon march dragonstone: none');
    expect(game.refusal('lannister march searoad-marches: footman > highgarden')).toMatchObject({
      code: 'area-closed',
    });
  });
});
