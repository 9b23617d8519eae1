import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../local/listen.ts'
import { site } from '../../src/config/site.ts'

export type SinkMode =
  | 'accept'
  /** Accepts no mail until another mode is set. */
  | 'slow'
  | 'refuse-recipient'
  /** Temporarily refuses everyone but the office. */
  | 'refuse-visitor'
  | 'refuse-recipient-for-good'
  | 'refuse-mail'
  | 'refuse-mail-for-now'
  /** Drops the connection before the message body. */
  | 'break-before-text'
  /** Drops the connection after the first part of the body, and keeps nothing. */
  | 'break-in-text'
  /** Keeps the mail and drops the connection without a reply. */
  | 'break-after-dot'
  /** Keeps the mail and never replies. */
  | 'silent-after-dot'

const RECIPIENT_CODES: Partial<Record<SinkMode, number>> = {
  'refuse-recipient': 450,
  'refuse-recipient-for-good': 550,
}
const MAIL_CODES: Partial<Record<SinkMode, number>> = {
  'refuse-mail': 554,
  'refuse-mail-for-now': 451,
}

/** A real mail server that keeps what it accepts. */
export async function startMailSink() {
  let mails: Email[] = []
  let rawMails: string[] = []
  let mode: SinkMode = 'accept'
  const held: (() => void)[] = []
  const refuse = (code?: number) =>
    code === undefined ? undefined : Object.assign(new Error('not today'), { responseCode: code })
  const dropConnections = () => {
    for (const connection of server.connections) connection._socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      if (mode === 'break-before-text') return dropConnections()
      if (mode === 'refuse-visitor' && address !== site.email) return callback(refuse(450))
      callback(refuse(RECIPIENT_CODES[mode]))
    },
    onData: (stream, _session, callback) => {
      if (mode === 'break-in-text') return void stream.once('data', dropConnections)
      const take = async () => {
        // A slow mail whose sender has given up must not reach the next test.
        const kept = mails
        const raw = await buffer(stream)
        const mail = await PostalMime.parse(raw)
        const refusal = refuse(MAIL_CODES[mode])
        if (refusal) return callback(refusal)
        if (mode === 'slow') await new Promise<void>((accept) => held.push(accept))
        kept.push(mail)
        rawMails.push(raw.toString())
        if (mode === 'break-after-dot') return dropConnections()
        if (mode !== 'silent-after-dot') callback()
      }
      // Ignores a mail that arrived incomplete.
      take().catch(() => {})
    },
  })
  server.on('error', () => {})
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    get mails() {
      return mails
    },
    /** The same mails as sent over the wire. */
    get rawMails() {
      return rawMails
    },
    /** How many mails a slow server has not accepted yet. */
    get held() {
      return held.length
    },
    empty: () => {
      mails = []
      rawMails = []
    },
    setMode: (next: SinkMode) => {
      mode = next
      for (const accept of held.splice(0)) accept()
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
