import { readEnv } from './env.ts'
import { Refusal } from './refusal.ts'
import { hash, isSame } from './secret.ts'

/**
 * Admits only the hosting provider's scheduler, which sends CRON_SECRET with each request. Its requests are
 * GET, so these functions are the one exception to "GET changes nothing".
 * @throws Refusal 401
 */
export function requireScheduler(request: Request): void {
  const { CRON_SECRET: secret } = readEnv()
  const given = request.headers.get('authorization') ?? ''
  if (!secret || !isSame(hash(given), hash(`Bearer ${secret}`))) {
    throw new Refusal(401, 'unauthorized', 'This is for the scheduler only.')
  }
}
