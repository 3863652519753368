import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, MANIFESTS } from '@corvo/catalogue';
import type { Game, OptionValue, OptionValues, Players, ProcedureTable } from '@corvo/core';
import { PROCEDURES, rulesOf, type Westeros } from '@corvo/westeros';
import type { GameAids } from '@corvo/westeros/aids';
import { expect, test } from 'vitest';
import { PROCEDURES as FIRST } from '../packages/westeros/src/first-procedures.ts';

// What a game brings and nobody takes makes no noise: a step without code does nothing, a feature without aids is left
// out of positions and explanations. Here it is heard. (That each file is taken by its game, knip says.)

const ROOT = join(import.meta.dirname, '..');
const FAMILY = MANIFESTS.filter(({ family }) => family === 'westeros').map(({ id }) => id);

/** What a file of a game exports; nothing where it has no such file. */
async function exportsOf(id: string, file: string): Promise<Record<string, unknown>> {
  const path = join(ROOT, 'games', id, 'src', file);
  return existsSync(path) ? ((await import(path)) as Record<string, unknown>) : {};
}

const stepsIn = async (id: string, file: string): Promise<ProcedureTable<Westeros>> =>
  ((await exportsOf(id, file))['PROCEDURES'] ?? {}) as ProcedureTable<Westeros>;

const gameOf = (id: string): Game<Westeros> => findGame(id) as unknown as Game<Westeros>;

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
  const own = await stepsIn(id, 'procedures.ts');
  const silent = new Set<string>();
  for (const table of tablesOf(gameOf(id))) {
    for (const [run, steps] of Object.entries(rulesOf({ ruleset: id, ...table }).flow))
      for (const step of steps)
        if ((own[run]?.[step] ?? usual[run]?.[step]) === undefined) silent.add(`${run}.${step}`);
  }
  expect([...silent]).toEqual([]);
});

test.each(FAMILY)(
  'what %s plays until the first orders is whole: the whole game does no step of it otherwise',
  async id => {
    const first = await stepsIn(id, 'first-procedures.ts');
    const whole = await stepsIn(id, 'procedures.ts');
    for (const run of new Set([...Object.keys(FIRST), ...Object.keys(first)]))
      expect(first[run] ?? {}, run).toEqual(whole[run] ?? {});
  },
);

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
    for (const table of tablesOf(gameOf(id)))
      for (const feature of rulesOf({ ruleset: id, ...table }).features)
        if (!helped.has(feature.id)) bare.add(`${id}: ${feature.id}`);
  }
  const excused = Object.keys(WITHOUT_AIDS).filter(feature => FAMILY.some(id => feature.startsWith(`${id}: `)));
  expect([...bare].sort()).toEqual(excused.sort());
});

test.each(FAMILY)('every effect of %s names a clause of a ledger, where people can read about it', id => {
  const strange = new Set<string>();
  for (const table of tablesOf(gameOf(id)))
    for (const [name, { clause }] of Object.entries(rulesOf({ ruleset: id, ...table }).effects))
      if (!/^(1E|2E|BW|CK)-[A-Z]?\d/.test(clause)) strange.add(`${name}: ${clause}`);
  expect([...strange]).toEqual([]);
});
