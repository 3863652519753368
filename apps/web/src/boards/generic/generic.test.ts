import {
  isProblem,
  rngFromText,
  say,
  type Catalogue,
  type Game,
  type Plain,
  type Request,
  type View,
} from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyDraft, type Draft } from '../../kit/asks/draft.ts';
import { tableTexts } from '../../kit/texts/index.ts';
import { Tray } from '../../table/Tray.tsx';
import { makeWords, type Words } from '../../kit/words.ts';
import { westerosAsks } from '../westeros/asks/index.ts';
import { genericKit } from './kit.tsx';

interface Asked {
  readonly game: Game;
  readonly view: View;
  readonly request: Request;
}

/** Plays by lot until a question comes that is wanted. */
function asked(game: Game, isWanted: (asked: Asked) => boolean, seed = 'plain'): Asked {
  const players = game.players.min;
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  let state = game.setup(options, game.seats(players), seed);
  const rng = rngFromText(seed);
  for (let n = 0; n < 1_000 && game.outcome(state.open) === undefined; n++) {
    const seat = game.waiting(state.open).find(({ answered }) => !answered)?.seat ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) break;
    if (isWanted({ game, view, request })) return { game, view, request };
    const step = game.apply(state, { seat, request: request.id, choice: game.sample(view, request, rng) });
    if (!step.ok) throw new Error(step.problem.code);
    state = step.state;
  }
  throw new Error(`${game.id} did not ask it`);
}

const wordsOf = (game: Game, language: 'en' | 'it' = 'en'): Words =>
  makeWords(language, (key, data) => say(tableTexts as Catalogue, language, key, data), game, [], genericKit.texts);

/** What the plain table says is lacking. */
function lacking({ game, view, request }: Asked, draft: Draft, touched: boolean, language?: 'en' | 'it'): string {
  return genericKit.missing?.({ game, view, request, draft, touched, words: wordsOf(game, language) }) ?? '';
}

const emptyOf = ({ request }: Asked): Draft => emptyDraft(request.ask, westerosAsks);
const isOrders = ({ request }: Asked): boolean => request.ask.kind === 'orders';

/** What stands above the form. */
const tray = ({ game, view, request }: Asked, touched: boolean): string =>
  renderToStaticMarkup(
    createElement(Tray, {
      words: wordsOf(game),
      game,
      view,
      request,
      draft: emptyDraft(request.ask, westerosAsks),
      choices: [],
      always: true,
      touched,
      onDraft: () => {},
      own: westerosAsks,
    }),
  );

test('a form of orders that nobody has touched is no answer, though the rules would take it', () => {
  const first = asked(firstEdition, isOrders);
  expect(first.game.check(first.view, first.request, emptyOf(first))).toBeUndefined();
  expect(lacking(first, emptyOf(first), false)).toBe('Place your orders in the list');
  expect(lacking(first, emptyOf(first), false, 'it')).toBe('Piazza gli ordini nell’elenco');
  expect(lacking(first, emptyOf(first), true)).toBe('');
  expect(tray(first, false)).toMatch(/<button[^>]*>As it stands: [^<]*orders/i);
  expect(tray(first, true)).not.toContain('As it stands');
});

test('where orders must be given, the button says how many are still needed and not to choose otherwise', () => {
  const second = asked(secondEdition, isOrders);
  expect(lacking(second, emptyOf(second), false)).toBe('Place your orders in the list');
  expect(tray(second, false)).not.toContain('As it stands'); // none at all is no answer
  const all = second.game.sample(second.view, second.request, rngFromText('some')) as {
    orders: Record<string, string>;
  };
  const [area = '', face = ''] = Object.entries(all.orders)[0] ?? [];
  const need = Object.keys(all.orders).length - 1;
  expect(need).toBeGreaterThan(1);
  expect(lacking(second, { orders: { [area]: face } }, true)).toBe(`${need} more needed`);
  expect(lacking(second, all as unknown as Plain, true)).toBe('');
});

/** Every question of two games played by lot whose form begins with a legal answer: what is said of it, and offered. */
function begunForms(game: Game) {
  const seen: { kind: string; isForced: boolean; said: string; isOffered: boolean }[] = [];
  const look = (now: Asked): boolean => {
    const draft = emptyOf(now);
    if (draft !== null && game.check(now.view, now.request, draft) === undefined)
      seen.push({
        kind: now.request.ask.kind,
        isForced: game.list(now.view, now.request, 1)?.length === 1,
        said: lacking(now, draft, false),
        isOffered: tray(now, false).includes('As it stands: '),
      });
    return false;
  };
  for (const seed of ['one', 'two']) expect(() => asked(game, look, seed)).toThrow('did not ask');
  return seen;
}

test.each([
  [handOfTheKing as Game, []],
  [firstEdition as Game, ['amount', 'march', 'muster', 'orders', 'raid']],
  [secondEdition as Game, ['amount', 'march', 'muster', 'raid']],
])('whatever $id asks: what stands in a form by itself is given only on purpose', (game, kinds) => {
  const seen = begunForms(game);
  expect([...new Set(seen.map(({ kind }) => kind))]).toEqual(expect.arrayContaining([...kinds]));
  expect(seen.filter(({ said, isForced }) => (said === '') !== isForced)).toEqual([]); // forced: nothing to choose
  expect(seen.filter(({ isOffered }) => !isOffered)).toEqual([]);
});

test('a seat that is a house has its emblem on the plain table, any other its mark', () => {
  const { view } = asked(firstEdition, isOrders);
  const houses = view.open.seats.map(seat => genericKit.houseOf?.(view.open, seat));
  expect(houses).toEqual(view.open.seats);
  expect(genericKit.houseOf?.(view.open, 'seat-1')).toBeUndefined();
});
