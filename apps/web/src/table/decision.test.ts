import { beyondTheWall } from '@corvo/beyond-the-wall';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { isProblem, say, type Game, type View } from '@corvo/core';
import { expect, test } from 'vitest';
import type { TableSnapshot } from '../session/session.ts';
import { decide, doing, minutesSince, readiness, requestFor } from './decision.ts';
import { tableTexts } from '../kit/texts/index.ts';
import { makeWords } from '../kit/words.ts';

const game: Game = handOfTheKing;

function tableFor(viewer: 'decider' | 'other' | 'spectator'): { snapshot: TableSnapshot; view: View } {
  const options = game.resolveOptions({}, 2);
  if (isProblem(options)) throw new Error(options.code);
  const state = game.setup(options, game.seats(2), 'decision');
  const decider = game.waiting(state.open)[0]?.seat ?? '';
  const other = state.open.seats.find(seat => seat !== decider) ?? '';
  const seat = { decider, other, spectator: null }[viewer];
  const view = game.view(state, seat);
  const snapshot: TableSnapshot = {
    table: 't',
    name: 'A table',
    game,
    sitters: state.open.seats.map(place => ({
      seat: place,
      name: place,
      kind: 'person',
      bot: null,
      present: true,
      mine: place === seat,
      host: false,
      resigned: false,
    })),
    viewer: seat,
    view,
    n: 0,
    rewinds: 0,
    moves: 0,
    moments: [
      { n: 0, seat: null, text: '', events: [], notes: [], kind: 'action', by: 'person', to: null, at: 60_000 },
    ],
    outcome: null,
    talk: game.talk(state.open),
    chat: [],
    unread: 0,
    undo: { own: false, last: null, proposal: null, practice: false },
    hints: false,
    thinking: [],
    clock: null,
    host: false,
    connection: 'online',
    curtain: null,
  };
  return { snapshot, view };
}

test('only the seat that decides is asked, only at the newest moment', () => {
  const { snapshot, view } = tableFor('decider');
  const request = requestFor(snapshot, view, 0, null);
  expect(decide(snapshot, view, request, null).kind).toBe('answer');
  expect(requestFor(snapshot, view, 0, 0)).toBeUndefined();
  expect(requestFor({ ...snapshot, n: 1 }, view, 0, null)).toBeUndefined();
  expect(decide(snapshot, view, undefined, 0)).toEqual({ kind: 'looking-back', at: 0, of: 0 });
});

test('everybody else reads who decides, and since when', () => {
  for (const who of ['other', 'spectator'] as const) {
    const { snapshot, view } = tableFor(who);
    const request = requestFor(snapshot, view, 0, null);
    expect(request).toBeUndefined();
    expect(decide(snapshot, view, request, null)).toMatchObject({
      kind: 'waiting',
      since: 60_000,
      waiting: [{ why: 'declare' }],
    });
  }
  expect(minutesSince(60_000, 200_000)).toBe(2);
  expect(minutesSince(60_000, 0)).toBe(0);
});

test('a wish to take back comes before the question, and asks only those who still have to agree', () => {
  const { snapshot, view } = tableFor('decider');
  const seat = snapshot.viewer ?? '';
  const proposal = { id: 'p', by: 'seat-2', to: 3, from: 4, moves: 1, agreed: [], waiting: [seat] };
  const request = requestFor(snapshot, view, 0, null);
  const asked = { ...snapshot, undo: { own: false, last: null, proposal, practice: false } };
  expect(decide(asked, view, request, null)).toEqual({ kind: 'proposal', proposal, part: 'asked' });
  const done = { ...asked, undo: { ...asked.undo, proposal: { ...proposal, agreed: [seat], waiting: [] } } };
  expect(decide(done, view, request, null)).toMatchObject({ kind: 'proposal', part: 'none' });
  const own = { ...asked, undo: { ...asked.undo, proposal: { ...proposal, by: seat, waiting: ['seat-2'] } } };
  expect(decide(own, view, request, null)).toMatchObject({ kind: 'proposal', part: 'asker' });
});

test('a draft is missing something, refused by a rule, or ready', () => {
  const { snapshot, view } = tableFor('decider');
  const request = requestFor(snapshot, view, 0, null);
  if (request === undefined) throw new Error('nothing is asked');
  const [legal] = game.list(view, request, 100) ?? [];
  expect(readiness(game, view, request, null)).toEqual({ ready: false, missing: 1, problem: undefined });
  expect(readiness(game, view, request, legal ?? null)).toEqual({ ready: true, missing: 0, problem: undefined });
  expect(readiness(game, view, request, { option: 'up stark' })).toMatchObject({
    ready: false,
    problem: { clause: 'HK-3.2' },
  });
});

test('the end of a game stands above waiting', () => {
  const { snapshot, view } = tableFor('other');
  const outcome = { ranking: [['seat-1'], ['seat-2']], reason: 'resigned', clause: 'HK-7.7' };
  expect(decide({ ...snapshot, outcome }, view, undefined, null)).toEqual({ kind: 'over', outcome });
});

test.each([
  ['en', 'Baratheon is placing orders', 'Baratheon and Lannister are placing orders'],
  ['it', 'Baratheon piazza gli ordini', 'Baratheon e Lannister piazzano gli ordini'],
] as const)('%s: one who is waited for does something, and several do it together', (language, one, both) => {
  const westeros = firstEdition as Game;
  const options = westeros.resolveOptions({}, 3);
  if (isProblem(options)) throw new Error(options.code);
  const { open } = westeros.setup(options, westeros.seats(3), 'doing');
  const words = makeWords(language, key => key, westeros, []);
  const waiting = westeros.waiting(open);
  expect(doing(words, waiting.slice(0, 1))).toBe(one);
  expect(doing(words, waiting.slice(0, 2))).toBe(both);
});

test.each([
  ['en', ['others'], 'The Others are placing orders'],
  ['en', ['nights-watch'], 'The Night’s Watch is placing orders'],
  ['en', ['stark', 'others'], 'Stark and the Others are placing orders'],
  ['it', ['others'], 'Gli Estranei piazzano gli ordini'],
  ['it', ['nights-watch'], 'I Guardiani della Notte piazzano gli ordini'],
  ['it', ['stark', 'others'], 'Stark e gli Estranei piazzano gli ordini'],
] as const)('%s: a faction of several is spoken of as several: %s', (language, seats, said) => {
  const words = makeWords(language, key => key, beyondTheWall as Game, []);
  const waiting = seats.map(seat => ({
    seat,
    why: 'orders',
    clause: '2E-8.1',
    request: 1,
    sealed: true,
    answered: false,
  }));
  expect(doing(words, waiting)).toBe(said);
});

test('who has won is named as one or as several', () => {
  const won = (language: 'en' | 'it', seats: readonly string[]): string =>
    say(tableTexts, language, 'over-won', makeWords(language, key => key, beyondTheWall as Game, []).subject(seats));
  expect([won('it', ['others']), won('it', ['stark']), won('it', ['stark', 'nights-watch'])]).toEqual([
    'Vincono gli Estranei',
    'Vince Stark',
    'Vincono Stark e i Guardiani della Notte',
  ]);
  expect([won('en', ['others']), won('en', ['stark'])]).toEqual(['The Others win', 'Stark wins']);
});

test('BW-1.1 a card speaks of Houses where there are Houses at the table', () => {
  const saidBy = (players: number): string => {
    const sitters = beyondTheWall.seats(players).map(seat => ({ seat, name: seat }));
    return makeWords('en', key => key, beyondTheWall as Game, sitters).say('westeros.mustering.text');
  };
  expect([3, 6].map(players => saidBy(players).includes('House'))).toEqual([false, true]);
});
