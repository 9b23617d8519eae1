import { randomUUID } from 'node:crypto'
import { expect, type Page, untilHydrated } from './base.ts'

/** An address nobody else in the run uses. */
export const newEmail = () => `pat-${randomUUID().slice(0, 8)}@example.com`

export async function askForCode(page: Page, address: string): Promise<void> {
  await page.goto('/auth')
  await untilHydrated(page)
  await page.getByLabel('Email or mobile number').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
}

/**
 * The code in the newest message that has one to an address, from the local mailbox. Confirmations of bookings
 * go there too, a moment later.
 */
export async function readCode(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(`/__mailbox.json?to=${encodeURIComponent(address)}`)
  const messages: { text: string }[] = await answer.json()
  const codes = messages.map(({ text }) => /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0])
  return codes.find((code) => code !== undefined) ?? ''
}

export async function signIn(page: Page, address = newEmail()): Promise<string> {
  await askForCode(page, address)
  await page.getByLabel('Code').fill(await readCode(page, address))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/account')
  return address
}

/**
 * Makes a request to the sign-in server fail in this browser, for example "send-502". "" removes the fault.
 */
export async function breakSignIn(page: Page, baseURL: string, fault: string): Promise<void> {
  await page.context().addCookies([{ name: 'local-auth', value: fault, url: baseURL }])
}
