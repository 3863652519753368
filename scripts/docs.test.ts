import { readFileSync } from 'node:fs';
import { findGame } from '@corvo/catalogue';
import { runScenario, writeFailure } from '@corvo/testkit';
import { expect, test } from 'vitest';

const page = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

test('the scenario shown in docs/scenarios.md passes', () => {
  const blocks = [...page('scenarios.md').matchAll(/```json\n([\s\S]*?)```/g)].map(match => match[1] ?? '');
  const whole = blocks.filter(block => block.includes('"corvo"'));

  expect(whole.length).toBeGreaterThan(0);
  for (const block of whole) {
    expect(runScenario(findGame, block).failures.map(failure => writeFailure('docs/scenarios.md', failure))).toEqual(
      [],
    );
  }
});
