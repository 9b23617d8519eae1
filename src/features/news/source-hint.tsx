import { env } from '@/config/env.ts'

/** For the head of a page with posts: their pictures come from this host, on its first screen too (R234). */
export const SOURCE_HINT = env.ghost && <link rel="preconnect" href={env.ghost.url} />
