import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { localServer } from './local/plugin.ts'
import { BUILD_TARGET } from './build/browsers.ts'
import { readClientEnv } from './build/client-env.ts'
import { pageTexts } from './build/content/page-texts.ts'
import { engineFiles } from './build/engine-files.ts'
import { BUNDLED, licenses } from './build/licenses.ts'
import { evaluateFigures } from './build/evaluate-figures.ts'
import { sceneStyles } from './build/scene-styles.ts'
import { smallerFiles } from './build/smaller-files.ts'
import { chooseFacts, FACTS } from './src/config/facts.ts'
import { site } from './src/config/site.ts'
import { siteColor } from './src/styles/site-colors.ts'

const ROUTER = 'node_modules/react-router/dist/production/index.mjs'
const ENTRY = 'assets/entry-'
const isEntry = (file: string) => file.startsWith(ENTRY)
/** Bytes of source, before it is minified: less in a file of its own would be slower. */
const INLINED = 16_000
const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command, mode }) => {
  // The hosting provider sets VERCEL in its builds: measurement is on there and off elsewhere.
  if (process.env.VERCEL) process.env.VITE_MEASUREMENT ??= 'on'
  const env = readClientEnv(mode)
  const facts = chooseFacts(env.VITE_SITE_URL ?? site.url, FACTS)

  return {
    plugins: [
      react(),
      tailwindcss(),
      localServer(),
      engineFiles(),
      licenses(),
      evaluateFigures(),
      pageTexts(env, command === 'build'),
      sceneStyles(),
      smallerFiles(),
    ],
    // Objects are smaller than the same as text.
    json: { stringify: false },
    define: {
      'import.meta.env.SHOWN_FACTS': JSON.stringify(facts),
      'import.meta.env.PAPER_BY_DAY': JSON.stringify(siteColor('paper')),
      'import.meta.env.PAPER_BY_NIGHT': JSON.stringify(siteColor('paper', 'dark')),
    },
    resolve: {
      alias: [
        { find: '@', replacement: fromRoot('src') },
        // Browsers would get its development build, with its warnings.
        { find: /^react-router$/, replacement: fromRoot(ROUTER) },
      ],
    },
    build: {
      manifest: true,
      license: { fileName: BUNDLED },
      modulePreload: {
        polyfill: false,
        // The page already runs its entry. Firefox would report a preload of it as an error.
        resolveDependencies: (_, files) => files.filter((file) => !isEntry(file)),
      },
      target: BUILD_TARGET,
      rolldownOptions: {
        // Inlining needs it.
        preserveEntrySignatures: false,
        // The manifest names a page's file after the page only while nothing else is merged into it.
        experimental: { chunkOptimization: { mergeCommonChunks: false } },
        // A page gets the constants it reads, not all of their file.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          entryFileNames: `${ENTRY}[hash].js`,
          // The bundler names a shared file after one of its modules, which says little and is sent with every page.
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          codeSplitting: {
            groups: [
              // One file for the code that every page needs.
              { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith('.css') },
            ],
            // Small shared code is in each file that uses it, and runs once: a request costs more than a copy.
            experimentalInlineCommonChunks: { maxSize: INLINED, exclude: /\.css$/ },
          },
        },
      },
    },
    preview: { port: Number(process.env.PORT ?? 4173) },
    server: { port: Number(process.env.PORT ?? 5173) },
  }
})
