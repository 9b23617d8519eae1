import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { canMove, moveIn, moveOut, SLOW } from '@/lib/motion'

/** How far below its place a page comes from, and goes to, in pixels (R224). */
const DISTANCE = 20

type Visit = { number: number; pathname: string; page: ReactNode; isMoving: boolean }

/**
 * The main area. A page that comes fades in and moves up from 20 px below over 0.4 s, while the one that goes does
 * the reverse (R224), so that nobody waits for the new page. Nothing moves if the visitor asked for no motion (R30).
 * @param page what the address shows; a page that goes must stay as it was, so it may not read the address itself
 */
export function PageTransition({ pathname, page }: { pathname: string; page: ReactNode }) {
  const [shown, setShown] = useState<Visit>({ number: 0, pathname, page, isMoving: false })
  const [left, setLeft] = useState<Visit | null>(null)
  if (shown.pathname !== pathname) {
    const isMoving = canMove()
    setLeft(isMoving ? shown : null)
    setShown({ number: shown.number + 1, pathname, page, isMoving })
  } else if (shown.page !== page) setShown({ ...shown, page })

  const pages = left ? [left, shown] : [shown]
  return pages.map((visit) => (
    <Main key={visit.number} visit={visit} onLeft={visit === left && (() => setLeft(null))}>
      {visit.page}
    </Main>
  ))
}

type MainProps = {
  visit: Visit
  /** For a page that goes: called when it has gone. */
  onLeft: (() => void) | false
  children: ReactNode
}

function Main({ visit: { number, isMoving }, onLeft, children }: MainProps) {
  const main = useRef<HTMLElement>(null)
  const isLeaving = onLeft !== false
  const whenGone = useEffectEvent(() => onLeft && onLeft())

  useLayoutEffect(() => {
    if (number === 0 || !main.current) return
    // The page reached takes the keyboard focus (R31); the one the visit began with does not.
    main.current.focus({ preventScroll: true })
    if (isMoving) moveIn(main.current, DISTANCE, SLOW)
  }, [number, isMoving])

  useLayoutEffect(() => {
    if (!isLeaving || !main.current) return
    stayInPlace(main.current)
    void moveOut(main.current, DISTANCE, SLOW).then(whenGone)
  }, [isLeaving])

  return (
    <main
      ref={main}
      id={isLeaving ? undefined : 'main'}
      tabIndex={-1}
      // To be seen, not to be used or read out.
      inert={isLeaving}
      aria-hidden={isLeaving || undefined}
    >
      {children}
    </main>
  )
}

/** Takes a page that goes out of the flow, and leaves it where it is seen. */
function stayInPlace(page: HTMLElement): void {
  const { top, left, width } = page.getBoundingClientRect()
  page.querySelectorAll('[id], [name]').forEach((element) => {
    element.removeAttribute('id')
    element.removeAttribute('name')
  })
  Object.assign(page.style, {
    position: 'fixed',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    pointerEvents: 'none',
  })
}
