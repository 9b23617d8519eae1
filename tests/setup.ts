import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected console error or warning fails the test; a test that expects one mocks it. */
let unexpected: string[] = []
beforeEach(() => {
  unexpected = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})
afterEach(() => {
  expect(unexpected).toEqual([])
})
