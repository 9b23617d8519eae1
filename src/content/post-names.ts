type Named = { name: string; description: string }

/** The tags and authors that posts in src/content/posts may use. */
export const POST_TAGS: Record<string, Named> = {
  business: {
    name: 'Business',
    description: 'Owner pay, sales, books and the taxes on a business of any size.',
  },
  deadlines: { name: 'Deadlines', description: 'Which return or payment is due, and when.' },
  farm: {
    name: 'Farm',
    description: 'Crops, livestock and land: the tax rules that only farmers have.',
  },
  individuals: {
    name: 'Individuals',
    description: 'Wages, homes, families and retirement on the returns of people.',
  },
  irs: {
    name: 'IRS letters',
    description: 'What a notice asks, when to answer and what to send.',
  },
  ohio: {
    name: 'Ohio',
    description: 'State, village and school district taxes, and what changes from year to year.',
  },
  payroll: { name: 'Payroll', description: 'Paychecks, withholding and year-end forms.' },
  planning: {
    name: 'Planning',
    description: 'What to decide before the year ends, and before you sign.',
  },
  records: { name: 'Records', description: 'What to keep, for how long and in which box.' },
  retirement: {
    name: 'Retirement',
    description: 'Social Security, pensions and the deductions from age 65.',
  },
}

export const POST_AUTHORS: Record<string, Named> = {
  office: { name: 'The office', description: 'Written by the firm’s office in Dresden, Ohio.' },
}
