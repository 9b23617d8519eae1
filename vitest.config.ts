import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { pageTexts } from './build/content/page-texts.ts'

/** The settings of all Vitest tests, including those of `npm run test:rest`. */
export const shared = defineConfig({
  plugins: [pageTexts({})],
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

const RULES = [
  'src/**/*.test.ts',
  'tests/{structure,tax}/*.test.ts',
  '{build,local,scripts,worker}/**/*.test.ts',
]
const DOM = '**/*.dom.test.ts'
/** Files that replace modules, which would stay replaced for the next file. */
const replacing = globSync(RULES).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\b/.test(readFileSync(file, 'utf8')),
)

/** The tests of `npm test`; tests/rest/vitest.config.ts has the others. */
export default defineConfig({
  ...shared,
  plugins: [pageTexts({}), react()],
  test: {
    ...shared.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULES,
          exclude: [DOM, ...replacing],
          // They share their imports, which takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: replacing,
          exclude: [DOM],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/{api,database}/*.test.ts'],
          globalSetup: 'tests/database/migrate-once.ts',
          setupFiles: ['tests/setup-functions.ts'],
          pool: 'threads',
          // They share their imports, which takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // Loads jsdom once per worker instead of once per file, which halves the time.
          pool: 'vmThreads',
          // React's cleanup runs before the check of the console.
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
