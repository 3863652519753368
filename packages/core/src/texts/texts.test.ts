import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHAPES } from '../asks/index.ts';
import { auction, auctionOptions, laterAuction } from '../auction.fixture.ts';
import type { Action } from '../contract.ts';
import { amount, TestTable } from '../machine/tiny.fixture.ts';
import { LANGUAGES, mergeCatalogues, say } from '../messages.ts';
import { isProblem, type Problem } from '../problem.ts';
import { readRecord, Recorder, verifyRecord, writeRecord } from '../record/index.ts';
import { coreMessages } from './index.ts';

const { en, it } = coreMessages;
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();

/** All sources of this package that are no tests. */
const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
  .map(name => readFileSync(join(import.meta.dirname, '..', name), 'utf8'));

const codes = new Set(
  sources.flatMap(text => [...text.matchAll(/\bproblem\(\s*[^,()]+,\s*'([a-z-]+)'/g)].map(found => found[1] ?? '')),
);

/** Every problem of this package, as the package itself makes it. */
function problems(): Problem[] {
  const options = auctionOptions();
  const table = new TestTable(auction, options);
  const start = table.state;
  const recorder = new Recorder(auction, options, start);
  const bid = { seat: 'ada', request: 1, choice: amount(3) };
  const refused = [
    table.refusal('eve', amount(1)),
    table.refusal('ada', amount(1), 7),
    table.refusal('ada', { option: 'x' }),
    table.refusal('ada', amount(99)),
    table.refusal('ada', null),
    auction.refusal(auction.view(start, 'bob'), bid),
    auction.refusal(auction.view(start, 'bob'), 'garbage' as unknown as Action),
    auction.read(auction.view(start, 'ada'), 'eve bids 3'),
    auction.read(auction.view(start, 'ada'), 'ada bids three'),
    auction.resolveOptions([], 2),
    auction.resolveOptions({ coin: 5 }, 2),
    auction.resolveOptions({ coins: 6 }, 2),
    auction.resolveOptions({ generous: false }, 4),
    SHAPES.option.refuse({ kind: 'option', from: ['x'] }, { option: 'y' }, 'X-1'),
    SHAPES.card.refuse({ kind: 'card', from: ['x'], optional: false }, { card: null }, 'X-1'),
    SHAPES.cards.refuse({ kind: 'cards', from: ['x', 'y'], min: 1, max: 1 }, { cards: ['x', 'y'] }, 'X-1'),
    SHAPES.cards.refuse({ kind: 'cards', from: ['x'], min: 1, max: 2 }, { cards: ['x', 'x'] }, 'X-1'),
    SHAPES.ranking.refuse({ kind: 'ranking', of: ['ada', 'bob'] }, { ranking: ['ada'] }, 'X-1'),
  ];
  recorder.add(start, bid, table.play('ada', amount(3)).state);
  table.play('bob', amount(1));
  const notAsked = table.refusal('bob', { option: 'keep' });
  const over = auction.refusal(auction.view({ ...start, open: { ...start.open, outcome: OUTCOME } }, 'ada'), bid);
  const record = recorder.finish(start);
  const changed = { ...record, actions: [{ ...record.actions[0]!, hash: 'x' }] };
  const illegal = { ...record, actions: [{ ...record.actions[0]!, choice: amount(99) }] };
  const forged = { ...record, end: { ...record.end, seed: 'other' } };
  const found = [
    ...refused,
    notAsked,
    over,
    readRecord('{}'),
    ...[changed, illegal, forged].map(wrong => verifyRecord(auction, wrong)),
    verifyRecord(laterAuction, record),
  ];
  return found.filter(isProblem);
}
const OUTCOME = { ranking: [['ada'], ['bob']], reason: 'last-round', clause: 'AU-4' };

test('both languages say the same things about the same data', () => {
  expect(Object.keys(it)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en))
    expect([key, placeholders(it[key] ?? '')]).toEqual([key, placeholders(text)]);
});

test('every problem code of this package has a sentence, and every sentence a problem', () => {
  const said = Object.keys(en).filter(key => key.startsWith('problem.') && !/_(?:exact|most)$/.test(key));

  expect(codes.size).toBeGreaterThan(20);
  expect(said.sort()).toEqual([...codes].map(code => `problem.${code}`).sort());
});

test('CO-2.7 every refusal reads as a full sentence in each language, whatever it is about', () => {
  const found = problems();
  const all = mergeCatalogues(coreMessages, auction.messages);

  expect(new Set(found.map(({ code }) => code))).toEqual(codes);
  for (const language of LANGUAGES) {
    for (const { code, data } of found) {
      expect(say(all, language, `problem.${code}`, data)).toMatch(/^[^{}$]+\.$/);
    }
  }
});

test('a damaged record is explained by what should stand in its place', () => {
  const expected = Object.keys(en).filter(key => key.startsWith('expected.'));
  const header = writeRecord({ header: {}, actions: [], end: {} } as never);
  const found = readRecord(header);

  expect(isProblem(found) && say(coreMessages, 'it', `problem.${found.code}`, found.data)).toBe(
    'Questo file è danneggiato (riga 1); ecco che cosa dovrebbe esserci: «format», il nome e la versione di questo tipo di file.',
  );
  for (const key of expected) {
    const data = { line: 1, expected: key.slice('expected.'.length) };
    for (const language of LANGUAGES)
      expect(say(coreMessages, language, 'problem.damaged-record', data)).not.toMatch(/[{}$]|expected\./);
  }
  const named = sources.flatMap(text =>
    [...text.matchAll(/\bdamaged\([^,()]+, '([a-z-]+)'\)/g)].map(match => `expected.${match[1]}`),
  );
  expect(expected).toEqual(expect.arrayContaining([...new Set(named)]));
});

test('CO-2.7 the form of every kind of answer has a name in each language, so that no refusal shows a machine word', () => {
  for (const kind of Object.keys(SHAPES))
    for (const language of LANGUAGES)
      for (const code of ['wrong-shape', 'unreadable-choice'])
        expect(say(coreMessages, language, `problem.${code}`, { kind, text: 'foo' })).not.toMatch(/shape\.|[{}$]/);
});
