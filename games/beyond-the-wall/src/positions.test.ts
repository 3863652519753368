import type { OptionValues } from '@corvo/core';
import { table, type TestTable } from '@corvo/testkit';
import type { Westeros } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { beyondTheWall } from './game.ts';

interface Case {
  readonly players?: number;
  readonly options?: OptionValues;
  readonly lines: readonly string[];
  /** What nobody may know, and a written position leaves out: what is sealed, and what comes next of a deck. */
  readonly secrets?: readonly string[];
  /** In the Westeros phase a written position begins it anew, with other cards: only what was set can be compared. */
  readonly restarts?: true;
  readonly plays: readonly string[];
  readonly expects: Readonly<Record<string, unknown>>;
}

const lay = ({ players = 3, options = {} }: Case, lines: readonly string[]): TestTable<Westeros> =>
  table(beyondTheWall, { players, options }, lines.join('\n'));

const CASES: Readonly<Record<string, Case>> = {
  'BW-6.5 troops on quest cards, complete and not': {
    lines: [
      'round 3',
      'phase quests',
      'throne nights-watch free-folk others',
      'quest nights-watch 2 footmen 1 knight',
      'quest free-folk 3 footmen done 2',
      'btw-wall-centre nights-watch 3 footmen',
      'btw-gorge free-folk 1 footman march-zero',
    ],
    plays: ['nights-watch sends btw-wall-centre 2 footmen'],
    expects: { 'quest nights-watch': 6, 'away nights-watch': '4 footmen 1 knight', 'quest done free-folk': 2 },
  },
  'BW-9.6 BW-9.5 tactic decks: hand, used, out of the game, sealed, and the rest in reserve': {
    lines: [
      'round 4',
      'phase planning',
      'tactics others hand tac-01 tac-08 used tac-03 gone tac-07',
      'tactics free-folk hand tac-01 tac-02 tac-03',
      'btw-thenn others 1 other',
      'btw-gorge free-folk 1 footman',
    ],
    secrets: ['tactics others hand tac-01 tac-08 used tac-03 gone tac-07 sealed tac-08'],
    plays: ['free-folk lays tac-01', 'others orders btw-thenn support', 'free-folk orders btw-gorge support'],
    expects: {
      'tactics played others': ['tac-08'],
      'tactics others': ['tac-01'],
      'tactics used others': ['tac-03'],
      'tactics gone others': ['tac-07'],
    },
  },
  'BW-9.4 BW-10.4 what tactic cards have brought about': {
    lines: [
      'round 9',
      'phase tactics',
      'throne others free-folk nights-watch',
      'tactics others hand tac-02 tac-05 tac-17 played tac-18',
      'brought others tac-01-a tac-18',
      'scouted others free-folk tac-08-a',
      'void others nw-jon',
      'raided free-folk btw-gorge',
      'btw-gift nights-watch 1 footman march-minus-one',
    ],
    plays: ['others uses tac-01-a', 'others chooses tac-16'],
    expects: { 'tactics played others': ['tac-18', 'tac-16'] },
  },
  'BW-11.1 objectives, picked, with what the round has brought for them': {
    options: { objectives: 1 },
    lines: [
      'round 8',
      'hand nights-watch nw-sam',
      'power free-folk 2',
      'objective free-folk obj-wi-survivors',
      'objective others obj-ot-raising',
      'tally others raised 2',
      'tally free-folk slain 3',
      'btw-gift nights-watch 1 footman march-minus-one',
      'btw-wall-west others 1 other tried',
    ],
    plays: [],
    expects: {
      'objectives free-folk': ['obj-wi-survivors'],
      'objectives others': ['obj-ot-raising'],
      'objectives nights-watch': ['obj-nw-fist'],
      'raised others': 2,
      'slain free-folk': 3,
    },
  },
  'BW-13.5 cards that have left the game': {
    lines: [
      'round 5',
      'throne nights-watch free-folk others',
      'out nights-watch nw-aemon, nw-yoren',
      'discards nights-watch nw-jon',
      'btw-gift nights-watch 1 footman march-minus-one',
    ],
    plays: [],
    expects: { 'out nights-watch': ['nw-aemon', 'nw-yoren'], 'discards nights-watch': ['nw-jon'] },
  },
  'BW-1.2 the tracks, the tokens and the wildlings of both boards': {
    players: 6,
    lines: [
      'round 9',
      'westeros throne baratheon lannister stark',
      'north throne others free-folk nights-watch',
      'westeros court stark lannister baratheon',
      'north fiefdoms free-folk others nights-watch',
      'westeros used court',
      'north used fiefdoms',
      'westeros wildlings 4',
      'btw-gorge free-folk 1 footman march-zero',
      'winterfell stark 1 knight march-zero',
    ],
    plays: ['stark march winterfell: none'],
    expects: {
      'westeros throne': ['baratheon', 'lannister', 'stark'],
      'north throne': ['others', 'free-folk', 'nights-watch'],
      'north fiefdoms': ['free-folk', 'others', 'nights-watch'],
    },
  },
  'BW-15.5 gifts of barrels': {
    players: 6,
    lines: [
      'round 9',
      'phase westeros',
      'westeros throne baratheon lannister stark',
      'north throne nights-watch free-folk others',
      'supply nights-watch 4',
      'power others 0',
      'winterfell stark 1 knight',
      'lannisport lannister 1 knight',
      'stoney-sept lannister token',
      'dragonstone baratheon 1 knight',
    ],
    restarts: true,
    secrets: ['top I supply', 'top II last-days-of-summer', 'top III feast-for-crows'],
    plays: ['stark gives 1', 'lannister gives 2', 'baratheon gives 0'],
    expects: { 'supply nights-watch': 3, 'supply stark': 0, 'supply lannister': 0 },
  },
  'BW-15.7 gifts of points': {
    players: 6,
    lines: [
      'round 9',
      'phase westeros',
      'westeros throne baratheon lannister stark',
      'north throne nights-watch free-folk others',
      'winterfell stark 1 knight',
      'lannisport lannister 1 knight',
      'dragonstone baratheon 1 knight',
      'btw-wall-centre nights-watch 1 footman',
    ],
    restarts: true,
    secrets: ['top I mustering', 'top II last-days-of-summer', 'top III feast-for-crows'],
    plays: ['stark gives 2', 'lannister gives 0', 'baratheon gives 0'],
    expects: { phase: 'westeros' },
  },
};

const ALL = Object.entries(CASES);

test.each(ALL.filter(([, { restarts }]) => restarts === undefined))(
  '%s: written and read it is the same',
  (_, given) => {
    const game = lay(given, [...given.lines, ...(given.secrets ?? [])]);
    const text = beyondTheWall.table.write(game.state.open);
    const again = lay(given, text);
    expect(beyondTheWall.table.write(again.state.open)).toEqual(text);
    expect(beyondTheWall.table.figures(again.state.open)).toEqual(beyondTheWall.table.figures(game.state.open));
  },
);

test.each(ALL)('%s: what was written can be played on', (_, given) => {
  const game = lay(given, [...given.lines, ...(given.secrets ?? [])]);
  const text = beyondTheWall.table.write(game.state.open);
  const again = lay(given, [...text, ...(given.secrets ?? [])]);
  again.play(...given.plays);
  const figures = Object.keys(given.expects).map(name => [name, again.figure(name)]);
  expect(Object.fromEntries(figures)).toEqual(given.expects);
});
