import { namesInScript } from './names.ts'
import { lackingGlobals, lackingMarkup, lackingMembers, lackingStyles } from './support.ts'

/** A name that some of the oldest browsers lack, and those browsers. */
export type Found = { name: string; browsers: string }

/**
 * Features that scripts use and none of them polyfills. Names of one or two letters are the minifier's.
 * @param others scripts that define methods too, but are not searched themselves
 */
export function lackingInScripts(
  scripts: readonly string[],
  others: readonly string[] = [],
): Found[] {
  const all = scripts.map(namesInScript)
  const own = new Set([...all, ...others.map(namesInScript)].flatMap((names) => [...names.own]))
  const globals = all.flatMap((names) => [...names.globals]).filter((name) => name.length > 2)
  const called = all.flatMap((names) => [...names.called]).filter((name) => !own.has(name))
  return [
    ...pick(globals, lackingGlobals()),
    ...pick(called, lackingMembers(), (name) => `${name}()`),
    ...all.flatMap(({ patterns }) => [...patterns]).map((name) => ({ name, browsers: 'some' })),
  ]
}

export function lackingInStyles(css: string): Found[] {
  const { properties, selectors, rules, functions } = lackingStyles()
  const preludes = names(css, /([^{};]+)\{/g).filter((prelude) => !prelude.trim().startsWith('@'))
  return [
    ...pick(names(css, /[{;]\s*(-?[a-z][a-z-]*)\s*:/g), properties, (name) => `${name}:`),
    ...pick(names(preludes.join('\n'), /:(-?[a-z][a-z-]*)/g), selectors, (name) => `:${name}`),
    ...pick(names(css, /@([a-z-]+)/g), rules, (name) => `@${name}`),
    ...pick(names(css, /([a-z-]+)\(/g), functions, (name) => `${name}()`),
  ]
}

export function lackingInMarkup(html: string): Found[] {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)/g)]
  const used = tags.flatMap(([, element = '', attributes = '']) => [
    element,
    ...names(attributes, /([a-z-]+)(?:="[^"]*")?/g).flatMap((one) => [
      `${element} ${one}`,
      ` ${one}`,
    ]),
  ])
  return pick(used, lackingMarkup())
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function pick(
  used: readonly string[],
  lacking: ReadonlyMap<string, string>,
  spell = (name: string) => name,
): Found[] {
  return [...new Set(used)].flatMap((name) => {
    const browsers = lacking.get(name)
    return browsers === undefined ? [] : [{ name: spell(name), browsers }]
  })
}
