import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'vite';
import { visit } from './plant.ts';

/** A tree of sources, as it is looked at: which files there are, and what stands in one. */
export interface Tree {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

/**
 * For each test the sources it can see: what it imports and what that imports in turn. A path in a string counts as
 * well, since workers and programs are started by their path. Imports of types alone are gone before anything runs.
 */
export function sourcesOfTests(tree: Tree, tests: readonly string[]): Map<string, ReadonlySet<string>> {
  const known = new Set(tree.files);
  const doors = doorsOf(tree);
  const imports = new Map<string, readonly string[]>();
  const importsOf = (file: string): readonly string[] => {
    const found = imports.get(file) ?? readImports(file, tree.read(file), known, doors);
    imports.set(file, found);
    return found;
  };
  return new Map(tests.map(test => [test, reach(test, importsOf)]));
}

function reach(start: string, importsOf: (file: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const file of seen) {
    if (/\.tsx?$/.test(file)) for (const next of importsOf(file)) seen.add(next); // a set grows while it is walked
  }
  return seen;
}

/** What `@corvo/core` and its like stand for. */
function doorsOf({ files, read }: Tree): Map<string, string> {
  const doors = new Map<string, string>();
  for (const file of files.filter(each => /^(packages|games|apps)\/[^/]+\/package\.json$/.test(each))) {
    const { name, exports = {} } = JSON.parse(read(file)) as { name: string; exports?: Record<string, string> };
    for (const [path, target] of Object.entries(exports)) doors.set(join(name, path), join(dirname(file), target));
  }
  return doors;
}

function readImports(file: string, source: string, known: ReadonlySet<string>, doors: Map<string, string>): string[] {
  const { module, program } = parseSync(file, source);
  const names = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
  ];
  visit(program, undefined, node => {
    if (node.type === 'Literal' && typeof node.value === 'string') names.push(node.value);
    if (node.type === 'ImportExpression' && node.source.type === 'Literal') names.push(String(node.source.value));
  });
  const targets = names.flatMap(name => [doors.get(name), normalize(join(dirname(file), name)), normalize(name)]);
  return [...new Set(targets)].filter(
    target => target !== undefined && target !== file && known.has(target),
  ) as string[];
}
