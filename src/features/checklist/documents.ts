import type { SituationId } from './situations.ts'

export type TaxDocument = {
  /** Stored in saved lists: never change it or reuse it for another document. */
  id: string
  label: string
  /** Its purpose, or where to find it. */
  hint: string
  /** Listed when one of these applies. Without it, listed for everyone. */
  when?: readonly SituationId[]
}

type DocumentGroup = { title: string; documents: readonly TaxDocument[] }

export const DOCUMENT_GROUPS: readonly DocumentGroup[] = [
  {
    title: 'You and your family',
    documents: [
      {
        id: 'photo-id',
        label: 'Photo ID',
        hint: 'Driver’s license or state ID of everyone who signs',
      },
      {
        id: 'last-return',
        label: 'Last year’s federal, Ohio and local returns',
        hint: 'Complete copies, if we did not prepare them',
      },
      {
        id: 'social-security-cards',
        label: 'Your Social Security card',
        hint: 'Or ITIN letter; the name must match it',
      },
      {
        id: 'spouse-card',
        label: 'Spouse’s Social Security card and birth date',
        hint: 'Or ITIN letter; also when you file separately',
        when: ['spouse'],
      },
      {
        id: 'dependent-cards',
        label: 'Dependents’ Social Security cards and birth dates',
        hint: 'For everyone you claim',
        when: ['dependents'],
      },
      {
        id: 'dependent-residence',
        label: 'Proof of where your children lived',
        hint: 'A school, medical or daycare record with your address',
        when: ['dependents'],
      },
      {
        id: 'custody',
        label: 'Custody order or Form 8332',
        hint: 'If the parents live apart',
        when: ['dependents'],
      },
      {
        id: 'ip-pin',
        label: 'Identity Protection PIN',
        hint: 'Six digits, if the IRS gave anyone on the return one',
      },
      {
        id: 'bank-details',
        label: 'Bank routing and account number',
        hint: 'For a direct deposit or payment; bring a check or app page',
      },
      {
        id: 'tax-letters',
        label: 'Letters from the IRS or Ohio',
        hint: 'Any you received during the year',
      },
    ],
  },
  {
    title: 'Income',
    documents: [
      {
        id: 'w2',
        label: 'W-2 from every employer',
        hint: 'One for each job, yours and your spouse’s',
        when: ['wages'],
      },
      {
        id: 'tips-overtime',
        label: 'Last pay stub of the year',
        hint: 'Shows tips and overtime that the W-2 may not split out',
        when: ['wages'],
      },
      {
        id: '1099-int',
        label: '1099-INT, interest',
        hint: 'Banks and credit unions; often only online',
      },
      {
        id: '1099-g',
        label: '1099-G, unemployment or state refund',
        hint: 'From the state; often only online',
      },
      {
        id: '1099-c',
        label: '1099-C, canceled debt',
        hint: 'Debt that a lender forgave or settled for less',
      },
      {
        id: '1099-nec',
        label: '1099-NEC or 1099-K, contract and app pay',
        hint: 'And a list of pay that came without a form',
        when: ['contract', 'business'],
      },
      {
        id: 'contract-costs',
        label: 'What the contract work cost you',
        hint: 'Supplies, phone, fees, work miles',
        when: ['contract'],
      },
      {
        id: '1099-div',
        label: '1099-DIV, dividends',
        hint: 'Funds and shares',
        when: ['investments'],
      },
      {
        id: '1099-b',
        label: '1099-B, stocks and funds sold',
        hint: 'All pages, with what you paid for them',
        when: ['investments'],
      },
      {
        id: '1099-da',
        label: '1099-DA or records of digital assets',
        hint: 'Bought, sold, traded or received',
        when: ['investments'],
      },
      {
        id: 'k1',
        label: 'Schedule K-1',
        hint: 'From a partnership, S corporation, trust or estate',
        when: ['investments', 'business', 'farm', 'royalties'],
      },
      {
        id: '1099-r',
        label: '1099-R, pension, IRA or annuity',
        hint: 'Rollovers too, with a note of where the money went',
        when: ['retirement'],
      },
      {
        id: 'ssa-1099',
        label: 'SSA-1099, Social Security',
        hint: 'RRB-1099 for railroad retirement',
        when: ['retirement'],
      },
      {
        id: 'royalty-1099',
        label: '1099-MISC and royalty check stubs',
        hint: 'Oil and gas: gross pay, deductions and tax by well',
        when: ['royalties'],
      },
      {
        id: 'lease-bonus',
        label: 'Lease bonus and right-of-way papers',
        hint: 'The signed pages and what you were paid',
        when: ['royalties'],
      },
      {
        id: 'w2g',
        label: 'W-2G and gambling records',
        hint: 'Winnings, and losses for the same year',
      },
      {
        id: 'home-sale',
        label: '1099-S and closing papers',
        hint: 'If you sold a house or land',
        when: ['home', 'farm', 'rental'],
      },
    ],
  },
  {
    title: 'Deductions and credits',
    documents: [
      {
        id: '1098',
        label: '1098, mortgage interest',
        hint: 'From each lender',
        when: ['home'],
      },
      {
        id: 'property-tax',
        label: 'Property tax bills paid',
        hint: 'Both halves, with the dates paid',
        when: ['home'],
      },
      {
        id: 'charity',
        label: 'Charity receipts',
        hint: 'Cash and goods; keep the letter for larger gifts',
        when: ['giving'],
      },
      {
        id: 'medical',
        label: 'Medical and dental bills you paid',
        hint: 'With premiums, glasses and miles to care',
        when: ['giving'],
      },
      {
        id: 'childcare',
        label: 'Child care provider’s name, address and EIN',
        hint: 'With the total paid for each child',
        when: ['childcare'],
      },
      {
        id: '1098-t',
        label: '1098-T, tuition',
        hint: 'With receipts for books and the student account page',
        when: ['college'],
      },
      {
        id: '1098-e',
        label: '1098-E, student loan interest',
        hint: 'From the loan servicer',
        when: ['college'],
      },
      {
        id: '1099-q',
        label: '1099-Q, money taken from a 529 account',
        hint: 'And what it paid for',
        when: ['college', 'college-savings'],
      },
      {
        id: '1095-a',
        label: '1095-A, Marketplace health plan',
        hint: 'Needed before we can file, if you had such a plan',
        when: ['health'],
      },
      {
        id: 'hsa',
        label: '1099-SA and 5498-SA, health savings account',
        hint: 'Money taken out and put in',
        when: ['health'],
      },
      {
        id: 'ira',
        label: 'IRA contributions',
        hint: 'Amounts, dates and kind; Form 5498 comes later',
      },
      {
        id: 'educator',
        label: 'Teachers’ classroom costs',
        hint: 'Receipts, if you work in a school',
        when: ['wages'],
      },
      {
        id: 'vehicle-loan',
        label: 'Interest on a new vehicle’s loan',
        hint: 'Lender’s statement and the VIN',
      },
      {
        id: 'federal-estimates',
        label: 'Federal estimated payments made',
        hint: 'Date and amount of each',
        when: ['estimates', 'business', 'farm'],
      },
    ],
  },
  {
    title: 'Business',
    documents: [
      {
        id: 'business-books',
        label: 'Income and expenses by category',
        hint: 'Profit and loss, or bank records sorted by kind',
        when: ['business'],
      },
      {
        id: 'mileage-log',
        label: 'Mileage log',
        hint: 'Date, place, purpose and miles; total miles of the year',
        when: ['business', 'contract'],
      },
      {
        id: 'home-office',
        label: 'Home office size and costs',
        hint: 'Square feet of the office and the house; utilities, insurance',
        when: ['business', 'contract'],
      },
      {
        id: 'business-assets',
        label: 'Equipment and vehicles bought or sold',
        hint: 'Date, price, loan papers, and last depreciation schedule',
        when: ['business'],
      },
      {
        id: 'payroll',
        label: 'Payroll reports',
        hint: 'W-3, 941s, 940 and Ohio filings',
        when: ['business'],
      },
      {
        id: 'contractor-1099s',
        label: '1099s you sent to others',
        hint: 'Or whom you paid, how much, and their W-9s',
        when: ['business'],
      },
      {
        id: 'inventory',
        label: 'Year-end inventory',
        hint: 'At cost, if you sell goods',
        when: ['business'],
      },
    ],
  },
  {
    title: 'Farm',
    documents: [
      {
        id: 'schedule-f',
        label: 'Farm income and expenses',
        hint: 'Schedule F records: sales, feed, seed, fuel, repairs',
        when: ['farm'],
      },
      {
        id: 'crop-insurance',
        label: 'Crop insurance papers',
        hint: '1099-MISC and claim statements',
        when: ['farm'],
      },
      {
        id: '1099-patr',
        label: '1099-PATR, co-op dividends',
        hint: 'From each cooperative',
        when: ['farm'],
      },
      {
        id: 'ccc',
        label: 'CCC loans and government payments',
        hint: '1099-G and CCC-1099-G from the USDA',
        when: ['farm'],
      },
      {
        id: 'livestock',
        label: 'Livestock bought, raised and sold',
        hint: 'Head, date, price; list breeding stock separately',
        when: ['farm'],
      },
      {
        id: 'farm-assets',
        label: 'Farm equipment bought, traded or sold',
        hint: 'With last year’s depreciation schedule',
        when: ['farm'],
      },
    ],
  },
  {
    title: 'Rental property',
    documents: [
      {
        id: 'rents',
        label: 'Rents received, by property',
        hint: 'With deposits kept and days rented',
        when: ['rental'],
      },
      {
        id: 'rental-costs',
        label: 'Repairs and other costs, by property',
        hint: 'Insurance, taxes, utilities, interest, fees',
        when: ['rental'],
      },
      {
        id: 'rental-depreciation',
        label: 'Depreciation schedule',
        hint: 'From last year’s return; closing papers for a new property',
        when: ['rental'],
      },
      {
        id: 'rental-improvements',
        label: 'Improvements and appliances',
        hint: 'Roof, furnace, stove: date and price',
        when: ['rental'],
      },
    ],
  },
  {
    title: 'Ohio and local',
    documents: [
      {
        id: 'school-district',
        label: 'School district number',
        hint: 'Four digits, for where you lived; a property tax bill names the district',
      },
      {
        id: 'city-withholding',
        label: 'Village or city tax withheld',
        hint: 'W-2 boxes 18 to 20, and days worked elsewhere',
        when: ['city', 'wages'],
      },
      {
        id: 'moves',
        label: 'Addresses and moving dates',
        hint: 'If you moved during the year',
      },
      {
        id: 'use-tax',
        label: 'Purchases without sales tax',
        hint: 'Online or out of state; Ohio asks for use tax',
      },
      {
        id: 'ohio-529',
        label: 'Ohio 529 contributions',
        hint: 'Year-end statement, by child',
        when: ['college-savings'],
      },
      {
        id: 'ohio-estimates',
        label: 'Ohio and school district estimated payments',
        hint: 'IT 1040ES and SD 100ES: dates and amounts',
        when: ['estimates', 'business', 'farm'],
      },
      {
        id: 'city-estimates',
        label: 'Village or city estimated payments',
        hint: 'Dates and amounts, by place',
        when: ['city', 'estimates'],
      },
    ],
  },
]

/** All documents, in reading order. */
export const DOCUMENTS = DOCUMENT_GROUPS.flatMap(({ documents }) => documents)

/** The documents for a situation, in reading order. With nothing chosen, the whole list. */
export function documentsFor(situation: readonly SituationId[]): TaxDocument[] {
  return DOCUMENTS.filter(
    ({ when }) =>
      situation.length === 0 || !when || when.some((condition) => situation.includes(condition)),
  )
}
