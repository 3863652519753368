import { describe, expect, test } from 'vitest';
import { plant } from './plant.ts';
import { placeProbes } from './probe.ts';

/** A source with probes for all its mutants; `!` stands for each. */
function probed(source: string): string {
  return placeProbes('toy.ts', source, plant('toy.ts', source)).source.replaceAll(
    /globalThis\.corvoReached\?\.\('toy\.ts:\d+-\d+'\)/g,
    '!',
  );
}

describe('probes', () => {
  test.each([
    ['in a body', 'function f() { return 1; }', 'function f() { !; return 1; }'],
    ['before what a function gives', 'const f = a => 1;', 'const f = a => (!, 1);'],
    ['for a default, in the body', 'function f(a = 1) { g(a); }', 'function f(a = 1) { !; g(a); }'],
    ['in a branch', 'function f() { if (a) return 1; }', 'function f() { !; if (a) { !; return 1; } }'],
    ['in the other branch', 'if (a) b = 1; else b = 2;', 'if (a) { !; b = 1; } else { !; b = 2; }'],
    ['in a loop', 'for (const a of b) c(1);', 'for (const a of b) { !; c(1); }'],
    ['in a choice', 'a = b ? 1 : 2;', 'a = b ? (!, 1) : (!, 2);'],
    ['in one choice of two that end together', 'a = b ? c : d && 1;', 'a = b ? c : (!, d && (!, 1));'],
    ['on the right side', 'a = b && c(1);', 'a = b && (!, c(1));'],
    ['in one place for all that runs together', 'const f = () => g(1, 2, 3);', 'const f = () => (!, g(1, 2, 3));'],
    ['nowhere for what runs when the file is loaded', 'const a = 1;', 'const a = 1;'],
  ])('%s', (_, source, becomes) => {
    expect(probed(source)).toBe(becomes);
  });

  test('each mutant knows the nearest probe', () => {
    const source = 'const f = () => (a ? 1 : g(2, () => 3));';
    const mutants = plant('toy.ts', source);
    const { probes } = placeProbes('toy.ts', source, mutants);
    const at = (change: string): string | undefined =>
      probes.get(mutants.find(mutant => mutant.change === change)?.id ?? '');
    expect(new Set(['a becomes !(a)', '1 becomes 2', '2 becomes 3', '3 becomes 4'].map(at)).size).toBe(4);
    expect(at('2 becomes 3')).toBe(`toy.ts:${source.indexOf('g(2')}-${source.indexOf(');')}`);
  });
});
