import { useIsPresent, useReducedMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type Context, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import {
  Outlet,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'

const OUT_OF_PLACE = { opacity: 0, y: 20 }
const IN_PLACE = { opacity: 1, y: 0 }

/**
 * One page's main area: fades in and moves up from 20 px below over 0.4 s and reverses on leaving
 * (R224); no motion at all when the visitor asked for none (R30). A page reached by navigation takes
 * the keyboard focus (R31).
 */
export function PageFrame({ isFirst }: { isFirst: boolean }) {
  const isStill = useReducedMotion() === true
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isFirst && window.location.hash === '') main.current?.focus({ preventScroll: true })
  }, [isFirst])

  return (
    <m.main
      ref={main}
      id="main"
      tabIndex={-1}
      initial={isStill ? false : OUT_OF_PLACE}
      animate={IN_PLACE}
      exit={isStill ? { opacity: 1 } : OUT_OF_PLACE}
      transition={isStill ? { duration: 0 } : { duration: 0.4, ease: [0.2, 0.7, 0.2, 1] }}
    >
      <HeldRoute>
        <Outlet />
      </HeldRoute>
    </m.main>
  )
}

/** While a page leaves, it keeps seeing its own route, not the one that is coming. */
function HeldRoute({ children }: { children: ReactNode }) {
  const routerState = useHeld(DataRouterStateContext)
  const location = useHeld(LocationContext)
  const route = useHeld(RouteContext)
  return (
    <DataRouterStateContext.Provider value={routerState}>
      <LocationContext.Provider value={location}>
        <RouteContext.Provider value={route}>{children}</RouteContext.Provider>
      </LocationContext.Provider>
    </DataRouterStateContext.Provider>
  )
}

function useHeld<T>(context: Context<T>): T {
  const value = useContext(context)
  const isPresent = useIsPresent()
  const [held, setHeld] = useState(value)
  if (isPresent && held !== value) setHeld(value)
  return isPresent ? value : held
}
