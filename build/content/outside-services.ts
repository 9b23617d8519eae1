import { CAPTCHA_PROVIDERS } from '../../src/config/captcha-providers.ts'
import type { ClientEnv } from '../../src/config/env-schema.ts'

/** A company from which the visitor's browser loads part of a page. */
type OutsideService = {
  name: string
  /** When the browser contacts it, as the end of a sentence. */
  when: string
  receives: string
}

const VISIT = 'Your visit, as on any website'
const hostOf = (address: string) => new URL(address).host

/** What pages load from other hosts with this build's configuration. */
export function listOutsideServices({
  VITE_CAPTCHA_PROVIDER: captcha,
  VITE_CHAT_SCRIPT_URL: chatScriptUrl,
  VITE_SOCIAL_SCRIPT_URL: socialScriptUrl,
  VITE_GHOST_URL: ghost,
  VITE_POST_MEDIA_ORIGINS: mediaOrigins = [],
}: ClientEnv): OutsideService[] {
  const services: OutsideService[] = []
  if (captcha) {
    const { name, script } = CAPTCHA_PROVIDERS[captcha]
    services.push({
      name: `The check that you are a person, ${name}, from ${hostOf(script)}`,
      when: 'when you open the sign-in page, choose a time, begin a message or have an estimate emailed',
      receives: 'Your IP address, and what the check learns of your browser',
    })
  }
  if (chatScriptUrl) {
    services.push({
      name: `The chat, from ${hostOf(chatScriptUrl)}`,
      when: 'when you press “Chat with us”',
      receives: 'Your visit, and what you write in the chat',
    })
  }
  if (socialScriptUrl) {
    services.push({
      name: `The feed under “Office news and reminders” on the home page, from ${hostOf(socialScriptUrl)}`,
      when: 'when you come to that part of the home page',
      receives: VISIT,
    })
  }
  if (ghost) {
    services.push({
      name: `Our news server, ${hostOf(ghost)}`,
      when: 'when a page shows posts or searches them',
      receives: 'The request for the posts or their pictures, and your IP address',
    })
    for (const origin of mediaOrigins) {
      services.push({
        name: `Pictures, videos and recordings in posts, from ${hostOf(origin)}`,
        when: 'when a page shows the post',
        receives: 'The request for the file, and your IP address',
      })
    }
  }
  services.push({
    name: 'The site of a player in a post, such as YouTube',
    when: 'when you press its button, which names the site',
    receives: VISIT,
  })
  return services
}
