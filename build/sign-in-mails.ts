import { mkdirSync, writeFileSync } from 'node:fs'
import { site } from '../src/config/site.ts'
import { type Letter, paragraph, writeText } from '../api/_lib/mail/letter/letter.ts'
import { writeHtml } from '../api/_lib/mail/letter/write-html.ts'
import { projectSetting } from './supabase-project.ts'

/** Supabase's placeholder for the code. */
const CODE = '{{ .Token }}'

// Supabase's own mails in the same letterhead as the others.

/** The mail with the code, as the template Supabase fills in. */
export function signInTemplate(): string {
  return write(codeLetter(CODE, Number(projectSetting('auth.email', 'otp_expiry'))))
}

/**
 * The mail that Supabase makes of the template, and the same content as text, which the real server does not send.
 * @param seconds how long the code is valid
 */
export function codeMail(code: string, seconds: number) {
  const letter = codeLetter(code, seconds)
  const subject = projectSetting('auth.email.template.confirmation', 'subject')
  return { subject: subject.replace(CODE, code), text: writeText(letter), html: write(letter) }
}

/** The text message with a sign-in code. */
export function codeText(code: string): string {
  return projectSetting('auth.sms', 'template').replace('{{ .Code }}', code)
}

function codeLetter(code: string, seconds: number): Letter {
  const once = `It works once, for ${holdingTime(seconds)}.`
  return {
    preview: once,
    heading: 'Your sign-in code',
    parts: [
      paragraph(`Your sign-in code for ${site.name} is:`),
      { kind: 'code', code },
      paragraph(`${once} Enter it on the page where you asked for it.`),
    ],
    small: [
      'If you did not ask for this code, ignore this email. Nobody can sign in without the code.',
    ],
  }
}

function holdingTime(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}

/** The mail about a requested change of address, which never takes effect. */
export function noChangeTemplate(): string {
  return write({
    preview: 'There is nothing for you to do.',
    heading: 'Your sign-in address stays as it is',
    parts: [
      paragraph(
        `Someone asked to change the email address of a sign-in at ${site.name}, to or from this address.`,
      ),
      paragraph(
        'We do not change addresses. Nothing has happened, and there is nothing for you to do.',
      ),
      paragraph('To use another address, sign in with it. Questions? Call us.'),
    ],
  })
}

const write = (letter: Letter) => writeHtml(letter.heading, letter)

const FOLDER = 'supabase/templates'

/** Writes the mails for `npx supabase config push`. Not committed: they follow from the firm's facts. */
export function writeSignInMails(): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/sign-in-code.html`, signInTemplate())
  writeFileSync(`${FOLDER}/no-change.html`, noChangeTemplate())
}
