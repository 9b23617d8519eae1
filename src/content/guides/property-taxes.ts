import { OFFICIAL_LINKS } from '../official-links.ts'
import type { ContentSection, ContentTable } from '../types.ts'

/** What lowers the tax on a home or a farm, side by side. */
export const RELIEF_TABLE: ContentTable = {
  caption: 'What to apply for, and by when',
  head: ['Relief', 'For whom', 'Form and day'],
  rows: [
    [
      'Homestead exemption',
      '65 or older, or totally disabled, with a limited income',
      'DTE 105A by December 31',
    ],
    ['Owner-occupancy credit', 'Anyone who lives in a home they own', 'DTE 105C by December 31'],
    [
      'CAUV',
      'Owners of land used only for farming',
      'DTE 109, later each year DTE 109A, before the first Monday of March',
    ],
  ],
}

/** Homestead, owner-occupancy credit, CAUV, payment and complaints. */
export const PROPERTY_GUIDE = {
  homestead: {
    heading: 'Homestead exemption',
    paragraphs: [
      'It takes {homesteadAmount2026} off the market value of your home, with up to an acre of land, before the tax for 2026 is worked out. What that saves depends on the rates where you live: {propertyAssessmentShare} of the amount, times the effective rate on the bill.',
      'You qualify if all of these are true:',
    ],
    list: [
      'On January 1 of that year, you own the home and live in it as your main home. A life estate, a land contract and some trusts count as owning.',
      'You are 65 or older, or turn 65 during the year, or are permanently and totally disabled. A surviving spouse of someone who had it can keep it if they were at least 59 when that person died.',
      'Your income is no more than {homesteadIncome2026}, yours and your spouse’s together. It is the Ohio modified adjusted gross income of the year before: without Social Security, but with the income that the business income deduction takes off. For 2025 the limit was {homesteadIncome2025} and the amount {homesteadAmount2025}.',
    ],
  },
  homesteadMore: {
    heading: 'How to apply, and special cases',
    paragraphs: [
      'File DTE 105A with the county auditor by December 31. The lower tax is on the bills of the following year. You apply once; tell the auditor if you move or no longer qualify. Some county pages still name a date in June, so apply early.',
    ],
    list: [
      'If you had the exemption for 2013 or earlier, you keep it with no income limit.',
      'Veterans who are totally disabled from their service, and their surviving spouses, get twice the amount at any income, on DTE 105I.',
      'County commissioners may grant the same amount a second time (R.C. 319.304). Ask whether yours have.',
    ],
  },
  ownerOccupancy: {
    heading: 'Owner-occupancy credit',
    paragraphs: [
      'A credit for those who own their home and live in it on January 1, at any age and income. It has been {ownerOccupancyCredit2025} of the tax from levies passed before November 2013. A law of December 2025, H.B. 186, raises it in steps over four years to {ownerOccupancyCreditLater}. The steps in between are not published yet.',
      'The same law phases out the other old credit, which owners of rented homes also get: {nonBusinessCredit2025} for 2025, {nonBusinessCredit2026} for 2026, none from 2029. Farmland keeps it in full. You don’t have to apply for that credit.',
      'Look for the owner-occupancy line on your bill. If you live in the home and it is not there, file DTE 105C.',
    ],
  },
  cauv: {
    heading: 'CAUV: farmland taxed at its value for farming',
    paragraphs: [
      'CAUV stands for current agricultural use value. Land in it is taxed on what its soils can earn in farming, by the state’s tables, instead of on what a buyer would pay. The house and its lot are valued like any other home.',
    ],
    list: [
      'The land has been used only for commercial farming for three years: crops, livestock, bees, timber, nursery stock and more.',
      'It has ten acres or more, not counting the house lot. Less is enough if it brings in, or can be expected to bring in, {cauvIncome} or more a year on average, before costs.',
      'The first application, DTE 109, costs {cauvFee}. File it before the first Monday of March.',
      'Each year, a renewal form, DTE 109A, comes by mail; there is no fee to return it. How late they accept it differs by county.',
      'When land leaves farming, the tax saved over the last three years is charged. Ask before you build, sell lots or let a field go.',
    ],
  },
  paying: {
    heading: 'When the tax is paid',
    paragraphs: [
      'The tax for one year is billed in the next, in two halves. The law says December 31 and June 20, but nearly every county has later days, and the treasurer sets them each time. Go by the bill; if you did not get one, call the treasurer. Paying late adds {propertyEarlyPenalty} of the unpaid half within {propertyEarlyDays}, and {propertyLatePenalty} after that.',
    ],
  },
  complaint: {
    heading: 'If the value is wrong',
    paragraphs: [
      'The auditor revalues every property every six years and updates the values halfway between. You can object with form DTE 1, from January 1 to March 31, to the county’s board of revision. Bring what shows the value on January 1 of the year before: a recent sale, an appraisal, photos of damage.',
    ],
  },
} as const satisfies Record<string, ContentSection>

/** Where to apply, and where to find the rules. */
export const PROPERTY_LINKS = [
  { link: OFFICIAL_LINKS.muskingumAuditor, text: 'Applications and values in Muskingum County' },
  { link: OFFICIAL_LINKS.ohioForms, text: 'The DTE forms, for every county' },
  { link: OFFICIAL_LINKS.homesteadLaw, text: 'Homestead and owner-occupancy: the law' },
  { link: OFFICIAL_LINKS.cauvLaw, text: 'CAUV: the law' },
] as const
