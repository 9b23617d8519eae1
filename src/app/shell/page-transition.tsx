import { Component, createRef, type ReactNode } from 'react'
import { canAnimate, enter, leave } from './motion'

type PageTransitionProps = { pathname: string; children: ReactNode }

/**
 * The main area. The page that comes fades in and moves up from 20 px below over 0.4 s, while a picture
 * of the one that goes does the reverse (R224), so that nobody waits for the new page; no motion at all
 * when the visitor asked for none (R30). The page reached takes the keyboard focus (R31).
 *
 * A class, since only a class sees the old page just before it is replaced.
 */
export class PageTransition extends Component<PageTransitionProps> {
  main = createRef<HTMLElement>()

  override getSnapshotBeforeUpdate({ pathname }: PageTransitionProps): HTMLElement | null {
    const main = this.main.current
    return main && pathname !== this.props.pathname && canAnimate() ? pictureOf(main) : null
  }

  override componentDidUpdate(
    { pathname }: PageTransitionProps,
    _state: unknown,
    picture: HTMLElement | null,
  ) {
    const main = this.main.current
    if (!main || pathname === this.props.pathname) return
    main.focus({ preventScroll: true })
    if (picture) {
      main.before(picture)
      leave(picture)
      enter(main)
    }
  }

  override render() {
    return (
      <main ref={this.main} id="main" tabIndex={-1}>
        {this.props.children}
      </main>
    )
  }
}

/** A copy of what is shown, where it is shown: to be seen, not to be used or read out. */
function pictureOf(main: HTMLElement): HTMLElement {
  const { top, left, width } = main.getBoundingClientRect()
  const picture = document.createElement('div')
  picture.append(...[...main.childNodes].map((node) => node.cloneNode(true)))
  picture.querySelectorAll('iframe, script').forEach((element) => element.remove())
  const [title, copy] = [main.querySelector('h1'), picture.querySelector('h1')]
  // A page has one heading of the first rank, the new one's.
  if (title && copy) copy.replaceWith(lookalike(title, copy.childNodes))
  picture.querySelectorAll('[id], [name]').forEach((element) => {
    element.removeAttribute('id')
    element.removeAttribute('name')
  })
  picture.inert = true
  picture.ariaHidden = 'true'
  Object.assign(picture.style, {
    position: 'fixed',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    pointerEvents: 'none',
  })
  return picture
}

/** A heading of the second rank that looks like one of the first. */
function lookalike(title: HTMLElement, content: Iterable<Node>): HTMLElement {
  const { fontSize, lineHeight, letterSpacing } = getComputedStyle(title)
  const heading = document.createElement('h2')
  heading.className = title.className
  Object.assign(heading.style, { fontSize, lineHeight, letterSpacing })
  heading.append(...content)
  return heading
}
