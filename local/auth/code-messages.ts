import { signInTemplate } from '../../build/sign-in-mails.ts'
import { site } from '../../src/config/site.ts'

type CodeMail = { subject: string; text: string; html: string }

/**
 * The mail with a sign-in code: the project's template, and the same content as text, which the real server
 * does not send.
 * @param seconds how long the code is valid
 */
export function codeMail(code: string, seconds: number): CodeMail {
  return {
    subject: `${code} is your sign-in code`,
    text: [
      `Your sign-in code for ${site.name} is:`,
      code,
      `It works once, for ${holdingTime(seconds)}. Enter it on the page where you asked for it.`,
      'If you did not ask for this code, ignore this email. Nobody can sign in without the code.',
      `${site.name}, ${site.phone.display}`,
    ].join('\n\n'),
    html: signInTemplate()
      .replace('{{ .Token }}', code)
      .replaceAll('10 minutes', holdingTime(seconds)),
  }
}

/** The text message with a sign-in code. @param seconds how long the code is valid */
export function codeText(code: string, seconds: number): string {
  return (
    `${code} is your ${site.shortName} sign-in code. It works once, for ${holdingTime(seconds)}. ` +
    'If you did not ask for it, ignore this message.'
  )
}

function holdingTime(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}
