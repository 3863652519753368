import { rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { clashOfKings } from '../game.ts';
import { deal, lay, only } from '../lay.fixture.ts';
import { row } from './row.ts';

type Game = ReturnType<typeof lay>;
const COLUMNS = only('westerosColumns');
const DECKS = ['I', 'II', 'III'] as const;
const columns = (game: Game): unknown[] => DECKS.map(deck => game.figure(`column ${deck}`));
const phase = (columnsLaid: readonly [string, string, string], more = ''): Game =>
  lay(
    `round 4\nphase westeros\nwinterfell stark 1 footman\n${columnsLaid.map((cards, at) => `top ${DECKS[at]} ${cards}`).join('\n')}\n${more}`,
    COLUMNS,
  );
const LAST = 'last-days-of-summer';
const X30 = [
  `mustering, ${LAST}, supply`,
  'clash-of-kings, game-of-thrones, clash-of-kings',
  'winter-is-coming, storm-of-swords, sea-of-storms',
] as const;

describe('CK-7 Westeros cards in sight', () => {
  test('CK-7.1 three cards of each deck lie open from the start, for everybody', () => {
    const game = deal(5, COLUMNS);
    for (const column of columns(game)) expect(column).toHaveLength(3);
    expect(DECKS.map(deck => game.figure(`deck ${deck}`))).toEqual([7, 7, 7]);
    expect(row.of(game.view(null).open.decks['I']!)).toEqual(game.figure('column I'));
    expect(clashOfKings.table.figures(deal(5, only()).view(null).open)['column I']).toBeUndefined();
  });

  test('CK-7.2 1E-X30 the top card of each column is carried out, from I to III', () => {
    const game = phase([
      'supply, mustering, mustering',
      `game-of-thrones, ${LAST}, clash-of-kings`,
      `${LAST}, sea-of-storms, storm-of-swords`,
    ]);
    expect(game.figure('phase')).toBe('planning');
    expect(game.figure('power stark')).toBe(5 + 1); // the crown of Winterfell: A Game of Thrones was carried out
    expect(game.figure('supply stark')).toBe(1); // and before it Supply
    expect(columns(game).map(column => (column as string[]).slice(0, 2))).toEqual([
      ['mustering', 'mustering'],
      [LAST, 'clash-of-kings'],
      ['sea-of-storms', 'storm-of-swords'],
    ]);
  });

  test('CK-7.3 used cards go under their decks, the others move up, a new one is opened last', () => {
    const game = phase([
      'supply, mustering, mustering',
      `game-of-thrones, ${LAST}, clash-of-kings`,
      `${LAST}, sea-of-storms, storm-of-swords`,
    ]);
    expect(DECKS.map(deck => game.figure(`bottom ${deck}`))).toEqual([['supply'], ['game-of-thrones'], [LAST]]);
    for (const column of columns(game)) expect(column).toHaveLength(3);
    expect(DECKS.map(deck => game.figure(`deck ${deck}`))).toEqual([6, 6, 6]);
  });

  /** Answers as the clock would, and tells all that happens, until orders are asked. */
  const tillOrders = (game: Game): string[] => {
    const told: string[] = [];
    for (let [asked] = game.waiting; asked !== undefined && asked.why !== 'orders'; [asked] = open(game)) {
      const [view, request] = [game.view(asked.seat), game.request(asked.seat)!];
      const { seat, id } = request;
      game.play(clashOfKings.write(view, { seat, request: id, choice: clashOfKings.whenLate(view, request) }));
      for (const { type, data } of game.events)
        told.push([type, (data as Record<string, string>)['deck'] ?? ''].join(' '));
    }
    return told;
  };
  const open = (game: Game): Game['waiting'] => game.waiting.filter(({ answered }) => !answered);

  test('CK-7.4 1E-X30 Winter is Coming is replaced when its column is reached, after I and II', () => {
    const game = phase(X30);
    expect(game.waiting).toMatchObject([{ why: 'muster' }]);
    expect(DECKS.map(deck => game.figure(`drawn ${deck}`))).toEqual([
      'mustering',
      'clash-of-kings',
      'winter-is-coming',
    ]);
    expect(game.figure('deck III')).toBe(7);
    const told = tillOrders(game).filter(line => /^(westeros-card-carried-out|deck-shuffled) /.test(line));
    expect(told).toEqual(['westeros-card-carried-out II', 'deck-shuffled III', 'westeros-card-carried-out III']);
    const [card] = game.figure('bottom III') as string[];
    expect(card).not.toBe('winter-is-coming');
    expect((game.figure('column III') as string[]).slice(0, 2)).toEqual(['storm-of-swords', 'sea-of-storms']);
    expect(game.figure('deck III')).toBe(6); // ten cards: three open, one carried out
  });

  test('CK-7.4 the card that takes its place goes under the deck like any other, and its icon counts', () => {
    const game = phase(['supply, mustering, mustering', X30[1].replace('clash-of-kings, ', ''), X30[2]], 'wildlings 0');
    const now = game.figure('drawn III'); // still there while a wildling attack is bid for
    const card = now ?? (game.figure('bottom III') as string[])[0];
    expect(card).not.toBe('winter-is-coming');
    expect(game.figure('wildlings')).toBe(card === 'wildling-attack' ? 0 : 2);
    expect(game.figure('column III')).toHaveLength(now === null ? 3 : 2);
  });

  test('CO-5.1 a deck of which every card is known can be laid: three open, seven under it', () => {
    const all = (rulesOf(deal(5, COLUMNS).view(null).open).facts.decks['III'] ?? []).flatMap(({ card, copies }) =>
      Array.from({ length: copies }, () => card),
    );
    const game = lay(
      `winterfell stark 1 footman march-zero\ntop III ${all.slice(0, 3).join(', ')}\nbottom III ${all.slice(3).join(', ')}`,
      COLUMNS,
    );
    expect([game.figure('column III'), game.figure('deck III')]).toEqual([all.slice(0, 3), 0]);
    expect(game.figure('bottom III')).toEqual(all.slice(3));
  });

  test('1E-S56 an icon moves the wildlings when its card is carried out, not when it is opened', () => {
    const quiet = phase(
      [
        `supply, ${LAST}, ${LAST}`,
        'game-of-thrones, game-of-thrones, clash-of-kings',
        'sea-of-storms, storm-of-swords, feast-for-crows',
      ],
      'wildlings 2',
    );
    expect(quiet.figure('wildlings')).toBe(4); // Sea of Storms alone
    const icon = phase(
      [
        `${LAST}, supply, supply`,
        'game-of-thrones, game-of-thrones, clash-of-kings',
        'sea-of-storms, storm-of-swords, feast-for-crows',
      ],
      'wildlings 2',
    );
    expect(icon.figure('wildlings')).toBe(6);
  });

  test('CK-7.1 a written position keeps the columns', () => {
    const game = deal(4, COLUMNS, 'written');
    const lines = clashOfKings.table.write(game.view(null).open);
    const again = lay(lines.join('\n'), COLUMNS, 4);
    expect(columns(again)).toEqual(columns(game));
  });
});
