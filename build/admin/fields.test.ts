import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './fields.ts'

const one = (schema: z.ZodType, sample?: unknown) =>
  fieldsOf(z.strictObject({ postalCode: schema }), { postalCode: sample })[0]

test('takes label, hint and message from the schema', () => {
  const schema = z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .describe('As on an envelope')
  expect(one(schema)).toEqual({
    name: 'postalCode',
    label: 'Postal code',
    hint: 'As on an envelope',
    widget: 'string',
    pattern: ['^\\d{5}$', 'must be five digits'],
  })
})

test.each<[string, z.ZodType, unknown, object]>([
  ['a text', z.string().min(1), 'x', { widget: 'text' }],
  ['what may be left out', z.string().min(1).optional(), 'x', { required: false }],
  ['what may be null', z.string().nullable(), null, { widget: 'text', required: false }],
  ['an empty list', z.array(z.string()), [], { widget: 'list', required: false }],
  ['whole dollars', z.int().min(0), 1, { widget: 'number', value_type: 'int', min: 0 }],
  [
    'choices',
    z.array(z.enum(['a', 'b'])).min(1),
    ['a'],
    { widget: 'select', multiple: true, min: 1 },
  ],
  ['a picture', z.string().meta({ input: 'picture' }), '', { widget: 'image' }],
  ['one of several kinds of value', z.union([z.string(), z.number()]), 1, { widget: 'number' }],
  ['a pair', z.tuple([z.number(), z.number()]), [], { widget: 'list', min: 2, max: 2 }],
])('shows %s', (_, schema, sample, field) => expect(one(schema, sample)).toMatchObject(field))

test('a record has the names it has now', () => {
  const schema = z.record(z.string(), z.number())
  expect(one(schema, { b: 1, a: 2 })).toMatchObject({ fields: [{ name: 'b' }, { name: 'a' }] })
})

test('named fields stay as they are beside those of a record', () => {
  const schema = z.object({ name: z.string() }).catchall(z.int())
  expect(one(schema, { name: 'One', a: 2 })).toMatchObject({
    fields: [
      { name: 'name', widget: 'text' },
      { name: 'a', widget: 'number' },
    ],
  })
})

test('objects of several kinds share a form, or say which kind they are', () => {
  const [id, value] = [z.strictObject({ id: z.string() }), z.strictObject({ value: z.number() })]
  expect(one(z.union([id, value]))).toMatchObject({
    fields: [
      { name: 'id', required: false },
      { name: 'value', required: false },
    ],
  })
  const kinds = z.discriminatedUnion('kind', [
    id.extend({ kind: z.literal('named') }),
    value.extend({ kind: z.literal('counted') }),
  ])
  expect(one(kinds)).toMatchObject({
    typeKey: 'kind',
    types: [
      { name: 'named', fields: [{ name: 'id' }] },
      { name: 'counted', fields: [{ name: 'value' }] },
    ],
  })
})
