import { randomInt } from 'node:crypto'
import type { Page } from './base'

/** Limits count by visitor address, so each test uses a new one. */
export async function comeFromNewAddress(page: Page): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })
}

/** The texts of the mails to an address, as the local mailbox shows them. */
export async function readMails(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(`/__mailbox.json?to=${encodeURIComponent(address)}`)
  const mails: { subject: string; text: string }[] = await answer.json()
  return mails.map(({ subject, text }) => `${subject}\n${text}`)
}
