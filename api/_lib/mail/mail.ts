import type { CalendarFile } from '../booking/booking-calendar.ts'
import type { Letter } from './letter/letter.ts'
import { writeHtml } from './letter/write-html.ts'
import { writeText } from './letter/write-text.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Who gets the replies. */
  replyTo?: { name: string; address: string }
  /** A calendar file that adds, changes or removes an appointment. */
  calendar?: CalendarFile
}

/** A mail with both of its parts, written from one letter. */
export function toMail({
  letter,
  ...mail
}: Omit<Mail, 'text' | 'html'> & { letter: Letter }): Mail {
  return { ...mail, text: writeText(letter), html: writeHtml(mail.subject, letter) }
}
