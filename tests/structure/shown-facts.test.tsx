import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { FACTS } from '@/config/facts.ts'
import { factTexts } from '../fixtures/fact-texts.ts'

vi.mock('@/config/facts.ts', async (load) => {
  const { confirmNone } = await import('../fixtures/fact-texts.ts')
  return confirmNone(await load())
})

vi.mock('@/features/office-today/public.ts', () => ({
  useOfficeToday: () => ({ changedDays: [], notice: null }),
}))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const sent = { reference: 'M-00000001', replyBy: '2027-03-09T22:00:00Z', hasCopy: false }

/** Renders what shows facts about the firm, as built for an address. */
async function show(siteUrl: string): Promise<string> {
  vi.stubEnv('VITE_SITE_URL', siteUrl)
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T15:00:00Z') })
  const [{ BigResults }, { MessageSent }, { PriceList }, { WhatNext }, hours] = await Promise.all([
    import('@/features/home/big-results.tsx'),
    import('@/features/contact/message-sent.tsx'),
    import('@/features/estimator/price-list.tsx'),
    import('@/features/estimator/what-next.tsx'),
    import('@/features/place/office-hours.tsx'),
  ])
  const OfficeHours: ComponentType = hours.default
  render(
    <>
      <BigResults />
      <MessageSent sent={sent} onAnother={() => {}} />
      <PriceList />
      <WhatNext summary="Simple return" />
      <OfficeHours />
    </>,
    { wrapper: MemoryRouter },
  )
  return document.body.textContent
}

test('a public address shows no fact that the firm has not confirmed, and no gap', async () => {
  const text = await show('https://www.our-firm.test')
  expect(factTexts(FACTS).filter((open) => text.includes(open))).toEqual([])
  expect(text).toContain('Sit down with us, call or meet by video.')
  expect(screen.queryByText('We’ll answer by')).not.toBeInTheDocument()
  expect(text).toContain('We will answer as soon as we can. Urgent? Call')
  expect(screen.getByRole('rowheader', { name: /^Protection Plus/ })).toHaveTextContent(
    'Protection Plus' + 'part of our price',
  )
  expect(
    screen.getByText('Free consultation. We’ll have your estimate in front of us.'),
  ).toBeVisible()
  expect(screen.getByText('The price is agreed before the work begins.')).toBeVisible()
  expect(screen.getByText('Call before you come today')).toBeVisible()
  expect(screen.getByText('today, call first')).toBeVisible()
  expect(text).not.toMatch(/null|undefined|\.\.|; \./)
})

test('a local address shows the facts for the firm to read', async () => {
  const text = await show('http://localhost:4173')
  expect(text).toContain(FACTS.preparer.value)
  expect(screen.getByText('We’ll answer by').closest('div')).toHaveTextContent('Tuesday, March 9')
  expect(text).toContain(FACTS.protectionPlus.value.note)
  expect(text).toContain(FACTS.payment.value)
  expect(text).toContain('Closed, opens Friday')
  expect(text).toContain(FACTS.holidays.value.note)
})
