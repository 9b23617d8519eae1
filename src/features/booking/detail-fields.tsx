import { type UseFormReturn, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '@/components/ui/button.tsx'
import { TextArea, TextField } from '@/components/ui/text-field.tsx'
import type { BookingForm as Details, bookingFormSchema, Way } from '@/shared/contracts/bookings.ts'
import type { NoteOffer } from './note-offers.ts'
import { PersonFields } from './person-fields.tsx'

const FOR_MAIL = 'For your confirmation, and a reminder the day before.'
/** What the visitor agrees to by leaving only a phone number (47 CFR 64.1200), in the carriers' usual words. */
const OR_TEXT =
  'Without it, we send one text to your phone the day before. Message and data rates may apply. Reply STOP to end texts, HELP for help.'

type DetailFieldsProps = {
  form: UseFormReturn<z.input<typeof bookingFormSchema>, unknown, Details>
  way: Way
  offers: readonly NoteOffer[]
  /** Whether a visitor without an email address gets a reminder by text. */
  sendsTexts: boolean
}

/** The visitor's details, and a note with offers to add what this device keeps. */
export function DetailFields({ form, way, offers, sendsTexts }: DetailFieldsProps) {
  const { errors, isSubmitting } = form.formState
  const add = (text: string) => {
    const note = form.getValues('note')
    const before = typeof note === 'string' && note !== '' ? `${note}\n\n` : ''
    form.setValue('note', before + text, { shouldValidate: true })
    // The pressed button disappears.
    form.setFocus('note')
  }
  const note = useWatch({ control: form.control, name: 'note' })
  const typed = typeof note === 'string' ? note : ''
  const missing = offers.filter(({ text }) => !typed.includes(text))

  return (
    <div className="grid gap-5 md:grid-cols-2">
      <PersonFields
        way={way}
        emailHint={sendsTexts && way !== 'video' ? `${FOR_MAIL} ${OR_TEXT}` : FOR_MAIL}
        register={form.register}
        errors={errors}
        isSubmitting={isSubmitting}
      />
      <div className="md:col-span-2">
        <TextField
          label="Second person (optional)"
          hint="Their email address, such as your spouse’s. They get the same emails, but only you can change or cancel."
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.secondEmail?.message}
          readOnly={isSubmitting}
          {...form.register('secondEmail')}
        />
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
