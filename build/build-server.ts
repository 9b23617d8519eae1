import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { JSDOM } from 'jsdom'
import { build } from 'vite'
import type * as Server from '../src/app/entry-server.tsx'
import { readClientEnv } from './client-env.ts'
import { pageTexts } from './content/page-texts.ts'

const OUT = '.server'

/**
 * Builds the renderer of the pages.
 * @returns it, with the `window` it needs to clean the HTML of posts
 */
export async function buildServer(): Promise<typeof Server> {
  await build({
    configFile: false,
    // The size of its files and what it loads late do not matter.
    logLevel: 'error',
    plugins: [react(), tailwindcss(), pageTexts(readClientEnv())],
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    publicDir: false,
    build: {
      ssr: true,
      outDir: OUT,
      rolldownOptions: {
        input: { 'entry-server': 'src/app/entry-server.tsx' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const server: typeof Server = await import(pathToFileURL(`${OUT}/entry-server.js`).href)
  server.provideWindow(new JSDOM().window as unknown as typeof window)
  return server
}
