import { type Answers, findErrors, takeYear } from './answers'
import { answersSchema } from './answers-schema'
import { SECOND, SHARE_PREFIX, SHARE_VERSION } from './share-hash'

export type SharedAnswers =
  | { kind: 'none' }
  | { kind: 'ok'; answers: readonly [Answers] | readonly [Answers, Answers] }
  | { kind: 'broken' }

const MAX_LENGTH = 6000

/** Reads the answers of a shared link; "none" is an address that is no such link. Never throws. */
export function parseShareHash(hash: string): SharedAnswers {
  if (!hash.startsWith(SHARE_PREFIX)) return { kind: 'none' }
  if (hash.length > MAX_LENGTH) return BROKEN
  const entries = [...new URLSearchParams(hash.slice(SHARE_PREFIX.length))]
  const names = new Set(entries.map(([name]) => name))
  if (names.size !== entries.length || !isOurVersion(entries)) return BROKEN

  const rest = entries.filter(([name]) => name !== 'v' && name !== SECOND)
  const first = parse(rest.filter(([name]) => !name.startsWith(SECOND)))
  const second = parse(
    rest
      .filter(([name]) => name.startsWith(SECOND))
      .map(([name, text]) => [name.slice(SECOND.length), text] as const),
  )
  if (!first || !second) return BROKEN
  return { kind: 'ok', answers: names.has(SECOND) ? [first, second] : [first] }
}

const BROKEN: SharedAnswers = { kind: 'broken' }

function isOurVersion(entries: readonly (readonly [string, string])[]): boolean {
  return entries.some(([name, text]) => name === 'v' && text === SHARE_VERSION)
}

/** Links are made from answers without errors, so one with errors was changed on the way. */
function parse(entries: readonly (readonly [string, string])[]): Answers | null {
  const { data } = answersSchema.safeParse(Object.fromEntries(entries))
  return data && findErrors(data).size === 0 ? takeYear(data) : null
}
