import { below, isProblem, rngFromText, type Game, type Plain } from '@corvo/core';
import { handOfTheKing, spaceName, type Open } from '@corvo/hand-of-the-king';
import { expect, test } from 'vitest';
import type { Moment } from '../../session/session.ts';
import { makeWords } from '../../kit/words.ts';
import { lines, routes } from './log.ts';
import { cellOf, phrases, previewOf } from './preview.ts';
import { strayChoice, targetsOf } from './targets.ts';
import { handTexts } from './texts/index.ts';

const game = handOfTheKing as unknown as Game;
const sitters = [
  { seat: 'seat-1', name: 'Giulia' },
  { seat: 'seat-2', name: 'Marco' },
  { seat: 'seat-3', name: 'Sofia' },
];
const words = makeWords('it', key => key, game, sitters, handTexts);

function tableOf(seed: string, options: Record<string, string | boolean> = {}) {
  const resolved = game.resolveOptions(options, 3);
  if (isProblem(resolved)) throw new Error(resolved.code);
  return game.setup(resolved, game.seats(3), seed);
}

/** Every choice of whole random games, with what the preview said and what came of it. */
function walk(
  seed: string,
  look: (before: Open, after: Open, preview: ReturnType<typeof previewOf>, why: string) => void,
): void {
  const rng = rngFromText(seed);
  let state = tableOf(seed);
  for (let i = 0; i < 300; i++) {
    const [waiting] = game.waiting(state.open);
    if (waiting === undefined) return;
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nothing is asked');
    const choices = game.list(view, request, 1000) ?? [];
    const choice = choices[below(rng, choices.length)] as Plain;
    const frozen = JSON.stringify(view);
    const preview = previewOf(game, view, request, choice);
    expect(JSON.stringify(view)).toBe(frozen);
    const step = game.apply(state, { seat: waiting.seat, request: request.id, choice });
    if (!step.ok) throw new Error(step.problem.code);
    look(state.open as Open, step.state.open as Open, preview, request.why);
    expect(preview === undefined ? ['-'] : phrases(preview, request, words)).not.toContain('');
    state = step.state;
  }
}

test('the preview says what then happens: cards, Varys, banners, companion, end', () => {
  const asked = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    walk(seed, (before, after, preview, why) => {
      asked.add(why);
      if (preview === undefined) throw new Error('no preview');
      expect(preview.lands ?? before.varys).toBe(after.varys);
      for (const cell of [...preview.taken, ...preview.killed])
        expect([before.grid[cell] === null, after.grid[cell]]).toEqual([false, null]);
      for (const { house, to } of preview.banners) expect(after.banners[house]).toBe(to);
      expect(preview.banners.map(({ house }) => house)).toEqual(
        (Object.keys(before.banners) as (keyof Open['banners'])[]).filter(
          house => before.banners[house] !== after.banners[house],
        ),
      );
      expect(preview.outcome === null).toBe(after.outcome === null);
      expect(preview.companion).toBe(after.frames.at(-1)?.why === 'choose-companion');
    });
  }
  expect(asked.size).toBeGreaterThan(3);
});

test('an illegal choice has no preview', () => {
  const state = tableOf('a');
  const [waiting] = game.waiting(state.open);
  const view = game.view(state, waiting?.seat ?? '');
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nothing is asked');
  expect(previewOf(game, view, request, { option: 'up stark' })).toBeUndefined();
});

test('exactly the cards of legal declarations are lit, and each leads to its own declaration', () => {
  const state = tableOf('lit');
  const [waiting] = game.waiting(state.open);
  const view = game.view(state, waiting?.seat ?? '');
  const [request] = game.requests(view);
  const { cells, cards } = targetsOf(state.open as Open, request);
  if (request === undefined) throw new Error('nothing is asked');
  const offered = new Set((request.ask as unknown as { from: string[] }).from);
  expect(new Set(cells.values())).toEqual(offered);
  expect(cards.size).toBe(0);
  for (const [cell, option] of cells) {
    expect(previewOf(game, view, request, { option })?.taken).toContain(cell);
  }
});

test('spaces are read back as they are named', () => {
  for (let cell = 0; cell < 36; cell++) expect(cellOf(spaceName(cell))).toBe(cell);
  expect(cellOf('7,1')).toBeUndefined();
});

test('the log tells a declaration once, with those it took, and each card flies to its count', () => {
  const state = tableOf('log');
  const [waiting] = game.waiting(state.open);
  const view = game.view(state, waiting?.seat ?? '');
  const [request] = game.requests(view);
  const [choice] = (request && game.list(view, request, 100)) ?? [];
  const step = game.apply(state, { seat: waiting?.seat ?? '', request: request?.id ?? 0, choice: choice as Plain });
  if (!step.ok) throw new Error(step.problem.code);
  const moment: Moment = {
    n: 1,
    seat: waiting?.seat ?? null,
    text: '',
    events: step.events,
    notes: [],
    kind: 'action',
    by: 'person',
    to: null,
    at: 0,
  };
  const told = lines(moment, words);
  expect(told.filter(({ category }) => category === 'moves')).toHaveLength(1);
  expect(told[0]?.detail).not.toBe('');
  expect(told.at(-1)).toMatchObject({ category: 'banners' });
  const taken = step.events.filter(({ type }) => type === 'taken').length;
  expect([...routes(moment).values()].filter(place => place.startsWith(`count:${waiting?.seat}:`))).toHaveLength(taken);
});

test('HK-3.3 HK-3.7 pointing at a card that is not lit always leads to a refusal with its clause', () => {
  const state = tableOf('stray');
  const open = state.open as Open;
  const [waiting] = game.waiting(open);
  const view = game.view(state, waiting?.seat ?? '');
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nothing is asked');
  const { cells } = targetsOf(open, request);
  const unlit = Array.from({ length: 36 }, (_, cell) => cell).filter(cell => !cells.has(cell));
  const clauses = unlit.map(cell => {
    const stray = strayChoice(open, request, cell);
    return stray === undefined ? '' : game.check(view, request, stray)?.clause;
  });
  expect(unlit.length).toBeGreaterThan(20);
  expect(clauses).toEqual(unlit.map(cell => (cell === open.varys ? 'HK-3.7' : 'HK-3.3')));
});
