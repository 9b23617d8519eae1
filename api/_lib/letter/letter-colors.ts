/**
 * The site's colors for mails, which cannot read src/styles/tokens.css. A test compares the two. Each role is
 * a class of the same name, so that mail programs in dark mode get the dark colors.
 */
export const LETTER_COLORS = {
  paper: { property: 'background-color', token: 'paper', light: '#f4f7ef', dark: '#0e1815' },
  sheet: { property: 'background-color', token: 'sheet', light: '#fdfefa', dark: '#1b2c26' },
  tint: { property: 'background-color', token: 'tint', light: '#e6eedf', dark: '#223831' },
  action: { property: 'background-color', token: 'action', light: '#165240', dark: '#e6b95c' },
  rule: { property: 'border-color', token: 'rule', light: '#c9d6c3', dark: '#33493f' },
  strong: { property: 'border-color', token: 'ink', light: '#13231c', dark: '#eaf0e4' },
  ink: { property: 'color', token: 'ink', light: '#13231c', dark: '#eaf0e4' },
  soft: { property: 'color', token: 'ink-2', light: '#43554b', dark: '#afc0b4' },
  river: { property: 'color', token: 'river', light: '#165240', dark: '#93d4b6' },
  label: { property: 'color', token: 'on-action', light: '#fdfefa', dark: '#1b1504' },
} as const

export type LetterColor = keyof typeof LETTER_COLORS

/** The style rules for dark mode; inline styles have the light colors. */
export function darkRules(): string {
  return Object.entries(LETTER_COLORS)
    .map(([name, { property, dark }]) => `.${name} { ${property}: ${dark} !important }`)
    .join('\n')
}
