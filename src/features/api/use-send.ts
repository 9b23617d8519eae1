import { useRef, useState } from 'react'
import type { Captcha } from '@/components/captcha.tsx'
import type { Outcome, Problem } from './call-api.ts'

/** What a call needs beyond what is sent. */
export type Sending = {
  /** The key of contents, as plain data: the same again until they are accepted, so that a repeated request counts once. */
  keyFor: (contents: unknown) => string
  /** Undefined if the form or the site has no captcha. */
  captchaToken: string | undefined
}

/** The keys of what has not been accepted yet: a form may be left and opened again. */
const keys = new Map<string, string>()

/**
 * How every form and button sends: one call at a time, whose problem stays until the next one. React's own state, since
 * the query library would add 9 kB to pages that have no queries, such as the contact page.
 * @param captcha the form's, if it has one: its check comes first, and each call uses up its token
 */
export function useSend<Refused = Problem>(captcha?: Captcha) {
  const isRunning = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Refused | null>(null)
  /**
   * @param call never throws: a lost connection and a time-out are problems too (call-api.ts). May resolve to null.
   * @returns null if nothing was sent: `call` gave null, the check is not done, or an earlier call still runs
   */
  const send = async <Data>(
    call: (sending: Sending) => Promise<Outcome<Data, Refused> | null>,
  ): Promise<Outcome<Data, Refused> | null> => {
    if (isRunning.current) return null
    setProblem(null)
    const captchaToken = captcha?.take()
    if (captchaToken === null) return null
    isRunning.current = true
    setIsSending(true)
    let sent = ''
    const keyFor = (contents: unknown) => {
      sent = JSON.stringify(contents)
      const key = keys.get(sent) ?? crypto.randomUUID()
      keys.set(sent, key)
      return key
    }
    try {
      const outcome = await call({ keyFor, captchaToken })
      if (outcome?.isOk) keys.delete(sent)
      else if (outcome) setProblem(outcome.problem)
      return outcome
    } finally {
      isRunning.current = false
      setIsSending(false)
      captcha?.renew()
    }
  }
  return {
    send,
    isSending,
    problem,
    forget: () => setProblem(null),
  }
}
