import type { Event } from '@corvo/core';
import { rulesOf, type WesterosOpen } from '@corvo/westeros';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clausesIn, housesIn as housesOfLog, logEntries, placesIn } from '../../kit/log.ts';
import { EDITIONS, tellingKit, ToldGame, wordsOf } from './told.fixture.ts';

const RULES = join(import.meta.dirname, '../../../../../docs/rules');

const reasonOf = ({ data }: Event): unknown => (data as { why?: unknown }).why;

describe.each(EDITIONS)('%s: the log', (_, game, players) => {
  const words = wordsOf(game);
  const told = new ToldGame(game, players, 'clauses').playUntil(() => false);
  const { open } = told.state;
  const moments = told.moments(null);
  const lines = moments.flatMap(moment => tellingKit.lines(moment, words));

  test('leads from every entry of a whole game to a clause of the ledger', () => {
    expect(lines.length).toBeGreaterThan(200);
    const without = lines.filter(line => clausesIn(tellingKit, open, [line]).length === 0);
    expect([...new Set(without.flatMap(({ events = [] }) => events.map(({ type }) => type)))]).toEqual([]);
    const ledger = readFileSync(join(RULES, `${game.id}.md`), 'utf8');
    const clauses = Object.entries(rulesOf(open as WesterosOpen).clauses).filter(([name]) => name.startsWith('event.'));
    expect(clauses.length).toBeGreaterThan(50);
    expect(clauses.filter(([, clause]) => !ledger.includes(`**${clause}**`))).toEqual([]);
  });

  test('points at areas that are on the map, at both ends of a march', () => {
    const areas = new Set(Object.keys((open as WesterosOpen).areas));
    const strange = lines.flatMap(line => placesIn(tellingKit, [line]).filter(place => !areas.has(place)));
    expect([...new Set(strange)]).toEqual([]);
    const marches = lines.filter(({ events = [] }) => events.some(({ type }) => type === 'marched'));
    expect(marches.length).toBeGreaterThan(10);
    for (const march of marches) {
      const [data] = (march.events ?? []).map(event => event.data as { from: string; areas: string[] });
      expect(new Set(placesIn(tellingKit, [march]))).toEqual(new Set([data?.from, ...(data?.areas ?? [])]));
    }
  });

  test('tells a cause before what comes of it: the cards of the round, then the wildlings that they call', () => {
    const told = moments.map(moment => tellingKit.lines(moment, words).map(({ events = [] }) => events[0]?.type ?? ''));
    const called = told.filter((_, at) =>
      moments[at]?.events.some(event => event.type === 'wildlings-moved' && reasonOf(event) === 'icon'),
    );
    expect(called.length).toBeGreaterThan(0);
    for (const types of called) {
      const cards = types.indexOf('westeros-card-drawn');
      expect(cards).toBeGreaterThanOrEqual(0);
      expect(types.indexOf('wildlings-moved')).toBeGreaterThan(cards);
    }
  });

  test('narrowed to a house tells of its battles, whether it attacks or defends', () => {
    const [fight] = moments
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'battle-began')
      .map(({ data }) => data as { attacker: string; defender: string; area: string });
    if (fight === undefined) throw new Error('nobody fights');
    expect(housesOfLog(tellingKit, moments, words)).toEqual(expect.arrayContaining([fight.attacker, fight.defender]));
    for (const house of [fight.attacker, fight.defender]) {
      const own = logEntries(tellingKit, moments, words, 'battles', house).flatMap(entry => entry.lines);
      expect(own.every(({ houses = [] }) => houses.includes(house))).toBe(true);
      expect(
        own.some(({ events = [] }) => events.some(({ type, data }) => type === 'battle-began' && data === fight)),
      ).toBe(true);
    }
  });
});
