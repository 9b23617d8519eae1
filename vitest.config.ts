import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: [
      'src/**/*.test.{ts,tsx}',
      'local/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/**/*.test.{ts,tsx}',
    ],
    restoreMocks: true,
  },
})
