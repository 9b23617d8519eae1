import { OFFICE_ADDRESS, site } from '../../config/site.ts'
import type { ProseContent } from '../types.ts'

export const accessibility: ProseContent = {
  headline: 'Accessibility',
  lead: 'Everyone should be able to read this site, price a return on it and reach us. If something stands in your way, we want to hear about it.',
  updated: '2026-11-23',
  inShort: [
    {
      term: 'Level AA',
      text: 'of the Web Content Accessibility Guidelines, 2.2, is what we aim for.',
    },
    {
      term: 'No mouse',
      text: 'needed: menus, the estimator, links and buttons work from the keyboard.',
    },
    {
      term: '200 percent',
      text: 'zoom, or a screen 320 pixels wide, fits without scrolling sideways.',
    },
    { term: 'Tell us', text: `Something in your way? Call ${site.phone.display}.` },
  ],
  sections: [
    {
      id: 'standard',
      heading: 'The standard we aim for',
      paragraphs: [
        'We aim to meet the Web Content Accessibility Guidelines, version 2.2, level AA. They are published by the World Wide Web Consortium and are usually called WCAG.',
        'The checking is our own. No outside assessor has reviewed the site.',
      ],
    },
    {
      id: 'done',
      heading: 'What has been done',
      paragraphs: [],
      list: [
        'Keyboard: menus, the estimator and every link and button work without a mouse. The first Tab key brings up a link that skips to the main content. Ctrl K, or Cmd K on a Mac, opens a search of the pages; no single key does anything outside a field.',
        'Focus: the focused control has a clear two-tone outline, so that it shows on light and dark backgrounds. When a page or an estimator step changes, the focus moves along with it.',
        'Contrast: text and controls are made to meet the AA contrast levels in the light theme and in the dark one. You can choose the theme in the footer.',
        'Motion: if your device asks for reduced motion, pages change without sliding or fading.',
        'Size: pages fit a screen 320 pixels wide, and a zoom of 200 percent, without scrolling sideways.',
        'Screen readers: headings, regions, form fields and error messages are named in the code, and the focus moves to each step and result, so that it is read out.',
        'Links that open a new tab say so.',
        'Short notices that fade after a few seconds never hold the only copy of something important.',
      ],
    },
    {
      id: 'tests',
      heading: 'How it is tested',
      paragraphs: [
        'Automated tests open the pages in a real browser, in both themes, and check them against WCAG with a tool called axe. The same tests go through the estimator with the keyboard and look for sideways scrolling.',
        'A tool finds only part of what can go wrong. It cannot tell whether a sentence is clear, and our tests do not cover every screen reader in every browser. Reports from people fill that gap.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Known gaps',
      paragraphs: ['These are the limits we know of today.'],
      list: [
        'Our reviews on Google Maps, the client portal and the document drop-off belong to other companies. We cannot change how accessible they are. If one of them shuts you out, bring or tell us what you need instead.',
        'The same is true of our social pages and of the sites of the towns around us.',
        'The price estimator, the tax tools and the forms need JavaScript. Without it the pages can still be read, and we can work out a price with you by phone.',
      ],
    },
    {
      id: 'report',
      heading: 'Report a barrier',
      paragraphs: [
        `Call ${site.phone.display} (${site.hoursLine}), write to ${site.email}, or send a letter to ${OFFICE_ADDRESS}. It helps us if you say:`,
      ],
      list: [
        'which page it was, by its name or address;',
        'what you wanted to do and what happened instead;',
        'which device and browser you use, and which screen reader or other aid, if any;',
        'how we can reach you, if you would like an answer.',
      ],
    },
    {
      id: 'meanwhile',
      heading: 'Until it is fixed',
      paragraphs: [
        'You need not wait for a repair. Anything this site tells you or does for you, we can also tell you or do for you by phone or at the office. Ask for it in the form that suits you.',
      ],
    },
  ],
}
