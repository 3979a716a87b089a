/** Small faults a tired programmer makes, and where a file could have them. */
import { parseSync } from 'vite';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** The file with the fault in it. */
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
interface Swap {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What stands in a type does nothing; a loop with a fault in its condition may never end. */
const isLeftAlone = (node: Node, key: string): boolean =>
  node.type.startsWith('TS') || (/^(For|While|DoWhile)Statement$/.test(node.type) && key !== 'body');

function swapsIn(node: Node, code: string): readonly Swap[] {
  const own = swapOf(node, code);
  const inner = Object.entries(node)
    .filter(([key]) => !isLeftAlone(node, key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap((child) => swapsIn(child, code));
  return own ? [own, ...inner] : inner;
}

function swapOf(node: Node, code: string): Swap | null {
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return operatorSwap(node, code);
  if (node.type === 'Literal' && typeof node['value'] === 'number')
    return { start: node.start, end: node.end, to: String(node['value'] + 1) };
  if (node.type === 'Literal' && typeof node['value'] === 'boolean')
    return { start: node.start, end: node.end, to: String(!node['value']) };
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
    const test = node['test'] as Node;
    return { start: test.start, end: test.end, to: `!(${code.slice(test.start, test.end)})` };
  }
  return null;
}

/** The operator stands between its two sides; words and brackets may stand there as well. */
function operatorSwap(node: Node, code: string): Swap | null {
  const operator = String(node['operator']);
  const to = otherOperator[operator];
  const from = (node['left'] as Node).end;
  const start = code.indexOf(operator, from);
  if (!to || start < 0 || start >= (node['right'] as Node).start) return null;
  return { start, end: start + operator.length, to };
}

export function mutantsOf(file: string, code: string): readonly Mutant[] {
  const program: unknown = parseSync(file, code).program;
  return (isNode(program) ? swapsIn(program, code) : []).map(({ start, end, to }) => ({
    file,
    line: code.slice(0, start).split('\n').length,
    from: code.slice(start, end),
    to,
    code: code.slice(0, start) + to + code.slice(end),
  }));
}
