import { expect, test } from 'vitest';
import { AIDS, takeTools, TOOLS as LATE } from './late-tools.ts';
import { TOOLS } from './tools.ts';

test('late tools are the same tools, and until they are here nothing is guided or explained', () => {
  expect(Object.keys(LATE).sort()).toEqual(Object.keys(TOOLS).sort());
  const nothing = {} as never;
  const notation = LATE.tableNotation(nothing);
  expect(LATE.explain(nothing, null)).toEqual([]);
  expect(LATE.guide(nothing, nothing, nothing, [])).toBeUndefined();
  LATE.shelveAids('any', AIDS);
  expect(LATE.auditOf(AIDS)).toEqual({});
  expect(() => LATE.migrate(nothing)).toThrow('not here yet');
  expect(() => LATE.readOrRefuse(nothing, nothing, nothing, '')).toThrow('not here yet');
  for (const part of [notation.read, notation.write, notation.figures, notation.draw])
    expect(() => (part as () => unknown)()).toThrow('not here yet');

  const told = (what: string) => (): never => ['told by', what] as never;
  takeTools({
    ...TOOLS,
    explain: told('explain'),
    guide: told('guide'),
    migrate: told('migrate'),
    readOrRefuse: told('readOrRefuse'),
    tableNotation: () => ({ read: told('read'), write: told('write'), figures: told('figures'), draw: told('draw') }),
  });
  expect(LATE.explain(nothing, null)).toEqual(['told by', 'explain']);
  expect(LATE.guide(nothing, nothing, nothing, [])).toEqual(['told by', 'guide']);
  expect(LATE.migrate(nothing)).toEqual(['told by', 'migrate']);
  expect(LATE.readOrRefuse(nothing, nothing, nothing, '')).toEqual(['told by', 'readOrRefuse']);
  for (const part of ['read', 'write', 'figures', 'draw'] as const)
    expect((notation[part] as () => unknown)()).toEqual(['told by', part]);
});
