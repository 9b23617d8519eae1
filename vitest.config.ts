import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const EVERYWHERE = 'tests/setup.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    restoreMocks: true,
    // Long enough for a busy computer.
    testTimeout: 30_000,
    // By default one processor is left idle: half of a small computer.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          setupFiles: [EVERYWHERE],
          include: ['{src,build,local,scripts,tests,worker}/**/*.test.ts'],
          // Journeys in Firefox and WebKit need a build (npm run test:engines).
          exclude: ['**/*.dom.test.ts', 'tests/engines/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // Loads jsdom once for each worker instead of once for each file: half the time.
          pool: 'vmThreads',
          // React's clean-up comes before the check of the console.
          setupFiles: [EVERYWHERE, 'tests/setup-dom.ts'],
          include: ['{src,tests}/**/*.test.tsx', '{src,build,tests}/**/*.dom.test.ts'],
        },
      },
    ],
  },
})
