import type { Event, Game, View } from '@corvo/core';
import { secondEdition } from '@corvo/second-edition';
import { table } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../session/session.ts';
import { lastFought, type Fought } from './fought.ts';

const game = secondEdition as Game;
const FIGHT = `
  phase marches
  fiefdoms tyrell lannister stark greyjoy martell baratheon
  the-reach tyrell 2 knights march-zero
  blackwater lannister 2 footmen
  the-arbor tyrell 1 footman march-minus-one
`; // the second march keeps the round open
const MARCH = 'tyrell march the-reach: 2 knights > blackwater';
const CARDS = ['tyrell plays margaery-tyrell', 'lannister plays cersei-lannister'];

/** Plays it as a table would tell it; what the panel shows of the last battle, and how the log tells that it was decided. */
function played(position: string, options: Readonly<Record<string, boolean>>, lines: readonly string[], seed: number) {
  const laid = table(secondEdition, { players: 6, options, seed: `fought ${seed}` }, position);
  const moments: Moment[] = [];
  const views: View[] = [];
  for (const text of lines) {
    views.push(game.view(laid.state, null));
    laid.play(text);
    moments.push({
      n: views.length,
      seat: null,
      text,
      events: laid.events,
      notes: [],
      kind: 'action',
      by: 'person',
      to: null,
      at: 0,
    });
  }
  const decided = moments.flatMap(({ events }) => events).findLast(({ type }) => type === 'battle-decided');
  return { fought: lastFought(moments, n => views[n]), decided: decided?.data as Record<string, unknown> | undefined };
}

const totals = (fought: Fought | undefined) => fought?.sheet?.sides.map(({ total }) => total);
const fromOf = (fought: Fought | undefined, from: string) =>
  fought?.sheet?.sides.map(
    ({ items }) => items.filter(item => (item.from === 'feature' ? item.what : item.from) === from).length,
  );

describe('2E-16.2 2E-12.24 the last battle is shown as strong as the log tells it,', () => {
  test.each([1, 2, 3, 4, 5, 6])('with what chance turned up (%i)', seed => {
    const { fought, decided } = played(`used fiefdoms\n${FIGHT}`, { tidesOfBattle: true }, [MARCH, ...CARDS], seed);
    expect(totals(fought)).toEqual([decided?.['attack'], decided?.['defence']]);
    expect(fromOf(fought, 'tide')).toEqual([1, 1]);
  });

  test.each([1, 2, 3])('a Blade that was spent to draw again adds nothing (%i)', seed => {
    const lines = [MARCH, ...CARDS, 'tyrell chooses draw'];
    const { fought, decided } = played(FIGHT, { tidesOfBattle: true }, lines, seed);
    expect(totals(fought)).toEqual([decided?.['attack'], decided?.['defence']]);
    expect(fromOf(fought, 'blade')).toEqual([0, 0]);
  });

  test('one that was used in the battle does', () => {
    const { fought, decided } = played(FIGHT, {}, [MARCH, ...CARDS, 'tyrell blade use'], 1);
    expect(totals(fought)).toEqual([decided?.['attack'], decided?.['defence']]);
    expect(fromOf(fought, 'blade')).toEqual([1, 0]);
  });
});

test('a battle with which a round ended is one of the round before: the next one has none yet', () => {
  const event = (type: string, data: Event['data'] = {}): Event => ({ type, data, to: 'all' });
  const decided = event('battle-decided', { area: 'blackwater', winner: 'tyrell' });
  const moment = (n: number, events: readonly Event[]): Moment => ({
    kind: 'action',
    by: 'person',
    to: null,
    n,
    seat: null,
    text: '',
    events,
    notes: [],
    at: 0,
  });
  const none = () => undefined;
  expect(lastFought([moment(1, [event('round-began'), decided])], none)?.winner).toBe('tyrell');
  expect(lastFought([moment(1, [decided, event('round-began')])], none)).toBeUndefined();
  expect(lastFought([moment(1, [decided, event('round-began')]), moment(2, [])], none)).toBeUndefined();
  expect(lastFought([moment(1, [decided]), moment(2, [event('orders-given')])], none)?.area).toBe('blackwater');
});
