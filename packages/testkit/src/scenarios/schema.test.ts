import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readScenario } from './read.ts';
import { scenarioJsonSchema, scenarioSchema, STEP_KINDS, STEPS } from './schema.ts';

const SCHEMA = new URL('../../../../docs/scenario.schema.json', import.meta.url);
const GUIDE = new URL('../../../../docs/scenarios.md', import.meta.url);

test('docs/scenario.schema.json is what the program reads by', () => {
  // Out of date? npm run schema --workspace @corvo/testkit, then npm run format
  expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(JSON.parse(scenarioJsonSchema()));
});

/** Fields inside the steps. */
const INNER = ['seat', 'choices', 'only', 'shows', 'hides', 'type', 'to', 'data', 'ranking', 'reason'];

test('docs/scenarios.md explains every field and every kind of step', () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const fields = [
    ...Object.keys(scenarioSchema.shape),
    ...STEP_KINDS.flatMap(kind => Object.keys(STEPS[kind].shape)),
    ...INNER,
  ];
  expect(fields.filter(field => !guide.includes(`\`${field}\``))).toEqual([]);
  expect(STEP_KINDS.filter(kind => !guide.includes(`### \`${kind}\``))).toEqual([]);
});

test('the examples of docs/scenarios.md can be read', () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const whole = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => readScenario(text));
  expect(whole.map(read => (read.ok ? 'read' : read.faults))).toEqual(['read']);
  for (const kind of STEP_KINDS) {
    const [, step = ''] = new RegExp(`### \`${kind}\`\n\n\`(\\{.*\\})\``).exec(guide) ?? [];
    expect([kind, STEPS[kind].safeParse(JSON.parse(step)).success]).toEqual([kind, true]);
  }
});
