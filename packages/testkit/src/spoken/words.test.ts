import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saidIn, Words, wordsOfOptions } from './words.ts';

const en = {
  'area.keep': 'Keep',
  'area.ford': 'Ford',
  'area.keep.text': 'A keep.',
  'card.lord': 'Lord',
  'ask.who': 'Who?',
};
const it = { 'area.keep': 'Rocca', 'area.ford': 'Rocca', 'area.keep.text': 'Una rocca', 'card.lord': 'Lord.' };
const words = new Words({ en, it });

test('a word that one language lacks is missing', () => {
  expect(words.missing(['area.keep', 'ask.who', 'area.moor', 'ask.who'])).toEqual(['area.moor', 'ask.who']);
});

test('the ids of a family are those with a name, without what hangs on them', () => {
  expect(words.idsOf('area')).toEqual(['ford', 'keep']);
  expect(words.leftOver('area', ['area.keep'])).toEqual(['area.ford', 'area.keep.text']);
});

test('two things of one name are found, in the language that has them', () => {
  expect(words.saidTwice(['area', 'card'])).toEqual(['it Rocca']);
});

test('a text without a full stop and a name with one are found', () => {
  expect(words.endedWrongly(['area', 'card'], key => key.endsWith('.text'))).toEqual(['area.keep.text', 'card.lord']);
  const other = new Words({ en: { 'card.lord.text': 'As $t(card.page.text)' }, it: { 'card.lord.text': 'No' } });
  expect(other.endedWrongly(['card'], () => true)).toEqual(['card.lord.text']); // in Italian alone
});

test('an option wants a name, a help and a word for each value', () => {
  expect(wordsOfOptions([{ id: 'ports', values: [true, false], default: true, clause: 'T-1' }])).toEqual([
    'option.ports',
    'option.ports.help',
    'option.ports.true',
    'option.ports.false',
  ]);
});

test('what sources tell and refuse is found, in code but neither in tests nor among the texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'texts'));
  const code =
    "game.tell('unit-lost', {}); return refuse(rules, 'no-unit', {}); gainPower(game, me, 1, 'gift'); const a = { code: 'too-far' };";
  writeFileSync(join(folder, 'rules.ts'), code);
  for (const file of ['rules.test.ts', 'rules.fixture.ts', 'texts/all.ts'])
    writeFileSync(join(folder, file), "game.tell('never', {}); problem('T-1', 'never-either');");
  expect(saidIn(folder)).toEqual({
    events: ['event.unit-lost'],
    problems: ['problem.no-unit', 'problem.too-far'],
    gains: ['gain.gift'],
  });
});
