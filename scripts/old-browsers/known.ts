/** Files whose libraries bring what browsers lack under names that a look at the code does not connect. */
export const OWN_POLYFILLS = [
  // The legacy build of pdf.js comes with core-js.
  'pdf-',
]

/** What some of our oldest browsers lack and the site uses all the same, and why that does no harm. */
export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'asked for before it is used, by us': ['requestIdleCallback()', 'cancelIdleCallback()'],
  'asked for before it is used, by React': [
    'setImmediate',
    'navigation',
    'startViewTransition()',
    'skipTransition()',
  ],
  'asked for before it is used, by DOMPurify': ['createPolicy()', 'getAttributeType()'],
  'asked for before it is used, by web-vitals': [
    'PerformanceEventTiming',
    'getLargestInteractionContentfulPaint()',
  ],
  'asked for before it is used, by Radix': ['checkVisibility()'],
  'asked for before it is used: signing in with a passkey, which the site does not offer': [
    'parseCreationOptionsFromJSON()',
    'parseRequestOptionsFromJSON()',
  ],
  'a method of tesseract.js’s own module object': ['setStatus()'],
  'a nicety that is passed over': [
    'content-visibility:',
    'contain-intrinsic-height:',
    'text-wrap:',
    'resize:',
    'scrollbar-width:',
    'forced-color-adjust:',
    '-webkit-tap-highlight-color:',
    'script fetchpriority',
    'link fetchpriority',
    'video playsinline',
    '@page',
  ],
  'beside the prefixed name that they know': [
    'user-select:',
    'hyphens:',
    'mask-image:',
    'print-color-adjust:',
  ],
  'in a list that drops what it does not know, or a rule of its own': [
    ':popover-open',
    ':open',
    ':details-content',
    ':-webkit-inner-spin-button',
    ':-webkit-search-cancel-button',
    ':-moz-progress-bar',
    ':-webkit-progress-bar',
    ':-webkit-progress-value',
  ],
}
