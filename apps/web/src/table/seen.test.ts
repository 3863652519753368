import { describe, expect, test } from 'vitest';
import { EDITIONS, hearTwins, tellingKit, ToldGame, wordsOf } from '../boards/westeros/told.fixture.ts';
import type { Moment, Note } from '../session/session.ts';
import { markOf, missedEntries, seenUpTo, setMark } from './seen.ts';

class Shelf {
  kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

const moment = (n: number, seat: string | null, more: Partial<Moment> = {}): Moment => ({
  kind: 'action',
  by: 'person',
  to: null,
  n,
  seat,
  text: '',
  events: [],
  notes: [],
  at: 0,
  ...more,
});
const note = (key: string, seat: string): Note => ({ key: `note.${key}`, data: { name: 'Ada', seat } });

describe('how far somebody has seen a table', () => {
  test('is remembered for each table and seat, and the oldest marks go first', () => {
    const shelf = new Shelf();
    setMark(shelf, 'one', 'stark', 4);
    setMark(shelf, 'one', 'tyrell', 9);
    setMark(shelf, 'two', null, 2);
    setMark(shelf, 'one', 'stark', 6);
    expect([markOf(shelf, 'one', 'stark'), markOf(shelf, 'one', 'tyrell'), markOf(shelf, 'two', null)]).toEqual([
      6, 9, 2,
    ]);
    expect(markOf(shelf, 'two', 'stark')).toBeUndefined();
    for (let table = 0; table < 100; table++) setMark(shelf, `t${table}`, 'stark', 1);
    expect(markOf(shelf, 'one', 'stark')).toBeUndefined();
    expect(markOf(shelf, 't99', 'stark')).toBe(1);
  });

  test('a store that is full, or holds something else, is no harm', () => {
    const shelf = new Shelf();
    shelf.kept.set('corvo.seen', '{"not":"ours"}');
    expect(markOf(shelf, 'one', 'stark')).toBeUndefined();
    shelf.kept.set('corvo.seen', 'nonsense');
    expect(markOf(shelf, 'one', 'stark')).toBeUndefined();
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => setMark(full, 'one', 'stark', 1)).not.toThrow();
  });

  test('a move made on another device counts as seen; one that a bot made does not', () => {
    const story = [moment(0, null), moment(1, 'stark'), moment(2, 'tyrell'), moment(3, 'stark'), moment(4, 'tyrell')];
    expect(seenUpTo(story, 'stark', 1)).toBe(3);
    expect(seenUpTo(story, 'stark', undefined)).toBe(3); // a device that has never seen this table
    expect(seenUpTo(story, 'stark', 4)).toBe(4);
    expect(seenUpTo(story, 'stark', 40)).toBe(4); // what was seen has been taken back
    expect(seenUpTo(story, null, undefined)).toBeUndefined(); // a spectator who is new here
    const opened = [moment(0, null), moment(1, 'tyrell', { revealed: ['stark', 'tyrell'] }), moment(2, 'tyrell')];
    expect(seenUpTo(opened, 'stark', undefined)).toBe(0); // sealed before anything was to be seen
    expect(seenUpTo(opened, 'tyrell', undefined)).toBe(2);
    const away = [
      ...story.slice(0, 2),
      moment(2, 'stark', { notes: [note('bot-stands-in', 'stark')] }),
      moment(3, 'stark'),
      moment(4, 'tyrell'),
    ];
    expect(seenUpTo(away, 'stark', 1)).toBe(1);
    expect(
      seenUpTo([...away, moment(5, 'stark', { notes: [note('is-back', 'stark')] }), moment(6, 'stark')], 'stark', 1),
    ).toBe(6);
    expect(seenUpTo([...story, moment(5, 'stark', { notes: [note('was-late', 'stark')] })], 'stark', 1)).toBe(3);
  });
});

describe.each(EDITIONS)('%s: what happened meanwhile', (_, game, players) => {
  const words = wordsOf(game);

  test('is everything that has a sentence, once, in order, without what was taken back', () => {
    const told = new ToldGame(game, players, 'meanwhile').playUntil(({ n }) => n === 60);
    const moments = told.moments(told.seats[0] ?? null);
    const missed = missedEntries(tellingKit, moments, words, { from: 20, until: 60 });
    const ns = missed.map(({ moment: { n } }) => n);
    expect(ns).toEqual([...ns].sort((a, b) => a - b));
    expect(ns.every(n => n > 20 && n <= 60)).toBe(true);
    expect(ns.length).toBeGreaterThan(5);
    expect(missedEntries(tellingKit, moments, words, { from: 60, until: 60 })).toEqual([]);
    const undone = [...moments, moment(61, 'stark', { kind: 'undo', to: 40 })];
    expect(
      missedEntries(tellingKit, undone, words, { from: 20, until: 61 }).every(({ moment: { n } }) => n <= 40),
    ).toBe(true);
  });

  test('says the same whatever others have sealed', () => {
    const { sealed, heard } = hearTwins(new ToldGame(game, players, 'sealed'), 2, moments =>
      missedEntries(tellingKit, moments, words, { from: 0, until: moments.at(-1)?.n ?? 0 }),
    );
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(heard[0]).toBe(heard[1]);
    expect(heard[0].length).toBeGreaterThan(100); // something was told
  });
});
