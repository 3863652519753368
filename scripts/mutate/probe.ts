import { parseSync, type ESTree } from 'vite';
import type { Mutant } from './mutant.ts';
import { visit } from './plant.ts';

type Node = ESTree.Node;

/** A stretch of a source that runs as a whole or not at all: a body, a branch, the right side of `&&`. */
interface Region {
  readonly start: number;
  readonly end: number;
  /** What is written where, so that it tells when it runs. */
  readonly probe: (tells: string) => readonly Insertion[];
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

export interface Probed {
  readonly source: string;
  /** The name of the probe before each mutant, by the mutant's id. Code that runs when a file is loaded has none. */
  readonly probes: ReadonlyMap<string, string>;
}

/** Writes into a source what tells whether a mutant's place is ever reached (`reach-probe.ts` hears it). */
export function placeProbes(file: string, source: string, mutants: readonly Mutant[]): Probed {
  const regions = regionsOf(file, source);
  const used = new Map<Region, string>();
  const probes = new Map<string, string>();
  for (const mutant of mutants) {
    const region = innermost(regions, mutant);
    if (region === undefined) continue;
    const name = used.get(region) ?? `${file}:${region.start}-${region.end}`;
    used.set(region, name);
    probes.set(mutant.id, name);
  }
  const insertions = [...used].flatMap(([region, name]) => region.probe(`globalThis.corvoReached?.('${name}')`));
  return { source: write(source, insertions), probes };
}

function regionsOf(file: string, source: string): Region[] {
  const regions: Region[] = [];
  visit(parseSync(file, source).program, undefined, (node, parent) => regions.push(...regionsAt(node, parent)));
  return regions;
}

function regionsAt(node: Node, parent: Node | undefined): Region[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      if (!node.body) return [];
      // The whole function, not its body alone: what its parameters are by default is worked out at the call.
      const { probe } = node.body.type === 'BlockStatement' ? block(node.body) : expression(node.body);
      return [{ start: node.start, end: node.end, probe }];
    }
    case 'BlockStatement':
      return parent?.type.includes('Function') === true ? [] : [block(node)];
    case 'IfStatement':
      return [node.consequent, node.alternate].flatMap(statement);
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'WhileStatement':
      return statement(node.body);
    case 'ConditionalExpression':
      return [expression(node.consequent), expression(node.alternate)];
    case 'LogicalExpression':
      return [expression(node.right)];
    default:
      return [];
  }
}

const block = ({ start, end }: Node): Region => ({
  start,
  end,
  probe: tells => [{ at: start + 1, text: ` ${tells};` }],
});

const expression = ({ start, end }: Node): Region => ({
  start,
  end,
  probe: tells => [
    { at: start, text: `(${tells}, ` },
    { at: end, text: ')' },
  ],
});

/** A branch without braces gets some. */
function statement(node: Node | null): Region[] {
  if (!node || node.type === 'BlockStatement') return [];
  const { start, end } = node;
  return [
    {
      start,
      end,
      probe: tells => [
        { at: start, text: `{ ${tells}; ` },
        { at: end, text: ' }' },
      ],
    },
  ];
}

function innermost(regions: readonly Region[], { start, end }: Mutant): Region | undefined {
  return regions
    .filter(region => region.start <= start && end <= region.end)
    .reduce<Region | undefined>(
      (least, region) => (least && least.end - least.start < region.end - region.start ? least : region),
      undefined,
    );
}

/** From the end on, so that the places before keep their numbers. What meets at one place are brackets that close. */
function write(source: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}
