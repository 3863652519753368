import { describe, expect, test } from 'vitest';
import { supplyOutlook } from '../aids/index.ts';
import { rulesOf } from '../ruleset/registry.ts';
import { isHigher } from '../realm/tracks.ts';
import { codeOf, lay, refusedPosition, toy, type Laid } from './toy.fixture.ts';

const BOTH = { realms: 'both' };
const THREE = 'keep red 1 footman\ncrag blue 1 footman\nmoor green 1 footman';
const drawn = (first: string, second: string, rest = THREE): string =>
  `phase westeros\ntop I ${first}\ntop II ${second}\n${rest}`;
const types = (game: Laid): string[] => game.events.map(({ type }) => type);

describe('a realm has its own', () => {
  test('stars', () => {
    const game = lay(THREE);
    expect(['red', 'blue', 'green'].map(house => game.figure(`stars ${house}`))).toEqual([2, 1, 3]);
    expect(lay(THREE, { realms: 'one' }).figure('stars green')).toBe(0);
  });

  test('supply table: how high the marker goes, what it allows, what a count would bring', () => {
    const armies = 'moor green 2 footmen\nford green 2 footmen\nkeep red 2 footmen\ncrag red 2 footmen';
    const game = lay(drawn('harvest', 'truce', armies));
    expect(game.figure('supply green')).toBe(2); // moor and ford; the north has no more levels
    expect(game.figure('armies green')).toEqual([2, 2]); // fits 3 and 2
    const [, , green] = supplyOutlook(game.state.open, rulesOf(game.state.open));
    expect(green).toMatchObject({ house: 'green', allowed: [3, 2], next: { level: 2, allowed: [3, 2] } });
    expect(refusedPosition('supply green 3')).toBe('a house and a number up to 2');
    expect(lay('supply red 3').figure('supply red')).toBe(3);
  });

  test('power: at the start, in the reserve, in positions', () => {
    const game = lay(THREE);
    expect([game.figure('power red'), game.figure('power green')]).toEqual([4, 2]);
    expect([game.figure('reserve red'), game.figure('reserve green')]).toEqual([5, 4]);
    expect(refusedPosition('power green 7')).toBe('a house and a number up to 6');
    expect(refusedPosition('power green 6\nmoor green token')).toBe('at most 6 power of green');
  });

  test('number of castles that win', () => {
    const conquers = (house: string, where: string, options = {}): string | undefined =>
      lay(`isle force 0\nford ${house} 2 footmen march\n${house === 'red' ? 'isle red 1 footman' : ''}`, options).play(
        `${house} march ford: footman > ${where}`,
      ).outcome?.reason;
    expect(conquers('green', 'isle')).toBe('enough-castles'); // moor, ford, isle
    expect(conquers('green', 'isle', { realms: 'one' })).toBeUndefined();
    expect(conquers('red', 'moor')).toBe('enough-castles'); // keep, ford, isle, moor
    const told = (house: string) =>
      toy.explain?.(lay(THREE).view('red'), house).find(({ key }) => key === 'explain.house')?.data;
    expect([told('green'), told('red')]).toMatchObject([{ most: 3 }, { most: 4 }]);
  });

  test('Blade', () => {
    const battle = 'crag blue 1 footman march\nmoor green 1 knight\nbay red 1 ship march';
    const fight = (realms: string): Laid =>
      lay(`${realms === 'one' ? 'throne blue red green' : 'south throne blue red'}\n${battle}`, { realms }).play(
        'blue march crag: footman > moor',
        'blue plays blue-page',
        'green plays green-page',
      );
    const north = fight('two');
    expect(north.waiting).toMatchObject([{ seat: 'green', why: 'blade' }]); // red has the other one
    expect(north.figure('strength defender')).toBe(2);
    north.play('green blade use');
    expect(north.told('battle-decided')).toMatchObject([{ attack: 1, defence: 4 }]); // worth 2 there
    expect([north.figure('south used fiefdoms'), north.figure('north used fiefdoms')]).toEqual([false, true]);
    expect(fight('one').waiting).toMatchObject([{ seat: 'red', why: 'march' }]); // nobody who fights has it
  });
});

describe('the wildlings', () => {
  test('threaten only the realms that have their marker', () => {
    const game = lay(drawn('harvest', 'whim'));
    expect(Object.keys(game.figures).filter(name => name.endsWith('wildlings'))).toEqual(['south wildlings']);
    expect(game.figure('south wildlings')).toBe(4); // the icon of the harvest
    expect(game.state.open.realms['north']).not.toHaveProperty('wildlings');
  });

  test('advance in each realm by its own step, and no farther than there', () => {
    const game = lay(drawn('harvest', 'whim', `south wildlings 5\n${THREE}`), BOTH);
    expect([game.figure('south wildlings'), game.figure('north wildlings')]).toEqual([6, 4]);
  });

  test('attack every threatened realm, the first one first, and ask only its houses', () => {
    const game = lay(drawn('calm', 'horde'), BOTH);
    expect(game.waiting.map(({ seat }) => seat)).toEqual(['red', 'blue']);
    game.play('red bids 2', 'blue bids 0');
    expect(game.told('wildlings-fought')).toEqual([{ strength: 2, watch: 2, won: true, realm: 'south' }]);
    expect(game.waiting.map(({ seat, why }) => `${seat} ${why}`)).toEqual(['green bid-wildlings']);
    game.play('green bids 0');
    expect(game.told('wildlings-fought')).toEqual([{ strength: 1, watch: 0, won: false, realm: 'north' }]);
    expect(game.request('green')).toMatchObject({ why: 'wildling-losses', ask: { need: 1 } }); // not the 2 of the south
    game.play('green loses moor 1 footman');
    expect([game.figure('south wildlings'), game.figure('north wildlings')]).toEqual([0, 0]);
  });

  test('that have come as far as they can attack where they have, before the cards', () => {
    const ready = `north wildlings 3\n${THREE}`;
    const game = lay(drawn('harvest', 'horde', ready), { ...BOTH, round: 'long' });
    expect(game.waiting.map(({ seat, why }) => `${seat} ${why}`)).toEqual(['green bid-wildlings']);
    const south = lay(drawn('harvest', 'horde', `south wildlings 5\nnorth wildlings 3\n${THREE}`), {
      ...BOTH,
      round: 'long',
    });
    expect(south.waiting.map(({ seat }) => seat)).toEqual(['red', 'blue']);
  });

  test('leave a realm without a marker alone, also when they attack', () => {
    const game = lay(drawn('calm', 'horde'));
    game.play('red bids 1', 'blue bids 1', 'red names blue');
    expect(game.waiting.map(({ seat, why }) => `${seat} ${why}`)).toEqual([
      'red orders',
      'blue orders',
      'green orders',
    ]);
  });
});

describe('what belongs to a realm is named with it where there are several:', () => {
  test('events', () => {
    const game = lay(drawn('calm', 'clash'));
    game.play('red bids 0', 'blue bids 1');
    expect(game.told('bids-opened')).toEqual([{ what: 'throne', bids: { red: 0, blue: 1 }, realm: 'south' }]);
    expect(game.told('track-set')).toEqual([{ track: 'throne', houses: ['blue', 'red'], realm: 'south' }]);
    expect(game.told('marker-passed')).toEqual([{ track: 'throne', house: 'blue', before: 'red', realm: 'south' }]);
    const alone = lay(drawn('harvest', 'clash'), { realms: 'one' }).play('red bids 0', 'blue bids 1', 'green bids 2');
    for (const { data } of alone.events) expect(data).not.toHaveProperty('realm');
  });

  test('a clash goes through the tracks of one realm, then through those of the next', () => {
    const game = lay(drawn('calm', 'clash'));
    const asked: string[] = [];
    while (game.waiting.some(({ why }) => why.startsWith('bid-'))) {
      asked.push(game.waiting.map(({ seat, why }) => `${seat} ${why}`).join(', '));
      for (const { seat } of game.waiting) game.play(`${seat} bids ${seat === 'red' ? 1 : 0}`);
    }
    expect(asked).toEqual([
      'red bid-throne, blue bid-throne',
      'red bid-fiefdoms, blue bid-fiefdoms',
      'red bid-court, blue bid-court',
      'green bid-throne',
      'green bid-fiefdoms',
      'green bid-court',
    ]);
    expect(types(game)).toContain('track-set');
  });

  test('positions, written and read', () => {
    const text = `
      south throne blue red
      south marker fiefdoms blue
      south used court
      south wildlings 3
      north wildlings 2
      north used throne
      ${THREE}`;
    const game = lay(text, BOTH);
    const written = toy.table.write(game.state.open);
    expect(written).toEqual(
      expect.arrayContaining([
        'south throne blue red',
        'south marker fiefdoms blue',
        'south used court',
        'south wildlings 3',
        'north throne green',
        'north used throne',
        'north wildlings 2',
      ]),
    );
    expect(lay(written.join('\n'), BOTH).figures).toEqual(game.figures);
    expect(toy.table.write(lay(THREE, { realms: 'one' }).state.open)).toEqual(
      expect.arrayContaining(['throne red blue green', 'wildlings 2']),
    );
  });

  test('positions that cannot be', () => {
    expect(refusedPosition('throne blue red')).toBe('the name of a realm before throne: south, north');
    expect(refusedPosition('wildlings 2')).toBe('the name of a realm before wildlings: south, north');
    expect(refusedPosition('north throne green red')).toBe('each of green once');
    expect(refusedPosition('south marker throne green')).toBe('marker, a track and a house');
    expect(refusedPosition('north wildlings 1')).toBe('a strength of the wildlings'); // it has none
    expect(refusedPosition('north wildlings 5', BOTH)).toBe('a strength of the wildlings'); // no more than 4
    expect(refusedPosition('south used crown')).toBe('throne, fiefdoms, court');
    expect(refusedPosition('south throne red blue', { realms: 'one' })).toMatch(/^an area, or round/);
  });

  test('figures', () => {
    const { figures } = lay(THREE);
    expect(figures).toMatchObject({
      'south throne': ['red', 'blue'],
      'north throne': ['green'],
      'north marker court': 'green',
      'south used court': false,
    });
    expect(Object.keys(figures)).not.toContain('throne');
    expect(lay(THREE, { realms: 'one' }).figures).toMatchObject({ throne: ['red', 'blue', 'green'], wildlings: 2 });
  });

  test('the table drawn for a terminal', () => {
    const style = { say: (key: string) => key, paint: (text: string) => text, nameOf: (seat: string) => seat };
    const lines = (realms: string): string[] =>
      toy.table
        .draw(lay(THREE, { realms }).view(null), style)
        .split('\n')
        .filter(line => /realm\.|draw\.wildlings/.test(line));
    expect(lines('two')).toEqual(['realm.south', '  draw.wildlings', 'realm.north']);
    expect(lines('one')).toEqual(['  draw.wildlings']);
  });
});

describe('between realms', () => {
  test('play goes realm after realm, whatever order a saved game has them in', () => {
    const game = lay('keep red 1 footman march\ncrag blue 1 footman march\nmoor green 1 footman march');
    const { open } = game.state;
    const { south, north } = open.realms;
    const turned = { ...game.state, open: { ...open, realms: { north, south } } } as typeof game.state;
    expect(toy.waiting(turned.open)).toMatchObject([{ seat: 'red' }]);
    game.play('red march keep: none').play('blue march crag: none');
    expect(game.waiting).toMatchObject([{ seat: 'green', why: 'march' }]);
  });

  test('equal places on two tracks go to the first realm, so that a tie is decided', () => {
    const { open } = lay(THREE).state;
    expect([isHigher(open, 'fiefdoms', 'red', 'green'), isHigher(open, 'fiefdoms', 'green', 'red')]).toEqual([
      true,
      false,
    ]);
    expect([isHigher(open, 'fiefdoms', 'blue', 'green'), isHigher(open, 'fiefdoms', 'green', 'blue')]).toEqual([
      false,
      true,
    ]);
    expect(isHigher(open, 'fiefdoms', 'green', 'green')).toBe(false);
  });

  test('each has its raven, and its own use of it', () => {
    const game = lay('phase raven\nkeep red 1 footman march\nmoor green 1 footman march');
    expect(game.waiting).toMatchObject([{ seat: 'red', why: 'raven' }]);
    game.play('red exchanges keep raid');
    expect([game.figure('south used court'), game.figure('north used court')]).toEqual([true, false]);
    expect(game.waiting).toMatchObject([{ seat: 'green', why: 'raven' }]);
    expect(codeOf(game, 'green exchanges moor march-plus')).toBe('taken'); // three stars
  });

  test('a card that lets somebody pick asks the holder in the first realm', () => {
    expect(lay(drawn('calm', 'whim')).waiting).toMatchObject([{ seat: 'red', why: 'westeros-choice' }]);
  });
});
