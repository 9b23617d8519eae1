import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { OLDEST } from '../../build/browsers.ts'

const BROWSERS = { ...OLDEST, safari_ios: OLDEST.safari }
const FILE = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
const DATA: CompatData = JSON.parse(readFileSync(FILE, 'utf8'))

/** Names of the web platform that some of our oldest browsers lack, each with those browsers. */
type Lacking = ReadonlyMap<string, string>

type Entry = readonly [name: string, feature: Identifier]

/** Objects and functions of the global scope: Temporal, requestIdleCallback. */
export function lackingGlobals(): Lacking {
  const { Window, WorkerGlobalScope } = DATA.api
  return collect([DATA.api, DATA.javascript.builtins, Window, WorkerGlobalScope].flatMap(children))
}

/** Members that no object has in some of these browsers: withResolvers, checkVisibility. */
export function lackingMembers(): Lacking {
  const owners = [...children(DATA.api), ...children(DATA.javascript.builtins)]
  return collect(owners.flatMap(([, owner]) => children(owner)))
}

/** Properties, selectors, rules, and functions and words of values. */
export function lackingStyles() {
  const { properties, selectors, types } = DATA.css
  return {
    properties: collect(children(properties)),
    selectors: collect(children(selectors)),
    rules: collect(children(DATA.css['at-rules'])),
    functions: collect([
      ...children(types),
      ...children(types).flatMap(([, one]) => children(one)),
    ]),
  }
}

/** Elements, and attributes as "details name"; those of every element as " popover". */
export function lackingMarkup(): Lacking {
  const { elements, global_attributes: everywhere } = DATA.html
  const attributes = children(elements).flatMap(([element, entry]) =>
    children(entry).map(([name, feature]): Entry => [`${element} ${name}`, feature]),
  )
  const shared = children(everywhere).map(([name, feature]): Entry => [` ${name}`, feature])
  return collect([...children(elements), ...attributes, ...shared])
}

function children(parent: Identifier | undefined): Entry[] {
  return Object.entries(parent ?? {}).filter(([name]) => name !== '__compat') as Entry[]
}

/** A name counts as lacking if nothing with that name exists. */
function collect(entries: readonly Entry[]): Lacking {
  const named = new Map<string, Identifier[]>()
  for (const [name, feature] of entries) {
    const plain = name.replace(/_static$/, '')
    named.set(plain, [...(named.get(plain) ?? []), feature])
  }
  const lacking = new Map<string, string>()
  for (const [name, features] of named) {
    const without = Object.entries(BROWSERS).filter(([browser, version]) =>
      features.every((feature) => !isThere(feature, browser, version)),
    )
    if (without.length > 0) lacking.set(name, without.map((one) => one.join(' ')).join(', '))
  }
  return lacking
}

function isThere({ __compat: compat }: Identifier, browser: string, version: string): boolean {
  // Skip a group of features without its own data.
  if (!compat) return true
  const support = (compat.support as Record<string, unknown>)[browser]
  return [support].flat().some((one) => {
    const {
      version_added: added,
      flags,
      prefix,
      alternative_name: other,
    } = (one ?? {}) as Partial<SimpleSupportStatement>
    if (flags || prefix || other) return false
    return typeof added === 'string' && isAtMost(added.replace('≤', ''), version)
  })
}

function isAtMost(added: string, version: string): boolean {
  if (added === 'preview') return false
  const [one = 0, two = 0] = added.split('.').map(Number)
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return one < major || (one === major && two <= minor)
}
