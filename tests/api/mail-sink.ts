import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export type SinkMode =
  | 'accept'
  | 'slow'
  /** Each step is slow, though none so slow that it would be given up. */
  | 'slow-steps'
  | 'refuse-recipient'
  | 'refuse-recipient-for-good'
  | 'refuse-mail'
const RECIPIENT_CODES: Partial<Record<SinkMode, number>> = {
  'refuse-recipient': 450,
  'refuse-recipient-for-good': 550,
}

/** A real mail server that keeps what it accepts. */
export async function startMailSink() {
  let mails: Email[] = []
  let mode: SinkMode = 'accept'
  const step = async () => {
    if (mode === 'slow-steps') await wait(2800)
  }
  const refuse = (code: number) => Object.assign(new Error('not today'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) => {
      void (async () => {
        await step()
        callback()
      })()
    },
    onRcptTo: (_address, _session, callback) => {
      void (async () => {
        await step()
        const code = RECIPIENT_CODES[mode]
        callback(code === undefined ? undefined : refuse(code))
      })()
    },
    onData: (stream, _session, callback) => {
      void (async () => {
        // A slow mail whose sender has given up is none of the next test's.
        const kept = mails
        const mail = await PostalMime.parse(await buffer(stream))
        await step()
        if (mode === 'slow') await wait(1500)
        if (mode === 'refuse-mail') return callback(refuse(554))
        kept.push(mail)
        callback()
      })()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    get mails() {
      return mails
    },
    empty: () => {
      mails = []
    },
    setMode: (next: SinkMode) => {
      mode = next
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
