import { dropOffHref } from '../config/links.ts'
import { facts } from '../config/shown-facts.ts'
import { site } from '../config/site.ts'
import type { Question, Step, Text } from './types.ts'

/** One of the two portals: its purpose and what it asks for. */
export type Door = {
  picture: 'door' | 'slot'
  name: string
  lead: Text
  uses: readonly Text[]
  asks: Text
  action: { label: string; href: string }
}

/** How to prepare papers, each with a small drawing. */
export type PaperStep = Step & { picture: 'corners' | 'name' | 'sides' | 'letter' }

/** The page about the portals: their purposes, what to have ready, and help with getting in. */
export const clientPortalHelp = {
  headline: 'Client portal and document drop-off',
  lead: 'Two doors to the same office. One holds what we have done for you; the other takes the papers you send us.',
  doors: [
    {
      picture: 'door',
      name: 'Client portal',
      lead: 'For what we have done for you.',
      uses: ['Read or save a finished return', 'Sign a paper we sent you'],
      asks: 'Asks for its own sign-in, set up with the office.',
      action: { label: 'Open Client Portal', href: site.portalUrl },
    },
    {
      picture: 'slot',
      name: 'Document drop-off',
      lead: 'For the papers you send us.',
      uses: ['Send a W-2, a 1099 or a letter', 'Send what we asked you for'],
      asks: 'Asks for the details on its first page, and the files.',
      action: { label: 'Upload Docs', href: dropOffHref },
    },
  ] satisfies Door[],
  signIn:
    'Both open in a new tab, on sites of their own. [Signing in on this site](/auth) is separate from both: with a one-time code, you get both doors, your estimate and your appointments on one page. It does not sign you in to the portal.',
  ready: [
    {
      picture: 'corners',
      title: 'The whole page',
      text: 'All four corners, in good light. Save it as a PDF if you can.',
    },
    {
      picture: 'name',
      title: 'One file, one paper',
      text: 'Named for what it is: “W-2 from the plant”, not “IMG 4471”.',
    },
    {
      picture: 'sides',
      title: 'Both sides',
      text: 'If there is print on the back, send the back as well.',
    },
    {
      picture: 'letter',
      title: 'Letters in full',
      text: 'From the IRS or Ohio: every page, and the envelope if it shows the date.',
    },
  ] satisfies PaperStep[],
  trouble: [
    {
      question: 'Nothing opens',
      answer:
        'Your browser may have stopped the new tab. Allow it for this site, or press and hold the link and choose to open it.',
    },
    {
      question: 'The portal does not accept my sign-in',
      answer:
        'The portal has its own sign-in, and codes from this site do not work there. Use the help on its page, or call us.',
    },
    {
      question: 'No code arrives',
      answer:
        'Look in the spam folder, check the address for a typo, and wait a minute before asking again. Only the newest code works.',
    },
    {
      question: 'The page says the link has expired',
      answer: 'Close the tab and open the portal again from this site.',
    },
    {
      question: 'None of this helps',
      answer: `Call ${site.phone.display} during office hours, or bring the papers to ${site.address.street}.`,
    },
  ] satisfies Question[],
  safety: `${facts.neverAsked} And never send papers with a Social Security number by ordinary email.`,
}
