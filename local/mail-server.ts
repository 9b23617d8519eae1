import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Message } from './mailbox/mailbox.ts'

export type LocalMailServer = { url: string; stop: () => Promise<void> }

/** A mail server for the functions: what they send is delivered to the local mailbox. */
export async function startMailServer(
  deliver: (message: Message) => void,
): Promise<LocalMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      void (async () => {
        const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream))
        for (const { address } of session.envelope.rcptTo) deliver({ to: address, subject, text })
        callback()
      })()
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
