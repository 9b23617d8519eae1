import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { booking } from '@/shared/booking.ts'
import type { Way } from '@/shared/contracts/bookings.ts'
import type { Appointment } from '@/shared/contracts/office.ts'
import { formatPhone } from '@/shared/contracts/phone.ts'
import { TOPIC_CHOICES, topicOf, WAY_CHOICES } from '@/features/booking/public.ts'

/** Who an appointment is with, what it is about and how they meet, as typed. */
export type Client = {
  name: string
  phone: string
  email: string
  secondEmail: string
  topic: string
  way: Way
}

export const NO_CLIENT: Client = {
  name: '',
  phone: '',
  email: '',
  secondEmail: '',
  topic: booking.topics[0].id,
  way: 'office',
}

/** The fields of a booked appointment. */
export function clientOf(appointment: Appointment): Client {
  const { name, phone, email, secondEmail, topic, way } = appointment
  const reach = { email: email ?? '', secondEmail: secondEmail ?? '' }
  return { name, phone: phone ? formatPhone(phone) : '', ...reach, topic, way }
}

/** The fields for another appointment of the same client. A topic that is no longer offered has to be chosen again. */
export function againFor(earlier: Appointment): Client {
  const client = clientOf(earlier)
  return topicOf(client.topic) ? client : { ...client, topic: NO_CLIENT.topic }
}

/** The first message for each field. */
export function fieldErrors(error: z.core.$ZodError | undefined): Record<string, string> {
  const problems = error?.issues.map(({ path, message }) => [path.join('.'), message])
  return Object.fromEntries(problems?.toReversed() ?? [])
}

/** What a caller should know, as the site tells its visitors. */
const NO_EMAIL = ' Without one, we text a reminder to the phone: please tell the client.'

type ClientFieldsProps = {
  client: Client
  /** By field. The first one gets focus when they change. */
  errors: Record<string, string>
  sendsTexts?: boolean
  onChange: (client: Client) => void
}

export function ClientFields({ client, errors, sendsTexts = false, onChange }: ClientFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  useEffect(
    () => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    [errors],
  )
  const field = (name: 'name' | 'phone' | 'email' | 'secondEmail') => ({
    autoComplete: 'off',
    value: client[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...client, [name]: target.value }),
  })
  // One that is no longer offered stays as it is.
  const topics = topicOf(client.topic)
    ? TOPIC_CHOICES
    : [{ value: client.topic, label: client.topic }, ...TOPIC_CHOICES]
  return (
    <div ref={fields} className="grid gap-5 md:grid-cols-2">
      <TextField label="Name" {...field('name')} />
      <TextField label="Phone" type="tel" inputMode="tel" {...field('phone')} />
      <div className="md:col-span-2">
        <TextField
          label="Email (optional)"
          hint={`The confirmation and the private link go there.${sendsTexts ? NO_EMAIL : ''}`}
          type="email"
          inputMode="email"
          {...field('email')}
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          label="Second person (optional)"
          hint="Their email address, such as a spouse’s. The same emails go there, without the private link."
          type="email"
          inputMode="email"
          {...field('secondEmail')}
        />
      </div>
      <Select
        label="Topic"
        options={topics}
        value={client.topic}
        onChange={(topic) => onChange({ ...client, topic })}
      />
      <Segmented
        legend="How will you meet?"
        options={WAY_CHOICES}
        value={client.way}
        onChange={(way) => onChange({ ...client, way })}
      />
    </div>
  )
}
