import { describe, expect, test } from 'vitest';
import { SHEET } from '../facts.ts';
import { lay } from './lay.fixture.ts';

/** Where units may go from an area by its march, sorted. */
function reach(game: ReturnType<typeof lay>, house: string, from: string, kind: string): string[] {
  const ask = game.request(house)?.ask as unknown as { from: Record<string, { reach: Record<string, string[]> }> };
  return [...(ask.from[from]?.reach[kind] ?? [])].sort();
}

describe('2E-2 map, areas and control', () => {
  test('2E-2.1 land units stand on land, ships on seas and in ports', () => {
    const game = lay('the-golden-sound lannister 1 ship march-zero\nlannisport lannister 1 footman march-minus-one');
    expect(game.refusal('lannister march the-golden-sound: ship > lannisport')).toMatchObject({ clause: '2E-2.1' });
    expect(game.refusal('lannister march lannisport: footman > the-golden-sound')).toMatchObject({ clause: '2E-2.1' });
    expect(game.refusal('lannister march lannisport: footman > port-of-lannisport')).toMatchObject({
      clause: '2E-2.1',
    });
    expect(reach(game, 'lannister', 'the-golden-sound', 'ship')).toContain('port-of-lannisport');
  });

  test('2E-2.2 adjacency is the list of the facts, in both directions', () => {
    const game = lay('harrenhal stark 1 footman march-zero');
    const listed = SHEET.adjacency
      .filter(pair => pair.includes('harrenhal'))
      .map(([a = '', b = '']) => (a === 'harrenhal' ? b : a))
      .sort();
    expect(reach(game, 'stark', 'harrenhal', 'footman')).toEqual(listed);
  });

  test('2E-2.3 rivers part what they flow between unless a bridge is drawn', () => {
    expect(reach(lay('starfall martell 1 footman march-zero'), 'martell', 'starfall', 'footman')).not.toContain(
      'three-towers',
    );
    expect(reach(lay('the-twins stark 1 footman march-zero'), 'stark', 'the-twins', 'footman')).toContain('seagard');
  });

  test('2E-2.4 Dragonstone, Pyke and The Arbor are ordinary lands, left by sea', () => {
    const game = lay('the-arbor tyrell 1 footman march-zero\nredwyne-straights tyrell 1 ship');
    expect(reach(game, 'tyrell', 'the-arbor', 'footman')).toContain('oldtown');
    expect(reach(lay('the-arbor tyrell 1 footman march-zero'), 'tyrell', 'the-arbor', 'footman')).toEqual([]);
    expect(lay('the-arbor tyrell token').figure('control the-arbor')).toBe('tyrell');
  });

  test('2E-2.5 2E-2.6 2E-2.7 2E-2.8 2E-2.9 what controls an area', () => {
    const game = lay(`
      karhold stark 1 siege-engine march-zero
      castle-black stark token
      bay-of-ice stark 1 ship
      winterfell greyjoy 1 footman`);
    const areas = [
      'karhold',
      'castle-black',
      'bay-of-ice',
      'the-shivering-sea',
      'lannisport',
      'port-of-lannisport',
      'port-of-winterfell',
      'harrenhal',
    ];
    expect(areas.map(area => game.figure(`control ${area}`))).toEqual([
      'stark',
      'stark',
      'stark',
      null,
      'lannister',
      'lannister',
      'greyjoy',
      null,
    ]);
  });

  test('2E-2.8 nothing marks a sea once the ships leave', () => {
    const game = lay('bay-of-ice stark 1 ship march-zero').play('stark march bay-of-ice: ship > sunset-sea');
    expect([game.figure('control bay-of-ice'), game.figure('control sunset-sea')]).toEqual([null, 'stark']);
  });

  test('2E-2.10 units of two houses never stay together after a combat', () => {
    const game = lay(`
      karhold lannister 1 footman
      winterfell stark 2 knights march-zero`).play('stark march winterfell: 2 knights > karhold');
    expect(game.figure('battle')).toBe('karhold');
    game.play('stark plays catelyn-stark', 'lannister plays cersei-lannister');
    expect(game.figure('units karhold')).toBe('stark 2 knights');
  });

  test('2E-2.11 2E-2.15 who leaves may keep control with a token, if he has power', () => {
    const position = 'karhold stark 1 footman 1 knight march-zero';
    const march = 'stark march karhold: footman knight > castle-black';
    expect(lay(position).play(march).figure('control karhold')).toBe(null);
    const kept = lay(position).play(`${march}; leave power`);
    expect([kept.figure('control karhold'), kept.figure('power stark')]).toEqual(['stark', 4]);
    expect(lay(position).refusal('stark march karhold: footman > castle-black; leave power')).toMatchObject({
      clause: '2E-2.11',
    });
    expect(lay(`power stark 0\n${position}`).refusal(`${march}; leave power`)).toMatchObject({ clause: '2E-2.15' });
  });

  test('2E-2.12 2E-2.25 the token lies before the combat begins, and stays when the attack is lost', () => {
    const game = lay(`
      karhold stark 1 footman march-minus-one
      castle-black lannister 3 knights`).play('stark march karhold: footman > castle-black; leave power');
    expect([game.figure('battle'), game.figure('token karhold')]).toEqual(['castle-black', 'stark']);
    game.play('stark plays ser-rodrik-cassel', 'lannister plays ser-kevan-lannister');
    expect(game.told('units-retreated')).toMatchObject([{ house: 'stark', to: 'karhold', routed: true }]);
    expect([game.figure('token karhold'), game.figure('power stark')]).toEqual(['stark', 4]);
  });

  test('2E-2.13 no token is left by units that are destroyed or retreat', () => {
    const game = lay(`
      karhold stark 1 footman
      winterfell greyjoy 3 knights march-zero`).play('greyjoy march winterfell: 3 knights > karhold');
    game.play('stark plays catelyn-stark', 'greyjoy plays euron-crows-eye');
    expect([game.figure('token karhold'), game.figure('power stark')]).toEqual([null, 5]);
  });

  test('2E-2.14 at home no token is offered, elsewhere it is', () => {
    const { ask } = lay('winterfell stark 1 footman march-zero\nkarhold stark 1 footman march-plus-one').request(
      'stark',
    )!;
    expect(ask).toMatchObject({ from: { winterfell: { mayLeave: false }, karhold: { mayLeave: true } } });
  });

  test('2E-2.14 nothing is placed at home, nor beside one’s own token', () => {
    expect(
      lay('winterfell stark 1 footman march-zero').refusal('stark march winterfell: footman > karhold; leave power'),
    ).toMatchObject({ clause: '2E-2.14' });
    expect(
      lay('karhold stark 1 footman march-zero\nkarhold stark token').refusal(
        'stark march karhold: footman > castle-black; leave power',
      ),
    ).toMatchObject({ clause: '2E-2.14' });
  });

  test('2E-2.16 2E-2.18 a token goes back to the pool when another house enters, without a combat', () => {
    const game = lay('karhold lannister token\nwinterfell stark 1 footman march-zero');
    const before = game.figure('reserve lannister') as number;
    game.play('stark march winterfell: footman > karhold');
    expect([game.figure('token karhold'), game.figure('control karhold'), game.figure('battle')]).toEqual([
      null,
      'stark',
      null,
    ]);
    expect(game.figure('reserve lannister')).toBe(before + 1);
  });

  test('2E-2.17 2E-H63 the token stays when friendly units come back, and is not paid again', () => {
    const game = lay(
      'karhold stark token\nwinterfell stark 1 footman march-zero\ncastle-black greyjoy 1 footman march-zero',
    );
    game.play('stark march winterfell: footman > karhold');
    expect([game.figure('token karhold'), game.figure('power stark')]).toEqual(['stark', 5]);
    const leaving = lay('karhold stark token\nkarhold stark 1 footman march-zero').play(
      'stark march karhold: footman > castle-black',
    );
    expect([leaving.figure('control karhold'), leaving.figure('power stark')]).toEqual(['stark', 5]);
  });

  test('2E-2.19 a token adds nothing to a defence', () => {
    const game = lay(`
      karhold lannister 1 footman
      karhold lannister token
      winterfell stark 1 footman march-zero`).play('stark march winterfell: footman > karhold');
    expect(game.figure('strength defender')).toBe(1);
  });

  test('2E-2.20 2E-2.7 a captured home kept by nothing falls back at once', () => {
    const game = lay('winterfell garrison 0\nwinterfell greyjoy 1 footman march-zero').play(
      'greyjoy march winterfell: footman > karhold',
    );
    expect(game.figure('control winterfell')).toBe('stark');
  });

  test('2E-2.21 no token on a sea or a port', () => {
    expect(
      lay('bay-of-ice stark 1 ship march-zero').refusal('stark march bay-of-ice: ship > sunset-sea; leave power'),
    ).toMatchObject({ clause: '2E-2.21' });
    expect(
      lay('port-of-winterfell stark 1 ship march-zero').refusal(
        'stark march port-of-winterfell: ship > bay-of-ice; leave power',
      ),
    ).toMatchObject({ clause: '2E-2.21' });
  });

  test('2E-2.22 no march, raid, support or retreat crosses between a port and its land', () => {
    const game = lay(
      'port-of-white-harbor stark 1 ship raid\nwhite-harbor stark token\nwidows-watch lannister 1 footman support',
    );
    expect(game.refusal('stark raid port-of-white-harbor: white-harbor')).toMatchObject({ clause: '2E-9.2' });
    expect(
      SHEET.adjacency.filter(([a = '', b = '']) => a.startsWith('port-of-') || b.startsWith('port-of-')),
    ).toHaveLength(8);
  });

  test('2E-2.23 a token in a captured home outranks the printed shield', () => {
    const game = lay('winterfell garrison 0\nwinterfell greyjoy 1 footman march-zero').play(
      'greyjoy march winterfell: footman > karhold; leave power',
    );
    expect(game.figure('control winterfell')).toBe('greyjoy');
  });

  test('2E-2.24 routed units that stay behind hold the area, so no token is placed', () => {
    const game = lay('karhold stark 1 footman march-zero\nkarhold stark routed 1 knight');
    expect(game.refusal('stark march karhold: footman > castle-black; leave power')).toMatchObject({
      clause: '2E-2.11',
    });
    expect(game.play('stark march karhold: footman > castle-black').figure('control karhold')).toBe('stark');
  });
});
