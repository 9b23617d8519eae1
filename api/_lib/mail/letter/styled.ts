import { siteColor } from '../../../../src/styles/site-colors.ts'

type Property = 'background-color' | 'border-color' | 'color'

/**
 * The site's colors for mails, which load no styles. Each role is a class of the same name, so that mail programs in
 * dark mode get the dark colors.
 */
const LETTER_COLORS = {
  paper: role('background-color', 'paper'),
  sheet: role('background-color', 'sheet'),
  tint: role('background-color', 'tint'),
  action: role('background-color', 'action'),
  rule: role('border-color', 'rule'),
  strong: role('border-color', 'ink'),
  ink: role('color', 'ink'),
  soft: role('color', 'ink-2'),
  river: role('color', 'river'),
  label: role('color', 'on-action'),
}

type LetterColor = keyof typeof LETTER_COLORS

function role(property: Property, token: string) {
  return { property, light: siteColor(token), dark: siteColor(token, 'dark') }
}

/** The style rules for dark mode; inline styles have the light colors. */
export function darkRules(): string {
  return Object.entries(LETTER_COLORS)
    .map(([name, { property, dark }]) => `.${name} { ${property}: ${dark} !important }`)
    .join('\n')
}

/** Besley and Public Sans are the site's; mails load no fonts, so most programs show one of the others. */
export const SERIF = "Georgia, 'Times New Roman', serif"
export const SANS = "font-family: 'Public Sans', Arial, Helvetica, sans-serif"
export const WIDE = 'width: 100%; border-collapse: collapse'

/**
 * The class and style attributes of an element.
 * @param colors its roles; light ones go into the style, dark ones follow from the class
 */
export function styled(colors: LetterColor[], style: string): string {
  const lights = colors.map((name) => {
    const { property, light } = LETTER_COLORS[name]
    return `${property}: ${light}`
  })
  return `class="${colors.join(' ')}" style="${[style, ...lights].join('; ')}"`
}
