import { isProblem, rngFromText, type Game, type Plain } from '@corvo/core';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import { countDecisions, table, type TestTable } from '@corvo/testkit';
import { castlesOf, landsOf, rulesOf, type Westeros, type WesterosOpen } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import type { Timeline } from '../../../kit/timeline.ts';
import type { Moment } from '../../../session/session.ts';
import { battlesOf } from './battles.ts';
import { openAt } from './rounds.ts';
import { scoresOf } from './scores.ts';
import { turnsOf } from './turns.ts';

const moment = (n: number, events: Moment['events']): Moment => ({
  n,
  seat: null,
  text: '',
  events,
  notes: [],
  kind: 'action',
  by: 'person',
  to: null,
  at: 0,
});

/** A laid table and what was played on it, moment by moment. */
function played(game: typeof firstEdition, position: string, ...lines: readonly string[]): Timeline {
  const laid: TestTable<Westeros> = table(game, { players: 5 }, position);
  const states = [laid.state];
  const moments = [moment(0, [])];
  for (const line of lines) {
    laid.play(line);
    states.push(laid.state);
    moments.push(moment(moments.length, laid.events));
  }
  return { game: game as Game, states, moments } as Timeline;
}

/** A whole game played by chance. */
function random(game: Game, seed: string, players = 5): Timeline {
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const rng = rngFromText(seed);
  let state = game.setup(options, game.seats(players), seed);
  const [states, moments] = [[state], [moment(0, [])]];
  const decided = countDecisions();
  for (;;) {
    decided();
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) return { game, states, moments };
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nothing is asked');
    const choice = game.sample(view, request, rng) as Plain;
    const step = game.apply(state, { seat: waiting.seat, request: request.id, choice });
    if (!step.ok) throw new Error(step.problem.code);
    state = step.state;
    states.push(state);
    moments.push(moment(moments.length, step.events));
  }
}

const FIGHT = `
  round 3
  phase marches
  used fiefdoms
  fiefdoms stark lannister tyrell greyjoy baratheon
  the-reach stark 2 knights march-zero
  blackwater lannister 1 footman`;

describe('battles', () => {
  test('1E-15.13 1E-17.2 a battle has its round, its sides, both strengths, the winner and who fell', () => {
    const timeline = played(
      firstEdition,
      FIGHT,
      'stark march the-reach: 2 knights > blackwater',
      'stark plays greatjon-umber',
      'lannister plays ser-jaime-lannister',
    );
    const found = battlesOf(timeline);
    expect(found).toHaveLength(1);
    const [battle] = found;
    expect(battle).toMatchObject({
      round: 3,
      area: 'blackwater',
      attacker: 'stark',
      defender: 'lannister',
      winner: 'stark',
    });
    expect(battle?.strengths?.[0]).toBeGreaterThan(battle?.strengths?.[1] ?? 0);
    expect(timeline.moments[battle?.n ?? 0]?.events.some(({ type }) => type === 'battle-decided')).toBe(true);
    // One sword against no fortification.
    expect(battle?.losses).toEqual({ lannister: { footman: 1 } });
  });

  test('a battle that is still being fought is not told', () => {
    expect(battlesOf(played(firstEdition, FIGHT, 'stark march the-reach: 2 knights > blackwater'))).toEqual([]);
  });
});

describe('turning points', () => {
  test('1E-11.8 a home that others enter is lost, at that very moment, and it is said to whom', () => {
    const timeline = played(
      firstEdition,
      'round 4\nphase marches\nmoat-cailin lannister 1 footman march-zero',
      'lannister march moat-cailin: footman > winterfell',
    );
    expect(turnsOf(timeline, scoresOf(timeline), 10)).toEqual([
      { kind: 'home-lost', n: 1, round: 4, house: 'stark', area: 'winterfell', by: 'lannister' },
    ]);
  });

  test('two castles in one round are a turn, one is not; only those that weigh most are told', () => {
    const position = `round 4\nphase marches
      supply lannister 6
      moat-cailin lannister 3 footmen march-zero`;
    const one = played(firstEdition, position, 'lannister march moat-cailin: footman > white-harbor');
    const kinds = (timeline: Timeline, most = 10) =>
      turnsOf(timeline, scoresOf(timeline), most).map(({ kind, house }) => `${house} ${kind}`);
    expect(kinds(one)).toEqual([]);
    const two = played(
      firstEdition,
      position,
      'lannister march moat-cailin: footman > white-harbor; footman > winterfell',
    );
    expect(kinds(two)).toEqual(expect.arrayContaining(['lannister gained', 'stark home-lost']));
    expect(kinds(two, 1)).toEqual(['stark home-lost']);
  });
});

test('in the north, which has no castles, areas are told', () => {
  const timeline = random(beyondTheWall as Game, 'areas of the north', 3);
  const last = timeline.states.at(-1)?.open as WesterosOpen;
  const scores = scoresOf(timeline);
  for (const [house, score] of Object.entries(scores.at(-1)?.of ?? {}))
    expect([house, score.lands, score.castles]).toEqual([house, landsOf(last, rulesOf(last), house), 0]);
  expect(scores.map(({ round }) => round)).toEqual(Array.from({ length: last.round + 1 }, (_, round) => round));
  const turns = turnsOf(timeline, scores, 100);
  const swings = turns.flatMap(turn => (turn.kind === 'spread' || turn.kind === 'shrank' ? [turn] : []));
  expect(swings.length).toBeGreaterThan(0);
  expect(turns.filter(({ kind }) => kind === 'gained' || kind === 'lost')).toEqual([]);
  for (const { kind, round, house, count, lands } of swings) {
    expect([house, scores[round]?.of[house]?.lands]).toEqual([house, lands]);
    expect((scores[round - 1]?.of[house]?.lands ?? 0) + (kind === 'spread' ? count : -count)).toBe(lands);
  }
});

describe.each([firstEdition, secondEdition])('a whole game ($id)', edition => {
  const game = edition as Game;
  const timeline = random(game, `ending of ${game.id}`);
  const last = timeline.states.at(-1)?.open as WesterosOpen;
  const scores = scoresOf(timeline);

  test('there is a score for the set-up and for every round that was begun, the last one as the game ended', () => {
    expect(scores.map(({ round }) => round)).toEqual(Array.from({ length: last.round + 1 }, (_, round) => round));
    for (const [house, score] of Object.entries(scores.at(-1)?.of ?? {}))
      expect([house, score.castles, score.power]).toEqual([
        house,
        castlesOf(last, rulesOf(last), house),
        last.houses[house]?.power,
      ]);
  });

  test('Power and supply of a round are those before the cards of the next one', () => {
    for (const { round, n, of } of scores.slice(1, -1)) {
      const events = timeline.moments[n]?.events ?? [];
      const began = events.findIndex(({ type }) => type === 'round-began');
      const later = events.slice(began).filter(({ type }) => type === 'power-gained');
      const after = timeline.states[n]?.open as WesterosOpen;
      for (const [house, { power }] of Object.entries(of)) {
        const paid = later.filter(({ data }) => (data as { house: string }).house === house);
        const sum = paid.reduce((total, { data }) => total + (data as { amount: number }).amount, 0);
        expect([round, house, power + sum]).toEqual([round, house, after.houses[house]?.power]);
      }
    }
  });

  test('every battle that was decided is told once, in order, with the moment that decided it', () => {
    const decided = timeline.moments.flatMap(({ n, events }) =>
      events.filter(({ type }) => ['battle-decided', 'battle-ended-early'].includes(type)).map(({ data }) => [n, data]),
    );
    const battles = battlesOf(timeline);
    expect(battles.length).toBeGreaterThan(0);
    expect(battles.map(({ n, area, winner }) => [n, area, winner])).toEqual(
      decided.map(([n, data]) => {
        const { area, winner } = data as { area: string; winner: string };
        return [n, area, winner];
      }),
    );
  });

  test('every turning point is told in the order of the game and was not so before', () => {
    expect(scores.map(({ round }) => round)).toEqual(Array.from({ length: last.round + 1 }, (_, round) => round));
    const turns = turnsOf(timeline, scores, 100);
    expect(turns.map(({ n }) => n)).toEqual(turns.map(({ n }) => n).toSorted((a, b) => a - b));
    const { board, rulings } = rulesOf(last);
    const holder = (n: number, area: string) => rulings.controller(openAt(timeline, n), board, area);
    const homes = turns.filter(turn => turn.kind === 'home-lost');
    expect(homes.map(({ n, area }) => [holder(n - 1, area), holder(n, area)])).toEqual(
      homes.map(({ house, by }) => [house, by]),
    );
    const passed = turns.filter(({ kind }) => kind === 'token').map(({ n }) => timeline.moments[n]?.events ?? []);
    expect(passed.every(events => events.some(({ type }) => type === 'marker-passed'))).toBe(true);
    expect(turns.length).toBeGreaterThan(0);
  });
});
