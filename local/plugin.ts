import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { answerBuiltPages } from './built-pages.ts'
import { answerDevPages } from './dev-pages.ts'
import { listFunctions, serveFunctions } from './functions.ts'
import { headersFor, readVercelHeaders } from './headers.ts'
import { optimizeImages } from './image-optimizer.ts'
import { createIsKnownPath, loadIsKnownPath, ROUTES_FILE } from './known-path.ts'
import { localPage } from './local-page.ts'
import { collectMeasurements } from './measurements.ts'
import { clearStandInKey, startStandIns } from './outbound.ts'
import { loadServerEnv } from './server-env.ts'

/**
 * Serves api/*.ts in dev and in preview, from the same files the hosting provider deploys, together
 * with the stand-ins for outside services. Never part of a build.
 */
export function localServer(): Plugin {
  return {
    name: 'local-server',
    // Vite would answer OPTIONS itself and let other local sites read the functions' answers.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),

    configureServer(server) {
      const { config } = server
      prepare(config)
      mount(server.middlewares, [
        localPage,
        collectMeasurements(),
        optimizeImages(config.root),
        serveFunctions({
          list: () => listFunctions(resolve(config.root, 'api'), '.ts'),
          load: (name) => server.ssrLoadModule(`/api/${name}.ts`),
        }),
        answerDevPages(config.root, async () =>
          createIsKnownPath(await server.ssrLoadModule(`/${ROUTES_FILE}`)),
        ),
      ])
    },

    async configurePreviewServer({ config, middlewares }) {
      prepare(config)
      const built = resolve(config.root, '.server/api')
      mount(middlewares, [
        sendHeaders(config.root),
        localPage,
        collectMeasurements(),
        optimizeImages(config.root),
        serveFunctions({
          list: () => listFunctions(built, '.js'),
          load: (name) => import(pathToFileURL(resolve(built, `${name}.js`)).href),
        }),
        answerBuiltPages(
          resolve(config.root, config.build.outDir),
          await loadIsKnownPath(config.root),
        ),
      ])
    },
  }
}

function prepare(config: ResolvedConfig): void {
  clearStandInKey()
  loadServerEnv(config)
  startStandIns((line) => config.logger.info(line))
}

function mount(middlewares: Connect.Server, handlers: Connect.NextHandleFunction[]): void {
  for (const handler of handlers) middlewares.use(handler)
}

function sendHeaders(root: string): Connect.NextHandleFunction {
  const rules = readVercelHeaders(root)
  return (request, response, next) => {
    for (const { key, value } of headersFor(rules, request.url ?? '/')) {
      response.setHeader(key, value)
    }
    next()
  }
}
