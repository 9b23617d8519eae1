import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '@/components/ui/button.tsx'
import { FieldError, TextArea, TextField } from '@/components/ui/text-field.tsx'
import { PHONE_OR_EMAIL } from '@/content/phrases.ts'
import type { BookingForm as Details, bookingFormSchema, Way } from '@/shared/contracts/bookings.ts'
import { REACH_MESSAGE } from '@/shared/contracts/reach-message.ts'
import type { NoteOffer } from './note-offers.ts'

/** Which of the two the way to meet asks for. */
const REACH_LEADS = {
  office: PHONE_OR_EMAIL,
  phone: 'We’ll call this number. Email is optional.',
  video: 'We’ll email you the video link. A phone number is optional.',
} as const

export type DetailFieldsProps = {
  form: UseFormReturn<z.input<typeof bookingFormSchema>, unknown, Details>
  way: Way
  offers: readonly NoteOffer[]
}

/** The visitor's details, and a note with offers to add what this device keeps. */
export function DetailFields({ form, way, offers }: DetailFieldsProps) {
  const { errors, isSubmitting } = form.formState
  const add = (text: string) => {
    const note = form.getValues('note')
    const before = typeof note === 'string' && note !== '' ? `${note}\n\n` : ''
    form.setValue('note', before + text, { shouldValidate: true })
    // The pressed button disappears.
    form.setFocus('note')
  }
  const note = useWatch({ control: form.control, name: 'note' })
  const missing = offers.filter(({ text }) => typeof note !== 'string' || !note.includes(text))

  const reachId = useId()
  const isUnreachable = errors.email?.message === REACH_MESSAGE
  const reachProblem = isUnreachable ? reachId : undefined

  return (
    <div className="grid gap-5 md:grid-cols-2">
      <p className="-mb-2 text-small text-ink-2 md:col-span-2">{REACH_LEADS[way]}</p>
      <TextField
        label="Name"
        hint="First and last name."
        autoComplete="name"
        error={errors.name?.message}
        readOnly={isSubmitting}
        {...form.register('name')}
      />
      <TextField
        label="Phone"
        hint={way === 'phone' ? 'We call this number.' : 'With the area code.'}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        sharedProblem={reachProblem}
        readOnly={isSubmitting}
        // A phone number makes up for a missing email address.
        {...form.register('phone', { deps: errors.email && ['email'] })}
      />
      <div className="md:col-span-2">
        <TextField
          label="Email"
          hint="For your confirmation, and a reminder the day before."
          type="email"
          inputMode="email"
          autoComplete="email"
          error={isUnreachable ? null : errors.email?.message}
          sharedProblem={reachProblem}
          readOnly={isSubmitting}
          {...form.register('email')}
        />
        {isUnreachable && (
          <div className="mt-1.5">
            <FieldError id={reachId} error={REACH_MESSAGE} />
          </div>
        )}
      </div>
      <div className="md:col-span-2">
        <TextArea
          label="Note (optional)"
          hint="What should we know beforehand? No Social Security or account numbers, please."
          rows={4}
          error={errors.note?.message}
          readOnly={isSubmitting}
          {...form.register('note')}
        />
        {missing.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-3">
            {missing.map(({ label, text }) => (
              <Button
                key={label}
                variant="outline"
                size="sm"
                disabled={isSubmitting}
                onClick={() => add(text)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
