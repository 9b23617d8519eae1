const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,./%]+\)|[a-z]{3,20})$/i

/** Inline styles that may stay, with the values they may have. */
const ALLOWED: Record<string, RegExp> = {
  'text-align': /^(?:left|center|right)$/,
  'white-space': /^pre-wrap$/,
  'aspect-ratio': /^[\d.]+(?:\s*\/\s*[\d.]+)?$/,
}

/** Where an editor's colors come in pairs of background and text, readable in both themes. */
const PAIRED = '.kg-header-card, .kg-cta-button'
/** Here our own colors replace the Ghost site's accent color. */
const ACCENT = '.kg-style-accent'

/** Classes of Ghost's cards. Others could be ours and move things around the page. */
const CLASS = /^(?:kg-|footnote|language-)[\w-]*$/

/** Keeps only the classes and inline styles on the allow list. */
export function cleanStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[class]')) {
    const kept = [...element.classList].filter((name) => CLASS.test(name))
    if (kept.length > 0) element.className = kept.join(' ')
    else element.removeAttribute('class')
  }
  for (const element of root.querySelectorAll('[style]')) {
    const isColored = element.closest(PAIRED) !== null && element.closest(ACCENT) === null
    const kept = (element.getAttribute('style') ?? '').split(';').flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
      const isColor = name === 'color' || name === 'background-color'
      const rule = isColor && isColored ? COLOR : ALLOWED[name]
      return rule?.test(value) ? [`${name}: ${value}`] : []
    })
    if (kept.length > 0) element.setAttribute('style', kept.join('; '))
    else element.removeAttribute('style')
  }
}
