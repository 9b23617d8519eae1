import { type CallLog, handle } from './_lib/handle.js'
import { readHealth } from './_lib/health.js'
import { sendJson } from './_lib/send.js'

/** Whether the site does its work, for a monitor that asks every minute or so. */
async function getHealth(request: Request, log: CallLog): Promise<Response> {
  const health = await readHealth(request, new Date())
  if (health.status === 'ok') return sendJson(200, health)
  log.reason = Object.entries(health.parts)
    .filter(([, state]) => state !== 'ok')
    .map(([part, state]) => `${part} ${state}`)
    .join(', ')
  return sendJson(503, health)
}

const health = handle('/api/health', { GET: getHealth })

export {
  health as DELETE,
  health as GET,
  health as HEAD,
  health as OPTIONS,
  health as PATCH,
  health as POST,
  health as PUT,
}
