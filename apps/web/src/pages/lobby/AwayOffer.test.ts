import { isProblem, say, type Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { SayOf } from '../../base/i18n/index.ts';
import { withOwnTexts } from '../../base/i18n/page-texts.ts';
import type { Sitter, TableSession, TableSnapshot } from '../../session/session.ts';
import { DecisionBar } from '../../table/DecisionBar.tsx';
import { makingOf } from '../../table/making.fixture.ts';
import { tableTexts } from '../../kit/texts/index.ts';
import { makeWords } from '../../kit/words.ts';
import { AwayStrip, goneFor } from './AwayOffer.tsx';
import { lobbyTexts } from './texts.ts';

const game: Game = handOfTheKing;
/** The same, where the viewer is asked as well. */
const asking = { ...game, requests: () => [{}] } as unknown as Game;
afterEach(() => void vi.useRealTimers());
const MINUTE = 60_000;

/** A table that waits for one seat since moment 0, seen from another seat. */
function waiting(awaited: Partial<Sitter>, over: Partial<TableSnapshot> = {}): TableSnapshot {
  const options = game.resolveOptions({}, 2);
  if (isProblem(options)) throw new Error(options.code);
  const { open } = game.setup(options, game.seats(2), 'away');
  const decider = game.waiting(open)[0]?.seat;
  const sitters = open.seats.map((seat): Sitter => {
    const one: Sitter = {
      seat,
      name: seat,
      kind: 'person',
      bot: null,
      present: true,
      mine: seat !== decider,
      host: false,
      resigned: false,
    };
    return seat === decider ? { ...one, name: 'Bruno', ...awaited } : one;
  });
  const moments = [{ n: 0, seat: null, text: '', events: [], notes: [], at: 0 }];
  const table = { game, view: { open }, sitters, moments, clock: null, outcome: null, connection: 'online', ...over };
  return table as unknown as TableSnapshot;
}
const namesIn = (snapshot: TableSnapshot, minutes: number): string[] =>
  goneFor(snapshot, minutes * MINUTE).gone.map(({ name }) => name);

test('CO-7.9 the table speaks of somebody only when it waits for them, they are away, and have been for long', () => {
  const away = { present: false };
  expect(namesIn(waiting(away), 10)).toEqual(['Bruno']);
  expect(namesIn(waiting(away), 9)).toEqual([]);
  expect(namesIn(waiting({}), 60)).toEqual([]); // here, and thinking
  expect(namesIn(waiting({ ...away, bot: 'knight' }), 60)).toEqual([]); // a bot plays already
  const clock = { for: 'decision', seats: [], ofMs: 1, atZero: 'once' } as const;
  expect(namesIn(waiting(away, { clock }), 60)).toEqual([]);
  expect(namesIn(waiting(away, { connection: 'offline' }), 60)).toEqual([]); // who knows who is there
});

const DECIDES = 'seat-1';
const sitter = (seat: string, name: string): Sitter => ({
  seat,
  name,
  kind: 'person',
  bot: null,
  present: false,
  mine: false,
  host: false,
  resigned: false,
});
const bruno = sitter(DECIDES, 'Bruno');

/** The strip as its readers have it, and the part of it that is read out by itself. */
function strip(over: Partial<Parameters<typeof AwayStrip>[0]> = {}) {
  const language = over.language ?? 'en';
  const t: SayOf<typeof lobbyTexts> = (key, data) => say(withOwnTexts(lobbyTexts), language, key, data);
  const props = { t, language, gone: [bruno], waited: 12 * MINUTE, isHostHere: true, isHost: false } as const;
  const html = renderToStaticMarkup(
    createElement(AwayStrip, { ...props, refusal: undefined, onStandIn: () => {}, ...over }),
  );
  const [, aloud = ''] = /role="status">(.*?)<\/span>/.exec(html) ?? [];
  return {
    html,
    text: html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    aloud: aloud.trim(),
  };
}

test('CO-7.9 the host can let a bot play on; the others read who can', () => {
  expect(strip({ isHost: true }).html).toMatch(
    /waiting for Bruno, who is not here\..*12 minutes.*<button[^>]*>Let a bot play for Bruno</,
  );
  expect(strip().text).toContain('The host can call in a bot');
  expect(strip().html).not.toContain('<button');
  expect(strip({ gone: [] }).html).toBe('');
});

test('CO-7.9 nobody is sent to a host who is not here', () => {
  expect(strip({ isHostHere: false }).text).not.toMatch(/host/i);
  const others = (host: Partial<Sitter>): boolean => {
    const table = waiting({ present: false });
    const sitters = table.sitters.map(one => (one.mine ? { ...one, ...host } : one));
    return goneFor({ ...table, sitters }, 10 * MINUTE).isHostHere;
  };
  expect(goneFor(waiting({ present: false, host: true }), 10 * MINUTE)).toMatchObject({
    gone: [{ name: 'Bruno' }],
    isHostHere: false,
  });
  expect(others({ host: true })).toBe(true);
  expect(others({ host: true, present: false })).toBe(false); // gone as well, though nobody waits for them
  expect(others({})).toBe(true); // somebody who does not sit at the table
});

test('CO-7.9 the wait is counted from the last move, and what is read out stays the same while it grows', () => {
  const wait = goneFor(waiting({ present: false }, { game: asking }), 25.5 * MINUTE);
  expect(strip(wait).text).toContain('Waiting time so far: 25 minutes.');
  const after = [10, 11, 59, 60, 125, 1440, 3 * 1440 + 700].map(minutes => strip({ waited: minutes * MINUTE }));
  expect(after.map(({ text }) => /so far: (.*?)\./.exec(text)?.[1])).toEqual([
    '10 minutes',
    '11 minutes',
    '59 minutes',
    '1 hour',
    '2 hours',
    '1 day',
    '3 days',
  ]);
  expect(new Set(after.map(({ aloud }) => aloud)).size).toBe(1);
  expect(after[0]?.aloud).toMatch(/^The table is waiting for Bruno, who is not here\. The host can /);
  expect(strip({ language: 'it', waited: 125 * MINUTE }).text).toMatch(
    /^Il tavolo aspetta Bruno, che non è qui\. .* Attesa finora: 2 ore\.$/,
  );
});

test('CO-7.9 how long the table has waited is said once: by the bar, or where that asks for something else, by the strip', () => {
  vi.useFakeTimers({ now: 125.5 * MINUTE });
  const saidBy = (over: Partial<TableSnapshot>, language: 'en' | 'it') => {
    const snapshot = { ...waiting({ present: false }, over), viewer: null, thinking: [] } as unknown as TableSnapshot;
    const words = makeWords(language, (key, data) => say(tableTexts, language, key, data), game, snapshot.sitters);
    const decision = { kind: 'waiting', waiting: game.waiting(snapshot.view.open), since: 0 } as const;
    const table = {
      words,
      snapshot,
      decision,
      kit: undefined,
      session: {} as TableSession,
      say: () => {},
      setLooking: () => {},
    };
    const panels = { resultShown: false, setResult: () => {} };
    const bar = renderToStaticMarkup(createElement(DecisionBar, { table, making: makingOf(), panels }));
    return { bar, strip: strip({ ...goneFor(snapshot, Date.now()), language }).text };
  };
  expect(saidBy({}, 'en').bar).toContain('2 hours so far.');
  expect(saidBy({}, 'it').bar).toContain('Da 2 ore.');
  expect(saidBy({}, 'en').strip).not.toMatch(/hour/);
  expect(saidBy({ game: asking }, 'en').strip).toContain('so far: 2 hours.');
});

test('CO-7.9 two of the same name are two, each with a button of their own', () => {
  const asked: string[] = [];
  const two = { gone: [bruno, sitter('seat-2', 'Bruno')], isHost: true };
  expect(strip(two).html.match(/<button/g)).toHaveLength(2);
  expect(strip(two).aloud).toContain('who are not here');
  const { props } = AwayStrip({
    ...two,
    t: key => key,
    language: 'en',
    waited: 0,
    isHostHere: true,
    refusal: undefined,
    onStandIn: seat => void asked.push(seat),
  }) as ReactElement<{ children: [unknown, ReactElement<{ onClick: () => void }>[]] }>;
  for (const button of props.children[1]) button.props.onClick();
  expect(asked).toEqual([DECIDES, 'seat-2']);
  expect(new Set(props.children[1].map(({ key }) => key)).size).toBe(2);
});
