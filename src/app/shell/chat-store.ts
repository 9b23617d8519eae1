import { mountScript } from '@/lib/mount-script.ts'
import { createStore } from '@/lib/store.ts'

/** The state of the configured provider's chat. Once loaded, it stays for the visit. */
export const chatStore = createStore<'closed' | 'opening' | 'open' | 'blocked'>('closed')

/** Loads the provider's script once. After a failure it can be tried again. */
export async function openChat(scriptUrl: string): Promise<void> {
  if (chatStore.get() === 'opening' || chatStore.get() === 'open') return
  chatStore.set('opening')
  try {
    const { ready, remove } = mountScript(scriptUrl)
    await ready.catch((reason) => {
      remove()
      throw reason
    })
    chatStore.set('open')
  } catch {
    chatStore.set('blocked')
  }
}
