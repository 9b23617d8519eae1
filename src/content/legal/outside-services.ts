import { env } from '@/config/env'

type Configured = Pick<typeof env, 'chatScriptUrl' | 'socialScriptUrl' | 'ghost'>

/** A company whose part of a page the visitor's browser loads from its own host. */
export type OutsideService = {
  name: string
  /** When the browser asks it, as the end of a sentence. */
  when: string
  receives: string
}

const VISIT = 'Your visit, as on any website'
const hostOf = (address: string) => new URL(address).host

/** What pages load from elsewhere with the configuration of this build. */
export function listOutsideServices({
  chatScriptUrl,
  socialScriptUrl,
  ghost,
}: Configured = env): OutsideService[] {
  const services: OutsideService[] = []
  if (chatScriptUrl) {
    services.push({
      name: `The chat, from ${hostOf(chatScriptUrl)}`,
      when: 'when you press “Chat with us”',
      receives: 'Your visit, and what you write in the chat',
    })
  }
  if (socialScriptUrl) {
    services.push({
      name: `The feed under “Around the office”, from ${hostOf(socialScriptUrl)}`,
      when: 'when you come to that part of the home page',
      receives: VISIT,
    })
  }
  if (ghost) {
    services.push(
      {
        name: `Our news server, ${hostOf(ghost.url)}`,
        when: 'when a page shows posts or searches them',
        receives: 'The request for the posts or their pictures, and your IP address',
      },
      {
        name: 'Sites whose pictures, films or sounds stand in a post',
        when: 'when a page shows the post',
        receives: 'The request for the file, and your IP address',
      },
    )
  }
  services.push({
    name: 'The site of a player in a post, such as YouTube',
    when: 'when you press its button, which names the site',
    receives: VISIT,
  })
  return services
}
