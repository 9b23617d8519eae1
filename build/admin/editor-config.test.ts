import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { splitFrontMatter } from '../content/split-front-matter.ts'
import { editorConfig } from './editor-config.ts'

const config = editorConfig('firm/site')

/** The form of a file of src/content, as the editor finds it. */
function formOf(path: string): Field[] | undefined {
  for (const collection of config.collections ?? []) {
    if ('files' in collection) {
      const found = collection.files.find(({ file }) => file === path)
      if (found) return found.fields
    } else if ('folder' in collection && `${collection.folder}/${basename(path)}` === path) {
      return collection.fields
    }
  }
  return undefined
}

const FILES = globSync('src/content/**/*.{json,md}').filter((path) => !path.endsWith('pages.json'))

test.each(FILES)('%s has a field for all that it holds', (path) => {
  const text = readFileSync(path, 'utf8')
  const hasHead = text.startsWith('---')
  const value: unknown = path.endsWith('.json')
    ? JSON.parse(text)
    : hasHead
      ? splitFrontMatter(path, text).head
      : {}
  expect(withoutField(value, formOf(path) ?? [], '')).toEqual([])
})

/** The places in a value that no field shows. */
function withoutField(value: unknown, fields: readonly Field[], place: string): string[] {
  if (Array.isArray(value)) {
    const [list] = fields
    const form = list && 'root' in list && list.root ? partsOf(list, null) : fields
    return value.flatMap((one) => withoutField(one, form, place))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const field = fields.find((known) => known.name === name)
    return field ? withoutField(one, partsOf(field, one), `${place}/${name}`) : [`${place}/${name}`]
  })
}

function partsOf(field: Field, value: unknown): Field[] {
  if ('types' in field) {
    const { typeKey = '', types } = field
    const kind = (value as Record<string, unknown>)[typeKey]
    const fields = types.find((one: { name: string }) => one.name === kind)?.fields ?? []
    return [...fields, { name: typeKey, widget: 'string' }]
  }
  if ('fields' in field) return field.fields ?? []
  if ('field' in field) return partsOf(field.field, value)
  return []
}

test('a change becomes a pull request, after sign-in with a token, and no other host is needed', () => {
  expect(config.publish_mode).toBe('editorial_workflow')
  expect(config.backend).toEqual({
    name: 'github',
    repo: 'firm/site',
    branch: 'main',
    auth_methods: ['token'],
  })
})
