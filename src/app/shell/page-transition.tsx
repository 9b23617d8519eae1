import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { focusPage } from '@/lib/focus-page.ts'
import { canMove, ENTER, moveIn, moveOut, SLOW } from '@/lib/motion.ts'

/** How far pages move while they fade in and out, in pixels (R224). */
const DISTANCE = 20

type Visit = { number: number; pathname: string; page: ReactNode; isMoving: boolean }

/**
 * The main area. The old page fades out and moves down 20 px for 0.4 s, and the new page does the reverse (R224). It
 * can be used at once. Nothing moves under reduced motion (R30).
 * @param page the page at the address. It must not read the address itself, which changes before the old page leaves.
 */
export function PageTransition({ pathname, page }: { pathname: string; page: ReactNode }) {
  const [shown, setShown] = useState<Visit>({ number: 0, pathname, page, isMoving: false })
  const [leaving, setLeaving] = useState<Visit | null>(null)
  if (shown.pathname !== pathname) {
    const isMoving = canMove()
    setLeaving(isMoving ? shown : null)
    setShown({ number: shown.number + 1, pathname, page, isMoving })
  } else if (shown.page !== page) setShown({ ...shown, page })

  const pages = leaving ? [leaving, shown] : [shown]
  return pages.map((visit) => (
    <Main
      key={visit.number}
      visit={visit}
      isLeaving={visit === leaving}
      onExited={() => setLeaving(null)}
    >
      {visit.page}
    </Main>
  ))
}

type MainProps = {
  visit: Visit
  isLeaving: boolean
  /** Called once the page has faded out. */
  onExited: () => void
  children: ReactNode
}

function Main({ visit: { number, isMoving }, isLeaving, onExited, children }: MainProps) {
  const main = useRef<HTMLElement>(null)
  const exited = useEffectEvent(onExited)

  useLayoutEffect(() => {
    if (number === 0 || !main.current) return
    // The focus moves to each new page (R31), but not the first one of the visit.
    focusPage(main.current)
    if (isMoving) moveIn(main.current, DISTANCE, ENTER)
  }, [number, isMoving])

  useLayoutEffect(() => {
    if (!isLeaving || !main.current) return
    stayInPlace(main.current)
    void moveOut(main.current, DISTANCE, SLOW).then(exited)
  }, [isLeaving])

  return (
    <main
      ref={main}
      id={isLeaving ? undefined : 'main'}
      tabIndex={-1}
      // Still visible, but no longer usable or read out.
      inert={isLeaving}
      aria-hidden={isLeaving || undefined}
    >
      {children}
    </main>
  )
}

/** Takes the leaving page out of the flow without moving it on screen. */
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
