import { expect, test } from './base.ts'

test('the refund page links to the official trackers and says when to expect the money (R13, R51, R177)', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-24T12:00:00-04:00')
  await page.goto('/resources/check-my-refund')
  const tracker = page.getByRole('main').getByRole('link', { name: 'Where’s My Refund?' })
  await expect(tracker).toHaveAttribute('href', 'https://www.irs.gov/refunds')
  await expect(tracker).toHaveAttribute('target', '_blank')
  await page.getByLabel('Day it was accepted').fill('2026-03-02')
  const result = page.getByRole('region', { name: 'When your refund usually arrives' })
  await expect(result.getByText('Was due by March 23, 2026')).toHaveCount(2)
  await expect(result.getByText('The usual time has passed.')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Check' }).check()
  await expect(result.getByText('May 4, 2026 to June 3, 2026')).toBeVisible()
})
