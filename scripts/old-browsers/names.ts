import { parseAst } from 'vite'

type ScriptNames = {
  /** Possible objects or functions of the global scope. Without scopes, variables count too. */
  globals: Set<string>
  /** Names called as methods. One that is only read does no harm if it is missing. */
  called: Set<string>
  /** Methods that the script defines itself, including polyfills. */
  own: Set<string>
  /** Regular expression syntax that a browser must support, or it rejects the whole script. */
  patterns: Set<string>
}

type Node = { type: string; [key: string]: unknown }

export function namesInScript(script: string): ScriptNames {
  const names: ScriptNames = {
    globals: new Set(),
    called: new Set(),
    own: new Set(),
    patterns: new Set(),
  }
  visit(parseAst(script), names)
  return names
}

function visit(value: unknown, names: ScriptNames): void {
  if (Array.isArray(value)) return value.forEach((one) => visit(one, names))
  if (!isNode(value)) return
  note(value, names)
  const { computed, ...rest } = value
  for (const [name, child] of Object.entries(rest)) {
    const isPlainName = (name === 'property' || name === 'key') && computed === false
    if (!isPlainName) visit(child, names)
  }
}

function note(node: Node, { globals, called, own, patterns }: ScriptNames): void {
  const { type, key, callee, left, regex } = node
  if (type === 'Identifier') globals.add(String(node.name))
  if (type === 'CallExpression') addProperty(callee, called)
  if (type === 'AssignmentExpression') addProperty(left, own)
  if (isNode(key) && key.type === 'Identifier' && !node.computed) own.add(String(key.name))
  if (regex) {
    const { pattern, flags } = regex as { pattern: string; flags: string }
    if (flags.includes('v')) patterns.add('/…/v')
    if (/\(\?[ims]*-?[ims]+:/.test(pattern)) patterns.add('(?i:…)')
  }
}

function addProperty(member: unknown, to: Set<string>): void {
  if (!isNode(member) || member.type !== 'MemberExpression' || member.computed) return
  if (isNode(member.property)) to.add(String(member.property.name))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
