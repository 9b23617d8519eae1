import { decodeJwt, SignJWT } from 'jose'
import { readAuthSettings } from '../../local/auth/settings.ts'
import { site } from '../../src/config/site.ts'
import { expect, type Page } from './base.ts'
import { readCode } from './sign-in-steps.ts'

/** The texts of the mails to an address, as the local mailbox shows them. */
export async function readMails(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(`/__mailbox.json?to=${encodeURIComponent(address)}`)
  const mails: { subject: string; text: string }[] = await answer.json()
  return mails.map(({ subject, text }) => `${subject}\n${text}`)
}

/** Signs in as the office and opens its desk. */
export async function openDesk(page: Page, email: string = site.email): Promise<void> {
  await page.goto('/office')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect.poll(() => readCode(page, email)).not.toBe('')
  await page.getByLabel('Code').fill(await readCode(page, email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/office')
  await expect(page.getByRole('button', { name: 'Add an appointment' })).toBeVisible()
}

/** Opens the page again as if the code of its session had been entered this long ago. */
export async function ageSession(page: Page, minutes: number): Promise<void> {
  const key = 'sb-localhost-auth-token'
  const stored = await page.evaluate((name) => localStorage.getItem(name) ?? '', key)
  const session = JSON.parse(stored)
  const timestamp = Math.floor(Date.now() / 1000) - minutes * 60
  const secret = new TextEncoder().encode(readAuthSettings().LOCAL_AUTH_SIGNING_SECRET)
  const claims = { ...decodeJwt(session.access_token), amr: [{ method: 'otp', timestamp }] }
  session.access_token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secret)
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(session),
  ] as const)
  await page.reload()
}

/** Enters a new code in the desk's dialog. */
export async function enterNewCode(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  const used = await readCode(page, email)
  await expect
    .poll(() => readMailAge(page, email), 'the pause between two codes')
    .toBeGreaterThan(1)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await expect.poll(() => readCode(page, email)).not.toBe(used)
  await dialog.getByLabel('Code').fill(await readCode(page, email))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

/** Seconds since the newest mail to an address. */
async function readMailAge(page: Page, address: string): Promise<number> {
  const answer = await page.request.get(`/__mailbox.json?to=${encodeURIComponent(address)}`)
  const [newest]: { time: string }[] = await answer.json()
  return (Date.now() - Date.parse(newest?.time ?? '')) / 1000
}
