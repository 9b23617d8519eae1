/** Names of the tags and authors that posts in src/content/posts may use. */
export const POST_TAGS: Record<string, string> = {
  business: 'Business',
  deadlines: 'Deadlines',
  farm: 'Farm',
  individuals: 'Individuals',
  irs: 'IRS letters',
  ohio: 'Ohio',
  payroll: 'Payroll',
  planning: 'Planning',
  records: 'Records',
  retirement: 'Retirement',
}

export const POST_AUTHORS: Record<string, { name: string; description?: string }> = {
  office: { name: 'The office', description: 'Written by the firm’s office in Dresden, Ohio.' },
}
