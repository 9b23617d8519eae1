import { clsx } from 'clsx'
import { CalendarDays, Mail, MessageCircle, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { env } from '@/config/env.ts'
import { site } from '@/config/site.ts'
import { closeDialog } from '@/lib/dialog-entry.ts'
import { mountScript } from '@/lib/mount-script.ts'
import { createStore, useStore } from '@/lib/store.ts'

/** The state of the configured provider's chat. Once loaded, it stays for the visit. */
export const chatStore = createStore<'closed' | 'opening' | 'open' | 'blocked'>('closed')

const ROW =
  'flex min-h-12 items-center gap-3 border-t border-rule py-2 text-small font-[650] text-ink no-underline hover:bg-tint hover:text-ink'
const ICON = { size: 20, className: 'flex-none text-accent-fill' } as const

/**
 * The ways to reach a person (D36). If a chat provider is configured, the first option loads its script;
 * until then nothing is requested from the provider.
 */
export function ChatOptions() {
  return (
    <ul>
      {env.chatScriptUrl && (
        <li>
          <ProviderChat scriptUrl={env.chatScriptUrl} />
        </li>
      )}
      <li>
        <a href={site.phone.href} className={ROW}>
          <Phone {...ICON} />
          Call {site.phone.display}
        </a>
      </li>
      <li>
        <Link to="/contact" replace className={ROW}>
          <Mail {...ICON} />
          Write us a message
        </Link>
      </li>
      <li>
        <Link to="/schedule" replace className={ROW}>
          <CalendarDays {...ICON} />
          Book a time
        </Link>
      </li>
    </ul>
  )
}

const CHAT_MESSAGES = {
  closed: '',
  opening: 'Opening the chat…',
  open: 'The chat is open on this page',
  blocked: 'The chat could not be loaded. Please try again, call or write.',
} as const

function ProviderChat({ scriptUrl }: { scriptUrl: string }) {
  const state = useStore(chatStore)
  const [stateBefore] = useState(state)
  // The dialog covers the chat.
  useEffect(() => {
    if (state === 'open' && stateBefore !== 'open') closeDialog()
  }, [state, stateBefore])

  return (
    <>
      {state !== 'open' && (
        <button
          type="button"
          className={`${ROW} w-full text-left`}
          onClick={() => void openChat(scriptUrl)}
        >
          <MessageCircle {...ICON} />
          Chat with us
        </button>
      )}
      <p role="status" className={clsx('text-small text-ink-2', state !== 'closed' && 'pb-3')}>
        {CHAT_MESSAGES[state]}
      </p>
    </>
  )
}

/** Loads the provider's script once. After a failure it can be tried again. */
async function openChat(scriptUrl: string): Promise<void> {
  if (chatStore.get() === 'opening' || chatStore.get() === 'open') return
  chatStore.set('opening')
  const { ready, remove } = mountScript(scriptUrl)
  try {
    await ready
    chatStore.set('open')
  } catch {
    remove()
    chatStore.set('blocked')
  }
}
