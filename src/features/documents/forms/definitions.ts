import { type FormDefinition, identity, money } from './form-definition.ts'

/** On every form that has it. */
const FEDERAL_TAX = [
  'Federal income tax withheld',
  'Fed. income tax withheld',
  'Federal tax withheld',
] as const

/** The identity numbers at the top of every 1099. */
const PAYER_AND_RECIPIENT = [
  identity(
    'payerTin',
    'payer',
    'Payer’s TIN',
    'Payer’s identification number',
    'Payer’s federal ID number',
    'Payer’s taxpayer ID',
  ),
  identity(
    'recipientTin',
    'recipient',
    'Recipient’s TIN',
    'Recipient’s identification number',
    'Recipient’s taxpayer ID',
  ),
] as const

const HEAD_LABELS = [
  'Payer’s name, street address, city or town',
  'Recipient’s name',
  'Street address (including apt. no.)',
  'City or town, state or province, country, and ZIP',
  'Account number (see instructions)',
  '2nd TIN not.',
  'FATCA filing requirement',
  'State identification no.',
  'Payer’s state no.',
  'State/Payer’s state no.',
  'Investment expenses',
  'Foreign country or U.S. territory',
] as const

export const W2: FormDefinition = {
  kind: 'w2',
  shortName: 'W-2',
  title: 'Wage and Tax Statement',
  fields: [
    identity(
      'employeeSsn',
      'a',
      'Employee’s social security number',
      'Employee’s SSN',
      'Employee’s soc. sec. no.',
    ),
    identity(
      'employerEin',
      'b',
      'Employer identification number',
      'Employer identification number (EIN)',
      'Employer’s FED ID number',
      'Employer ID number (EIN)',
      'Employer’s EIN',
    ),
    money('wages', '1', 'Wages, tips, other compensation', 'Wages, tips, other comp.'),
    money('federalTax', '2', ...FEDERAL_TAX),
    money('socialSecurityWages', '3', 'Social security wages', 'Soc. sec. wages'),
    money(
      'socialSecurityTax',
      '4',
      'Social security tax withheld',
      'Soc. sec. tax withheld',
      'SS tax withheld',
    ),
    money('medicareWages', '5', 'Medicare wages and tips', 'Medicare wages & tips'),
    money('medicareTax', '6', 'Medicare tax withheld'),
    money('socialSecurityTips', '7', 'Social security tips', 'Soc. sec. tips'),
    money('stateWages', '16', 'State wages, tips, etc.', 'State wages'),
    money('stateTax', '17', 'State income tax', 'State inc. tax'),
    money('localWages', '18', 'Local wages, tips, etc.', 'Local wages'),
    money('localTax', '19', 'Local income tax', 'Local inc. tax'),
  ],
  otherLabels: [
    'Control number',
    'Employer’s name, address, and ZIP code',
    'Employee’s first name and initial',
    'Employee’s name, address, and ZIP code',
    'Allocated tips',
    'Dependent care benefits',
    'Nonqualified plans',
    'See instructions for box 12',
    'Codes for box 12',
    'Statutory employee',
    'Retirement plan',
    'Third-party sick pay',
    'Other',
    'Employer’s state ID number',
    'Locality name',
  ],
}

export const FORM_1099_NEC: FormDefinition = {
  kind: '1099nec',
  shortName: '1099-NEC',
  title: 'Nonemployee Compensation',
  fields: [
    ...PAYER_AND_RECIPIENT,
    money('compensation', '1', 'Nonemployee compensation', 'Nonemployee comp.'),
    money('federalTax', '4', ...FEDERAL_TAX),
    money('stateTax', '5', 'State tax withheld', 'State income tax withheld'),
    money('stateIncome', '7', 'State income'),
  ],
  otherLabels: [
    ...HEAD_LABELS,
    'Payer made direct sales totaling $5,000 or more',
    'Excess golden parachute payments',
  ],
}

export const FORM_1099_INT: FormDefinition = {
  kind: '1099int',
  shortName: '1099-INT',
  title: 'Interest Income',
  fields: [
    ...PAYER_AND_RECIPIENT,
    money('interest', '1', 'Interest income'),
    money('earlyWithdrawalPenalty', '2', 'Early withdrawal penalty'),
    money(
      'treasuryInterest',
      '3',
      'Interest on U.S. Savings Bonds and Treasury obligations',
      'Int. on U.S. Savings Bonds and Treas. obligations',
      'Interest on U.S. Savings Bonds and Treas. obligations',
      'U.S. Savings Bond interest',
    ),
    money('federalTax', '4', ...FEDERAL_TAX),
    money('foreignTax', '6', 'Foreign tax paid'),
    money('taxExemptInterest', '8', 'Tax-exempt interest'),
  ],
  otherLabels: [
    ...HEAD_LABELS,
    'Payer’s RTN',
    'Specified private activity bond interest',
    'Market discount',
    'Bond premium',
    'Bond premium on Treasury obligations',
    'Bond premium on tax-exempt bond',
    'Tax-exempt and tax credit bond CUSIP no.',
    'State tax withheld',
  ],
}

export const FORM_1099_DIV: FormDefinition = {
  kind: '1099div',
  shortName: '1099-DIV',
  title: 'Dividends and Distributions',
  fields: [
    ...PAYER_AND_RECIPIENT,
    money('ordinaryDividends', '1a', 'Total ordinary dividends', 'Ordinary dividends'),
    money('qualifiedDividends', '1b', 'Qualified dividends'),
    money(
      'capitalGains',
      '2a',
      'Total capital gain distributions',
      'Total capital gain distr.',
      'Capital gain distributions',
    ),
    money('nondividends', '3', 'Nondividend distributions'),
    money('federalTax', '4', ...FEDERAL_TAX),
    money('section199aDividends', '5', 'Section 199A dividends'),
    money('foreignTax', '7', 'Foreign tax paid'),
  ],
  otherLabels: [
    ...HEAD_LABELS,
    'Unrecap. Sec. 1250 gain',
    'Section 1202 gain',
    'Collectibles (28%) gain',
    'Section 897 ordinary dividends',
    'Section 897 capital gain',
    'Cash liquidation distributions',
    'Noncash liquidation distributions',
    'Exempt-interest dividends',
    'Specified private activity bond interest dividends',
    'State tax withheld',
  ],
}

const FORM_1098: FormDefinition = {
  kind: '1098',
  shortName: '1098',
  title: 'Mortgage Interest Statement',
  fields: [
    identity(
      'lenderTin',
      'lender',
      'Recipient’s/lender’s TIN',
      'Lender’s TIN',
      'Recipient’s TIN',
      'Lender’s taxpayer ID',
    ),
    identity(
      'borrowerTin',
      'borrower',
      'Payer’s/borrower’s TIN',
      'Borrower’s TIN',
      'Payer’s TIN',
      'Borrower’s taxpayer ID',
    ),
    money(
      'mortgageInterest',
      '1',
      'Mortgage interest received from payer(s)/borrower(s)',

      'Mortgage interest received',
    ),
    money('principal', '2', 'Outstanding mortgage principal'),
    money(
      'refundedInterest',
      '4',
      'Refund of overpaid interest',
      'Refund of overpaid mortgage interest',
    ),
    money('insurancePremiums', '5', 'Mortgage insurance premiums'),
    money(
      'points',
      '6',
      'Points paid on purchase of principal residence',

      'Points paid',
    ),
  ],
  otherLabels: [
    'Recipient’s/lender’s name, street address',
    'Payer’s/borrower’s name',
    'Mortgage origination date',
    'Address or description of property securing mortgage',
    'Number of properties securing the mortgage',
    'Mortgage acquisition date',
    'Account number (see instructions)',
    'Other',
  ],
}

export const SSA_1099: FormDefinition = {
  kind: 'ssa1099',
  shortName: 'SSA-1099',
  title: 'Social Security Benefit Statement',
  fields: [
    identity('beneficiarySsn', '2', 'Beneficiary’s Social Security Number', 'Beneficiary’s SSN'),
    money('benefitsPaid', '3', 'Benefits paid', 'Benefits paid in'),
    money('benefitsRepaid', '4', 'Benefits repaid to SSA', 'Benefits repaid to SSA in'),
    {
      ...money(
        'netBenefits',
        '5',
        'Net benefits',
        'Net benefits for',
        'Net benefits for (Box minus Box)',
      ),
      // In parentheses if more was repaid than paid: Pub. 915.
      canBeNegative: true,
    },
    money('federalTax', '6', 'Voluntary federal income tax withheld'),
  ],
  otherLabels: ['Name', 'Address', 'Claim number', 'Description of amount in box 3'],
}

/** The forms that can be read. */
export const FORMS: readonly FormDefinition[] = [
  W2,
  FORM_1099_NEC,
  FORM_1099_INT,
  FORM_1099_DIV,
  FORM_1098,
  SSA_1099,
]
