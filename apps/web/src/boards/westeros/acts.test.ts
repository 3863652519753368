import type { Event } from '@corvo/core';
import { expect, test } from 'vitest';
import { areaAt, type WesterosOpen } from '@corvo/westeros';
import { EDITIONS, ToldGame } from './told.fixture.ts';
import { actsOf } from './acts.ts';

const moment = (events: readonly Event[]) => ({
  n: 1,
  seat: null,
  text: '',
  events,
  notes: [],
  kind: 'action' as const,
  by: 'person' as const,
  to: null,
  at: 0,
});
const event = (type: string, data: Event['data']): Event => ({ type, data, to: 'all' });

test('a raid strikes first, then the order falls and the coin comes from there', () => {
  const acts = actsOf(
    moment([
      event('raided', { house: 'stark', from: 'winterfell', areas: ['karhold'] }),
      event('order-removed', { house: 'greyjoy', area: 'karhold', order: 'consolidate', why: 'raided' }),
      event('power-gained', { house: 'stark', amount: 1, why: 'pillage', power: 6 }),
      event('order-removed', { house: 'stark', area: 'winterfell', order: 'raid', why: 'resolved' }),
    ]),
  );
  expect(acts.map(({ kind, beat }) => [kind, beat])).toEqual([
    ['strike', 0],
    ['order-gone', 1],
    ['coin', 1],
    ['order-gone', 1],
  ]);
  expect(acts[2]).toMatchObject({ area: 'karhold', amount: 1 });
});

test('a lost battle: swords, the fallen, the retreat, and routed units lie down where they arrive', () => {
  const acts = actsOf(
    moment([
      event('battle-decided', { area: 'moat-cailin', winner: 'stark', loser: 'lannister' }),
      event('units-destroyed', { house: 'lannister', area: 'moat-cailin', units: { knight: 1 }, why: 'casualties' }),
      event('units-retreated', {
        house: 'lannister',
        from: 'moat-cailin',
        to: 'seagard',
        units: { footman: 2 },
        routed: true,
      }),
    ]),
  );
  expect(acts.map(({ kind, beat }) => [kind, beat])).toEqual([
    ['clash', 0],
    ['fallen', 1],
    ['flight', 2],
    ['lying', 3],
  ]);
});

test('what a feature had put up goes where its event says that it is lost, whatever its name', () => {
  const acts = actsOf(moment([event('beacon-lost', { house: 'stark', area: 'karhold' }), event('hope-lost', {})]));
  expect(acts).toEqual([{ kind: 'mark-gone', area: 'karhold', beat: 0 }]);
});

test.each(EDITIONS)('%s: whatever happens to a whole game is shown where it happened', (_, game, players) => {
  const told = new ToldGame(game, players, 'motion').playUntil(() => false);
  const open = told.state.open as WesterosOpen;
  const kinds = new Set<string>();
  for (const one of told.moments(null)) {
    let before = 0;
    for (const act of actsOf(one)) {
      kinds.add(act.kind);
      expect(act.beat - before === 0 || act.beat - before === 1).toBe(true); // in order, without a gap
      before = act.beat;
      const places = 'area' in act ? [act.area] : 'areas' in act ? act.areas : [act.from, act.to];
      for (const place of places) expect(areaAt(open, place)).toBeDefined();
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['revealed', 'flight', 'strike', 'clash', 'fallen', 'order-gone', 'coin', 'token-laid']),
  );
});

test('nothing that only its owner knows is shown: sealed answers move nothing', () => {
  expect(actsOf(moment([event('answered', { seat: 'stark' }), event('answer-withdrawn', { seat: 'stark' })]))).toEqual(
    [],
  );
});
