import type { Page } from './base.ts'

export async function fillIn(
  page: Page,
  email: string,
  message = 'May I bring my papers on Friday?',
): Promise<void> {
  await page.getByLabel('Name').fill('Pat Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill(message)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
