import { expect, test } from 'vitest';
import { pathText, scanJson } from './json.ts';

const FILE = `{
  "title": "one",
  "steps": [
    { "play": "a" },
    { "refuse": "b",
      "clause": "HK-1.1" }
  ],
  "odd key": { "x": [1, 2,
    3] }
}`;

test('every value has its line', () => {
  const json = scanJson(FILE);
  if (!json.ok) throw new Error(json.expected);
  expect(json.value).toEqual(JSON.parse(FILE));
  const line = (...path: (string | number)[]): number => json.spotOf(path).line;
  expect([line(), line('title'), line('steps'), line('steps', 0), line('steps', 1, 'clause')]).toEqual([1, 2, 3, 4, 6]);
  expect(json.spotOf(['odd key', 'x', 2])).toEqual({ line: 9, column: 5 });
  expect(json.spotOf(['steps', 1, 'code'])).toEqual({ line: 5, column: 5 }); // the nearest that is there
});

test('a path is written as people write it', () => {
  expect(pathText(['steps', 3, 'clause'])).toBe('steps[3].clause');
  expect(pathText(['expect', 'count ada stark'])).toBe('expect["count ada stark"]');
});

test.each([
  ['', 1, 'a value', 'the end of the line'],
  ['{\n  "a": 1,\n}', 3, 'a key in quotation marks', '}'],
  ['{"a" 1}', 1, '":" after the key', '1}'],
  ['{"a": 1\n"b": 2}', 2, '"," or "}"', '"b": 2}'],
  ['[1 2]', 1, '"," or "]"', '2]'],
  ['{"a": tru}', 1, 'a value', 'tru}'],
  ['{"a": "x\ny"}', 1, 'the closing quotation mark', 'the end of the line'],
  ['{"a": "\\x"}', 1, 'one of the escapes', 'x"}'],
  ['{"a": "\\u12"}', 1, 'one of the escapes', 'u12"}'],
  ['{"a": 1,\n "a": 2}', 2, 'the key "a" only once', '"a": 2}'],
  ['{} {}', 1, 'the end of the file', '{}'],
  ['[01]', 1, '"," or "]"', '1]'],
  ['// a comment\n{}', 1, 'a value', '// a comment'],
  [`${'['.repeat(40)}${']'.repeat(40)}`, 1, 'at most 32 levels', '['],
])('%j is damaged', (text, line, expected, found) => {
  const json = scanJson(text);
  expect(json).toMatchObject({ ok: false, spot: { line } });
  expect(json.ok ? '' : json.expected).toContain(expected);
  expect(json.ok ? '' : json.found).toContain(found);
});

test('it takes and refuses the same texts as JSON.parse', () => {
  const texts = [
    '0',
    '-0',
    '-1.5e+3',
    '1.',
    '.5',
    '+1',
    '1e',
    '"\\u00e9\\n"',
    '"\u0001"',
    '[]',
    '[,]',
    '{}',
    '{"a":}',
    'nul',
    'null',
    ' true ',
    '"',
    '"\\"',
    '{"__proto__":1}',
    'NaN',
    "'a'",
  ];
  for (const text of texts) {
    const parses = ((): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    })();
    expect([text, scanJson(text).ok]).toEqual([text, parses]);
  }
});

test('a mark at the beginning of the file and Windows line ends do no harm', () => {
  const json = scanJson('\uFEFF{\r\n  "a": 1\r\n}');
  expect(json.ok && json.spotOf(['a'])).toEqual({ line: 2, column: 3 });
});
