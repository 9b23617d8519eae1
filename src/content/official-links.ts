/** A page of a tax authority, and what a visitor needs there. */
export type OfficialLink = {
  name: string
  href: string
  /** To have at hand before opening it; left out where one only reads. */
  ready?: readonly string[]
}

/** When these addresses were last compared with the authorities' own lists. */
export const LINKS_CHECKED_ON = '2026-11-21'

/** The official pages that the tax tools lead to, each address once. */
export const OFFICIAL_LINKS = {
  wheresMyRefund: {
    name: 'Where’s My Refund?',
    href: 'https://www.irs.gov/refunds',
    ready: [
      'Social Security number or ITIN',
      'Filing status',
      'Exact refund amount in whole dollars',
      'Tax year',
    ],
  },
  wheresMyAmendedReturn: {
    name: 'Where’s My Amended Return?',
    href: 'https://www.irs.gov/filing/wheres-my-amended-return',
    ready: ['Social Security number or ITIN', 'Date of birth', 'ZIP code'],
  },
  irs2Go: { name: 'IRS2Go', href: 'https://www.irs.gov/newsroom/irs2goapp' },
  verifyReturn: {
    name: 'Identity and Tax Return Verification',
    href: 'https://www.irs.gov/verifyreturn',
  },
  bankNotice: {
    name: 'Notice CP53E',
    href: 'https://www.irs.gov/individuals/understanding-your-cp53e-notice',
  },
  ohioRefund: {
    name: 'Ohio refund status',
    href: 'https://tax.ohio.gov/refund',
    ready: ['Social Security number', 'Tax year', 'Refund amount from the Ohio return'],
  },
  ohioIdentityQuiz: {
    name: 'Ohio identity confirmation quiz',
    href: 'https://tax.ohio.gov/help-center/faqs/income-identity-confirmation-quiz',
  },
} as const satisfies Record<string, OfficialLink>

export type OfficialLinkId = keyof typeof OFFICIAL_LINKS
