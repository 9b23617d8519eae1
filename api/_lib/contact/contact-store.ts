import type * as z from 'zod/mini'
import { FACTS } from '../../../src/config/facts.ts'
import { booking as rules } from '../../../src/shared/booking.ts'
import {
  CONTACT_FIELDS,
  type ContactForm,
  type storedContactFields,
} from '../../../src/shared/contracts/contact.ts'
import { closingAfterOpenDays } from '../booking/slots.ts'
import type { Query } from '../request/db.ts'
import { insertInto, onlyOf } from '../request/rows.ts'

type StoredFields = { [Name in keyof ContactForm]-?: z.infer<(typeof storedContactFields)[Name]> }
export type MessageRow = StoredFields & {
  id: string
  reference: string
  createdAt: Date
}

export const MESSAGE_COLUMNS = `id, reference, ${CONTACT_FIELDS.join(', ')}, created_at as "createdAt"`

/** Stores a message. @returns its id */
export async function storeMessage(
  query: Query,
  reference: string,
  form: ContactForm,
  now: Date,
): Promise<string> {
  const row = { reference, createdAt: now, ...form }
  const { id } = await onlyOf(
    query<{ id: string }>(...insertInto('contact_messages', row, 'returning id')),
  )
  return id
}

export async function findMessage(query: Query, id: string): Promise<MessageRow | null> {
  const [row] = await query<MessageRow>(
    `select ${MESSAGE_COLUMNS} from contact_messages where id = $1`,
    [id],
  )
  return row ?? null
}

/** The deadline for answering a message received at a given moment. */
export function replyBy(receivedAt: Date): Date {
  return closingAfterOpenDays(rules, receivedAt, FACTS.replyOpenDays.value)
}
