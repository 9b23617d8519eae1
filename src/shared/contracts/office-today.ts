import * as z from 'zod/mini'

/**
 * GET /api/availability?office=today: what the office has changed about its usual hours, and its notice, for everyone.
 * The host caches the answer for two minutes.
 */
export const OFFICE_TODAY = '/api/availability?office=today'
export const officeTodayQuerySchema = z.strictObject({ office: z.literal('today') })

export const MAX_NOTICE_LENGTH = 140

const openDaySchema = z.object({
  date: z.iso.date(),
  /** When the office is open, in order, as 24-hour times there. Empty: closed. */
  open: z.array(z.object({ from: z.string(), until: z.string() })),
})

export const officeTodayResponseSchema = z.object({
  /** The days of six days ago to two weeks from today whose hours are not those of their weekday, by date. */
  changedDays: z.array(openDaySchema),
  /** `id` is another one with every notice. */
  notice: z.nullable(z.object({ id: z.string(), text: z.string() })),
})

/** A day's hours, where they are not those of its weekday. */
export type OpenDay = z.infer<typeof openDaySchema>
export type OfficeTodayResponse = z.infer<typeof officeTodayResponseSchema>
