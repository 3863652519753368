import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, OptionValue, OptionValues, Players, ProcedureTable } from '@corvo/core';
import { PROCEDURES, rulesOf, type Westeros } from '@corvo/westeros';
import type { GameAids } from '@corvo/westeros/aids';
import { expect, test } from 'vitest';
import { PROCEDURES as FIRST } from '../packages/westeros/src/first-procedures.ts';

// What a game hands over and nobody takes makes no noise: a step without code does nothing, aids that the pages do not
// fetch are left out of them. Here it is heard.

const ROOT = join(import.meta.dirname, '..');
const GAMES = readdirSync(join(ROOT, 'games'));
const FAMILY = GAMES.filter(id => id !== 'hand-of-the-king');
const has = (path: string): boolean => existsSync(join(ROOT, path));
const textOf = (path: string): string => (has(path) ? readFileSync(join(ROOT, path), 'utf8') : '');

/** What a file of a game exports; nothing where it has no such file. */
const exportsOf = async (id: string, file: string): Promise<Record<string, unknown>> =>
  has(`games/${id}/src/${file}`) ? ((await import(join(ROOT, `games/${id}/src/${file}`))) as object as never) : {};

async function gameOf(id: string): Promise<Game<Westeros>> {
  const games = Object.values(await exportsOf(id, 'index.ts')) as Game<Westeros>[];
  const game = games.find(one => one.id === id);
  if (game === undefined) throw new Error(`${id} exports no game`);
  return game;
}

function* numbersOf({ min, max, without = [] }: Players): Generator<number> {
  for (let players = min; players <= max; players++) if (!without.includes(players)) yield players;
}

/** The usual table for each number of players, one for each value of each option, and one with every option turned. */
function* tablesOf({ players, options }: Game<Westeros>): Generator<{ options: OptionValues; seats: string[] }> {
  const usual = Object.fromEntries(options.map(option => [option.id, option.default]));
  for (const number of numbersOf(players)) {
    const held = options.filter(option => option.players?.includes(number) ?? true);
    const turned = held.flatMap(({ id, values, default: value }) =>
      values.filter(other => other !== value).map((other): [string, OptionValue] => [id, other]),
    );
    const seats = Array.from({ length: number }, (_, seat) => `seat-${seat}`);
    yield { options: usual, seats };
    for (const [id, value] of turned) yield { options: { ...usual, [id]: value }, seats };
    yield { options: { ...usual, ...Object.fromEntries(turned) }, seats };
  }
}

test.each(FAMILY)('every step in the flow of %s has its code', async id => {
  const usual: ProcedureTable<Westeros> = PROCEDURES;
  const own = ((await exportsOf(id, 'procedures.ts'))['PROCEDURES'] ?? {}) as ProcedureTable<Westeros>;
  expect(textOf(`games/${id}/src/game.ts`).includes('procedures: PROCEDURES,')).toBe(Object.keys(own).length > 0);
  const silent = new Set<string>();
  for (const table of tablesOf(await gameOf(id))) {
    for (const [run, steps] of Object.entries(rulesOf({ ruleset: id, ...table }).flow))
      for (const step of steps)
        if ((own[run]?.[step] ?? usual[run]?.[step]) === undefined) silent.add(`${run}.${step}`);
  }
  expect([...silent]).toEqual([]);
});

test.each(FAMILY)('what %s plays until the first orders is whole, and the pages fetch the rest', async id => {
  const whole = (await exportsOf(id, 'procedures.ts')) as { PROCEDURES?: ProcedureTable<Westeros> };
  const first = (await exportsOf(id, 'first-procedures.ts')) as { PROCEDURES?: ProcedureTable<Westeros> };
  expect(Object.keys(first).sort()).toEqual(Object.keys(whole).sort()); // one stands for the other in the pages
  // A procedure is linked when it first runs: steps that came later would be left out of it.
  for (const run of new Set([...Object.keys(FIRST), ...Object.keys(first.PROCEDURES ?? {})]))
    expect(first.PROCEDURES?.[run] ?? {}).toEqual(whole.PROCEDURES?.[run] ?? {});
  expect(textOf(`games/${id}/package.json`)).toContain('"./rest": "./src/rest.ts"');
  expect(textOf('apps/web/src/session/games.ts')).toContain(`rest: () => import('@corvo/${id}/rest')`);
  expect(textOf(`apps/web/src/session/local/workers/${id}.ts`)).toContain('\naddRest();\n');
  const { addRest } = (await exportsOf(id, 'rest.ts')) as { addRest?: () => void };
  expect(addRest).not.toThrow();
});

const HELPED = GAMES.filter(id => has(`games/${id}/src/aids.ts`));

/** Pages keep stories and no states, and look for no broken rules: they can do without these. */
const FOR_SERVERS_AND_TESTS: readonly string[] = ['migrations', 'invariants'];

test.each(HELPED)('the pages fetch the aids of %s, if they have a use for them', async id => {
  const aids = ((await exportsOf(id, 'aids.ts'))['AIDS'] ?? {}) as GameAids;
  if (Object.keys(aids).every(key => FOR_SERVERS_AND_TESTS.includes(key))) return;
  expect(textOf(`games/${id}/package.json`)).toContain('"./aids": "./src/aids.ts"');
  expect(textOf(`games/${id}/src/game.ts`)).toContain("from './aids.ts'");
  expect(textOf(`apps/web/src/boards/${id}/tools.ts`)).toContain(`import('@corvo/${id}/aids')`);
  expect(textOf('apps/web/src/session/games.ts')).toContain(`import('../boards/${id}/tools.ts')`);
});

/** Features that need no aids, and why. */
const WITHOUT_AIDS: Readonly<Record<string, string>> = {
  'beyond-the-wall: northern-ground': 'printed on the map: it keeps nothing in the state',
  'second-edition: tides': 'its cards lie out only during a battle, which no position holds',
};

test('every feature of every ruleset has aids, or a reason for having none', async () => {
  const bare = new Set<string>();
  for (const id of FAMILY) {
    const aids = ((await exportsOf(id, 'aids.ts'))['AIDS'] ?? {}) as GameAids;
    const helped = new Set(aids.features?.map(feature => feature.id));
    for (const table of tablesOf(await gameOf(id)))
      for (const feature of rulesOf({ ruleset: id, ...table }).features)
        if (!helped.has(feature.id)) bare.add(`${id}: ${feature.id}`);
  }
  expect([...bare].sort()).toEqual(Object.keys(WITHOUT_AIDS).sort());
});
