import json from '../content/firm/facts.json' with { type: 'json' }

/**
 * What the site says about the firm that the firm has not confirmed yet: src/content/firm/facts.json. `npm run facts` lists
 * what is open. Until a fact has the date of its confirmation, visitors of a public address read what stands in `instead`;
 * local and preview addresses show the value.
 */

type Fact = { value: unknown; confirmed: string | null; instead: unknown }

export const FACTS = json satisfies Record<string, Fact>

export type Facts = Readonly<Record<string, Fact>>

/** The facts that the firm has to confirm, by name. */
export function listOpenFacts(facts: Facts = FACTS): [name: string, fact: Fact][] {
  return Object.entries(facts).filter(([, { confirmed }]) => confirmed === null)
}

export type ShownFacts<All extends Facts> = {
  readonly [Name in keyof All]: All[Name]['value'] | All[Name]['instead']
}

/** Each fact as visitors of an address read it. */
export function chooseFacts<All extends Facts>(siteUrl: string, facts: All): ShownFacts<All> {
  const isPublic = isPublicAddress(siteUrl)
  return Object.fromEntries(
    Object.entries(facts).map(([name, { value, confirmed, instead }]) => [
      name,
      isPublic && confirmed === null ? instead : value,
    ]),
  ) as ShownFacts<All>
}

/** Whether an address is neither local, nor a preview, nor the example in office.json. */
export function isPublicAddress(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return !/^127\.|^\[::1\]$|(?:^|\.)(?:localhost|example\.com|vercel\.app)$/.test(hostname)
}
