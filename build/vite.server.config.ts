import { readdirSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * Builds what runs on the server side: the functions for the preview server, one file each as the
 * hosting provider does, and the renderer of the pages.
 */
const functions = readdirSync('api').filter((name) => name.endsWith('.ts'))

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  publicDir: false,
  build: {
    ssr: true,
    outDir: '.server',
    rolldownOptions: {
      input: {
        'entry-server': 'src/app/entry-server.tsx',
        ...Object.fromEntries(
          functions.map((name) => [`api/${name.replace(/\.ts$/, '')}`, `api/${name}`]),
        ),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
