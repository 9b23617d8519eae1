import type { Field } from '@sveltia/cms'
import { z } from 'zod'

type Shape = z.core.JSONSchema.BaseSchema & { message?: string; input?: 'picture' }
type Named = Readonly<Record<string, Shape>>

/**
 * The form for what a schema describes: one field for each property. A label is the property's name in words, a hint
 * the schema's description, and a wrong entry gets the schema's own message.
 * @param sample what the file holds now: it gives the names in a record, and which of several kinds a value has
 */
export function fieldsOf(schema: z.ZodType, sample?: unknown): Field[] {
  const shape = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern) return
      const wrong = z.safeParse(zodSchema, '\n')
      jsonSchema.message = wrong.error?.issues[0]?.message
    },
  }) as Shape
  if (shape.type === 'array') return [{ ...fieldOf('entries', shape, sample), root: true } as Field]
  return fieldsIn(shape, sample)
}

function fieldsIn(shape: Shape, sample: unknown): Field[] {
  const values = isRecord(sample) ? sample : {}
  const { properties = {}, required = [], additionalProperties } = shape
  const others = Object.keys(values).filter((name) => !(name in properties))
  const rest = isRecord(additionalProperties)
    ? Object.fromEntries(others.map((name) => [name, additionalProperties as Shape]))
    : {}
  return Object.entries({ ...(properties as Named), ...rest }).map(([name, one]) =>
    fieldOf(name, one, values[name], required.includes(name) || name in rest),
  )
}

function fieldOf(name: string, given: Shape, sample: unknown, isRequired = true): Field {
  const { shape, isNullable } = choose(given, sample)
  const hint = given.description ?? shape.description
  const mayBeEmpty = !isRequired || isNullable || (shape.type === 'array' && !shape.minItems)
  const common = {
    name,
    label: given.title ?? shape.title ?? inWords(name),
    ...(hint && { hint }),
    ...(mayBeEmpty && { required: false }),
  }
  return { ...common, ...inputOf(shape, sample) } as Field
}

/** What the field looks like, without its name. */
function inputOf(shape: Shape, sample: unknown): object {
  const { enum: options, const: only, oneOf } = shape
  if (oneOf) return kindsOf(oneOf as Shape[])
  if (options ?? only) return { widget: 'select', options: options ?? [only] }
  switch (shape.type) {
    case 'boolean':
      return { widget: 'boolean' }
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: shape.type === 'integer' ? 'int' : 'float',
        min: shape.minimum,
        max: shape.maximum,
      }
    case 'array':
      return listOf(shape, sample)
    case 'object':
      return { widget: 'object', fields: fieldsIn(shape, sample) }
    default:
      return {
        widget:
          shape.input === 'picture' ? 'image' : shape.pattern || shape.format ? 'string' : 'text',
        ...(shape.pattern && { pattern: [shape.pattern, shape.message ?? ''] }),
      }
  }
}

function listOf(shape: Shape, sample: unknown): object {
  const { prefixItems = [], minItems, maxItems } = shape
  const item = ((prefixItems as Shape[])[0] ?? shape.items) as Shape
  const amount = { min: minItems, max: maxItems }
  if (item.enum) return { widget: 'select', multiple: true, options: item.enum, ...amount }
  const [first] = Array.isArray(sample) ? sample : []
  const of = choose(item, first).shape
  const fields =
    of.type === 'object' ? { fields: fieldsIn(of, first) } : { field: fieldOf('entry', of, first) }
  return { widget: 'list', ...amount, ...fields }
}

/** Objects of several kinds, each of which says in one property which kind it is. */
function kindsOf(shapes: readonly Shape[]): object {
  const properties = shapes.map((shape) => shape.properties as Named)
  const [key = ''] = Object.entries(properties[0] ?? {}).find(([, one]) => one.const) ?? []
  const types = properties.map(({ [key]: kind, ...rest }, index) => ({
    name: kind?.const,
    fields: fieldsIn({ ...shapes[index], properties: rest }, {}),
  }))
  return { widget: 'object', typeKey: key, types }
}

/** One shape for a value that may have several: the one of the sample, or objects with all their properties. */
function choose(shape: Shape, sample: unknown): { shape: Shape; isNullable: boolean } {
  if (shape.oneOf) return { shape, isNullable: false }
  const types = [shape.type ?? []].flat()
  const all = (shape.anyOf ?? types.map((type) => ({ ...shape, type }))) as Shape[]
  const known = all.filter(({ type }) => type !== 'null')
  const isNullable = known.length < all.length
  const objects = known.filter(({ type, properties }) => type === 'object' && properties)
  if (objects.length > 1 && objects.length === known.length) {
    return { shape: merge(objects), isNullable }
  }
  const kind = sample === null ? 'null' : typeof sample
  return { shape: known.find(({ type }) => type === kind) ?? known[0] ?? shape, isNullable }
}

function merge(objects: readonly Shape[]): Shape {
  const required = objects.map((one) => one.required ?? [])
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: required[0]?.filter((name) => required.every((names) => names.includes(name))),
  }
}

/** "postalCode" as "Postal code". */
export function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
