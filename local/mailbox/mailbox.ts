export type Attachment = { filename: string; mimeType: string; content: string }

export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  attachments?: Attachment[]
}

/** A delivered message. `time` is an ISO timestamp. Text messages have no subject. */
export type Delivered = Message & { time: string }

export type Mailbox = ReturnType<typeof createMailbox>

const KEPT = 200

/** Stands in for the mail and text message services: keeps the last messages in memory. */
export function createMailbox(now: () => number = Date.now) {
  const kept: Delivered[] = []
  return {
    deliver(message: Message): void {
      kept.unshift({ ...message, time: new Date(now()).toISOString() })
      kept.splice(KEPT)
    },
    /** The messages, newest first; only those to one address, if given. */
    list(to?: string): Delivered[] {
      return to ? kept.filter((one) => addressKey(one.to) === addressKey(to)) : [...kept]
    },
  }
}

/** Turns spaces back into plus signs, which is how an unencoded query delivers them. */
function addressKey(address: string): string {
  return address.includes('@')
    ? address.trim().toLowerCase().replaceAll(' ', '+')
    : address.replace(/\D/g, '')
}
