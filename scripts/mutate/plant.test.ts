import { describe, expect, test } from 'vitest';
import { applyChange, sampleOf, type Kind } from './mutant.ts';
import { plant } from './plant.ts';

/** What a source becomes, once for every change of these kinds. */
function planted(source: string, ...kinds: readonly Kind[]): string[] {
  return plant('toy.ts', source)
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(mutant => applyChange(source, mutant));
}

describe('what is planted', () => {
  test.each<[kind: Kind, source: string, ...becomes: string[]]>([
    ['comparison', 'f(a < b);', 'f(a >= b);'],
    ['comparison', 'f((a /* < */) === (b));', 'f((a /* < */) !== (b));'],
    ['boundary', 'f(a < b);', 'f(a <= b);'],
    ['boundary', 'f(a === b);'],
    ['condition', 'const a = b ? 1 : 2;', 'const a = !(b) ? 1 : 2;'],
    ['condition', 'while (!done()) work();', 'while (done()) work();'],
    ['condition', 'if (a < b) work();'], // the comparison is flipped already
    ['condition', 'list.find(each => isOpen(each));', 'list.find(each => !isOpen(each));'],
    ['condition', 'list.find(each => !isOpen(each));'],
    ['logic', 'f(a && b);', 'f(a || b);'],
    ['operand', 'f(a || b);', 'f((a));', 'f((b));'],
    ['fallback', 'f(a ?? b);', 'f((a));'],
    ['arithmetic', 'f(a + 1);', 'f(a - 1);'],
    ['arithmetic', "f(a + 'x');"],
    ['arithmetic', 'a += b;', 'a -= b;'],
    ['arithmetic', 'a++;', 'a--;'],
    [
      'literal',
      'f(0, true, "a", "");',
      'f(1, true, "a", "");',
      'f(0, false, "a", "");',
      'f(0, true, \'\', "");',
      'f(0, true, "a", \'mutant\');',
    ],
    ['literal', "const a = { 'b-c': d };"],
    ['arguments', 'f(a, b.c, () => {});', 'f(b.c, a, () => {});'],
    ['arguments', 'f(a, a);'],
    ['arguments', 'f(game.open, rules, house);'],
    ['array', 'f([a, b], []);', 'f([], []);'],
    ['method', 'a.toString();'],
    ['method', 'a.filter(isOpen).some(b);', 'a.some(b);', 'a.filter(isOpen).every(b);'],
    ['statement', 'if (a) work();', 'if (a) {}'],
    ['guard', 'function f() { if (a) return b; }', 'function f() { {} }'],
    ['body', 'function f() { a(); b(); }', 'function f() {}'],
    ['body', 'function f() { a(); return b; }'],
  ])('%s: %s', (kind, source, ...becomes) => {
    expect(planted(source, kind).toSorted()).toEqual(becomes.toSorted());
  });

  test.each([
    ['types', "type A = 'a' | 1; function f(a: 'b'): a is 'b';"],
    ['modules', "import a from 'a'; export * from 'b'; export { c } from 'c';"],
    ['complaints about our own bugs', "if (a < 1) throw new Error('no a'); const e = new TypeError('b');"],
  ])('nothing in %s', (_, source) => {
    expect(planted(source)).toEqual([]);
  });

  test('every change can be parsed again', () => {
    const source =
      'export const f = async (a: number) => { for (const b of [1]) if (a > b && !c) { d(b); continue; } await e(a!); };';
    for (const text of planted(source)) expect(() => plant('toy.ts', text), text).not.toThrow();
    expect(planted(source).length).toBeGreaterThan(10);
  });

  test('a source that cannot be parsed is named', () => {
    expect(() => plant('toy.ts', 'const = 1;')).toThrow(/toy\.ts cannot be read/);
  });
});

describe('ids', () => {
  const source = 'f(a < b);\nf(a < b);\n';
  const ids = (text: string): string[] => plant('toy.ts', text).map(({ id }) => id);

  test('are different for the same change in two places', () => {
    expect(new Set(ids(source)).size).toBe(ids(source).length);
  });

  test('stay when lines move', () => {
    expect(ids(`// above\n\n${source}`)).toEqual(ids(source));
    expect(plant('toy.ts', `\n${source}`)[0]).toMatchObject({ row: 2, line: 'f(a < b);', nth: 1 });
  });
});

test('a sample is the same for the same seed, and hardly another when code comes', () => {
  const mutants = plant('toy.ts', Array.from({ length: 50 }, (_, index) => `f(a${index} < b);`).join('\n'));
  const ids = (seed: string, from = mutants): string[] => sampleOf(from, 10, seed).map(({ id }) => id);
  expect(ids('one')).toEqual(ids('one'));
  expect(ids('one')).not.toEqual(ids('two'));
  const grown = ids('one', [...plant('more.ts', 'g(a > b);'), ...mutants]);
  expect(grown.filter(id => !ids('one').includes(id)).length).toBeLessThanOrEqual(2);
});
