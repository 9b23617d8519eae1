import { type CallLog, handle } from './_lib/request/handle.ts'
import { readHealth } from './_lib/health/health.ts'
import { sendJson } from './_lib/request/send.ts'

/** Reports whether the site works, for a monitor that checks about every minute. */
async function getHealth(request: Request, log: CallLog): Promise<Response> {
  const health = await readHealth(request, new Date())
  if (health.status === 'ok') return sendJson(200, health)
  log.reason = Object.entries(health.parts)
    .filter(([, state]) => state !== 'ok')
    .map(([part, state]) => `${part} ${state}`)
    .join(', ')
  return sendJson(503, health)
}

export default handle('/api/health', { GET: getHealth })
