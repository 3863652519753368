import { coreMessages, mergeCatalogues } from '@corvo/core';
import { Heard, listen, runBattery, table, writeViolation } from '@corvo/testkit';
import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { wrongAnswers } from '@corvo/westeros/wrong-answers';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenOf } from '../options.ts';
import { firstEditionRules } from '../rules/index.ts';
import { messages } from '../texts/index.ts';
import { AIDS } from './aids.fixture.ts';
import { STEPS, withScouts } from './rules.fixture.ts';
import { texts } from './texts.fixture.ts';

// The worked example of docs/add-a-concept.md: what stands there stands here, and runs.

const game: WesterosGame = westerosGame({
  id: 'toy-of-scouts',
  rules: 1,
  players: { min: 3, max: 3 },
  options: [],
  messages: mergeCatalogues(messages, texts),
  areas: firstEditionRules(3, chosenOf({ kingsCourt: 'printed' })).board.ids,
  houses: () => ['stark', 'lannister', 'baratheon'],
  settleOptions: options => options,
  procedures: STEPS,
  aids: AIDS,
  ruleset: () => withScouts(firstEditionRules(3, chosenOf({ kingsCourt: 'printed' }))),
});
const lay = (position: string) => table(game, { seats: ['stark', 'lannister', 'baratheon'] }, `round 10\n${position}`);

test('T-1 a consolidate order sends a scout to a neighbour, and everybody is told', () => {
  const sent = lay('winterfell stark 1 footman consolidate').play('stark consolidates winterfell for scout');
  expect(sent.waiting).toMatchObject([{ seat: 'stark', why: 'send-scout', clause: 'T-1' }]);
  sent.play('stark scouts karhold');
  expect(sent.figure('scout karhold')).toBe('stark');
  expect(sent.told('scout-sent')).toEqual([{ house: 'stark', area: 'karhold' }]);
});

test('T-1 nothing is offered where every neighbour has a scout', () => {
  const near = game.table.figures(lay('winterfell stark 1 footman consolidate').view(null).open);
  const lands = firstEditionRules(3, chosenOf({ kingsCourt: 'printed' })).board.nearLand['winterfell'] ?? [];
  expect(Object.keys(near)).toContain('scout karhold');
  const all = lands.map(area => `${area} stark scout`).join('\n');
  const power = lay(`winterfell stark 1 footman consolidate\n${all}`);
  expect(power.waiting).toEqual([]); // it only collects, so nobody is asked
});

test('T-2 who attacks where his scout is has 1 more, and whoever asks is told why', () => {
  const fight = (more: string) =>
    lay(`moat-cailin stark 1 knight march-zero\nseagard lannister 1 footman\n${more}`).play(
      'stark moat-cailin: 1 knight > seagard',
    );
  expect(fight('').figure('strength attacker')).toBe(2);
  const scouted = fight('seagard stark scout');
  expect(scouted.figure('strength attacker')).toBe(3);
  expect(scouted.figure('items attacker')).toContainEqual({ from: 'scout', area: 'seagard', value: 1, by: [] });
  expect(game.explain?.(scouted.view('stark'), null).map(({ key }) => key)).toContain('explain.scout');
});

test('the battery finds nothing in random games: copies, views, positions and records carry scouts', () => {
  const found = runBattery({ game }, { games: 2, seed: 'scouts', effort: 'thorough' });
  expect(found.violations.map(writeViolation)).toEqual([]);
}, 60_000);

test('whatever scouts ask, choose, tell and refuse can be said', () => {
  const heard = new Heard(mergeCatalogues(coreMessages, game.messages));
  const wrong = wrongAnswers(withScouts(firstEditionRules(3, chosenOf({ kingsCourt: 'printed' }))), ['scout']);
  const seats = ['stark', 'lannister', 'baratheon'];
  for (let n = 0; n < 4; n++) listen(game, { seats, options: {}, seed: `scouts ${n}`, wrong }, heard);
  const said = Object.keys(texts.en).filter(key => /^(ask|choice|event)\./.test(key));
  expect(said.filter(key => !heard.keys.has(key))).toEqual([]);
  expect([...heard.flaws]).toEqual([]);
}, 60_000);

test('docs/add-a-concept.md shows this code and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/add-a-concept.md'), 'utf8');
  const toy = join(import.meta.dirname, '../../../../packages/westeros/src/toy/features');
  const sources = [import.meta.dirname, toy].flatMap(folder =>
    readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8')),
  );
  const flat = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();
  const shown = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split(/\n *…\n/));
  expect(shown.length).toBeGreaterThan(4);
  for (const part of shown)
    expect([part, sources.some(source => flat(source).includes(flat(part)))]).toEqual([part, true]);
});
