import { CalendarDays, Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { site } from '@/config/site'

const ROW =
  'flex min-h-12 items-center gap-3 border-t border-rule py-2 text-small font-[650] text-ink no-underline hover:bg-tint hover:text-ink'
const ICON = {
  'aria-hidden': true,
  size: 20,
  strokeWidth: 1.75,
  className: 'flex-none text-river dark:text-brass-fill',
} as const

/**
 * The ways to reach a person (D36). With a chat provider configured, the first of them loads its script;
 * nothing is asked of it before.
 */
export function ChatOptions({ scriptUrl = env.chatScriptUrl }) {
  return (
    <ul>
      {scriptUrl && (
        <li>
          <ProviderChat scriptUrl={scriptUrl} />
        </li>
      )}
      <li>
        <a href={site.phone.href} className={ROW}>
          <Phone {...ICON} />
          Call {site.phone.display}
        </a>
      </li>
      <li>
        <Link to="/contact" className={ROW}>
          <Mail {...ICON} />
          Write us a message
        </Link>
      </li>
      <li>
        <Link to="/schedule" className={ROW}>
          <CalendarDays {...ICON} />
          Book a time
        </Link>
      </li>
    </ul>
  )
}

const CHAT_WORDS = {
  closed: 'Chat with us',
  opening: 'Opening the chat…',
  open: 'The chat is open on this page',
  blocked: 'The chat could not be loaded. Please call or write instead.',
} as const

function ProviderChat({ scriptUrl }: { scriptUrl: string }) {
  const [state, setState] = useState<keyof typeof CHAT_WORDS>('closed')
  const open = async () => {
    setState('opening')
    try {
      const { mountScript } = await import('@/lib/mount-script')
      await mountScript(scriptUrl).ready
      setState('open')
    } catch {
      setState('blocked')
    }
  }
  if (state !== 'closed') {
    return (
      <p role="status" className={ROW}>
        <MessageCircle {...ICON} />
        {CHAT_WORDS[state]}
      </p>
    )
  }
  return (
    <button type="button" className={`${ROW} w-full text-left`} onClick={() => void open()}>
      <MessageCircle {...ICON} />
      {CHAT_WORDS.closed}
    </button>
  )
}
