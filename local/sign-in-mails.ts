import { site } from '../src/config/site.ts'
import { type Letter, paragraph } from '../api/_lib/mail/letter/letter.ts'
import { writeHtml } from '../api/_lib/mail/letter/write-html.ts'

/** Supabase's placeholder for the code. */
const CODE = '{{ .Token }}'

// Supabase's own mails in the same letterhead as the others. A test compares them with the files in
// supabase/templates/, and `npx vitest run supabase-config -u` updates those.

/** The mail with the code, as the template Supabase fills in. */
export function signInTemplate(): string {
  const letter: Letter = {
    preview: 'It works once, for 10 minutes.',
    heading: 'Your sign-in code',
    parts: [
      paragraph(`Your sign-in code for ${site.name} is:`),
      { kind: 'code', code: CODE },
      paragraph('It works once, for 10 minutes. Enter it on the page where you asked for it.'),
    ],
    small: [
      'If you did not ask for this code, ignore this email. Nobody can sign in without the code.',
    ],
  }
  return writeHtml('Your sign-in code', letter)
}

/** The mail about a requested change of address, which never takes effect. */
export function noChangeTemplate(): string {
  const heading = 'Your sign-in address stays as it is'
  const letter: Letter = {
    preview: 'There is nothing for you to do.',
    heading,
    parts: [
      paragraph(
        `Someone asked to change the email address of a sign-in at ${site.name}, to or from this address.`,
      ),
      paragraph(
        'We do not change addresses. Nothing has happened, and there is nothing for you to do.',
      ),
      paragraph('To use another address, sign in with it. Questions? Call us.'),
    ],
  }
  return writeHtml(heading, letter)
}
