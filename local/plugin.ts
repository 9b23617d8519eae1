import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { serveAuth } from './auth/mount.ts'
import { createAuthServer } from './auth/server.ts'
import { answerBuiltPages } from './built-pages.ts'
import { serveDeskSamples } from './desk-samples.ts'
import { answerDevPages, createIsKnownPath, PAGES_FILE } from './dev-pages.ts'
import { startEmbeddedServices } from './embedded-services.ts'
import { type FunctionSource, listFunctions, serveFunctions } from './functions.ts'
import { serveGhost } from './ghost/mount.ts'
import { sendHeaders } from './headers.ts'
import { optimizeImages } from './image-optimizer.ts'
import { localPage } from './local-page.ts'
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts'
import { serveMailbox } from './mailbox/page.ts'
import { collectMeasurements } from './measurements.ts'
import { clearStandInKeys, startStandIns } from './outbound.ts'
import { answerPostFiles } from './post-files.ts'
import { rewriteAddresses } from './rewrites.ts'
import { loadAuthSettings, loadServerEnv } from './server-env.ts'

/**
 * Serves api/*.ts in dev and in preview, from the same files the hosting provider deploys, together
 * with the stand-ins for outside services. Never part of a build.
 */
export function localServer(): Plugin {
  return {
    name: 'local-server',
    // Vite would answer OPTIONS itself and let other local sites read the functions' responses.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),

    configureServer(server) {
      const { config } = server
      mount(server.middlewares, [
        ...answerAsTheHost(config, config.server.port, {
          list: () => listFunctions(resolve(config.root, 'api'), '.ts'),
          load: (name) => server.ssrLoadModule(`/api/${name}.ts`),
        }).handlers,
        answerPostFiles(),
        answerDevPages(config.root, async () =>
          createIsKnownPath(await server.ssrLoadModule(`/${PAGES_FILE}`)),
        ),
      ])
    },

    configurePreviewServer(server) {
      const { config, middlewares } = server
      const built = resolve(config.root, '.server/api')
      const dist = resolve(config.root, config.build.outDir)
      const { handlers, ready } = answerAsTheHost(config, config.preview.port, {
        list: () => listFunctions(built, '.js'),
        load: (name) => import(pathToFileURL(resolve(built, `${name}.js`)).href),
      })
      mount(middlewares, [
        sendHeaders(config.root),
        rewriteAddresses(config.root, dist),
        ...handlers,
        answerBuiltPages(dist),
      ])
      // Last and alone: this is what a newcomer looks for.
      server.printUrls = () =>
        void ready.then(() => config.logger.info(`\n  ${server.resolvedUrls?.local[0]}\n`))
    },
  }
}

/**
 * The functions, the pictures in other sizes, and the stand-ins that browsers call directly.
 * @returns also when the functions may be called
 */
function answerAsTheHost(
  config: ResolvedConfig,
  port: number,
  { list, load }: FunctionSource,
): { handlers: Connect.NextHandleFunction[]; ready: Promise<void> } {
  const mailbox = createMailbox()
  const ready = prepare(config, port, mailbox)
  const hasRealAuth = Boolean(config.env.VITE_SUPABASE_URL)
  if (!hasRealAuth) config.logger.info('  Sign-in codes are shown at /__mailbox')
  const handlers = [
    refuseTrace,
    serveDeskSamples(),
    localPage({ hasRealAuth }),
    serveMailbox(mailbox),
    ...(hasRealAuth
      ? []
      : [serveAuth(createAuthServer(loadAuthSettings(config), mailbox.deliver))]),
    serveGhost(config.root),
    collectMeasurements(),
    optimizeImages(config.root),
    serveFunctions({ list, load: async (name) => ready.then(() => load(name)) }),
  ]
  return { handlers, ready }
}

/** Web requests cannot have this method. */
const refuseTrace: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== 'TRACE') return next()
  response.writeHead(405, { Allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS' }).end()
}

/** @returns once the functions may be called. Pages need not wait for the database. */
function prepare(config: ResolvedConfig, port: number, { deliver }: Mailbox): Promise<void> {
  clearStandInKeys()
  loadServerEnv(config)
  const log = (line: string) => config.logger.info(line)
  startStandIns(log, deliver)
  const ready = startEmbeddedServices({ root: config.root, port, deliver, log })
  // Report a failure once. The functions then answer that they are unavailable.
  return ready.catch((error: unknown) => config.logger.error(String(error)))
}

function mount(middlewares: Connect.Server, handlers: Connect.NextHandleFunction[]): void {
  for (const handler of handlers) middlewares.use(handler)
}
