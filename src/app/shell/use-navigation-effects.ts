import { useEffect, useRef } from 'react'
import {
  createPath,
  type Location,
  type NavigationType,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { keepIntendedPathHere, saveIntendedPath, takeIntendedPath } from '@/lib/intended-path'
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion'

const SIGN_IN_PATH = '/auth'

/**
 * What every navigation does (R26-R32): a saved intended path wins, else the page scrolls to the
 * top, or to the section its address names.
 */
export function useNavigationEffects(location: Location): void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const shown = useRef(location)

  const before = useRef(location)
  useEffect(() => {
    const from = before.current
    before.current = location
    if (location.pathname === SIGN_IN_PATH) {
      rememberOrigin(from)
      return keepIntendedPathHere()
    }
    const intended = takeIntendedPath()
    // Who leaves the sign-in page without signing in goes where they asked.
    const hasGivenUp = from.pathname === SIGN_IN_PATH
    if (intended !== null && !hasGivenUp) void navigate(intended, { replace: true })
  }, [location, navigate])

  useEffect(() => {
    const previous = shown.current
    shown.current = location
    const sectionId = sectionOf(location.hash)
    if (previous.pathname !== location.pathname || isLinkToTop(previous, location, type)) {
      window.scrollTo({ top: 0, behavior: sectionId === null ? scrollBehavior() : 'instant' })
    }
    if (sectionId !== null) return scrollToSection(sectionId)
  }, [location, type])

  useEffect(() => keepScrollOnReloadOnly(), [])
}

/** Sign-in leads back to the page it was begun on (D29); from the home page, to the account. */
function rememberOrigin({ pathname, search, hash }: Location): void {
  if (pathname !== SIGN_IN_PATH && pathname !== '/') saveIntendedPath(pathname + search + hash)
}

/**
 * Whether a link led to the page it stands on, such as the logo, or from a section of it to the whole. A
 * step of the wizard has a state; a tool takes the answers out of its address by replacing it.
 */
function isLinkToTop(previous: Location, location: Location, type: `${NavigationType}`): boolean {
  if (previous === location || location.state !== null || location.hash) return false
  const { pathname, search } = previous
  const left = type === 'PUSH' ? { pathname, search } : previous
  return createPath(left) === createPath(location)
}

/** The element id a hash names: "#prices" and "#estimate?…" do, "#booking=…" does not. */
function sectionOf(hash: string): string | null {
  const id = hash.slice(1).split('?')[0]
  return id && !id.includes('=') ? decodeURIComponentSafely(id) : null
}

/** Waits up to 15 s for the section, since its page may still be loading, then scrolls and focuses. */
function scrollToSection(id: string): () => void {
  const deadline = performance.now() + 15_000
  let frame = 0
  const attempt = () => {
    const target = document.getElementById(id)
    if (target) {
      target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: true })
    } else if (performance.now() < deadline) {
      frame = requestAnimationFrame(attempt)
    }
  }
  frame = requestAnimationFrame(attempt)
  return () => cancelAnimationFrame(frame)
}

/** The browser restores the scroll position after a reload, but not over our scroll to the top. */
function keepScrollOnReloadOnly(): () => void {
  const setAuto = () => {
    window.history.scrollRestoration = 'auto'
  }
  const setManual = () => {
    window.history.scrollRestoration = 'manual'
  }
  setManual()
  window.addEventListener('pagehide', setAuto)
  // A page that is come back to goes on as it was left.
  window.addEventListener('pageshow', setManual)
  return () => {
    setAuto()
    window.removeEventListener('pagehide', setAuto)
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
