import { describe, expect, test } from 'vitest';
import { PLANTED_BUGS } from '../toys/bugs/index.ts';
import { whispersKit } from '../toys/whispers/index.ts';
import { writeViolation } from '../walk/index.ts';
import { BATTERY } from './battery.ts';
import { runBattery } from './run.ts';

describe('a healthy game', () => {
  test('passes every property when one looks thoroughly', () => {
    const report = runBattery(whispersKit, { games: 8, seed: 'healthy', effort: 'thorough' });
    expect(report.violations.map(writeViolation)).toEqual([]);
    const unseen = BATTERY.filter(property => report.looks[property.name] === undefined);
    expect(unseen.map(property => property.name)).toEqual([]);
  });

  test('passes every property in many quick games', () => {
    const report = runBattery(whispersKit, { games: 150, seed: 'healthy', effort: 'quick' });
    expect(report.violations.map(writeViolation)).toEqual([]);
    expect(report.games).toBe(150);
    expect(report.actions / report.games).toBeGreaterThan(15);
  });
});

describe('a planted bug is found under its own property', () => {
  test.each(PLANTED_BUGS)('$breaks: $id', bug => {
    const { violations } = runBattery(bug.kit, { games: 20, seed: 'planted', effort: 'thorough' });
    expect(violations[0]).toMatchObject({ property: bug.breaks, game: 'whispers' });
  });
});

describe('a planted bug is found by quick games', () => {
  test.each(PLANTED_BUGS)('$id', bug => {
    const { violations } = runBattery(bug.kit, { games: 600, seed: 'quick', effort: 'quick' });
    expect(violations).toHaveLength(1);
  });
});

test('every property has a planted bug, but for the record, which no game can spoil alone', () => {
  const spoiled = new Set(PLANTED_BUGS.map(bug => bug.breaks));
  expect(BATTERY.map(property => property.name).filter(name => !spoiled.has(name))).toEqual(['record']);
});

test('the same plan gives the same report, and a run can be shared by its numbers', () => {
  const whole = runBattery(whispersKit, { games: 6, seed: 'shared' });
  expect(runBattery(whispersKit, { games: 6, seed: 'shared' })).toEqual(whole);
  const halves = [0, 3].map(from => runBattery(whispersKit, { games: 3, from, seed: 'shared' }));
  expect(halves.reduce((sum, half) => sum + half.actions, 0)).toBe(whole.actions);
});

test('a run can be stopped, limited to some properties, and asked for more violations', () => {
  expect(runBattery(whispersKit, { games: 50, seed: 'stop', onGame: games => games < 4 }).games).toBe(4);
  const { looks } = runBattery(whispersKit, { games: 1, seed: 'some', properties: ['pieces', 'twin'] });
  expect(Object.keys(looks).every(name => name === 'pieces' || name === 'twin')).toBe(true);
  const lossy = PLANTED_BUGS.find(bug => bug.breaks === 'pieces');
  expect(lossy && runBattery(lossy.kit, { games: 20, seed: 'more', mostViolations: 3 }).violations).toHaveLength(3);
});
