import { FACTS, chooseFacts } from './facts.ts'
import { env } from './env.ts'

/** The facts of facts.ts, as this build may show them. */
export const facts = chooseFacts(env.siteUrl, FACTS)
