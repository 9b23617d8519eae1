import { site } from '../../src/config/site.ts'
import { type Letter, paragraph } from '../../api/_lib/letter/letter.ts'
import { writeHtml } from '../../api/_lib/letter/write-html.ts'

/** Supabase's placeholder for the code. */
const CODE = '{{ .Token }}'

/**
 * The sign-in mail in the same letterhead as the others, as the template Supabase fills in. A test compares
 * it with the file in supabase/templates/, and `npx vitest run supabase-config -u` updates that file.
 */
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
