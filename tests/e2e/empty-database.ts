import { PORT } from '../../playwright.config.ts'

/** Removes the appointments of earlier runs, which would count toward what visitors may book in a day. */
export default async function emptyDatabase(): Promise<void> {
  const answer = await fetch(`http://localhost:${PORT}/__local/desk?count=0`, {
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`The database was not emptied: ${answer.status}`)
}
