import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The settings of every Vitest test, those of `npm run test:rest` included. */
export const shared = defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    restoreMocks: true,
    // Long enough for a busy computer.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // By default one processor is left idle: half of a small computer.
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
  },
})

const RULES = ['src/**/*.test.ts', 'tests/{structure,tax}/*.test.ts']
const DOM = '**/*.dom.test.ts'
/** A module that a test replaced would stay replaced for the next file. */
const replacing = globSync(RULES).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\b/.test(readFileSync(file, 'utf8')),
)

/** What `npm test` runs; tests/rest/vitest.config.ts has the others. */
export default defineConfig({
  ...shared,
  plugins: [react()],
  test: {
    ...shared.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULES,
          exclude: [DOM, ...replacing],
          // They share what they import: a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['{build,local,scripts,worker}/**/*.test.ts', ...replacing],
          exclude: [DOM],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/{api,database}/*.test.ts'],
          globalSetup: 'tests/database/migrate-once.ts',
          pool: 'threads',
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
          setupFiles: ['tests/setup-dom.ts'],
          include: ['{src,tests}/**/*.test.tsx', '{src,build,tests}/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          // Reads the files of the last build.
          include: ['tests/build/*.test.ts'],
        },
      },
    ],
  },
})
