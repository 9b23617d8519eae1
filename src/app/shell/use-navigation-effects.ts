import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  createPath,
  type Location,
  type NavigationType,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { keepIntendedPathHere, saveIntendedPath, takeIntendedPath } from '@/lib/intended-path.ts'
import { prefersReducedMotion } from '@/lib/motion.ts'

const SIGN_IN_PATH = '/auth'

/**
 * What happens on every navigation (R26-R32): a saved intended path wins. Otherwise the page scrolls to the
 * top, or to the section its address names.
 */
export function useNavigationEffects(location: Location): void {
  const navigate = useNavigate()
  const type = useNavigationType()

  const catchUp = useEffectEvent(() => {
    if (window.location.pathname === location.pathname) return
    const pop = new PopStateEvent('popstate', { state: window.history.state })
    queueMicrotask(() => window.dispatchEvent(pop))
  })
  // Nobody heard Back or Forward while the page hydrated: the router listens once this has run. Later effects navigate.
  useLayoutEffect(() => catchUp(), [])

  const shown = useRef(location)
  useEffect(() => {
    if (location.pathname === SIGN_IN_PATH) {
      rememberOrigin(shown.current)
      return keepIntendedPathHere()
    }
    const intended = takeIntendedPath()
    // Don't redirect a visitor who left the sign-in page without signing in.
    const hasGivenUp = shown.current.pathname === SIGN_IN_PATH
    if (intended !== null && !hasGivenUp) void navigate(intended, { replace: true })
  }, [location, navigate])

  useEffect(() => {
    const previous = shown.current
    shown.current = location
    const sectionId = sectionOf(location.hash)
    if (previous.pathname !== location.pathname || isLinkToTop(previous, location, type)) {
      scrollToTop(sectionId === null ? scrollBehavior() : 'instant')
    }
    if (sectionId !== null) return scrollToSection(sectionId)
  }, [location, type])

  useEffect(() => keepScrollOnReloadOnly(), [])
}

/**
 * The smooth part of the way is one window at most: from a link of the footer, the next page would show its end first,
 * then fly past.
 */
function scrollToTop(behavior: ScrollBehavior): void {
  const isFar = behavior === 'smooth' && window.scrollY > window.innerHeight
  if (isFar) window.scrollTo({ top: window.innerHeight, behavior: 'instant' })
  window.scrollTo({ top: 0, behavior })
}

/** Signing in returns to the page where it started (D29), or to the account if that was the home page. */
function rememberOrigin({ pathname, search, hash }: Location): void {
  if (pathname !== SIGN_IN_PATH && pathname !== '/') saveIntendedPath(pathname + search + hash)
}

/**
 * Whether a link led to its own page, such as the logo, or from a section to the whole page. Wizard steps
 * have a state, and a tool replaces its address when it removes the answers.
 */
function isLinkToTop(previous: Location, location: Location, type: `${NavigationType}`): boolean {
  if (previous === location || location.state !== null || location.hash) return false
  const { pathname, search } = previous
  const left = type === 'PUSH' ? { pathname, search } : previous
  return createPath(left) === createPath(location)
}

/** The element ID in a hash: "#prices" and "#estimate?…" have one, "#booking=…" does not. */
function sectionOf(hash: string): string | null {
  const id = hash.slice(1).split('?')[0]
  return id && !id.includes('=') ? decodeURIComponentSafely(id) : null
}

/**
 * Waits up to 15 s for the section, since its page may still be loading, then opens the folds around it, scrolls to it
 * and focuses it.
 */
function scrollToSection(id: string): () => void {
  const deadline = performance.now() + 15_000
  let frame = 0
  const attempt = () => {
    const target = document.getElementById(id)
    if (target) {
      openFolds(target)
      target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1
      // The browser may have focused it already, and the visitor tabbed on from there.
      if (!target.contains(document.activeElement)) target.focus({ preventScroll: true })
    } else if (performance.now() < deadline) {
      frame = requestAnimationFrame(attempt)
    }
  }
  frame = requestAnimationFrame(attempt)
  return () => cancelAnimationFrame(frame)
}

/** Opens the section, if it is a fold, and every fold around it. */
function openFolds(section: Element | null | undefined): void {
  const fold = section?.closest('details')
  if (!fold) return
  fold.open = true
  openFolds(fold.parentElement)
}

/** Lets the browser restore the scroll position after a reload, but not override our scroll to the top. */
function keepScrollOnReloadOnly(): () => void {
  const setAuto = () => {
    window.history.scrollRestoration = 'auto'
  }
  const leave = () => {
    // At the top there is nothing to restore, but Chromium would keep an element in its place on the screen,
    // such as the estimate, and so leave the results half scrolled out of it.
    if (window.scrollY > 0) setAuto()
  }
  const setManual = () => {
    window.history.scrollRestoration = 'manual'
  }
  setManual()
  window.addEventListener('pagehide', leave)
  // A page restored from the back/forward cache must set it again.
  window.addEventListener('pageshow', setManual)
  return () => {
    setAuto()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', setManual)
  }
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
