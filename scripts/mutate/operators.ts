import type { ESTree } from 'vite';
import type { Change, Kind } from './mutant.ts';

type Node = ESTree.Node;

/** What an operator may ask about the place it looks at. */
interface Place {
  readonly node: Node;
  readonly parent: Node | undefined;
  readonly textOf: (node: Span) => string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

type Operator = (place: Place) => readonly Change[];

const FLIPPED = new Map(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '==': '!=',
    '!=': '==',
    '<': '>=',
    '>=': '<',
    '>': '<=',
    '<=': '>',
  }),
);
const SHIFTED = new Map(Object.entries({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' }));
const ARITHMETIC = new Map(Object.entries({ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }));
const ASSIGNED = new Map(Object.entries({ '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }));
/** Methods without which a list is longer or in another order, and those that have an opposite. */
const DROPPED = new Set(['filter', 'slice', 'toSorted', 'sort', 'toReversed', 'reverse', 'trim', 'flat']);
const OPPOSITE = new Map(Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min' }));

/** What nearly every function of the rules is given first: in another place the types would refuse it at once. */
const CONTEXT = new Set(['game', 'open', 'rules', 'frame', 'scene', 'table', 'view', 'state', 'board', 'rng', 'draft']);

const QUESTION = /^(is|has|can|may|must|are|does|should)[A-Z]/;

function change(kind: Kind, { start, end }: Span, text: string): Change {
  return { kind, start, end, text };
}

const comparisons: Operator = ({ node, textOf }) => {
  if (node.type !== 'BinaryExpression') return [];
  const sign = signBetween(node.left, node.right, node.operator, textOf);
  const [flipped, shifted] = [FLIPPED.get(node.operator), SHIFTED.get(node.operator)];
  return [
    ...(flipped === undefined ? [] : [change('comparison', sign, flipped)]),
    ...(shifted === undefined ? [] : [change('boundary', sign, shifted)]),
  ];
};

const conditions: Operator = ({ node, parent, textOf }) => {
  const test = testOf(node);
  if (test)
    return FLIPPED.get(operatorOf(test)) === undefined ? [change('condition', test, negated(test, textOf))] : [];
  // Elsewhere the name tells that the answer is yes or no: isVacant(area), canCarry.
  const isAsked = (node.type === 'CallExpression' || node.type === 'Identifier') && QUESTION.test(nameOf(node));
  if (!isAsked || !parent || isName(node, parent) || testOf(parent) === node) return [];
  if (parent.type === 'UnaryExpression' || (parent.type === 'CallExpression' && parent.callee === node)) return [];
  return node.type === 'CallExpression' ? [change('condition', node, `!${textOf(node)}`)] : [];
};

const logic: Operator = ({ node, textOf }) => {
  if (node.type !== 'LogicalExpression') return [];
  const sign = signBetween(node.left, node.right, node.operator, textOf);
  if (node.operator === '??') return [change('fallback', node, `(${textOf(node.left)})`)];
  return [
    change('logic', sign, node.operator === '&&' ? '||' : '&&'),
    change('operand', node, `(${textOf(node.left)})`),
    change('operand', node, `(${textOf(node.right)})`),
  ];
};

const arithmetic: Operator = ({ node, textOf }) => {
  if (node.type === 'UpdateExpression') {
    return [
      change(
        'arithmetic',
        node,
        textOf(node).replace(/\+\+|--/, sign => (sign === '++' ? '--' : '++')),
      ),
    ];
  }
  if (node.type === 'AssignmentExpression') {
    const other = ASSIGNED.get(node.operator);
    const isText = isTextual(node.right);
    if (other === undefined || isText) return [];
    return [change('arithmetic', signBetween(node.left, node.right, node.operator, textOf), other)];
  }
  if (node.type !== 'BinaryExpression' || isTextual(node.left) || isTextual(node.right)) return [];
  const other = ARITHMETIC.get(node.operator);
  return other === undefined
    ? []
    : [change('arithmetic', signBetween(node.left, node.right, node.operator, textOf), other)];
};

const literals: Operator = ({ node, parent }) => {
  if (node.type !== 'Literal' || !parent || isName(node, parent)) return [];
  if (typeof node.value === 'boolean') return [change('literal', node, String(!node.value))];
  if (typeof node.value === 'number') return [change('literal', node, String(node.value + 1))];
  if (typeof node.value === 'string') return [change('literal', node, node.value === '' ? `'mutant'` : `''`)];
  return [];
};

const swaps: Operator = ({ node, textOf }) => {
  if (node.type !== 'CallExpression') return [];
  return node.arguments.slice(1).flatMap((second, index) => {
    const first = node.arguments[index];
    if (!first || !isSimple(first) || !isSimple(second) || textOf(first) === textOf(second)) return [];
    const between = textOf({ start: first.end, end: second.start });
    return [change('arguments', { start: first.start, end: second.end }, textOf(second) + between + textOf(first))];
  });
};

const arrays: Operator = ({ node }) =>
  node.type === 'ArrayExpression' && node.elements.length > 0 ? [change('array', node, '[]')] : [];

const methods: Operator = ({ node, textOf }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return [];
  const { object, property } = node.callee;
  const opposite = OPPOSITE.get(textOf(property));
  if (opposite !== undefined) return [change('method', property, opposite)];
  return DROPPED.has(textOf(property)) ? [change('method', node, textOf(object))] : [];
};

const statements: Operator = ({ node }) => {
  if (node.type === 'IfStatement' && node.alternate === null && isExit(node.consequent))
    return [change('guard', node, '{}')];
  const isWork =
    node.type === 'ExpressionStatement' &&
    ['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'AwaitExpression', 'UnaryExpression'].includes(
      node.expression.type,
    );
  return isWork || node.type === 'BreakStatement' || node.type === 'ContinueStatement'
    ? [change('statement', node, '{}')]
    : [];
};

/** A function that is called for what it does returns at once. */
const bodies: Operator = ({ node, textOf }) => {
  const isFunction =
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression';
  if (!isFunction || node.body?.type !== 'BlockStatement' || node.body.body.length < 2) return [];
  return /\breturn\s+[^;\s]/.test(textOf(node.body)) ? [] : [change('body', node.body, '{}')];
};

export const OPERATORS: readonly Operator[] = [
  comparisons,
  conditions,
  logic,
  arithmetic,
  literals,
  swaps,
  arrays,
  methods,
  statements,
  bodies,
];

/** Where the operator stands: between its sides there are only blanks, brackets and comments besides. */
function signBetween(left: Span, right: Span, sign: string, textOf: Place['textOf']): Span {
  const between = textOf({ start: left.end, end: right.start });
  const bare = between.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, comment => ' '.repeat(comment.length));
  const start = left.end + bare.indexOf(sign);
  return { start, end: start + sign.length };
}

function testOf(node: Node): Node | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression' || node.type === 'WhileStatement')
    return node.test;
  return undefined;
}

function operatorOf(node: Node): string {
  return node.type === 'BinaryExpression' ? node.operator : '';
}

function negated(test: Node, textOf: Place['textOf']): string {
  return test.type === 'UnaryExpression' && test.operator === '!' ? textOf(test.argument) : `!(${textOf(test)})`;
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : '';
}

/** Whether the node only names something: a key of an object, a member, what is declared. */
function isName(node: Node, parent: Node): boolean {
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') return parent.key === node;
  return parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
}

function isTextual(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function isSimple(node: Node): boolean {
  if (CONTEXT.has(nameOf(node))) return false;
  return node.type === 'Identifier' || node.type === 'Literal' || node.type === 'MemberExpression';
}

function isExit(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.length === 1 && isExit(node.body[0] as Node);
  return node.type === 'ReturnStatement' || node.type === 'ContinueStatement' || node.type === 'BreakStatement';
}
