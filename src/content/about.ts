import { site } from '../config/site.ts'
import { capitalize, countWord } from '../lib/wording.ts'

const { city } = site.address
const { returnsPerYear, yearsOfExperience } = site.claims

/** The text of the page about the firm. People and the photograph come from site.ts once there are any. */
export const about = {
  headline: 'The price first, then the work',
  lead: `A tax and business office in ${city}, Ohio. Sit down with us, ask what your return will cost, and hear the answer before anyone begins.`,
  facts: [
    { figure: returnsPerYear, text: 'returns every year' },
    { figure: yearsOfExperience, text: 'years of experience' },
    {
      figure: capitalize(countWord(site.towns.length)),
      text: `towns around ${city}`,
    },
    { figure: 'Free', text: 'first state and local returns' },
  ],
  statements: [
    {
      title: 'You know the price before the work begins.',
      text: `The [estimator](/#estimate) shows it line by line, beside the price we list for ${site.competitor}.`,
    },
    {
      title: 'Ask about any line, and we’ll explain where the number comes from.',
      text: 'At the desk, on the phone or by video, whichever suits you.',
    },
    {
      title: 'You sign when the return is right, and not before.',
      text: 'We do not promise the largest refund. The right refund is the one your papers support.',
    },
  ],
  work: {
    heading: 'What the office does',
    paragraphs: [
      'Tax returns come first: for [people and families](/services/personal-tax), and for [businesses](/services/business-tax) from a sole owner to a corporation.',
      'A return is only as good as the records behind it. So we also keep [books](/services/bookkeeping), run [payroll](/services/payroll) and help new firms through [formation](/services/business-formation). When a letter from the IRS arrives, [we read it with you](/services/irs-problem-resolution) and work out the reply.',
    ],
  },
  place: {
    heading: `Our office is in ${city}`,
    text: 'We work for people and businesses in the towns around it. Returns around here come with village and school district tax, CAUV farmland and gas leases.',
  },
} as const
