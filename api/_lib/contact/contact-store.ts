import { FACTS } from '../../../src/config/facts.ts'
import { booking as rules } from '../../../src/shared/booking.ts'
import type { ContactForm } from '../../../src/shared/contracts/contact.ts'
import { closingAfterOpenDays } from '../booking/slots.ts'
import type { Query } from '../request/db.ts'

export type MessageRow = {
  id: string
  reference: string
  name: string
  email: string | null
  phone: string | null
  message: string
  createdAt: Date
}

const COLUMNS = `id, reference, name, email, phone, message, created_at as "createdAt"`

/** Stores a message. @returns its id */
export async function storeMessage(
  query: Query,
  reference: string,
  { name, email, phone, message }: ContactForm,
  now: Date,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into contact_messages (reference, name, email, phone, message, created_at)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    [reference, name, email, phone, message, now],
  )
  if (!row) throw new Error('The message was not stored')
  return row.id
}

export async function findMessage(query: Query, id: string): Promise<MessageRow | null> {
  const [row] = await query<MessageRow>(`select ${COLUMNS} from contact_messages where id = $1`, [
    id,
  ])
  return row ?? null
}

/** The deadline for answering a message received at a given moment. */
export function replyBy(receivedAt: Date): Date {
  return closingAfterOpenDays(rules, receivedAt, FACTS.replyOpenDays.value)
}
