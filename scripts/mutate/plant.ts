import { parseSync, type ESTree } from 'vite';
import { describeChanges, type Change, type Mutant } from './mutant.ts';
import { OPERATORS } from './operators.ts';

type Node = ESTree.Node;

/** Every single change that we would plant in a source file, in the order of the text. */
export function plant(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string => source.slice(start, end);
  const changes = new Map<string, Change>();
  visit(program, undefined, (node, parent) => {
    for (const operator of OPERATORS) {
      for (const change of operator({ node, parent, textOf })) {
        changes.set(`${change.start} ${change.end} ${change.text}`, change); // two operators may come to the same
      }
    }
  });
  const inOrder = [...changes.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
  return describeChanges(file, source, inOrder);
}

/** Visits what runs: no types, no names of modules, and no complaint about a bug of ours, which no test can see. */
export function visit(
  node: Node,
  parent: Node | undefined,
  look: (node: Node, parent: Node | undefined) => void,
): void {
  if (isErased(node) || isComplaint(node)) return;
  look(node, parent);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent' || key === 'source') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, node, look);
    }
  }
}

function isErased({ type }: Node): boolean {
  const isKept = type === 'TSAsExpression' || type === 'TSNonNullExpression' || type === 'TSSatisfiesExpression';
  return (type.startsWith('TS') && !isKept) || type === 'ImportDeclaration' || type === 'ExportAllDeclaration';
}

function isComplaint(node: Node): boolean {
  if (node.type === 'IfStatement' && node.alternate === null) return isThrow(node.consequent);
  return (
    isThrow(node) ||
    (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name.endsWith('Error'))
  );
}

function isThrow(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.length === 1 && isThrow(node.body[0] as Node);
  return node.type === 'ThrowStatement';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
