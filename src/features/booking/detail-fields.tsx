import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { TextArea, TextField } from '@/components/ui/text-field'
import type { BookingForm as Details, bookingFormSchema, Way } from '@/contracts/bookings'
import type { NoteOffer } from './note-offers'

const EMAIL_HINTS = {
  office:
    'Or a phone number. We email the confirmation and, if the appointment is more than a day away, a reminder.',
  phone:
    'Not required. For the confirmation and, if the appointment is more than a day away, a reminder.',
  video:
    'For the video link, the confirmation and, if the appointment is more than a day away, a reminder.',
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
  }

  return (
    <div className="grid gap-5 md:grid-cols-2">
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
        readOnly={isSubmitting}
        // A phone number makes up for a missing email address.
        {...form.register('phone', { deps: errors.email && ['email'] })}
      />
      <div className="md:col-span-2">
        <TextField
          label="Email"
          hint={EMAIL_HINTS[way]}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          readOnly={isSubmitting}
          {...form.register('email')}
        />
      </div>
      <div className="md:col-span-2">
        <TextArea
          label="Note (not required)"
          hint="What should we know beforehand? No Social Security or account numbers, please."
          rows={4}
          error={errors.note?.message}
          readOnly={isSubmitting}
          {...form.register('note')}
        />
        {offers.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-3">
            {offers.map(({ label, text }) => (
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
