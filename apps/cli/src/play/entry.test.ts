import { findGame } from '@corvo/catalogue';
import { LANGUAGES, type Game, type Plain } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { GameWords } from '../words.ts';
import { Entry } from './entry.ts';
import { Sitting, type Asked } from './sitting.ts';

function begun(seed: string): { entry: Entry; asked: Asked; game: Game } {
  const game = findGame('first-edition') as Game;
  const company = { mine: 'stark', bots: new Map(), takeBack: 'fair' } as const;
  const sitting = new Sitting(game, { kingsCourt: 'recommended' }, 5, seed, company);
  const asked = sitting.asked() as Asked;
  const entry = Entry.begin(
    asked,
    LANGUAGES.map(language => new GameWords(game, language)),
  );
  if (entry === undefined) throw new Error('no guide');
  return { entry, asked, game };
}

const taken = (entry: Entry, ...lines: string[]): string[] => lines.map(line => entry.take(line).kind);

describe('an answer of many parts', () => {
  test.each<[string, string[], Plain]>([
    ['by number', ['1', '2'], { orders: { winterfell: 'march-zero' } }],
    ['by name', ['Winterfell', 'March 0'], { orders: { winterfell: 'march-zero' } }],
    ['in the other language', ['Grande Inverno', 'Marcia 0'], { orders: { winterfell: 'march-zero' } }],
    ['by the beginning of a name', ['WINT', 'march 0'], { orders: { winterfell: 'march-zero' } }],
    ['by any word of a name', ['harbor', 'consolidate power'], { orders: { 'white-harbor': 'consolidate' } }],
    ['in the notation', ['the-shivering-sea', 'raid-star'], { orders: { 'the-shivering-sea': 'raid-star' } }],
    ['several in one line', ['shivering sea support'], { orders: { 'the-shivering-sea': 'support' } }],
    ['numbers in one line', ['1 2 2 6'], { orders: { winterfell: 'march-zero', 'white-harbor': 'support' } }],
    ['another order for the same area', ['1 2', '1 1'], { orders: { winterfell: 'march-minus-one' } }],
    ['no order after all', ['1 2', 'winterfell no order here'], { orders: {} }],
  ])('%s', (_what, lines, whole) => {
    const { entry } = begun('entry');
    expect(taken(entry, ...lines)).toEqual(lines.map(() => 'picked'));
    expect(entry.whole).toEqual(whole);
  });

  test('what is unclear, closed or nowhere picks nothing, and what was picked stays', () => {
    const { entry } = begun('entry');
    expect(taken(entry, '1', 'march +1', 'white')).toEqual(['picked', 'picked', 'picked']);
    expect(taken(entry, 'mar', 'moon', '99', 'march 0 moon')).toEqual([
      'unclear',
      'unknown',
      'no-such-number',
      'unknown',
    ]);
    expect(entry.take('march +1')).toMatchObject({ kind: 'closed', problem: { code: 'order-used-up' } });
    expect(entry.whole).toBeNull(); // in the middle of White Harbor
    expect(entry.back()).toBe(true);
    expect(entry.whole).toEqual({ orders: { winterfell: 'march-plus-one' } });
    expect([entry.back(), entry.back(), entry.back(), entry.isBegun]).toEqual([true, true, false, false]);
  });

  test('a number with a point or a comma in it is no pick, nor two; a huge one is said as it was typed', () => {
    const { entry } = begun('entry');
    expect(entry.take('1.5')).toEqual({ kind: 'unknown', words: '1.5' });
    expect(entry.take('1,5')).toEqual({ kind: 'unknown', words: '1,5' });
    expect(entry.isBegun).toBe(false);
    expect(entry.take('100000000000000000000000000')).toMatchObject({ number: '100000000000…' });
    expect(entry.take('077')).toMatchObject({ kind: 'no-such-number', number: '077' });
  });

  test.each<[string, string[], object]>([
    ['an area without units', ['lannisport'], { words: 'lannisport', problem: { clause: '1E-9.2' } }],
    ['in the other language', ['approdo del re'], { problem: { code: 'no-unit-for-an-order' } }],
    ['also where an order is wanted', ['winterfell', 'pyke'], { problem: { clause: '1E-9.2' } }],
    ['no name at all', ['foo'], { words: 'foo' }],
    ['a name of every object', ['constructor'], { words: 'constructor' }],
    ['only the words that are not understood', ['winterfell moon'], { words: 'moon' }],
  ])('what is not offered is named, with the rule that says why not: %s', (_what, lines, last) => {
    const { entry } = begun('entry');
    const all = lines.map(line => entry.take(line));
    expect(all.at(-1)).toMatchObject({ kind: 'unknown', ...last });
    expect('problem' in (all.at(-1) ?? {})).toBe('problem' in last);
  });

  test('in the middle of a part another one may begin, or the same one once more', () => {
    const { entry } = begun('entry');
    expect(taken(entry, 'white harbor', 'white harbor march -1')).toEqual(['picked', 'picked']);
    expect(entry.whole).toEqual({ orders: { 'white-harbor': 'march-minus-one' } });
    expect(taken(entry, 'white harbor', 'winterfell', 'raid')).toEqual(['picked', 'picked', 'picked']);
    expect(entry.whole).toEqual({ orders: { 'white-harbor': 'march-minus-one', winterfell: 'raid' } });
  });

  test('1E-13.2 1E-13.4 units that are not there and areas out of reach are refused by their rules', () => {
    const game = findGame('first-edition') as Game;
    const state = game.table.read(
      ['round 10', 'winterfell stark 2 footmen march-zero', 'karhold stark 1 knight march-minus-one'],
      { kingsCourt: 'recommended' },
      game.seats(5),
    );
    if ('code' in state) throw new Error(String(state.code));
    const view = game.view(state, 'stark');
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const entry = Entry.begin({ seat: 'stark', view, request }, [new GameWords(game, 'en')]);
    expect(entry?.take('pyke')).toMatchObject({ problem: { code: 'no-march-there' } });
    entry?.take('winterfell');
    expect(entry?.take('3 footmen')).toMatchObject({ problem: { code: 'units-not-there', clause: '1E-13.2' } });
    expect(entry?.take('2 footmen sunspear')).toMatchObject({ words: 'sunspear', problem: { clause: '1E-13.4' } });
  });

  test('stars that are gone close the orders that take one', () => {
    const { entry } = begun('entry');
    expect(taken(entry, 'winterfell march +1', 'white harbor consolidate power *', 'shivering support +1')).toEqual([
      'picked',
      'picked',
      'picked',
    ]);
    expect(entry.step.asks).toMatchObject({ data: { left: 0, stars: 0 } });
    entry.take('winterfell');
    expect(entry.closed.map(({ id }) => id)).not.toContain('march-plus-one'); // its own star comes free
    expect(entry.closed.find(({ id }) => id === 'consolidate-star')?.closed?.code).toBe('order-used-up');
  });

  test('a number is always the number shown, even where a name begins with it', () => {
    const game = findGame('first-edition') as Game;
    const lines = ['round 10', 'winterfell stark 2 footmen march-zero'];
    const state = game.table.read(lines, { kingsCourt: 'recommended' }, game.seats(5));
    if ('code' in state) throw new Error(String(state.code));
    const view = game.view(state, 'stark');
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const entry = Entry.begin({ seat: 'stark', view, request }, [new GameWords(game, 'en')]);
    expect(entry?.names()).toEqual(['2 Footmen', '1 Footman']);
    entry?.take('2');
    entry?.take('karhold');
    expect(entry?.whole).toMatchObject({ moves: [{ to: 'karhold', units: { footman: 1 } }] });
    entry?.back();
    entry?.back();
    expect(entry?.take('2 footmen karhold').kind).toBe('picked');
    expect(entry?.whole).toMatchObject({ moves: [{ to: 'karhold', units: { footman: 2 } }] });
  });

  test('Tab proposes what can be picked', () => {
    const { entry } = begun('entry');
    expect(entry.names()).toEqual(['Grande Inverno', 'Porto Bianco', 'Mare dei Brividi']);
  });
});
