/** Files whose libraries include polyfills that a search of the code cannot match to the features they replace. */
export const OWN_POLYFILLS = [
  // The legacy build of pdf.js comes with core-js.
  'pdf-',
]

/** Features the site uses although some of our oldest browsers lack them, grouped by why that does no harm. */
export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'checked before use, by us': ['requestIdleCallback()', 'cancelIdleCallback()'],
  'checked before use, by React': [
    'setImmediate',
    'navigation',
    'startViewTransition()',
    'skipTransition()',
  ],
  'checked before use, by DOMPurify': ['createPolicy()', 'getAttributeType()'],
  'checked before use, by web-vitals': [
    'PerformanceEventTiming',
    'getLargestInteractionContentfulPaint()',
  ],
  'checked before use, by Radix': ['checkVisibility()'],
  'checked before use: signing in with a passkey, which the site does not offer': [
    'parseCreationOptionsFromJSON()',
    'parseRequestOptionsFromJSON()',
  ],
  'a method of tesseract.js’s own module object': ['setStatus()'],
  'an enhancement that they ignore': [
    'content-visibility:',
    'text-wrap:',
    'resize:',
    'scrollbar-width:',
    'forced-color-adjust:',
    '-webkit-tap-highlight-color:',
    'video playsinline',
    '@page',
  ],
  'next to the prefixed name that they support': [
    'user-select:',
    'hyphens:',
    'mask-image:',
    'print-color-adjust:',
  ],
  'in a list that drops unknown entries, or in a separate rule': [
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
