import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError, TextField } from '@/components/ui/text-field.tsx'
import { PHONE_OR_EMAIL } from '@/lib/phrases.ts'
import type { Way } from '@/shared/contracts/bookings.ts'
import { REACH_MESSAGE } from '@/shared/contracts/reach-message.ts'

/** Which of the two the way to meet asks for. */
const REACH_LEADS = {
  office: PHONE_OR_EMAIL,
  phone: 'We’ll call this number. Email is optional.',
  video: 'We’ll email you the video link. A phone number is optional.',
} as const

type Name = 'name' | 'email' | 'phone'

type PersonFieldsProps = {
  way: Way
  /** What we use the address for. */
  emailHint: string
  register: (name: Name, options?: { deps?: ['email'] | undefined }) => UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string | undefined } | undefined>>
  isSubmitting: boolean
}

/** Name, phone and email: as much of the two as the way to meet takes. */
export function PersonFields({
  way,
  emailHint,
  register,
  errors,
  isSubmitting,
}: PersonFieldsProps) {
  const reachId = useId()
  const isUnreachable = errors.email?.message === REACH_MESSAGE
  const reachProblem = isUnreachable ? reachId : undefined

  return (
    <>
      <p className="-mb-2 text-small text-ink-2 md:col-span-2">{REACH_LEADS[way]}</p>
      <TextField
        label="Name"
        hint="First and last name."
        autoComplete="name"
        error={errors.name?.message}
        readOnly={isSubmitting}
        {...register('name')}
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
        {...register('phone', { deps: errors.email && ['email'] })}
      />
      <div className="md:col-span-2">
        <TextField
          label="Email"
          hint={emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={isUnreachable ? null : errors.email?.message}
          sharedProblem={reachProblem}
          readOnly={isSubmitting}
          {...register('email')}
        />
        {isUnreachable && (
          <div className="mt-1.5">
            <FieldError id={reachId} error={REACH_MESSAGE} />
          </div>
        )}
      </div>
    </>
  )
}
