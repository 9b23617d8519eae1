import { createServer, preview } from 'vite'
import { localServer } from '../local/plugin.ts'
import { portOf } from './temporary-site.ts'

const QUIET = { configFile: false, logLevel: 'silent' } as const

export type StartedServer = { port: number; close: () => Promise<void> }

/** Serves a built site from a folder as `npm run preview` does, on a free port. */
export async function startPreview(root: string): Promise<StartedServer> {
  const plugins = [localServer()]
  const server = await preview({ ...QUIET, root, plugins, preview: { port: 0 } })
  return { port: portOf(server.httpServer), close: () => server.close() }
}

/** Serves a site's source from a folder as `npm run dev` does, on a free port. */
export async function startDev(root: string): Promise<StartedServer> {
  const optimizeDeps = { noDiscovery: true }
  const plugins = [localServer()]
  const server = await createServer({ ...QUIET, root, plugins, optimizeDeps, server: { port: 0 } })
  await server.listen()
  return { port: portOf(server.httpServer), close: () => server.close() }
}
