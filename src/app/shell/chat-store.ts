import { createStore } from '@/lib/store'

/** Where the chat of the configured provider stands; once loaded, it stays for the visit. */
export const chatStore = createStore<'closed' | 'opening' | 'open' | 'blocked'>('closed')

/** Loads the provider's script, once; after a failure it may be asked again. */
export async function openChat(scriptUrl: string): Promise<void> {
  if (chatStore.get() === 'opening' || chatStore.get() === 'open') return
  chatStore.set('opening')
  try {
    const { mountScript } = await import('@/lib/mount-script')
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
