import { readdirSync } from 'node:fs'
import { defineConfig } from 'vite'

/** Builds the functions for the preview server, one file each, as the hosting provider does. */
const functions = readdirSync('api').filter((name) => name.endsWith('.ts'))

export default defineConfig({
  build: {
    ssr: true,
    outDir: '.server/api',
    rolldownOptions: {
      input: Object.fromEntries(
        functions.map((name) => [name.replace(/\.ts$/, ''), `api/${name}`]),
      ),
    },
  },
  publicDir: false,
})
