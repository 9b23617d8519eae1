import links from '../content/official-links.json' with { type: 'json' }

/** A page of a tax authority. */
export type OfficialLink = { name: string; href: string }

export type OfficialLinkId = keyof typeof links.links

/** The official pages that texts and tax tools link to, each address once. */
export const OFFICIAL_LINKS: Readonly<Record<OfficialLinkId, OfficialLink>> = links.links

/** When these addresses were last checked against the authorities' own lists. */
export const LINKS_CHECKED_ON = links.checkedOn
