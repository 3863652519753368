import { rngFromText } from '@corvo/core';
import { expect, test } from 'vitest';
import { AIDS, takeTools, TOOLS as LATE } from './late-tools.ts';
import { TOOLS } from './tools.ts';

test('late tools are the same tools, and until they are here nothing is guided or explained', () => {
  expect(Object.keys(LATE).sort()).toEqual(Object.keys(TOOLS).sort());
  const nothing = {} as never;
  const notation = LATE.tableNotation(nothing);
  expect(LATE.explain(nothing, null)).toEqual([]);
  expect(LATE.guide(nothing, nothing, nothing, [])).toBeUndefined();
  const any = { sample: (_view: unknown, _request: unknown, rng: unknown) => ['any answer', rng] } as never;
  expect(LATE.whenLate(any, nothing, { id: 7 } as never)).toEqual(['any answer', rngFromText('late\n7')]);
  LATE.shelveAids('any', AIDS);
  expect(LATE.auditOf(AIDS)).toEqual({});
  expect(() => LATE.migrate(nothing, {})).toThrow('not here yet');
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
    whenLate: told('whenLate'),
    tableNotation: () => ({ read: told('read'), write: told('write'), figures: told('figures'), draw: told('draw') }),
  });
  expect(LATE.explain(nothing, null)).toEqual(['told by', 'explain']);
  expect(LATE.guide(nothing, nothing, nothing, [])).toEqual(['told by', 'guide']);
  expect(LATE.whenLate(any, nothing, nothing)).toEqual(['told by', 'whenLate']);
  expect(LATE.migrate(nothing, {})).toEqual(['told by', 'migrate']);
  expect(LATE.readOrRefuse(nothing, nothing, nothing, '')).toEqual(['told by', 'readOrRefuse']);
  for (const part of ['read', 'write', 'figures', 'draw'] as const)
    expect((notation[part] as () => unknown)()).toEqual(['told by', part]);
});
