import { CalendarDays, Calculator, Menu, Phone } from 'lucide-react'
import { clsx } from 'clsx'
import { useDeferredValue, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { site } from '@/config/site.ts'
import { useIsSignedIn } from '@/features/auth/auth-provider.tsx'
import { openDialog, openedDialog } from '@/lib/dialog-entry.ts'
import { preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import { useStore } from '@/lib/store.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { OverlayChunk } from './overlay-chunk.tsx'

/** The widths at which the styles show the bar. */
const IS_PHONE = '(width < 48em)'

const loadMenuSheet = () => import('./menu-sheet.tsx')
const MenuSheet = retryableLazy(loadMenuSheet)

const CELL =
  'grid min-h-[min(3.5rem,72px)] w-full content-center justify-items-center gap-[3px] text-[min(0.75rem,5.6vw)] leading-none font-semibold text-ink no-underline hover:text-ink active:bg-tint aria-[current=page]:shadow-[inset_0_3px_0_var(--brass-fill)] aria-expanded:shadow-[inset_0_3px_0_var(--brass-fill)] [&_svg]:text-river dark:[&_svg]:text-brass-fill'
const ICON_SIZE = 22

/** Fields that open the on-screen keyboard. */
const HIDDEN_WHILE_TYPING =
  '[body:has(:is(textarea,select,input:not([type=radio],[type=checkbox],[type=button])):focus)_&]:hidden'

/** The phone's navigation (D27): everything the small header leaves out. Hidden while typing. */
export function BottomBar() {
  const isMenuOpen = useStore(openedDialog) === 'menu'
  // Respond to the tap first: rendering the dialog keeps a slow phone busy.
  const isMenuDrawn = useDeferredValue(isMenuOpen)
  const menuButton = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const isSignedIn = useIsSignedIn()
  useEffect(() => whenIdle(loadMenu), [])
  useEffect(() => {
    if (!isMenuDrawn) return
    const button = menuButton.current
    return () => {
      // Safari does not focus a button that is pressed. If a link opened a page, that page keeps the focus.
      if (!document.activeElement?.closest('#main')) button?.focus()
    }
  }, [isMenuDrawn])

  return (
    <>
      <nav
        aria-label="Quick"
        className={clsx(
          'no-print fixed inset-x-0 bottom-0 z-bar border-t-2 border-ink bg-sheet px-(--notch) pb-[env(safe-area-inset-bottom)] md:hidden',
          HIDDEN_WHILE_TYPING,
        )}
      >
        <ul className="grid grid-cols-4 noscript:grid-cols-3 [&>li+li]:border-l [&>li+li]:border-rule">
          <li className="noscript:hidden">
            <button
              ref={menuButton}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              className={CELL}
              onPointerDown={() => void preloadChunk(loadMenuSheet)}
              onClick={() => openDialog('menu')}
            >
              <span className="relative">
                <Menu size={ICON_SIZE} />
                {isSignedIn && (
                  <span
                    aria-hidden
                    className="absolute -top-0.5 -right-1.5 size-2.5 rounded-full border-2 border-sheet bg-river dark:bg-brass-fill"
                  />
                )}
              </span>
              Menu
              {isSignedIn && <span className="sr-only">, signed in</span>}
            </button>
          </li>
          <li>
            <Link to="/#estimate" className={CELL}>
              <Calculator size={ICON_SIZE} />
              Estimate
            </Link>
          </li>
          <li>
            <Link
              to="/schedule"
              aria-current={pathname === '/schedule' ? 'page' : undefined}
              className={CELL}
            >
              <CalendarDays size={ICON_SIZE} />
              Book
            </Link>
          </li>
          <li>
            <a href={site.phone.href} className={CELL}>
              <Phone size={ICON_SIZE} />
              Call
              <span className="sr-only"> {site.phone.display}</span>
            </a>
          </li>
        </ul>
      </nav>
      {isMenuDrawn && (
        <OverlayChunk>
          <MenuSheet />
        </OverlayChunk>
      )}
    </>
  )
}

/** Loads the menu ahead of use, so that the first tap on Menu doesn't wait on a slow line. */
function loadMenu(): void {
  if (matchMedia(IS_PHONE).matches) void preloadChunk(loadMenuSheet)
}
