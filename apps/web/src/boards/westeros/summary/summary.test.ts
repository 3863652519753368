import { beyondTheWall } from '@corvo/beyond-the-wall';
import type { Game } from '@corvo/core';
import { castlesOf, landsOf, type WesterosOpen } from '@corvo/westeros';
import { expect, test } from 'vitest';
import type { Moment } from '../../../session/session.ts';
import { controllersIn, housesIn, realmIn } from '../realm.ts';
import { EDITIONS, hearTwins, ToldGame } from '../told.fixture.ts';
import { roundsOver } from './rounds-over.ts';
import { summaryOf, type RoundSummary } from './summary.ts';

/** All rounds of a game that is over, as a spectator sees them. */
function tell(told: ToldGame): RoundSummary[] {
  const [moments, viewAt] = [told.moments(null), told.viewAt(null)];
  return roundsOver(moments).map(round => {
    const summary = summaryOf(moments, round, viewAt);
    if (summary === undefined) throw new Error(`round ${round} has no summary`);
    return summary;
  });
}

test.each(EDITIONS)('%s: every round goes on where the one before it ended', (_, game, players) => {
  for (const seed of ['raven', 'wolf', 'kraken']) {
    const told = new ToldGame(game, players, seed).playUntil(() => false);
    const rounds = tell(told);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_round, i) => i + 1));
    expect(rounds.length).toBeGreaterThan(2);

    const first = realmIn(told.viewAt(null)(0) as never);
    const master = controllersIn(first);
    const castles = Object.fromEntries(
      housesIn(first.open).map(house => [house, castlesOf(first.open, first.rules, house)]),
    );
    const power = Object.fromEntries(Object.entries(first.open.houses).map(([house, has]) => [house, has.power]));
    for (const { taken, houses } of rounds) {
      for (const { area, before, after } of taken) {
        expect([area, master[area] ?? null]).toEqual([area, before]);
        master[area] = after;
      }
      for (const figures of houses) {
        expect(figures.power - figures.powerWon).toBe(power[figures.house]);
        expect(figures.held - figures.won).toBe(castles[figures.house]);
        power[figures.house] = figures.power;
        castles[figures.house] = figures.held;
      }
    }
    const last = realmIn(game.view(told.state, null));
    const lands = last.rules.board.land;
    expect(lands.map(area => master[area] ?? null)).toEqual(lands.map(area => controllersIn(last)[area] ?? null));
    expect(power).toEqual(
      Object.fromEntries(Object.entries(last.open.houses).map(([house, has]) => [house, has.power])),
    );
  }
});

test.each(EDITIONS)('%s: battles, tracks and wildlings are all told, each in its round', (_, game, players) => {
  const told = new ToldGame(game, players, 'lion').playUntil(() => false);
  const rounds = tell(told);
  const events = told.moments(null).flatMap(moment => moment.events);
  const count = (...types: string[]): number => events.filter(({ type }) => types.includes(type)).length;
  const sum = (of: (round: RoundSummary) => number): number => rounds.reduce((all, round) => all + of(round), 0);
  expect(sum(({ battles }) => battles.length)).toBe(count('battle-decided', 'battle-ended-early'));
  expect(sum(({ battles }) => battles.length)).toBeGreaterThan(0);
  for (const { battles } of rounds)
    for (const { attacker, defender, winner } of battles) expect([attacker, defender]).toContain(winner);
  expect(sum(({ wildlings }) => wildlings.length)).toBe(count('wildlings-fought'));
  expect(sum(({ tracks }) => tracks.length)).toBeGreaterThan(0);
  // The last order of a track is the one that holds.
  const { tracks } = Object.values((told.state.open as WesterosOpen).realms)[0] ?? { tracks: {} };
  const set = Object.fromEntries(rounds.flatMap(round => round.tracks).map(({ track, houses }) => [track, houses]));
  expect(Object.keys(set).length).toBeGreaterThan(0);
  expect(tracks).toMatchObject(set);
});

test('in the north, which has no castles, a round tells the areas that each holds', () => {
  const told = new ToldGame(beyondTheWall as Game, 3, 'areas').playUntil(() => false);
  const last = tell(told).at(-1)?.houses ?? [];
  const { open, rules } = realmIn(told.game.view(told.state, null));
  expect(last.map(({ isForCastles, house, held }) => [isForCastles, house, held])).toEqual(
    housesIn(open).map(house => [false, house, landsOf(open, rules, house)]),
  );
  expect(last.some(({ held }) => held > 0)).toBe(true);
});

test.each(EDITIONS)('%s: what others have sealed changes nothing in what is told', (_, game, players) => {
  const told = new ToldGame(game, players, 'twin');
  const { viewer, sealed, heard } = hearTwins(told, 3, (moments, seat) => [
    moments,
    roundsOver(moments).map(round => summaryOf(moments, round, told.viewAt(seat))),
  ]);
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(heard[0]).toBe(heard[1]);
  expect(roundsOver(told.moments(viewer))).toEqual([1, 2]);
});

test('a round that was taken back is told as it was played in the end', () => {
  const [, game, players] = EDITIONS[0] ?? [];
  if (game === undefined || players === undefined) throw new Error('no edition');
  const told = new ToldGame(game, players, 'back').playUntil(({ state }) => (state.open as WesterosOpen).round === 2);
  const moments = told.moments(null);
  const last = moments.at(-1)?.n ?? 0;
  // As a server tells it: the last three entries are taken back by an entry of their own, then played again.
  const undone: Moment = {
    n: last + 1,
    seat: null,
    text: '',
    events: [],
    notes: [],
    kind: 'undo',
    by: 'person',
    to: last - 3,
    at: 0,
  };
  const again = moments.slice(-3).map((moment, i) => ({ ...moment, n: last + 2 + i }));
  const story = [...moments, undone, ...again];
  const viewAt = (n: number) => told.viewAt(null)(n > last ? n - 4 : n);

  const plain = summaryOf(moments, 1, told.viewAt(null));
  expect(roundsOver(story)).toEqual([1]);
  expect(summaryOf(story, 1, viewAt)).toEqual({ ...plain, until: last + 4 });
});
