import { rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { deal, lay, only } from '../lay.fixture.ts';
import { PORT_IDS } from './places.ts';

type Game = ReturnType<typeof lay>;
const PORTS = only('ports');
const QUIET = 'last-days-of-summer';
const phase = (cards: readonly [string, string, string], position: string, options = PORTS, players = 5): Game =>
  lay(
    `phase westeros\nround 9\n${cards.map((card, at) => `top ${['I', 'II', 'III'][at]} ${card}`).join('\n')}\n${position}`,
    options,
    players,
  );
const FIRST = 'throne lannister baratheon stark tyrell greyjoy';
const FIRST_OF_SIX = 'throne martell lannister baratheon stark tyrell greyjoy';

describe('CK-5 ports', () => {
  test('CK-5.1 1E-S82 eight ports, each of one land and on one sea', () => {
    for (const players of [3, 4, 5, 6]) {
      const { board } = rulesOf(deal(players, PORTS).view(null).open);
      expect(board.ports.map(({ id }) => id)).toEqual(PORT_IDS);
      expect(PORT_IDS).toHaveLength(8);
      for (const { id, land } of board.ports) {
        expect(board.near[id]).toHaveLength(1);
        const [sea = ''] = board.near[id] ?? [];
        expect(board.nearSea[land], id).toContain(sea);
      }
    }
  });

  test('CK-5.2 1E-X24 the port of Sunspear opens on the summer sea, not on the Sea of Dorne', () => {
    const five = lay('sunspear tyrell 1 footman\nport-of-sunspear tyrell 2 ships march-zero', PORTS);
    expect(five.refusal('tyrell march port-of-sunspear: ship > sea-of-dorne')).toMatchObject({
      code: 'ship-out-of-reach',
    });
    expect(five.play('tyrell march port-of-sunspear: ship > summer-sea').figure('units summer-sea')).toBe(
      'tyrell 1 ship',
    );
    const six = lay('sunspear martell 1 footman\nport-of-sunspear martell 2 ships march-zero', PORTS, 6);
    expect(six.refusal('martell march port-of-sunspear: ship > sea-of-dorne')).toMatchObject({
      code: 'ship-out-of-reach',
    });
    expect(six.play('martell march port-of-sunspear: ship > east-summer-sea').figure('units east-summer-sea')).toBe(
      'martell 1 ship',
    );
  });

  test('CK-5.3 only Ships may be in a port', () => {
    const game = lay('lannisport lannister 1 footman march-zero\nport-of-lannisport lannister 1 ship', PORTS);
    expect(game.refusal('lannister march lannisport: footman > port-of-lannisport')).toMatchObject({
      code: 'wrong-element',
    });
  });

  test('CK-5.4 whoever controls the land controls the port, and nobody else uses it', () => {
    const game = lay(
      'lannisport lannister token\nport-of-lannisport lannister 1 ship\nsunset-sea greyjoy 1 ship',
      PORTS,
    );
    expect(game.figure('control port-of-lannisport')).toBe('lannister');
  });

  test('CK-5.5 Ships in port receive orders like others; a port is never attacked', () => {
    const game = lay(
      'lannisport lannister 1 footman\nport-of-lannisport lannister 1 ship\nthe-golden-sound greyjoy 2 ships',
      PORTS,
    );
    game.play(
      'greyjoy orders the-golden-sound march-zero',
      'lannister orders lannisport march-zero, port-of-lannisport defense-plus-one',
    );
    for (const house of ['stark', 'baratheon', 'tyrell'])
      if (game.request(house) !== undefined) game.play(`${house} orders none`);
    while (game.waiting[0]?.why !== 'march')
      game.play(`${game.waiting[0]?.seat} ${game.offered(game.waiting[0]?.seat ?? '')?.at(-1) ?? ''}`);
    while (game.waiting[0]?.seat !== 'greyjoy') game.play(`${game.waiting[0]?.seat} march lannisport: none`);
    expect(game.refusal('greyjoy march the-golden-sound: ship > port-of-lannisport')).toMatchObject({
      code: 'port-of-another',
      clause: 'CK-5.6',
    });
  });

  test('CK-5.6 its Ships go between the port and its sea; enemy Ships never enter', () => {
    const game = lay(
      `${FIRST}\nlannisport lannister 1 footman\nport-of-lannisport lannister 2 ships march-zero\nthe-golden-sound lannister 1 ship march-minus-one`,
      PORTS,
    );
    game.play('lannister march port-of-lannisport: ship > the-golden-sound');
    game.play('lannister march the-golden-sound: 2 ships > port-of-lannisport');
    expect(game.figure('units port-of-lannisport')).toBe('lannister 3 ships');
  });

  test('CK-5.7 three Ships at most, and they count for supply', () => {
    expect(() => lay('lannisport lannister 1 footman\nport-of-lannisport lannister 4 ships', PORTS)).toThrow(
      /at most 3/,
    );
    const game = lay(
      'lannisport lannister 1 footman\nport-of-lannisport lannister 3 ships\nthe-golden-sound lannister 1 ship march-zero',
      PORTS,
    );
    expect(game.figure('armies lannister')).toEqual([3]);
    expect(game.refusal('lannister march the-golden-sound: ship > port-of-lannisport')).toMatchObject({
      code: 'port-full',
      clause: 'CK-5.7',
    });
  });

  test('CK-5.8 1E-H11 Ships are built in port though the sea is held by others', () => {
    const position = `${FIRST}\nlannisport lannister 1 footman\nthe-golden-sound greyjoy 1 ship`;
    const closed = phase(['mustering', QUIET, QUIET], position, only());
    expect(closed.refusal('lannister musters lannisport: ship@the-golden-sound')).toMatchObject({
      code: 'sea-held-by-others',
    });
    const open = phase(['mustering', QUIET, QUIET], position).play(
      'lannister musters lannisport: ship@port-of-lannisport',
    );
    expect(open.figure('units port-of-lannisport')).toBe('lannister 1 ship');
  });

  test('CK-5.8 1E-X25 Martell musters a Footman and a Ship in port; the next raid removes the Support of Tyrell', () => {
    const game = phase(
      ['mustering', QUIET, QUIET],
      `${FIRST_OF_SIX}\nsunspear martell 1 knight\neast-summer-sea tyrell 1 ship`,
      PORTS,
      6,
    );
    expect(game.refusal('martell musters sunspear: footman, ship@east-summer-sea')).toMatchObject({
      code: 'sea-held-by-others',
    });
    game.play('martell musters sunspear: footman, ship@port-of-sunspear');
    expect(game.figure('units port-of-sunspear')).toBe('martell 1 ship');
    const raid = lay(
      'sunspear martell 1 knight 1 footman\nport-of-sunspear martell 1 ship raid\neast-summer-sea tyrell 1 ship support',
      PORTS,
      6,
    ).play('martell raid port-of-sunspear: east-summer-sea');
    expect(raid.figure('order east-summer-sea')).toBe('');
  });

  test('CK-5.9 Ships in port support and raid the sea, never the land', () => {
    const raid = lay(
      'lannisport lannister 1 footman\nport-of-lannisport lannister 1 ship raid\nthe-golden-sound greyjoy 1 ship support\nriverrun greyjoy 1 footman support',
      PORTS,
    );
    expect(raid.offered('lannister')).toEqual(['port-of-lannisport: none', 'port-of-lannisport: the-golden-sound']);
    const sea = lay(
      'lannisport lannister 1 footman\nport-of-lannisport lannister 1 ship support\nthe-golden-sound lannister 1 ship\nsunset-sea greyjoy 2 ships march-zero',
      PORTS,
    ).play('greyjoy march sunset-sea: 2 ships > the-golden-sound');
    expect(sea.offered('lannister')).toContain('port-of-lannisport for defender');
    const land = lay(
      'lannisport lannister 1 footman\nport-of-lannisport lannister 1 ship support\nriverrun greyjoy 2 knights march-zero',
      PORTS,
    ).play('greyjoy march riverrun: 2 knights > lannisport');
    expect(land.waiting[0]?.why).toBe('battle-card'); // nobody was asked for support
  });

  test('CK-5.10 enemy Ships in that sea raid Support, Raid and Consolidate Power in the port', () => {
    for (const [order, isPrey] of [
      ['support', true],
      ['raid', true],
      ['consolidate', true],
      ['march-zero', false],
      ['defense-plus-one', false],
    ] as const) {
      const game = lay(
        `throne greyjoy lannister baratheon stark tyrell\nlannisport lannister 1 footman\nport-of-lannisport lannister 1 ship ${order}\nthe-golden-sound greyjoy 1 ship raid`,
        PORTS,
      );
      expect(game.offered('greyjoy')?.includes('the-golden-sound: port-of-lannisport'), order).toBe(isPrey);
    }
  });

  test('CK-5.11 CK-5.12 1E-H57 1E-S42 the conqueror replaces as many Ships as he has; the rest are destroyed', () => {
    const taken = (position: string): Game =>
      lay(
        `lannisport lannister token\nport-of-lannisport lannister 3 ships\nriverrun greyjoy 1 footman march-zero\n${position}`,
        PORTS,
      ).play('greyjoy march riverrun: footman > lannisport');
    const one = taken('ironmans-bay greyjoy 3 ships\nsunset-sea greyjoy 2 ships');
    expect(one.offered('greyjoy')).toEqual(['0', '1']);
    expect(one.refusal('greyjoy captures 2')).toMatchObject({ code: 'too-many-ships-taken', clause: 'CK-5.11' });
    one.play('greyjoy captures 1');
    expect([one.told('units-destroyed'), one.told('ships-taken')]).toMatchObject([
      [{ house: 'lannister', units: { ship: 2 }, why: 'port-lost' }],
      [{ house: 'greyjoy', before: 'lannister', units: { ship: 1 } }],
    ]);
    expect(one.figure('units port-of-lannisport')).toBe('greyjoy 1 ship');
    expect(taken('').offered('greyjoy')).toEqual(['0', '1', '2', '3']); // 1E-S42: some, and the others are destroyed
    expect(taken('').play('greyjoy captures 0').figure('units port-of-lannisport')).toBe(''); // CK-5.12: he may let them sink
  });

  test('CK-5.11 only as many as supply allows', () => {
    const game = lay(
      'supply greyjoy 0\nlannisport lannister token\nport-of-lannisport lannister 3 ships\nriverrun greyjoy 1 footman march-zero\npyke greyjoy 2 footmen\nseagard greyjoy 2 footmen',
      PORTS,
    ).play('greyjoy march riverrun: footman > lannisport');
    expect(game.offered('greyjoy')).toEqual(['0', '1']);
  });

  test('CK-5.13 1E-H58 a Consolidate order on a port brings 1 while no enemy Ship lies in its sea', () => {
    const power = (more: string): unknown =>
      lay(
        `power lannister 0\nlannisport lannister 1 footman\nport-of-lannisport lannister 1 ship consolidate\n${more}`,
        PORTS,
      ).figure('power lannister');
    expect(power('')).toBe(1);
    expect(power('the-golden-sound greyjoy 1 ship')).toBe(0);
    const beaten = lay(
      'used fiefdoms\npower lannister 0\nlannisport lannister 1 footman\nport-of-lannisport lannister 1 ship consolidate\nthe-golden-sound greyjoy 1 ship\nsunset-sea lannister 3 ships march-zero',
      PORTS,
    ).play(
      'lannister march sunset-sea: 3 ships > the-golden-sound',
      'lannister plays tywin-lannister',
      'greyjoy plays balon-greyjoy',
    );
    const [retreat] = beaten.offered('greyjoy') ?? [];
    if (retreat !== undefined) beaten.play(`greyjoy retreats ${retreat}`);
    expect(beaten.figure('power lannister')).toBe(1);
  });

  test('CK-5.13 no such order on the open sea', () => {
    const game = lay('the-golden-sound lannister 1 ship', PORTS);
    expect(game.refusal('lannister orders the-golden-sound consolidate')).toMatchObject({
      code: 'consolidate-on-land-only',
    });
  });

  test('CK-5.14 A Game of Thrones pays for every port in use that is not blockaded', () => {
    const power = (more: string): unknown =>
      phase(
        [QUIET, 'game-of-thrones', QUIET],
        `power lannister 0\nlannisport lannister 1 footman\nport-of-lannisport lannister 1 ship\n${more}`,
      ).figure('power lannister');
    const free = Number(power(''));
    expect(Number(power('the-golden-sound greyjoy 1 ship'))).toBe(free - 1);
    expect(Number(power('the-golden-sound lannister 1 ship'))).toBe(free);
  });

  test('1E-S39 beaten Ships may retreat into a port of theirs on that sea', () => {
    const game = lay(
      'used fiefdoms\nlannisport lannister 1 footman\nthe-golden-sound lannister 1 ship\nsunset-sea greyjoy 3 ships march-zero',
      PORTS,
    ).play(
      'greyjoy march sunset-sea: 3 ships > the-golden-sound',
      'greyjoy plays house-blacktyde-captain',
      'lannister plays vargo-hoat',
    );
    expect(game.offered('lannister')).toContain('port-of-lannisport');
    expect(game.play('lannister retreats port-of-lannisport').figure('units port-of-lannisport')).toBe(
      'lannister 1 ship',
    );
  });

  test('1E-S40 Ships in port carry nobody', () => {
    const game = lay('lannisport lannister 1 footman march-zero\nport-of-lannisport lannister 1 ship', PORTS);
    expect(game.refusal('lannister march lannisport: footman > pyke')).toMatchObject({ code: 'out-of-reach' });
  });

  test('1E-S41 Ships in the port of a land nobody controls are destroyed', () => {
    const game = lay('power tyrell 0\noldtown tyrell 1 footman march-zero\nport-of-oldtown tyrell 2 ships', PORTS).play(
      'tyrell march oldtown: footman > dornish-marches',
    );
    expect(game.figure('units port-of-oldtown')).toBe('');
    expect(game.told('units-destroyed')).toMatchObject([{ area: 'port-of-oldtown', why: 'port-lost' }]);
  });
});
