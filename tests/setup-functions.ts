import { vi } from 'vitest'

// The functions' tests have their own hours, rules and facts, so that the office can change its own without
// failing them.
vi.mock('../src/shared/booking.ts', () => import('./fixtures/booking.ts'))
vi.mock('../src/config/facts.ts', async (load) => {
  const { confirmNone } = await import('./fixtures/fact-texts.ts')
  const own = confirmNone(await load<typeof import('../src/config/facts.ts')>())
  const replyOpenDays = { value: 1, confirmed: null, instead: null }
  return { ...own, FACTS: { ...own.FACTS, replyOpenDays } }
})
