import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, say } from '@corvo/core';
import { hostProblems } from '@corvo/host';
import { expect, test } from 'vitest';
import { notes } from '../notes.ts';
import { refusals } from '../refusals.ts';
import { protocolMessages } from './index.ts';

const { it, en } = protocolMessages;
const rules = join(import.meta.dirname, '../../../../docs/rules');
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();

/** Every refusal, made with some data. */
const made = Object.values({ ...refusals, ...hostProblems, gameOver: refusals.noIdentity }).map(refuse =>
  (refuse as (...data: unknown[]) => ReturnType<typeof refusals.noIdentity>)(
    ...(refuse === refusals.onlyInPrivate || refuse === refusals.onlyToOthers ? [['a', 'b']] : [2, 3, 4]),
  ),
);

test('both languages say the same things about the same data', () => {
  expect(Object.keys(it)).toEqual(Object.keys(en));
  const same = Object.entries(en).filter(([key]) => !key.includes('_')); // a plural may leave out its number
  for (const [key, text] of same) expect([key, placeholders(it[key] ?? '')]).toEqual([key, placeholders(text)]);
});

test('every refusal reads as a full sentence in each language, and every sentence has a refusal', () => {
  const codes = new Set(made.map(({ code }) => `problem.${code}`));
  const said = Object.keys(en).filter(key => key.startsWith('problem.'));
  expect(new Set(said.map(key => key.replace(/_(one|other)$/, '')))).toEqual(codes);
  for (const language of LANGUAGES)
    for (const { code, data } of made)
      expect(say(protocolMessages, language, `problem.${code}`, data)).toMatch(/^[^{}$]+\.$/);
});

test('every note reads as a full sentence in each language, and every other sentence is a note', () => {
  const more = { others: 'Bea', count: 1, text: 'ada bids 2' };
  const all = Object.values(notes).map(make => (make as typeof notes.isBack)('Ada', 'seat-1', more));
  const said = Object.keys(en).filter(key => !/^(problem|outcome)\./.test(key));
  expect(new Set(said.map(key => key.replace(/_(one|other)$/, '')))).toEqual(new Set(all.map(({ key }) => key)));
  for (const language of LANGUAGES)
    for (const { key, data } of all) expect(say(protocolMessages, language, key, data)).toMatch(/^[^{}$]+\.$/);
});

test('every clause that a refusal cites stands in both ledgers', () => {
  const cited = [...new Set(made.map(({ clause }) => clause))];
  for (const file of ['platform.md', 'it/platform.md']) {
    const ledger = readFileSync(join(rules, file), 'utf8');
    expect(cited.filter(clause => !ledger.includes(`**${clause}**`))).toEqual([]);
  }
});

test('every clause about servers and talk is held by a test that names it', () => {
  const clauses = [...readFileSync(join(rules, 'platform.md'), 'utf8').matchAll(/^- \*\*(CO-[78]\.\d+)\*\*/gm)].map(
    found => found[1] ?? '',
  );
  const roots = ['../../../../apps/server/src', '../../../host/src', '..'].map(path => join(import.meta.dirname, path));
  const tests = roots.flatMap(root =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .map(name => readFileSync(join(root, name), 'utf8')),
  );
  const titles = tests
    .flatMap(text => [...text.matchAll(/\btest(?:\.\w+\([^)]*\))?\(\s*[`'](.*)/g)].map(found => found[1] ?? ''))
    .join('\n');
  expect(clauses.length).toBeGreaterThan(15);
  expect(clauses.filter(clause => !new RegExp(`${clause.replace('.', '\\.')}\\b`).test(titles))).toEqual([]);
});

test('CO-7.3 one second is said as one', () => {
  const said = (seconds: number): string[] =>
    LANGUAGES.map(language => say(protocolMessages, language, 'problem.too-fast', refusals.tooFast(seconds).data));
  expect(said(1).map(text => text.split(': ')[1])).toEqual(['riprova fra 1 secondo.', 'try again in 1 second.']);
  expect(said(2).map(text => text.split(': ')[1])).toEqual(['riprova fra 2 secondi.', 'try again in 2 seconds.']);
});
