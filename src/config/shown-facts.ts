import { FACTS, type ShownFacts, chooseFacts } from './facts.ts'
import { env } from './env.ts'

/** The facts of facts.ts, as this build may show them. vite.config.ts has chosen them, so that browsers get no others. */
export const facts: ShownFacts<typeof FACTS> =
  import.meta.env?.SHOWN_FACTS ?? chooseFacts(env.siteUrl, FACTS)
