import { isProblem, readRecord, verifyRecord, type Plain } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { gameOf, playOut, type Player } from '../testing/client.fixture.ts';
import { OlderServer } from './server.fixture.ts';

// Tables that a server stored while fortifications, single-use orders, open Westeros cards and tides had rooms in the
// kernel's state: they are read in the shape of today and go on (CO-7.14, CO-7.15).

const older = new OlderServer('2026-11-concepts.jsonl');

/** As much of a state of then as is looked at here. */
interface StateOfThen {
  readonly open: {
    readonly areas: Readonly<Record<string, { readonly marks?: readonly string[] }>>;
    readonly houses: Readonly<Record<string, { readonly back?: string; readonly spent?: readonly string[] }>>;
    readonly decks: Readonly<Record<string, { readonly column?: readonly string[] }>>;
  };
  readonly own: Readonly<Record<string, { readonly single?: string; readonly tide?: string }>>;
}

const lastOf = (name: string): StateOfThen =>
  JSON.parse(String(older.rowsOf('snapshots', name).at(-1)?.['state'])) as StateOfThen;

/** The figures that everybody at the table sees. */
const figuresOf = ({ game, view }: Player): Readonly<Record<string, Plain>> => game.table.figures(view!.open);

/** To the end, and to a record that proves itself under the rules it began with. */
async function goOn(name: string, game: string, players: readonly Player[]): Promise<void> {
  await playOut(players);
  const answer = await players[0]!.client.http('GET', `/api/tables/${older.idOf(name)}/record`);
  const record = readRecord(await answer.text());
  if (isProblem(record)) throw new Error(record.code);
  const rules = gameOf(game);
  expect(record.header.rules).toBeLessThan(rules.rules);
  expect(verifyRecord(rules, record)).toHaveProperty('states');
}

describe('CO-7.15 fortifications, orders face down and open cards that were stored', () => {
  const then = lastOf('backs');

  test('lie where they lay', async () => {
    const [ada] = (await older.playersAt('backs', 'clash-of-kings', 'ada')) as [Player];
    const found = figuresOf(ada);
    const walls = Object.entries(then.open.areas).flatMap(([area, { marks = [] }]) =>
      marks.map(mark => [`walls ${area}`, mark.replace('walls of ', '')]),
    );
    expect(walls).toHaveLength(1);
    expect(found).toMatchObject(Object.fromEntries(walls));
    for (const [house, { back = null, spent = [] }] of Object.entries(then.open.houses))
      expect(found).toMatchObject({ [`back ${house}`]: back, [`spent ${house}`]: spent });
    for (const [deck, { column }] of Object.entries(then.open.decks))
      expect(found).toMatchObject({ [`column ${deck}`]: column });
    expect(Object.values(then.open.houses).some(({ back }) => back !== undefined)).toBe(true);
    expect(Object.values(then.open.houses).some(({ spent = [] }) => spent.length > 0)).toBe(true);
  });

  test('are known to whom they were known, and the game goes on to a true record', async () => {
    const players = await older.playersAt('backs', 'clash-of-kings', 'ada', 'bea', 'cleo');
    const faces = Object.values(then.own).flatMap(({ single }) => single ?? []);
    expect(faces).toHaveLength(1);
    const seen = players.map(({ view }) => JSON.stringify(view!.mine).includes(`"${faces[0]}"`));
    expect(seen.filter(Boolean)).toHaveLength(1);
    await goOn('backs', 'clash-of-kings', players);
  }, 120_000);
});

test('CO-7.15 tides that were drawn and lay hidden count, and the game goes on to a true record', async () => {
  const drawn = Object.values(lastOf('tides').own).flatMap(({ tide }) => tide ?? []);
  expect(drawn).toHaveLength(2);
  const players = await older.playersAt('tides', 'second-edition', 'ada', 'bea', 'cleo');
  const asked = players.find(player => player.asked !== undefined)!;
  expect(asked.asked).toMatchObject({ why: 'tide-again' });
  await asked.client.must('act', { table: asked.table, request: asked.asked!.id, choice: { option: 'keep' } });
  const { moments } = await asked.client.join(asked.table);
  const shown = moments.at(-1)!.events.filter(({ type }) => type === 'tide-revealed');
  expect(shown.map(({ data }) => (data as { readonly card: string }).card).toSorted()).toEqual(drawn.toSorted());
  for (const player of players) await player.come();
  await goOn('tides', 'second-edition', players);
}, 120_000);
