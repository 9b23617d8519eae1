// Runs in every page before its own scripts (inserted by site-proxy.ts): reports errors, and finds
// controls as a visitor names them.
{
  // Loads that were interrupted by leaving the page are not errors.
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const report = (kind, text) =>
    isLeaving || navigator.sendBeacon('/__problem', `${location.pathname}: ${kind}: ${text}`)
  for (const level of ['error', 'warn']) {
    const { [level]: write } = console
    console[level] = (...parts) => {
      report(`console.${level}`, parts.map(String).join(' '))
      write.apply(console, parts)
    }
  }
  addEventListener(
    'error',
    ({ error, message, target }) => {
      // Firefox reports preloads that it cancels. A missing file is reported by the import that needs it.
      if (target.rel === 'modulepreload') return
      // The engine has no decoder. The page replaces the player (isHydrated).
      if (target instanceof HTMLMediaElement) return
      // A file that fails to load is named by its URL; other errors have a message.
      report('error', error?.stack ?? message ?? target.outerHTML)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, target }) => {
    report('policy', `${violatedDirective} ${blockedURI} ${target.outerHTML?.slice(0, 200)}`)
  })

  // The background in the page's first frames: a different one at first is a flash.
  const grounds = []
  const note = () => {
    grounds.push(getComputedStyle(document.documentElement).backgroundColor)
    if (grounds.length < 20) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)

  // As in Safari, the strictest browser: only text fields are focused when pressed.
  const press = (event) => {
    if (event.target.closest('textarea, input:not([type=radio], [type=checkbox])')) return
    event.preventDefault()
    document.activeElement.blur()
  }
  addEventListener('mousedown', press, true)

  const FIELD = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden])'
  const SELECTORS = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    field: `${FIELD}, textarea`,
    list: '[role=combobox], select',
    option: '[role=option]',
    dialog: 'dialog[open], [role=dialog]',
    row: 'tr',
    text: 'p, span, li, div, td, th, b, label, [role=status]',
  }

  const textOf = (ids) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    (element.hasAttribute('aria-labelledby') && element.tagName !== 'TR'
      ? textOf(element.getAttribute('aria-labelledby'))
      : [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ') ||
        element.textContent)
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      !element.disabled &&
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 1 &&
      height > 1
    )
  }

  /** The first visible control of a role whose name matches a regular expression, or null. */
  const find = (kind, pattern) => {
    const fits = new RegExp(pattern)
    const open = [...document.querySelectorAll('dialog[open]')].at(-1)
    const found = [...(open ?? document).querySelectorAll(SELECTORS[kind])]
    if (open?.matches(SELECTORS[kind])) found.unshift(open)
    const name = (element) => nameOf(element).replace(/\s+/g, ' ').trim()
    const shown = found.filter((element) => isShown(element) && fits.test(name(element)))
    // The innermost box has the text.
    return (kind === 'text' ? shown.at(-1) : shown[0]) ?? null
  }

  /** The middle of a control after scrolling to it; null if there is none or something covers it. */
  const place = (kind, pattern) => {
    const element = find(kind, pattern)
    if (element === null) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // The first line of a link on two lines: the middle of both may be outside it.
    const [{ left, top, width, height }] = element.getClientRects()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const isFree =
      hit !== null &&
      (element.contains(hit) ||
        hit.contains(element) ||
        [...(element.labels ?? [])].some((label) => label.contains(hit)))
    return isFree ? { x, y } : null
  }

  /** Whether React has hydrated the page, and no failed player is left. */
  const isHydrated = () => {
    const heading = document.querySelector('h1')
    return (
      heading !== null &&
      Object.keys(heading).some((key) => key.startsWith('__react')) &&
      [...document.querySelectorAll('video, audio')].every(({ error }) => error === null)
    )
  }

  /** Records whether the next press reaches a control: it misses one that has just moved. */
  const watchPress = (kind, pattern) => {
    const element = find(kind, pattern)
    window.journey.wasPressed = false
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (element?.contains(target)) window.journey.wasPressed = true
      },
      true,
    )
  }

  window.journey = { find, place, isHydrated, watchPress, grounds }
}
