import type { FormKind } from '../../src/features/documents/forms.ts'

/** A box's printed label: as on the official form, and as a payer might shorten it. */
export type BoxText = {
  id: string
  box: string
  full: string
  short: string
  /** Printed in a box that the reader ignores. */
  decoy?: string
}

/** The year of all forms. */
export const FORM_YEAR = '2025'

export type FormTexts = {
  number: string
  title: string
  identities: readonly BoxText[]
  /** Names and addresses, each under its label. */
  people: readonly { label: string; lines: readonly string[] }[]
  boxes: readonly BoxText[]
}

const WORKER = ['Sample Worker', '100 Example Street', 'Dresden, OH 43821']
const COMPANY = ['Example Company (sample)', '200 Sample Avenue', 'Zanesville, OH 43701']

const box = (id: string, number: string, full: string, short = full, decoy?: string): BoxText => ({
  id,
  box: number,
  full,
  short,
  decoy,
})
const unread = (number: string, full: string, decoy = ''): BoxText =>
  box('', number, full, full, decoy)

const PAYER = [
  box('payerTin', '', 'PAYER’S TIN', 'Payer’s federal ID number'),
  box('recipientTin', '', 'RECIPIENT’S TIN', 'Recipient’s identification number'),
]
const PAYER_PEOPLE = [
  { label: 'PAYER’S name, street address, city or town, state, ZIP code', lines: COMPANY },
  { label: 'RECIPIENT’S name', lines: WORKER },
]

export const FORM_TEXTS: Record<FormKind, FormTexts> = {
  w2: {
    number: 'W-2',
    title: 'Wage and Tax Statement',
    identities: [
      box('employeeSsn', 'a', 'Employee’s social security number', 'Employee’s SSN'),
      box('employerEin', 'b', 'Employer identification number (EIN)', 'Employer’s FED ID number'),
    ],
    people: [
      { label: 'c Employer’s name, address, and ZIP code', lines: COMPANY },
      { label: 'e Employee’s first name and initial', lines: WORKER },
    ],
    boxes: [
      box('wages', '1', 'Wages, tips, other compensation', 'Wages, tips, other comp.'),
      box('federalTax', '2', 'Federal income tax withheld', 'Fed. income tax withheld'),
      box('socialSecurityWages', '3', 'Social security wages', 'Soc. sec. wages'),
      box('socialSecurityTax', '4', 'Social security tax withheld', 'Soc. sec. tax withheld'),
      box('medicareWages', '5', 'Medicare wages and tips'),
      box('medicareTax', '6', 'Medicare tax withheld'),
      box('socialSecurityTips', '7', 'Social security tips', 'Soc. sec. tips'),
      unread('8', 'Allocated tips'),
      unread('10', 'Dependent care benefits'),
      unread('11', 'Nonqualified plans'),
      unread('12a', 'See instructions for box 12', 'DD  4,210.36'),
      unread('14', 'Other', 'UNION  312.00'),
      unread('15', 'Employer’s state ID number', 'OH 52-000111'),
      box('stateWages', '16', 'State wages, tips, etc.', 'State wages'),
      box('stateTax', '17', 'State income tax'),
      box('localWages', '18', 'Local wages, tips, etc.', 'Local wages'),
      box('localTax', '19', 'Local income tax'),
      unread('20', 'Locality name', 'DRESDEN'),
    ],
  },
  '1099nec': {
    number: '1099-NEC',
    title: 'Nonemployee Compensation',
    identities: PAYER,
    people: PAYER_PEOPLE,
    boxes: [
      box('compensation', '1', 'Nonemployee compensation', 'Nonemployee comp.'),
      unread('2', 'Payer made direct sales totaling $5,000 or more'),
      unread('3', 'Excess golden parachute payments'),
      box('federalTax', '4', 'Federal income tax withheld', 'Fed. income tax withheld'),
      box('stateTax', '5', 'State tax withheld', 'State income tax withheld'),
      unread('6', 'State/Payer’s state no.', 'OH/52-000222'),
      box('stateIncome', '7', 'State income'),
      unread('', 'Account number (see instructions)', '0004417'),
    ],
  },
  '1099int': {
    number: '1099-INT',
    title: 'Interest Income',
    identities: PAYER,
    people: PAYER_PEOPLE,
    boxes: [
      unread('', 'Payer’s RTN (optional)'),
      box('interest', '1', 'Interest income'),
      box('earlyWithdrawalPenalty', '2', 'Early withdrawal penalty'),
      box(
        'treasuryInterest',
        '3',
        'Interest on U.S. Savings Bonds and Treasury obligations',
        'U.S. Savings Bond interest',
      ),
      box('federalTax', '4', 'Federal income tax withheld', 'Fed. income tax withheld'),
      unread('5', 'Investment expenses', '18.75'),
      box('foreignTax', '6', 'Foreign tax paid'),
      unread('7', 'Foreign country or U.S. territory'),
      box('taxExemptInterest', '8', 'Tax-exempt interest'),
      unread('9', 'Specified private activity bond interest'),
      unread('10', 'Market discount'),
      unread('11', 'Bond premium', '6.10'),
    ],
  },
  '1099div': {
    number: '1099-DIV',
    title: 'Dividends and Distributions',
    identities: PAYER,
    people: PAYER_PEOPLE,
    boxes: [
      box('ordinaryDividends', '1a', 'Total ordinary dividends', 'Ordinary dividends'),
      box('qualifiedDividends', '1b', 'Qualified dividends'),
      box('capitalGains', '2a', 'Total capital gain distr.', 'Capital gain distributions'),
      unread('2b', 'Unrecap. Sec. 1250 gain', '14.02'),
      unread('2c', 'Section 1202 gain'),
      unread('2d', 'Collectibles (28%) gain'),
      box('nondividends', '3', 'Nondividend distributions'),
      box('federalTax', '4', 'Federal income tax withheld', 'Fed. income tax withheld'),
      box('section199aDividends', '5', 'Section 199A dividends'),
      unread('6', 'Investment expenses'),
      box('foreignTax', '7', 'Foreign tax paid'),
      unread('8', 'Foreign country or U.S. territory'),
      unread('12', 'Exempt-interest dividends', '51.00'),
    ],
  },
  '1098': {
    number: '1098',
    title: 'Mortgage Interest Statement',
    identities: [
      box('lenderTin', '', 'RECIPIENT’S/LENDER’S TIN', 'Lender’s TIN'),
      box('borrowerTin', '', 'PAYER’S/BORROWER’S TIN', 'Borrower’s TIN'),
    ],
    people: [
      { label: 'RECIPIENT’S/LENDER’S name, street address', lines: COMPANY },
      { label: 'PAYER’S/BORROWER’S name', lines: WORKER },
    ],
    boxes: [
      box(
        'mortgageInterest',
        '1',
        'Mortgage interest received from payer(s)/borrower(s)',
        'Mortgage interest received',
      ),
      box('principal', '2', 'Outstanding mortgage principal'),
      unread('3', 'Mortgage origination date', '06/14/2019'),
      box('refundedInterest', '4', 'Refund of overpaid interest'),
      box('insurancePremiums', '5', 'Mortgage insurance premiums'),
      box('points', '6', 'Points paid on purchase of principal residence', 'Points paid'),
      unread('9', 'Number of properties securing the mortgage', '1'),
      unread('10', 'Other', 'TAXES  2,118.40'),
    ],
  },
  ssa1099: {
    number: 'SSA-1099',
    title: 'Social Security Benefit Statement',
    identities: [
      box('beneficiarySsn', '2', 'Beneficiary’s Social Security Number', 'Beneficiary’s SSN'),
    ],
    people: [{ label: '1 Name', lines: WORKER }],
    boxes: [
      box('benefitsPaid', '3', 'Benefits paid in 2025'),
      box('benefitsRepaid', '4', 'Benefits repaid to SSA in 2025'),
      box('netBenefits', '5', 'Net benefits for 2025 (Box 3 minus Box 4)', 'Net benefits for 2025'),
      box('federalTax', '6', 'Voluntary federal income tax withheld'),
      unread('8', 'Claim number', 'SAMPLE-A'),
    ],
  },
}
