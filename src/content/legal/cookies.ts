import { env } from '../../config/env.ts'
import { site } from '../../config/site.ts'
import type { ProseContent } from '../types.ts'
import { listOutsideServices } from '../outside-services.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'

const OUTSIDE = listOutsideServices().map(
  ({ name, when }) => `${name.charAt(0).toLowerCase()}${name.slice(1)} (loaded ${when})`,
)
const STORED_AUTOMATICALLY = env.hasServiceWorker
  ? 'If you open a page and leave right away, it writes nothing. Once you have touched, scrolled or typed, or the page has been open for ten seconds, the site begins to keep the pages you open and their files, so that they open again without a connection. Posts are kept when a page loads them.'
  : 'Opening a page writes nothing, except that posts are kept when a page loads them.'

export const cookies: ProseContent = {
  headline: 'Cookies and storage',
  lead: 'This site sets no cookies. It keeps some notes and copies of pages in your own browser, and this page lists all of them.',
  updated: '2026-11-23',
  inShort: [
    { term: '0 cookies', text: 'None for advertising, and none that follows you to other sites.' },
    {
      term: `${STORAGE_KEYS.length} notes`,
      text: 'and copies may be kept in your own browser. The table below lists them all.',
    },
    { term: 'You decide', text: 'Clear them whenever you like. The site works without them.' },
  ],
  sections: [
    {
      id: 'no-cookies',
      heading: 'No cookies',
      paragraphs: [
        'The site itself sets no cookie of any kind: none for advertising, and none that follows you from one site to another. That is why you see no cookie banner here.',
        'Where page visits and loading times are measured, that is done without cookies and leaves nothing behind in your browser. The [privacy policy](/privacy#measurement) says what is measured.',
        `Some parts of a page can come from another company, which may keep things of its own in your browser: ${OUTSIDE.join('; ')}.`,
      ],
    },
    {
      id: 'storage',
      heading: 'What is kept in your browser',
      paragraphs: [
        'Browsers offer places where a site can keep a note. Local storage lasts until it is cleared. Session storage belongs to one tab and goes when that tab is closed. Cache storage keeps whole responses, such as a page or a post, and a database keeps lists; both last until they are cleared. A page can also leave itself a note in the window’s name while it reloads.',
        'Unlike cookies, these notes are not attached to every request your browser sends, and only this site can read them. The session goes to the sign-in service, and to our server to list your appointments. The others leave your device only when you send what is in them, such as a message.',
      ],
      table: {
        caption: 'Everything this site stores in your browser',
        head: ['Name', 'Where', 'What it is for', 'How long it is kept'],
        rows: STORAGE_KEYS.map(({ key, where, purpose, keptFor }) => [
          key,
          where,
          purpose,
          keptFor,
        ]),
      },
    },
    {
      id: 'needed',
      heading: 'When each one is written',
      paragraphs: [STORED_AUTOMATICALLY, 'Each of the other notes follows something you do.'],
      list: [
        'The theme note is written when you choose a theme. Until then the site follows your device.',
        'The estimator note is written when you answer its first question, open an estimate someone shared with you or use what the document reader found. It holds the kind of return, counts and yes-or-no answers. It never holds a name or a number that identifies you.',
        'The tax calculator’s note is written with your first answer there, when you open a calculation someone shared with you or when you use amounts from the document reader. It holds the amounts and choices you entered, and no name.',
        'The tax for estimated payments is written when you take the calculator’s result to that page. It holds a year, the tax and what is withheld.',
        'The checklist is written with the first choice, check mark or line you make there.',
        'The unsent message is written while you type in the form on the contact page. It holds what you have entered: your name, how to reach you and your words.',
        'The closed notice is written when you close the office’s notice at the top of a page. It holds the number of that notice.',
        'The way back from signing in is written when you go to the sign-in page from any page but the home page. It holds the address of that page.',
        'The sign-in note is written when you ask for a code. It holds the email address or phone number the code went to, and when.',
        'The session is written when your code is accepted.',
        'The two notes about a reload are written when the site has changed while a page was open and a part of it is missing: the page then reloads itself.',
      ],
    },
    {
      id: 'clear',
      heading: 'How to clear it',
      paragraphs: [
        'Start the estimator over, or close the tab, and your answers are gone. A browser set to reopen its tabs may bring a closed tab back with its notes. On a shared computer, start over before you leave.',
        'To clear everything, open your browser’s settings and look for “cookies and site data” or “website data”. Find this site there and remove its data. A private window clears itself when you close it.',
        'You can also block storage altogether. The site still works: your theme and your answers then last only until you reload or leave.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Other sites',
      paragraphs: [
        'Our client portal, the document drop-off, our social pages and Google Maps are separate sites, and so are the official sites that some pages name. Links to them open in a new tab. They may set cookies of their own, and their own notices say which.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      paragraphs: [
        `If something here is unclear, call ${site.phone.display} or write to ${site.email}.`,
      ],
    },
  ],
}
