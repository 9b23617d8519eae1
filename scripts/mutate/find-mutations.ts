import { type ESTree, parseSync } from 'vite'

/** One change to a file: replaces the text between two offsets. */
export type Mutation = { line: number; start: number; end: number; text: string }

type Node = ESTree.Node
type Change = Omit<Mutation, 'line'>

const SWAPS: Record<string, string> = {
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
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
const NAME_SWAPS: Record<string, string> = { min: 'max', max: 'min', some: 'every', every: 'some' }

/** Nodes without code, or that fail at once when changed. */
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression'])
/** Type syntax around an expression. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Every small change to a TypeScript file's code. Leaves types, imports, comments and class names alone. */
export function findMutations(file: string, code: string): Mutation[] {
  const changes: Change[] = []
  visit(parseSync(file, code).program, (node) => changes.push(...changeNode(node, code)))
  return changes
    .map((change) => ({ ...change, line: code.slice(0, change.start).split('\n').length }))
    .filter((mutation) => parseSync(file, applyMutation(code, mutation)).errors.length === 0)
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

export function applyMutation(code: string, { start, end, text }: Mutation): string {
  return code.slice(0, start) + text + code.slice(end)
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look)
  if (!isNode(value) || SKIPPED.has(value.type) || isClassName(value)) return
  if (WRAPPERS.has(value.type)) return visit(Reflect.get(value, 'expression'), look)
  if (value.type.startsWith('TS')) return
  look(value)
  for (const child of Object.values(value)) visit(child, look)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Appearance is compared in screenshots. */
function isClassName(node: Node): boolean {
  return node.type === 'JSXAttribute' && node.name.name === 'className'
}

function changeNode(node: Node, code: string): Change[] {
  const { start, end } = node
  const source = code.slice(start, end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return swapOperator(node, code)
    case 'IfStatement':
      return [negate(node.test, code), ...(node.alternate ? [] : [drop(node)])]
    case 'ConditionalExpression':
      return [negate(node.test, code)]
    case 'UnaryExpression':
      return ['!', '-'].includes(node.operator) ? [{ start, end: start + 1, text: '' }] : []
    case 'MemberExpression':
      return swapName(node.property)
    case 'Literal':
      return changeLiteral(node, source)
    case 'TemplateElement':
      return emptyText(start + 1, end - (node.tail ? 1 : 2), code)
    case 'JSXText':
      return emptyText(start, end, code)
    case 'ArrayExpression':
      return node.elements.filter((element) => element !== null).map((one) => dropItem(one, code))
    case 'ReturnStatement':
      return node.argument ? [{ start, end, text: 'return' }] : [drop(node)]
    case 'ExpressionStatement':
    case 'ThrowStatement':
      return [drop(node)]
    default:
      return []
  }
}

type Operation = { operator: string; left: { end: number } }

function swapOperator({ operator, left }: Operation, code: string): Change[] {
  const text = SWAPS[operator]
  const start = code.indexOf(operator, left.end)
  return text === undefined ? [] : [{ start, end: start + operator.length, text }]
}

function negate({ start, end }: Node, code: string): Change {
  return { start, end, text: `!(${code.slice(start, end)})` }
}

function swapName(property: Node): Change[] {
  const text = property.type === 'Identifier' ? NAME_SWAPS[property.name] : undefined
  return text === undefined ? [] : [{ start: property.start, end: property.end, text }]
}

type Literal = { start: number; end: number; value: unknown }

function changeLiteral({ start, end, value }: Literal, source: string): Change[] {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }]
  if (typeof value === 'number') return [{ start, end, text: raiseLastDigit(source) }]
  if (typeof value !== 'string') return []
  return [{ start, end, text: value === '' ? "'changed'" : "''" }]
}

/** 0.075 becomes 0.076 and 1_000 becomes 1_001: near misses are the hardest to notice. */
function raiseLastDigit(number: string): string {
  return number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
}

function emptyText(start: number, end: number, code: string): Change[] {
  return code.slice(start, end).trim() === '' ? [] : [{ start, end, text: '' }]
}

/** A semicolon keeps the next statement out of an if without braces. */
function drop({ start, end }: Node): Change {
  return { start, end, text: ';' }
}

/** The comma is removed with the element. */
function dropItem({ start, end }: Node, code: string): Change {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
  return { start, end: end + comma, text: '' }
}
