import { readSwitch } from './browser-context.ts'
import { answerPlaces } from './places-stand-in.ts'

const PLACES_ORIGIN = 'https://places.googleapis.com'

let isStarted = false

/**
 * Answers the functions' calls to outside services with stand-ins, each only while the real service
 * is not configured. Every other call passes through.
 */
export function startStandIns(): void {
  if (isStarted || process.env.GOOGLE_PLACES_API_KEY) return
  isStarted = true
  process.env.GOOGLE_PLACES_API_KEY = 'stand-in-key'
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).origin === PLACES_ORIGIN
      ? answerPlaces(request, readSwitch('places'))
      : realFetch(input, init)
  }
  console.info('  Google Places is answered by a stand-in; switch its faults at /__local')
}
