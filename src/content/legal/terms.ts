import { PRICE_LIST_DATE } from '../../config/rates.ts'
import { OFFICE_ADDRESS, site } from '../../config/site.ts'
import { formatMonth } from '../../shared/format-date.ts'
import type { ProseContent } from '../types.ts'

export const terms: ProseContent = {
  headline: 'Terms of use',
  lead: 'What you may expect from this website, what you may not, and what we ask of you in turn.',
  updated: '2026-11-23',
  inShort: [
    {
      term: 'Not an offer',
      text: 'An estimate adds up our price list. The price that counts is agreed before the work begins.',
    },
    { term: 'Not advice', text: 'The pages explain taxes in general. Ask us before you decide.' },
    {
      term: 'Fair use',
      text: 'Read, print and share what you like, and leave the site working for others.',
    },
    { term: 'Ohio law', text: 'It governs these terms.' },
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms are about',
      paragraphs: [
        `This website is run by ${site.name}, called “we” here. By using the site you accept these terms. If you do not accept them, please do not use it; you are still welcome to call or visit.`,
        'The terms are about the website only. Work we do for you follows what you and we agree on for that work.',
      ],
    },
    {
      id: 'estimates',
      heading: 'Estimates are not offers',
      paragraphs: [
        'The price estimator adds up our price list for the answers you give. The result is what a return like yours costs by that list. It is not an offer and binds neither side, because your papers may show something the questions did not ask.',
        'The price that counts is the one we agree on with you before the work begins. A shared link is priced again each time it is opened, so its total follows the list of that day. A link that someone has changed is not our estimate.',
      ],
    },
    {
      id: 'free-returns',
      heading: 'Free state and local returns',
      paragraphs: [
        `Our offer reads “${site.claims.freeReturns}”. It covers the first state return and the first local return that go with a federal return prepared by us. If you need more of either, ask us for the price of those first.`,
      ],
    },
    {
      id: 'comparison',
      heading: `The comparison with ${site.competitor}`,
      paragraphs: [
        `The estimator sets our prices beside those of ${site.competitor}. Both columns come from a list we keep ourselves, last checked in ${formatMonth(PRICE_LIST_DATE)}. Prices change, and they can differ from one office to another. For a price you can rely on, ask ${site.competitor} directly.`,
        `We name ${site.competitor} only so that you can compare. We are not affiliated with it, and it does not sponsor or endorse this site. The name and its trademarks belong to their owner.`,
      ],
    },
    {
      id: 'not-advice',
      heading: 'Not tax advice',
      paragraphs: [
        'The pages here explain tax matters in general. They cannot take your whole situation into account, and tax law changes. Do not decide, sign or leave something undone because of a page alone. Ask us, or another professional you trust.',
        'Reading the site, using a tool on it or sending us a message does not make you a client. You become one when you and we agree on the work to be done.',
      ],
    },
    {
      id: 'google-maps',
      heading: 'Google Maps',
      paragraphs: [
        'The star rating on the home page comes from Google Maps. It comes from the reviews of Google’s users, not from us. When Google cannot be reached, a saved figure is shown in its place and marked as such.',
        'When you use that content you are bound by the [Google Maps terms of service](https://maps.google.com/help/terms_maps/). Our [privacy policy](/privacy#rating) says what is sent to Google.',
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      paragraphs: [
        'The client portal, the document drop-off, the pages on social networks and the sites of the towns around us are not part of this website. They open in a new tab and have terms of their own. We do not control what they say or whether they work.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use of the site',
      paragraphs: ['Use the site for what it is made for. In particular, please do not:'],
      list: [
        'try to break in, get around its limits or look for other people’s data;',
        'send it so many requests that others are slowed down;',
        'use its rating service for anything but this site’s own pages;',
        'pass off its pages, its estimates or our name as your own.',
      ],
    },
    {
      id: 'content',
      heading: 'Our texts and pictures',
      paragraphs: [
        'You may read, print and share pages for your own use. For anything more, such as publishing them elsewhere, ask us first. Other companies’ names and marks remain theirs.',
      ],
    },
    {
      id: 'liability',
      heading: 'Our responsibility',
      paragraphs: [
        'We work to keep the site correct and available, but we do not promise that it is free of mistakes or always available. You get it as it is and without charge.',
        'As far as the law allows, we are not liable for a loss that comes from relying on the site alone, from a fault in it, or from its being unavailable. Nothing here limits liability that the law does not let us limit. Nothing here limits our duties in work you have hired us to do.',
      ],
    },
    {
      id: 'law',
      heading: 'Ohio law',
      paragraphs: [
        'The law of the State of Ohio governs these terms. A dispute about them that we cannot settle together goes to the state or federal courts in Ohio. If a court finds one of the terms invalid, the others stay in force.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      paragraphs: [
        'We may change these terms. The version on this page applies from the date under the headline.',
        `Send questions to ${site.phone.display}, at ${site.email}, or by letter at ${OFFICE_ADDRESS}.`,
      ],
    },
  ],
}
