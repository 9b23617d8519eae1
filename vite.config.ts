import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { localServer } from './local/plugin.ts'
import { BUILD_TARGET } from './build/browsers.ts'
import { engineFiles } from './build/engine-files.ts'
import { smallerDrawings } from './build/smaller-drawings.ts'
import { parseClientEnv } from './src/config/env-schema.ts'

const ENTRY = 'assets/entry-'
const isEntry = (file: string) => file.startsWith(ENTRY)

export default defineConfig(({ mode }) => {
  // The hosting provider sets VERCEL in its builds: measurement is on there and off elsewhere.
  if (process.env.VERCEL) process.env.VITE_MEASUREMENT ??= 'on'
  parseClientEnv({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env })

  return {
    plugins: [react(), tailwindcss(), localServer(), engineFiles(), smallerDrawings()],
    resolve: {
      alias: { '@': fileURLToPath(new URL('src', import.meta.url)) },
    },
    build: {
      manifest: true,
      modulePreload: {
        // Every browser the build is for knows it.
        polyfill: false,
        // A page runs its entry already: Firefox calls a hint at it an error.
        resolveDependencies: (_, files) => files.filter((file) => !isEntry(file)),
      },
      target: BUILD_TARGET,
      rolldownOptions: {
        output: {
          entryFileNames: `${ENTRY}[hash].js`,
          codeSplitting: {
            // What every page needs travels in one file, small modules of most pages in another, the estimator in a
            // third. The home page has no breadcrumbs, so they get a file of their own. The styles of service and
            // industry pages are one file, too: a browser asks a server of HTTP/1.1 for six at a time.
            groups: [
              { name: 'shell', tags: ['$initial'], priority: 3 },
              {
                name: 'common',
                test: /src\/(components\/(cta-banner|deferred-section)|features\/estimator\/form|shared\/format-date|lib\/(ignore-double-click|parse-json|use-media-query|use-persisted|use-reload-draft|use-share-link))\./,
                priority: 2,
              },
              { name: 'estimator', test: /estimator\/estimator-wizard/, priority: 1 },
              { name: 'crumbs', test: /src\/features\/content\/crumbs\./ },
              {
                name: 'subject',
                test: /src\/(features\/content\/subject|components\/steps).*\.css/,
              },
            ],
          },
        },
      },
    },
    preview: { port: Number(process.env.PORT ?? 4173) },
    server: { port: Number(process.env.PORT ?? 5173) },
  }
})
