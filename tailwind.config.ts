import type { Config } from 'tailwindcss'
import { colorNames } from './src/styles/site-colors.ts'

const sizes = ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'ui', 'small', 'micro', 'figure']

/** The design tokens (src/styles/tokens.css) as Tailwind theme values. */
export default {
  darkMode: ['variant', '&:where([data-theme="dark"], [data-theme="dark"] *)'],
  theme: {
    // In em, which follow the browser's text size: 380, 768, 1024 and 1100 px at the default size.
    screens: { xs: '23.75em', md: '48em', lg: '64em', wide: '68.75em' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: { display: 'var(--display)', figures: 'var(--figures)', text: 'var(--text)' },
    fontSize: Object.fromEntries(sizes.map((name) => [name, `var(--fs-${name})`])),
    borderRadius: { none: '0', sm: '2px', DEFAULT: '4px', md: '6px', full: '9999px' },
    boxShadow: { none: 'none', sheet: 'var(--shadow-sheet)', pop: 'var(--shadow-pop)' },
    zIndex: {
      page: '0',
      chat: '15',
      header: '20',
      menu: '30',
      bar: '40',
      toast: '50',
      dialog: '60',
      skip: '99',
    },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    extend: {
      // Of text, from the longest lines to the shortest; of forms; of short lists.
      maxWidth: {
        wide: 'var(--wide)',
        measure: 'var(--measure)',
        lead: '58ch',
        brief: '48ch',
        form: '760px',
        list: '35rem',
      },
      spacing: { gutter: 'var(--gutter)', section: 'var(--section)' },
    },
  },
} satisfies Config
