import { createMailbox } from '../local/mailbox/mailbox.ts'
import { createAuthServer } from '../local/auth/server.ts'
import { LOCAL_ANON_KEY, readAuthSettings } from '../local/auth/settings.ts'

export const ORIGIN = 'http://localhost:5173'
const START = Date.parse('2026-11-02T09:00:00Z')

type Options = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  token?: string
  from?: string
  fault?: string
  signal?: AbortSignal
}
export type Answer = {
  status: number
  headers: Headers
  body: Awaited<ReturnType<Response['json']>>
  text: string
}

/** A stand-in for tests with its own clock, which starts at the given milliseconds. */
export function startAuth(settings: Record<string, string> = {}, start = START) {
  let time = start
  const now = () => time
  const mailbox = createMailbox(now)
  const answer = createAuthServer(readAuthSettings(settings), mailbox.deliver, now)

  const call = async (path: string, options: Options = {}): Promise<Answer> => {
    const { method = 'POST', body, headers, token, from = '127.0.0.1', fault } = options
    const { signal } = options
    const request = new Request(`${ORIGIN}/auth/v1${path}`, {
      method,
      headers: {
        apikey: LOCAL_ANON_KEY,
        'x-supabase-api-version': '2024-01-01',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal,
    } as RequestInit)
    const response = await answer(request, from, fault)
    if (!response) throw new Error('cut off')
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text), text }
  }
  /** For clients that make their own requests. */
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await answer(new Request(input, init), '127.0.0.1')
    if (!response) throw new TypeError('fetch failed')
    return response
  }
  const codeFor = (to: string) => /\d{6,10}/.exec(mailbox.list(to)[0]?.text ?? '')?.[0] ?? ''
  const signIn = async (email: string) => {
    await call('/otp', { body: { email } })
    const body = { type: 'email', email, token: codeFor(email) }
    return (await call('/verify', { body })).body
  }
  return {
    call,
    fetch,
    codeFor,
    signIn,
    mailbox,
    wait: (seconds: number) => (time += seconds * 1000),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
