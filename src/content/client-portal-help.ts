import { dropOffHref } from '@/config/links'
import { site } from '@/config/site'
import type { ProseContent } from './types'

/** The page about the portals: which is for what, what to have ready, and help with getting in. */
export const clientPortalHelp: ProseContent = {
  headline: 'Client portal and document drop-off',
  lead: 'Two doors to the same office. One holds what we have done for you; the other takes the papers you send us. Both open in a new tab, on sites of their own.',
  sections: [
    {
      id: 'which',
      heading: 'Which one do I need?',
      paragraphs: [],
      table: {
        caption: 'The two portals',
        head: ['You want to', 'Open', 'What it asks for'],
        rows: [
          [
            'Read or save a finished return',
            `[Client\u00a0portal](${site.portalUrl})`,
            'Its own sign-in, set up with the office',
          ],
          [
            'Sign a paper we sent you',
            `[Client\u00a0portal](${site.portalUrl})`,
            'Its own sign-in, set up with the office',
          ],
          [
            'Send us a W-2, a 1099 or a letter',
            `[Upload\u00a0Docs](${dropOffHref})`,
            'What its first page asks, and the files',
          ],
        ],
      },
    },
    {
      id: 'sign-in',
      heading: 'What about the sign-in on this site?',
      paragraphs: [
        '[Signing in here](/auth) takes a one-time code and no password. It brings the two portals, your estimate and your appointments together on one page. It does not open the portal for you: the portal has a sign-in of its own.',
      ],
    },
    {
      id: 'ready',
      heading: 'Before you send papers',
      paragraphs: ['A few minutes of sorting save a phone call later.'],
      list: [
        'Scan or photograph the whole page, all four corners, in good light. If you can choose, save it as a PDF.',
        'One file for each paper, named for what it is: “W-2 from the plant”, not “IMG 4471”.',
        'Both sides, if there is print on the back.',
        'For a letter from the IRS or from Ohio: every page, and the envelope if it shows the date.',
        'Never send papers with a Social Security number by ordinary email.',
      ],
    },
    {
      id: 'trouble',
      heading: 'Trouble getting in',
      paragraphs: [],
      list: [
        'Nothing opens: your browser may have stopped the new tab. Allow it for this site, or press and hold the link and choose to open it.',
        'The portal does not accept your sign-in: its sign-in is its own, and the codes of this site do not work there. Use the help on its page, or call us.',
        'No code arrives: look in the spam folder, check the address for a typo, and wait a minute before asking again. Only the newest code works.',
        'The page says the link has expired: close the tab and open the portal again from this site.',
        `None of this helps: call ${site.phone.display} during office hours, or bring the papers to ${site.address.street}.`,
      ],
    },
    {
      id: 'safety',
      heading: 'How to tell it is really us',
      paragraphs: [
        'We never ask for a password, a one-time code or a bank login by phone, email or text. If someone does, hang up and call the number on this page.',
      ],
    },
  ],
}
