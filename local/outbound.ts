import { readSwitch } from './browser-context.ts'
import { createCaptchaVerifier, STAND_IN_SECRET } from './captcha/verify.ts'
import { answerPlaces } from './places-stand-in.ts'

const PLACES_ORIGIN = 'https://places.googleapis.com'
const STAND_IN_KEY = 'local-stand-in-key'
const REAL = Symbol.for('local-server.real-fetch')

type Answer = (request: Request) => Promise<Response> | Response
type Fetch = typeof globalThis.fetch & { [REAL]?: typeof globalThis.fetch }

/**
 * Redirects the functions' requests to outside services to stand-ins: Places while the real service is not
 * configured, a captcha's check of tokens while its secret is the stand-in's. Other requests pass through. May be called again: the development server restarts with new
 * modules when its configuration changes.
 */
export function startStandIns(log: (line: string) => void): void {
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

/** Removes the stand-in's key, so that a real one from a file is used again. */
export function clearStandInKey(): void {
  if (isPlacesStandIn()) delete process.env.GOOGLE_PLACES_API_KEY
}
