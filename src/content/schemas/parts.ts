import { z } from 'zod'

/** What the schemas of all texts share. */

export const text = z.string().min(1, 'is empty: write a text')
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly()

export const section = z.strictObject({
  /** For links to it: `## Heading {#id}`. */
  id: text.optional(),
  heading: text,
  paragraphs: z.array(text).readonly(),
  list: list(text).optional(),
})
export const table = z.strictObject({
  caption: text,
  head: list(text),
  rows: list(list(z.string())),
})
export const question = z.strictObject({ question: text, answer: text })
export const step = z.strictObject({ title: text, text })
