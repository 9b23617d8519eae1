import { readSwitch } from './browser-context.ts'
import { createCaptchaVerifier, STAND_IN_SECRET } from './captcha/verify.ts'
import type { Mailbox } from './mailbox/mailbox.ts'
import { answerPlaces } from './places-stand-in.ts'
import { answerTexts, STAND_IN_ACCOUNT, TWILIO_ORIGIN } from './texts-stand-in.ts'

const PLACES_ORIGIN = 'https://places.googleapis.com'
const STAND_IN_KEY = 'local-stand-in-key'
const REAL = Symbol.for('local-server.real-fetch')

type Answer = (request: Request) => Promise<Response> | Response
type Fetch = typeof globalThis.fetch & { [REAL]?: typeof globalThis.fetch }

/**
 * Redirects the functions' requests to outside services to stand-ins: Places and text messages while the real services
 * are not configured, a captcha's check of tokens while its secret is the stand-in's. Other requests pass through. May be
 * called again: the development server restarts with new modules when its configuration changes.
 * @param deliver receives the text messages
 */
export function startStandIns(log: (line: string) => void, deliver: Mailbox['deliver']): void {
  const current: Fetch = globalThis.fetch
  const realFetch = current[REAL] ?? current
  globalThis.fetch = realFetch

  const findAnswer: ((address: string) => Answer | null)[] = []
  if (!process.env.GOOGLE_PLACES_API_KEY || isPlacesStandIn()) {
    process.env.GOOGLE_PLACES_API_KEY = STAND_IN_KEY
    const answer: Answer = (request) => answerPlaces(request, readSwitch('places'))
    findAnswer.push((address) => (URL.parse(address)?.origin === PLACES_ORIGIN ? answer : null))
    log('  Google Places is answered by a stand-in; switch its faults at /__local')
  }
  if (!process.env.TWILIO_AUTH_TOKEN || areTextsStandIn()) {
    Object.assign(process.env, STAND_IN_ACCOUNT)
    const answer: Answer = (request) => answerTexts(request, deliver, readSwitch('texts'))
    findAnswer.push((address) => (URL.parse(address)?.origin === TWILIO_ORIGIN ? answer : null))
    log('  Text messages to clients are shown at /__mailbox')
  }
  if (process.env.CAPTCHA_SECRET === STAND_IN_SECRET) findAnswer.push(createCaptchaVerifier())
  if (findAnswer.length === 0) return

  const standIn: Fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    for (const find of findAnswer) {
      const answer = find(address)
      if (answer) return answer(new Request(input, init))
    }
    return realFetch(input, init)
  }
  globalThis.fetch = Object.assign(standIn, { [REAL]: realFetch })
}

/** Whether Google Places is answered by the stand-in rather than by Google. */
export function isPlacesStandIn(): boolean {
  return process.env.GOOGLE_PLACES_API_KEY === STAND_IN_KEY
}

/** Whether text messages go to the mailbox rather than to phones. */
export function areTextsStandIn(): boolean {
  return process.env.TWILIO_AUTH_TOKEN === STAND_IN_ACCOUNT.TWILIO_AUTH_TOKEN
}

/** Removes the stand-ins' keys, so that real ones from a file are used again. */
export function clearStandInKeys(): void {
  if (isPlacesStandIn()) delete process.env.GOOGLE_PLACES_API_KEY
  if (areTextsStandIn()) for (const name of Object.keys(STAND_IN_ACCOUNT)) delete process.env[name]
}
