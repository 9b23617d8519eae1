import { site } from '@/config/site'
import type { ProseContent } from './types'

const { city } = site.address
const { returnsPerYear, yearsOfExperience, freeReturns } = site.claims
const townNames = site.towns.map(({ name }) => name)
const towns = `${townNames.slice(0, -1).join(', ')} and ${townNames.at(-1)}`

export const about: ProseContent = {
  headline: 'Our story: the price first, then the work',
  lead: `${site.name} is a tax and business office in ${city}, Ohio. You can sit down with us, ask what your return will cost, and hear the answer before anyone begins.`,
  sections: [
    {
      id: 'what-we-do',
      heading: 'What the office does',
      paragraphs: [
        'Tax returns come first: for [people and families](/services/personal-tax), and for [businesses](/services/business-tax) from a sole owner to a corporation.',
        'A return is only as good as the records behind it. So we also keep [books](/services/bookkeeping), run [payroll](/services/payroll) and help new firms through [formation](/services/business-formation). When a letter from the IRS arrives, [we read it with you](/services/irs-problem-resolution) and work out the reply.',
        'Life around here has its own tax questions. A village may tax income, and so may a school district. Farmland can be valued for its use. A gas lease pays a royalty. For us these are everyday work, not exceptions.',
      ],
    },
    {
      id: 'how-we-work',
      heading: 'How we work',
      paragraphs: [
        'Nobody should have to sign a paper they cannot follow, or fear the bill for it. Three habits follow from that.',
      ],
      list: [
        `You know the price before the work begins. The [estimator](/) shows it line by line, beside the price we list for ${site.competitor}.`,
        'Ask about any line, and we explain where its number comes from.',
        'You sign when the return is right, and not before.',
      ],
    },
    {
      id: 'meet',
      heading: 'In the office, by phone or by video',
      paragraphs: [
        `Some people like to lay their papers on the desk. Others live a drive away, or work while we are open. Talk to us whichever way suits you: in person in ${city}, on the phone, or by video. You can bring your documents or drop them off online.`,
        `Our hours are ${site.hoursLine}. [Choose a time](/schedule), or call ${site.phone.display}.`,
      ],
    },
    {
      id: 'towns',
      heading: 'The towns we serve',
      paragraphs: [
        `The office stands in ${city}. Around it, we work for people and businesses in ${towns}.`,
      ],
    },
    {
      id: 'what-we-promise',
      heading: 'What we say, and what we leave out',
      paragraphs: [
        `What we say of ourselves is short: ${returnsPerYear} returns each year, ${yearsOfExperience} years of experience, and ${freeReturns}. We do not promise the largest refund, because the right refund is the one your papers support.`,
        'If you want to judge us, start with a number. Answer seven short questions, see the price, and look at [how it is made up](/pricing). Then come in and ask us about it.',
      ],
    },
  ],
}
