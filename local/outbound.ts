import { readSwitch } from './browser-context.ts'
import { answerPlaces } from './places-stand-in.ts'

const PLACES_ORIGIN = 'https://places.googleapis.com'
const STAND_IN_KEY = 'local-stand-in-key'
const REAL = Symbol.for('local-server.real-fetch')

type Fetch = typeof globalThis.fetch & { [REAL]?: typeof globalThis.fetch }

/**
 * Redirects the functions' requests to outside services to stand-ins, each only while the real service is not
 * configured. Other requests pass through. May be called again: the development server restarts with new
 * modules when its configuration changes.
 */
export function startStandIns(log: (line: string) => void): void {
  const current: Fetch = globalThis.fetch
  const realFetch = current[REAL] ?? current
  globalThis.fetch = realFetch
  if (process.env.GOOGLE_PLACES_API_KEY && !isPlacesStandIn()) return

  process.env.GOOGLE_PLACES_API_KEY = STAND_IN_KEY
  const standIn: Fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input
    return URL.parse(address)?.origin === PLACES_ORIGIN
      ? answerPlaces(new Request(input, init), readSwitch('places'))
      : realFetch(input, init)
  }
  globalThis.fetch = Object.assign(standIn, { [REAL]: realFetch })
  log('  Google Places is answered by a stand-in; switch its faults at /__local')
}

/** Whether Google Places is answered by the stand-in rather than by Google. */
export function isPlacesStandIn(): boolean {
  return process.env.GOOGLE_PLACES_API_KEY === STAND_IN_KEY
}

/** Removes the stand-in's key, so that a real one from a file is used again. */
export function clearStandInKey(): void {
  if (isPlacesStandIn()) delete process.env.GOOGLE_PLACES_API_KEY
}
