import { LANGUAGES, say as spoken } from '@corvo/core';
import { expect, test } from 'vitest';
import { texts } from '../texts/index.ts';
import { readLedger } from './ledger.ts';
import { clauseLine, clauseLines } from './show.ts';
import { findClause, ledgers } from './registry.ts';

const LEDGER = `# A game: rules ledger

- \`[seed]\` what this mark means

## 1. The turn

- **AB-1.1** A turn has
  two lines. \`[seed]\`
- **AB-1.2** Steps:
  1. the first,
     which is long
  2. the second

  and a word at the end.

This paragraph belongs to nobody.

## 2. Cards

| Clause | Card | Effect |
| --- | --- | --- |
| **AB-2.1** | Fool | nothing |

## 3. Examples

- **AB-X1** *a table.*

\`\`\`
 A .
 . B
\`\`\`

What the table shows.

- **AB-X2** another.
`;

test('a clause is a list item or a table row that starts with its bold id', () => {
  expect(readLedger(LEDGER)).toEqual([
    { id: 'AB-1.1', section: '1. The turn', body: [{ kind: 'text', text: 'A turn has two lines. `[seed]`' }] },
    {
      id: 'AB-1.2',
      section: '1. The turn',
      body: [
        { kind: 'text', text: 'Steps:' },
        { kind: 'item', text: '1. the first, which is long' },
        { kind: 'item', text: '2. the second' },
        { kind: 'text', text: 'and a word at the end.' },
      ],
    },
    {
      id: 'AB-2.1',
      section: '2. Cards',
      body: [
        { kind: 'text', text: 'Card: Fool' },
        { kind: 'text', text: 'Effect: nothing' },
      ],
    },
    {
      id: 'AB-X1',
      section: '3. Examples',
      body: [
        { kind: 'text', text: '*a table.*' },
        { kind: 'grid', lines: [' A .', ' . B'] },
        { kind: 'text', text: 'What the table shows.' },
      ],
    },
    { id: 'AB-X2', section: '3. Examples', body: [{ kind: 'text', text: 'another.' }] },
  ]);
});

const plain = (text: string): string => text;
const say = (key: string): string => spoken(texts, 'en', key);

test('a clause is shown without the marks of its file, and grids as they are', () => {
  const clauses = readLedger(LEDGER);
  expect(clauseLines(clauses[0]!, 80, plain, say)).toEqual(['AB-1.1  The turn', 'A turn has two lines. [rule sheet]']);
  expect(clauseLines(clauses[3]!, 80, plain, say)).toEqual([
    'AB-X1  Examples',
    'a table.',
    '',
    '   A .',
    '   . B',
    '',
    'What the table shows.',
  ]);
  expect(clauseLine(clauses[1]!, 30)).toBe('AB-1.2   Steps: 1. the first,…');
});

test('every ledger of the project can be read, and both languages have the same clauses', () => {
  const [english, italian] = [ledgers('en'), ledgers('it')];
  expect(english.length).toBeGreaterThan(0);
  for (const [place, ledger] of english.entries()) {
    const ids = ledger.clauses.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
    expect(italian[place]?.clauses.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(ledger.clauses.filter(({ body }) => body.length === 0)).toEqual([]);
  }
});

test('what pages draw is said in words alone', () => {
  const [clause] = readLedger(
    '- **1E-7.9** Stars.\n  ```\n  Place  Special orders\n  1st  *** | 3\n  never  :order-raid F | Raid\n  ```\n',
  );
  const said = clauseLines(
    clause!,
    80,
    words => words,
    key => key,
  ).map(line => line.trim());
  expect(said.slice(3)).toEqual(['Place  Special orders', '1st  3', 'never  Raid']);
});

test('capitals do not matter', () => {
  const registry = [{ name: 'ab', clauses: readLedger(LEDGER) }];
  expect(findClause(registry, 'ab-x1')?.id).toBe('AB-X1');
  expect(findClause(registry, 'AB-9')).toBeUndefined();
});

const MARKED = `## 1. Rules

- **AB-1.1** Ships sail (not in port). (seed 002; RB p.9 (top); public: SNR) \`[~ 1E-1.4, CK-2.1]\`
- **AB-1.2** Two may play. \`[public: scans]\` for two; \`[recalled]\` for the rest.
- **AB-1.3** Nothing new. (seed 000, A) \`[=]\`

| id | case | answer | source |
| --- | --- | --- | --- |
| **AB-H1** | Loras | goes on | card text in JS; SNR |
`;

test('where a rule comes from is left out or said in words, never with the marks of the ledger', () => {
  const shown = (at: number): string[] => clauseLines(readLedger(MARKED)[at]!, 100, plain, say).slice(1);
  expect(shown(0)).toEqual(['Ships sail (not in port). [changed since the first edition: 1E-1.4, CK-2.1]']);
  expect(shown(1)).toEqual(['Two may play. [public source: scans] for two; [well known] for the rest.']);
  expect(shown(2)).toEqual(['Nothing new. [the same in the second edition]']);
  expect(shown(3)).toEqual(['case: Loras', 'answer: goes on']);
  const listed = readLedger(MARKED).map(clause => clauseLine(clause, 100).slice(9));
  expect(listed).toEqual(['Ships sail (not in port).', 'Two may play.', 'Nothing new.', 'case: Loras answer: goes on']);
});

test.each(LANGUAGES)('no clause of the project, in %s, is listed with a raw mark or shown with one', language => {
  const raw = /\[(seed|public2?|recalled|reconstructed)[\]:]|\[[=~+-]|\((seed 00|RB p)/;
  const speak = (key: string): string => spoken(texts, language, key);
  for (const { clauses } of ledgers(language))
    for (const clause of clauses) {
      expect(clauseLine(clause, 400)).not.toMatch(raw);
      expect(clauseLines(clause, 400, plain, speak).join('\n')).not.toMatch(raw);
    }
});
