import type { DeadlineRule } from './rule.ts'

/** A duty whose date this list cannot give: it depends on an event, or an office sets it. */
type UndatedDuty = Pick<DeadlineRule, 'situations' | 'name' | 'source' | 'link'> & { when: string }

/** Shown beside the dates. */
export const UNDATED_DUTIES: readonly UndatedDuty[] = [
  {
    situations: ['property', 'farm'],
    name: 'Property tax, first and second half',
    when: 'On the day printed on the bill. The law says December 31 and June 20, but in nearly every county the days are later and the treasurer sets them.',
    source: 'R.C. 323.12, 323.17',
    link: 'https://codes.ohio.gov/ohio-revised-code/section-323.12',
  },
  {
    situations: ['property'],
    name: 'Manufactured home tax',
    when: 'On the day printed on the bill. The law says March 1 and July 31; counties differ.',
    source: 'R.C. 4503.06',
    link: 'https://codes.ohio.gov/ohio-revised-code/section-4503.06',
  },
  {
    situations: ['gifts', 'trust'],
    name: 'Federal estate tax return',
    when: 'Nine months after the death, six more with an extension. Ohio has no estate tax.',
    source: 'IRC §§6075(a), 6081',
    link: 'https://www.irs.gov/forms-pubs/about-form-706',
  },
  {
    situations: ['employer', 'farm'],
    name: 'Federal payroll deposit, semiweekly depositors',
    when: 'For paydays from Wednesday to Friday, the next Wednesday; for all others, the next Friday.',
    source: 'Treas. Reg. §31.6302-1(c)(2)',
    link: 'https://www.eftps.gov',
  },
  {
    situations: ['employer'],
    name: 'Ohio withholding, partial-weekly payers',
    when: 'Within three banking days of the end of each part of a week.',
    source: 'R.C. 5747.07; Ohio Adm. Code 5703-7-10',
    link: 'https://gateway.ohio.gov',
  },
  {
    situations: ['employer', 'farm'],
    name: 'New hire report',
    when: 'Within 20 days of the first day of work.',
    source: 'R.C. 3121.891',
    link: 'https://www.oh-newhire.com',
  },
]
