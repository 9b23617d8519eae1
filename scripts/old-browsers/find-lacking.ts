import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { type ESTree, parseSync, Visitor } from 'vite'
import { OLDEST } from '../../build/browsers.ts'

/** A name of the web platform that some of the oldest browsers lack, and those browsers. */
export type Found = { name: string; browsers: string }

const BROWSERS = Object.entries({ ...OLDEST, safari_ios: OLDEST.safari })
const FILE = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
const { api, css, html, javascript }: CompatData = JSON.parse(readFileSync(FILE, 'utf8'))

/**
 * Features that scripts use and none of them defines. Variables count as globals too; a method that is only read does no
 * harm if it is missing; names of one or two letters are the minifier's.
 * @param others scripts that define methods too, but are not searched themselves
 */
export function lackingInScripts(
  scripts: readonly string[],
  others: readonly string[] = [],
): Found[] {
  const used = scripts.map(namesIn)
  const own = new Set([...used, ...others.map(namesIn)].flatMap((names) => names.own))
  const globals = used.flatMap((names) => names.globals).filter((name) => name.length > 2)
  const called = used.flatMap((names) => names.called).filter((name) => !own.has(name))
  const objects = [...children(api), ...children(javascript.builtins)]
  const scopes = [...children(api.Window), ...children(api.WorkerGlobalScope)]
  return [
    ...pick(globals, [...objects, ...scopes]),
    ...pick(called, objects.flatMap(childrenOf), (name) => `${name}()`),
    ...used.flatMap(({ patterns }) => patterns.map((name) => ({ name, browsers: 'some' }))),
  ]
}

/** Properties, selectors, rules, and functions of values. */
export function lackingInStyles(styles: string): Found[] {
  const preludes = matches(styles, /([^{};]+)\{/g).filter((one) => !one.trim().startsWith('@'))
  const types = children(css.types)
  return [
    ...pick(
      matches(styles, /[{;]\s*(-?[a-z][a-z-]*)\s*:/g),
      children(css.properties),
      (name) => `${name}:`,
    ),
    ...pick(
      matches(preludes.join('\n'), /:(-?[a-z][a-z-]*)/g),
      children(css.selectors),
      (name) => `:${name}`,
    ),
    ...pick(matches(styles, /@([a-z-]+)/g), children(css['at-rules']), (name) => `@${name}`),
    ...pick(
      matches(styles, /([a-z-]+)\(/g),
      [...types, ...types.flatMap(childrenOf)],
      (name) => `${name}()`,
    ),
  ]
}

/** Elements, and attributes as "details name"; those of every element as " popover". */
export function lackingInMarkup(markup: string): Found[] {
  const tags = [...markup.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)/g)]
  const used = tags.flatMap(([, element = '', attributes = '']) => [
    element,
    ...matches(attributes, /([a-z-]+)(?:="[^"]*")?/g).flatMap((one) => [
      `${element} ${one}`,
      ` ${one}`,
    ]),
  ])
  const elements = children(html.elements)
  const of = (element: string, attributes: Entry[]) =>
    attributes.map(([name, feature]): Entry => [`${element} ${name}`, feature])
  return pick(used, [
    ...elements,
    ...elements.flatMap(([name, element]) => of(name, children(element))),
    ...of('', children(html.global_attributes)),
  ])
}

/** The names in a script: `own` are of methods that it defines itself, `patterns` syntax that may stop the whole script. */
function namesIn(script: string) {
  const globals = new Set<string>()
  const called = new Set<string>()
  const own = new Set<string>()
  const patterns = new Set<string>()
  const members = new Set<ESTree.Node>()
  const nameOf = (node: ESTree.Node) =>
    node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
      ? [node.property.name]
      : []
  const define = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
    if (computed || key.type !== 'Identifier') return
    own.add(key.name)
    members.add(key)
  }
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || members.add(property)),
    Property: define,
    MethodDefinition: define,
    PropertyDefinition: define,
    Identifier: (node) => void (members.has(node) || globals.add(node.name)),
    CallExpression: ({ callee }) => nameOf(callee).forEach((name) => called.add(name)),
    AssignmentExpression: ({ left }) => nameOf(left).forEach((name) => own.add(name)),
    Literal: (node) => {
      if (!('regex' in node)) return
      if (node.regex.flags.includes('v')) patterns.add('/…/v')
      if (/\(\?[ims]*-?[ims]+:/.test(node.regex.pattern)) patterns.add('(?i:…)')
    },
  }).visit(parseSync('script.js', script).program)
  return { globals: [...globals], called: [...called], own: [...own], patterns: [...patterns] }
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

type Entry = readonly [name: string, feature: Identifier]

function children(parent: Identifier | undefined): Entry[] {
  const entries = Object.entries(parent ?? {}).filter(([name]) => name !== '__compat')
  return entries.map(([name, feature]) => [name.replace(/_static$/, ''), feature as Identifier])
}

const childrenOf = ([, parent]: Entry): Entry[] => children(parent)

/** The used names that some browser has in none of the features of that name. */
function pick(
  used: readonly string[],
  entries: readonly Entry[],
  spell = (name: string) => name,
): Found[] {
  const features = new Map<string, Identifier[]>()
  for (const [name, feature] of entries)
    features.set(name, [...(features.get(name) ?? []), feature])
  return [...new Set(used)].flatMap((name) => {
    const named = features.get(name) ?? []
    const without = BROWSERS.filter(
      ([browser, version]) =>
        named.length > 0 && named.every((feature) => !isThere(feature, browser, version)),
    )
    const browsers = without.map((one) => one.join(' ')).join(', ')
    return browsers === '' ? [] : [{ name: spell(name), browsers }]
  })
}

/** A group of features has no data of its own and counts as there. */
function isThere({ __compat: compat }: Identifier, browser: string, version: string): boolean {
  if (!compat) return true
  const support = (compat.support as Record<string, unknown>)[browser]
  return [support].flat().some((one) => {
    const { version_added: added, ...rest } = (one ?? {}) as Partial<SimpleSupportStatement>
    const isPlain = !rest.flags && !rest.prefix && !rest.alternative_name
    return isPlain && typeof added === 'string' && isAtMost(added.replace('≤', ''), version)
  })
}

function isAtMost(added: string, version: string): boolean {
  return added !== 'preview' && added.localeCompare(version, 'en', { numeric: true }) <= 0
}
