import * as z from 'zod/mini'

/** Every error code the site's functions return. */
const errorCodeSchema = z.enum([
  'bad_request',
  'invalid_fields',
  'unauthorized',
  'code_needed',
  'forbidden',
  'forbidden_origin',
  'not_found',
  'method_not_allowed',
  'key_reused',
  'slot_taken',
  'outside_hours',
  'too_late',
  'changed_elsewhere',
  'body_too_large',
  'wrong_content_type',
  'not_sent',
  'form_too_fast',
  'form_expired',
  'captcha_failed',
  'too_many_requests',
  'unexpected',
  'busy',
  'unavailable',
  'timeout',
])

/**
 * The body of every error, with a message that can be shown unchanged. `fields` has a message for each field
 * that failed. `days` comes with slot_taken and has the next free times. outside_hours asks
 * the office whether it is sure. code_needed refuses a session whose code was entered too long ago: after a new one, the
 * same request is accepted.
 */
export const errorResponseSchema = z.object({
  error: z.object({
    // A page that was open before a code was added still shows its message.
    // oxlint-disable-next-line promise/valid-params -- not a promise
    code: z.catch(errorCodeSchema, 'unexpected'),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    days: z.optional(z.array(z.object({ date: z.iso.date(), times: z.array(z.iso.datetime()) }))),
  }),
})

export type ErrorCode = z.infer<typeof errorCodeSchema>
export type ErrorResponse = z.infer<typeof errorResponseSchema>
