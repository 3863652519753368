import { isPlainObject } from '@corvo/core';
import type { z } from 'zod';
import { short } from '../values/difference.ts';
import { scanJson, type ScannedJson } from './json.ts';
import { MOST_CHARACTERS, scenarioSchema, STEP_KINDS, type Scenario } from './schema.ts';

/** What is wrong at a place of the file. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly expected: string;
  readonly found: string;
}

type Issue = z.core.$ZodIssue;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

/** Of the kinds of thing that could stand here, the one that was meant: its faults say more than "none of these fits". */
function meant(issue: Extract<Issue, { code: 'invalid_union' }>, value: unknown): readonly Issue[] {
  if (issue.path.at(-2) === 'steps') {
    const [kind, ...more] = STEP_KINDS.filter(known => isPlainObject(value) && Object.hasOwn(value, known));
    return kind === undefined || more.length > 0 ? [] : (issue.errors[STEP_KINDS.indexOf(kind)] ?? []);
  }
  // Elsewhere: a branch that got past the type of the value itself.
  return (
    issue.errors.find(issues => issues.every(inner => inner.path.length > 0 || inner.code !== 'invalid_type')) ?? []
  );
}

function faultsOf(issue: Issue, root: unknown, above: readonly PropertyKey[] = []): Fault[] {
  const path = [...above, ...issue.path];
  const value = at(root, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: [...path, key], expected: 'no such field', found: JSON.stringify(key) }));
  }
  if (issue.code === 'invalid_union') {
    const inner = meant({ ...issue, path }, value);
    if (inner.length > 0) return inner.flatMap(one => faultsOf(one, root, path));
  }
  if (issue.code === 'invalid_key')
    return [{ path, expected: issue.issues[0]?.message ?? issue.message, found: short(issue.path.at(-1)) }];
  return [{ path, expected: issue.message, found: short(value) }];
}

/** What the schema cannot say about fields that exclude one another. */
function eitherOr(scenario: Scenario): Fault[] {
  const faults: Fault[] = [];
  for (const [first, second] of [
    ['seats', 'players'],
    ['seed', 'position'],
  ] as const) {
    const given = [first, second].filter(key => scenario[key] !== undefined);
    if (given.length === 1) continue;
    const found = given.length === 0 ? 'neither' : 'both';
    faults.push({ path: given.length === 0 ? [] : [second], expected: `either "${first}" or "${second}"`, found });
  }
  const { seats } = scenario;
  const twice = seats?.findIndex((seat, index) => seats.indexOf(seat) !== index) ?? -1;
  if (twice >= 0) faults.push({ path: ['seats', twice], expected: 'every seat once', found: short(seats?.[twice]) });
  return faults;
}

export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario; readonly json: ScannedJson }
  | { readonly ok: false; readonly json: Pick<ScannedJson, 'spotOf' | 'value'>; readonly faults: readonly Fault[] };

/** Reads the text of a scenario file, strictly: what is not understood is not passed over. */
export function readScenario(text: string): ReadScenario {
  if (text.length > MOST_CHARACTERS) {
    const faults = [{ path: [], expected: `at most ${MOST_CHARACTERS} characters`, found: String(text.length) }];
    return { ok: false, json: { value: undefined, spotOf: () => ({ line: 1, column: 1 }) }, faults };
  }
  const json = scanJson(text);
  if (!json.ok) {
    const { spot, expected, found } = json;
    return { ok: false, json: { value: undefined, spotOf: () => spot }, faults: [{ path: [], expected, found }] };
  }
  const parsed = scenarioSchema.safeParse(json.value);
  if (!parsed.success)
    return { ok: false, json, faults: parsed.error.issues.flatMap(issue => faultsOf(issue, json.value)) };
  const faults = eitherOr(parsed.data);
  return faults.length > 0 ? { ok: false, json, faults } : { ok: true, scenario: parsed.data, json };
}
