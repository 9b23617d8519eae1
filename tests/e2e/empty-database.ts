import { PORT } from '../../playwright.config.ts'

/** Removes what earlier runs left, which would count toward what a day allows: bookings, and requests to Google. */
export default async function emptyDatabase(): Promise<void> {
  const answer = await fetch(`http://localhost:${PORT}/__local/desk?count=0`, {
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`The database was not emptied: ${answer.status}`)
}
