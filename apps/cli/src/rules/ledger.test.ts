import { expect, test } from 'vitest';
import { readLedger } from './ledger.ts';
import { clauseLine, clauseLines } from './show.ts';
import { findClause, ledgers } from './shelf.ts';

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

test('a clause is shown without the marks of its file, and grids as they are', () => {
  const clauses = readLedger(LEDGER);
  const plain = (text: string): string => text;
  expect(clauseLines(clauses[0]!, 80, plain)).toEqual(['AB-1.1  1. The turn', 'A turn has two lines. [seed]']);
  expect(clauseLines(clauses[3]!, 80, plain)).toEqual([
    'AB-X1  3. Examples',
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

test('capitals do not matter', () => {
  const shelf = [{ name: 'ab', clauses: readLedger(LEDGER) }];
  expect(findClause(shelf, 'ab-x1')?.id).toBe('AB-X1');
  expect(findClause(shelf, 'AB-9')).toBeUndefined();
});
