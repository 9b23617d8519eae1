import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listen } from './listen.ts'
import type { Message } from './mailbox/mailbox.ts'

type LocalMailServer = { url: string; stop: () => Promise<void> }

/** A mail server for the functions, which delivers to the local mailbox. */
export async function startMailServer(
  deliver: (message: Message) => void,
): Promise<LocalMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      void (async () => {
        try {
          const message = readMessage(await PostalMime.parse(await buffer(stream)))
          for (const { address } of session.envelope.rcptTo) deliver({ ...message, to: address })
          callback()
        } catch (error) {
          callback(error as Error)
        }
      })()
    },
  })
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function readMessage({ subject = '', text = '', html, replyTo, attachments }: Email) {
  const [answer] = replyTo ?? []
  return {
    subject,
    text,
    html,
    replyTo: answer && [answer.name, answer.address && `<${answer.address}>`].join(' ').trim(),
    attachments: attachments.flatMap(({ filename, mimeType, content }) =>
      // The calendar file is included twice: some programs show the second as an invitation.
      filename ? [{ filename, mimeType, content: readContent(content) }] : [],
    ),
  }
}

const readContent = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)
