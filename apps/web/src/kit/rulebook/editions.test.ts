import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareEditions, type Row } from './editions.ts';
import { readInline } from './inline.ts';
import { readLedger } from './ledger.ts';

const read = (language: 'it' | 'en', name: string): string =>
  readFileSync(
    join(import.meta.dirname, '../../../../../docs/rules', language === 'it' ? 'it' : '.', `${name}.md`),
    'utf8',
  );
const rowsOf = (language: 'it' | 'en'): Row[] =>
  compareEditions(read(language, 'first-edition'), read(language, 'second-edition')).chapters.flatMap(
    ({ rows }) => rows,
  );
const idsIn = (markdown: string, pattern: RegExp): string[] =>
  [...markdown.matchAll(pattern)].map(found => found[1] ?? '');

describe.each(['it', 'en'] as const)('the two editions side by side (%s)', language => {
  const rows = rowsOf(language);

  test('every clause of the second edition stands there once', () => {
    const clauses = idsIn(read(language, 'second-edition'), /^- \*\*(2E-\d[0-9.]*)\*\*/gm);
    const shown = rows.flatMap(({ second }) => second.map(({ id }) => id)).filter(id => /^2E-\d/.test(id));

    expect(clauses).toHaveLength(271);
    expect(shown).toEqual(clauses);
  });

  test('every clause of the first edition, base game, stands there', () => {
    const clauses = idsIn(read(language, 'first-edition'), /^- \*\*(1E-\d[0-9.]*)\*\*/gm);
    const shown = new Set(rows.flatMap(({ first }) => first.map(({ id }) => id)));

    expect(clauses).toHaveLength(191);
    expect(clauses.filter(id => !shown.has(id))).toEqual([]);
  });

  test('a clause of the first edition bears a sign of its own only where no clause of the second names it', () => {
    const own = idsIn(read(language, 'first-edition'), /^- \*\*(1E-\d[0-9.]*)\*\* .*`\[[=-]\]`$/gm);
    const named = new Set(
      rows.filter(({ second }) => second.length > 0).flatMap(({ first }) => first.map(({ id }) => id)),
    );

    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(id => named.has(id))).toEqual([]);
  });

  test('texts come without their sources and signs', () => {
    const texts = rows.flatMap(({ first, second }) => [...first, ...second]).map(({ text }) => text);
    expect(texts.filter(text => text === '' || /\(seed 00|\bSNR\)|\bHEG\)|`\[|RB p\./.test(text))).toEqual([]);
  });
});

const FIRST = `# First: rules ledger
## 1. Cards
- **1E-1.1** Six cards. (seed 000, Carte)
- **1E-1.2** Hats are worn. \`[-]\`
- **1E-1.3** Red is red. (seed 000) \`[=]\`
- **CK-1.1** Dice are thrown. (seed 001)
- **1E-X1 Cards** (Esempio). Not a rule.
`;
const SECOND = `# Second: rules ledger
## 1. Play
- **2E-1.1** Seven (7) cards. (public: SNR) Or eight. \`[~ 1E-1.1]\`
- **2E-1.2** Dice. \`[= CK-1.1]\`
- **2E-1.3** Coins. \`[+]\`
## Hard cases
| no. | case | outcome | source |
| --- | --- | --- | --- |
| **2E-H1** | no cards | none \`[= 1E-1.1]\` | SNR |
| **2E-H2** | no sign | not shown | SNR |
`;

test('signs become rows, and what only the first edition has follows its subject', () => {
  const clause = (id: string, heading: string, text: string) => ({ id, heading, text });
  const cards = clause('1E-1.1', '1. Cards', 'Six cards.');
  expect(compareEditions(FIRST, SECOND)).toEqual({
    titles: ['First', 'Second'],
    chapters: [
      {
        heading: '1. Play',
        rows: [
          { kind: 'changed', first: [cards], second: [clause('2E-1.1', '1. Play', 'Seven (7) cards. Or eight.')] },
          {
            kind: 'expansion',
            first: [clause('CK-1.1', '1. Cards', 'Dice are thrown.')],
            second: [clause('2E-1.2', '1. Play', 'Dice.')],
          },
          { kind: 'new', first: [], second: [clause('2E-1.3', '1. Play', 'Coins.')] },
          { kind: 'gone', first: [clause('1E-1.2', '1. Cards', 'Hats are worn.')], second: [] },
          { kind: 'same', first: [clause('1E-1.3', '1. Cards', 'Red is red.')], second: [] },
        ],
      },
      {
        heading: 'Hard cases',
        rows: [{ kind: 'same', first: [cards], second: [clause('2E-H1', 'Hard cases', 'no cards. none')] }],
      },
    ],
  });
});

test('a sign that names a clause which is not there is refused', () => {
  expect(() => compareEditions(FIRST, SECOND.replace('CK-1.1', 'CK-9.9'))).toThrow('2E-1.2 names CK-9.9');
});

test('a ledger shows its signs and links', () => {
  expect(readInline('Seven. `[~ 1E-1.1, CK-2.3]`', '2E').at(-1)).toEqual({
    kind: 'sign',
    sign: '~',
    clauses: ['1E-1.1', 'CK-2.3'],
  });
  expect(readInline('Dice. `[+]`', '2E').at(-1)).toEqual({ kind: 'sign', sign: '+', clauses: [] });
  expect(readInline('see [both](editions.md) and p.20-21', '2E')).toEqual([
    'see ',
    { kind: 'page', name: 'editions', text: 'both' },
    ' and p.20-21',
  ]);
});

test('sections with letters keep their numbers, and those without go on counting', () => {
  const { sections } = readLedger('# T\n## 1. A\n## 2. B\n### 2a. C\n### 2b. D\n## 3. E\n## F\n', 't', 'en');
  expect(sections.map(({ id }) => id)).toEqual(['s1', 's2', 's2a', 's2b', 's3', 's4']);
});
