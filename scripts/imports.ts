import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseAst } from 'vite';

/** One file that names another of the same folder tree. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: 'value' | 'type' | 'dynamic';
}

const SOURCE = /(?<!\.d)\.m?tsx?$/;
const SHEET = /\.css$/;
/** Tests, their fixtures and the client's pages for developers may use every folder. */
const FOR_DEVELOPERS = /\.(test|fixture)\.tsx?$|^(app|boards\/westeros)\/dev\//;

/** The sources and sheets below a folder, as paths from there. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => (SOURCE.test(file) || SHEET.test(file)) && !FOR_DEVELOPERS.test(file));
}

interface Node {
  readonly type: string;
  readonly source?: unknown;
  readonly name?: string;
  readonly property?: Node;
  readonly callee?: unknown;
  readonly arguments?: readonly unknown[];
  readonly elements?: readonly unknown[];
  readonly importKind?: 'type' | 'value';
  readonly exportKind?: 'type' | 'value';
  readonly specifiers?: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function kindOf({ type, importKind, exportKind, specifiers = [] }: Node): Import['kind'] {
  if (type === 'ImportExpression') return 'dynamic';
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return 'type';
  const areTypes = specifiers.length > 0 && specifiers.every(each => (each.importKind ?? each.exportKind) === 'type');
  return areTypes ? 'type' : 'value';
}

/** A path in quotes, or the beginning of one that is put together. */
const pathIn = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  const { value: text, quasis } = value as { value?: unknown; quasis?: readonly { value: { cooked: string } }[] };
  return typeof text === 'string' ? text : quasis?.[0]?.value.cooked;
};

/** The paths that `import.meta.glob(…)` and `new URL(…, import.meta.url)` look for. */
function pathsFetched({ type, callee, arguments: given = [] }: Node): string[] {
  const isGlob = type === 'CallExpression' && isNode(callee) && callee.property?.name === 'glob';
  const isAddress = type === 'NewExpression' && isNode(callee) && callee.name === 'URL';
  if (!isGlob && !isAddress) return [];
  const [first] = given;
  const paths = isNode(first) && first.type === 'ArrayExpression' ? (first.elements ?? []) : [first];
  return paths.flatMap(path => pathIn(path) ?? []).map(path => path.replace(/^!/, ''));
}

/** Every import, export, `import()` and look-up of a source that names a path, wherever it stands. */
function importsIn(text: string, file: string): Import[] {
  const found: Import[] = [];
  const add = (given: string | undefined, kind: Import['kind']): void => {
    const path = given?.replace(/\?.*$/, '');
    if (path?.startsWith('.') === true) found.push({ from: file, to: posix.join(dirname(file), path), kind });
    // Vite also takes paths from the root of the client.
    if (path?.startsWith('/src/') === true) found.push({ from: file, to: path.slice('/src/'.length), kind });
  };
  if (SHEET.test(file)) {
    for (const [, path] of text.matchAll(/@import\s+(?:url\()?\s*['"]?([^'")\s;]+)/g)) add(path, 'value');
    return found;
  }
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isNode(value)) return;
    add(pathIn(value.source), kindOf(value));
    for (const path of pathsFetched(value)) add(path, 'dynamic');
    Object.values(value).forEach(look);
  };
  look(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** Does a source take a member of such a name from anything: by a dot, in brackets or by taking it apart? */
export function takesMember(text: string, file: string, isMeant: (name: string) => boolean): boolean {
  const look = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(look);
    if (!isNode(value)) return false;
    const {
      type,
      property,
      computed,
      properties = [],
    } = value as Node & {
      readonly computed?: boolean;
      readonly properties?: readonly { readonly key?: Node; readonly computed?: boolean }[];
    };
    const named = (key: Node | undefined, isComputed: boolean | undefined): string =>
      (isComputed === true ? pathIn(key) : (key?.name ?? pathIn(key))) ?? '';
    if (type === 'MemberExpression' && isMeant(named(property, computed))) return true;
    if (type === 'ObjectPattern' && properties.some(each => isMeant(named(each.key, each.computed)))) return true;
    return Object.values(value).some(look);
  };
  return look(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
}

/** All imports between the sources below a folder. */
export function importsBelow(folder: string): Import[] {
  return sourcesIn(folder).flatMap(file => importsIn(readFileSync(join(folder, file), 'utf8'), file));
}

/** The folder of a file, at most so many levels deep; a file that lies higher stands for itself. */
const folderOf = (file: string, levels: number): string => {
  const folders = file.split('/').slice(0, -1);
  return folders.length === 0 ? file : folders.slice(0, levels).join('/');
};

/** The client's layers from the bottom to the top; apps/web/README.md says what belongs in each. */
export const LAYERS = ['base', 'session', 'kit', 'boards', 'table', 'pages', 'app'];

/** Imports that point from a layer of the client to one above it. */
export function upward(imports: readonly Import[]): string[] {
  const level = (file: string): number => LAYERS.indexOf(folderOf(file, 1));
  return imports
    .filter(({ from, to }) => level(from) < level(to))
    .map(({ from, to, kind }) => `${from} -> ${to} (${kind})`);
}

/**
 * Folders that need each other to run, directly or over others, each group with the imports inside it. A type, or a
 * file that is fetched later, holds nobody up and does not count.
 */
export function cycles(imports: readonly Import[], levels = 2): string[][] {
  const lines = new Map<string, Map<string, string>>();
  for (const { from, to, kind } of imports) {
    const [here, there] = [folderOf(from, levels), folderOf(to, levels)];
    if (kind !== 'value' || here === there || !SOURCE.test(to)) continue;
    const ways = lines.get(here) ?? new Map<string, string>();
    lines.set(here, ways.set(there, `${from} -> ${to}`));
  }
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const go = (folder: string): void => {
      for (const next of lines.get(folder)?.keys() ?? []) if (!seen.has(next)) go((seen.add(next), next));
    };
    go(start);
    return seen;
  };
  const reached = new Map([...lines.keys()].map(folder => [folder, reach(folder)]));
  const groups = new Set<string>();
  for (const [folder, all] of reached)
    if (all.has(folder))
      groups.add(
        [...all]
          .filter(other => reached.get(other)?.has(folder))
          .sort()
          .join(' '),
      );
  return [...groups].map(group => {
    const inside = group.split(' ');
    return inside.flatMap(from => inside.flatMap(to => lines.get(from)?.get(to) ?? []));
  });
}
