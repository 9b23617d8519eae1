import { site } from '@/config/site'
import type { ProseContent } from '../types'
import { STORAGE_KEYS } from './storage-keys'

export const cookies: ProseContent = {
  headline: 'Cookies and storage',
  lead: 'This site sets no cookies. It keeps a few small notes in your own browser, and this page lists every one of them.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'no-cookies',
      heading: 'No cookies',
      paragraphs: [
        'The site itself sets no cookie of any kind. There are no advertising cookies, and no cookie follows you from one site to another. That is why you see no cookie banner here.',
        'Page visits and loading times are measured without cookies, and the measuring leaves nothing behind in your browser. The [privacy policy](/privacy#measurement) says what is measured.',
      ],
    },
    {
      id: 'storage',
      heading: 'What is kept in your browser',
      paragraphs: [
        'Browsers offer places where a site can keep a note. Local storage lasts until it is cleared. Session storage belongs to one tab and goes when that tab is closed. Cache storage keeps whole answers, such as a post, until it is cleared.',
        'Unlike cookies, these notes are not attached to the requests your browser sends. They stay on your device, and only this site can read them.',
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
      paragraphs: [
        'Nothing is written just because you open a page. Each note follows something you do.',
      ],
      list: [
        'The theme note is written when you choose a theme. Until then the site follows your device.',
        'The estimator note is written when you answer its first question or open an estimate someone shared with you. It holds the kind of return, counts and yes-or-no answers. It never holds a name or a number that identifies you.',
        'The tax calculator’s note is written with your first answer there, or when you open a calculation someone shared with you. It holds the amounts and choices you entered, and no name.',
        'The sign-in note is written only when signing in interrupts you on another page.',
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
        'Our client portal, the document drop-off, our social pages and Google Maps are separate sites. They open in a new tab, and they may set cookies of their own. Their own notices say which.',
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
