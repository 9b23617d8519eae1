import { Moon, Sun, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '@/components/logo.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { WithTooltip } from '@/components/ui/with-tooltip.tsx'
import { dropOffHref } from '@/config/links.ts'
import { useIsSignedIn } from '@/features/auth/auth-provider.tsx'
import { useStore } from '@/lib/store.ts'
import { prepareTheme, themeStore, toggleTheme } from '@/lib/theme.ts'
import { DesktopNav } from './desktop-nav.tsx'

const COMPACT_AFTER_PX = 20

/**
 * The sticky header. When it gets compact, its margin grows by as much as its height shrinks, so that nothing
 * below moves. On phones it has only the logo, Upload Docs and the phone number (R38). Where a single row
 * is tight, decorative parts are dropped to leave room for the account link.
 */
export function Header() {
  const isCompact = useIsScrolledPast(COMPACT_AFTER_PX)
  return (
    <header
      data-compact={isCompact || undefined}
      className="group no-print sticky top-0 z-header lowest:static border-b border-rule bg-paper transition-[margin] duration-200 after:absolute after:inset-x-0 after:-bottom-1 after:h-px after:bg-rule data-compact:mb-1.5 wide:data-compact:mb-6"
    >
      <div className="wrap flex min-h-15 flex-wrap items-center gap-2 transition-[min-height,height,padding] duration-200 group-data-compact:min-h-13.5 max-xs:gap-[5px] md:min-h-0 md:gap-x-[clamp(12px,1.8vw,28px)] md:gap-y-0 md:pt-2 md:pb-0.5 md:group-data-compact:min-h-0 md:group-data-compact:py-0.5 wide:h-21 wide:flex-nowrap wide:py-0 wide:group-data-compact:h-15">
        <Link
          to="/"
          className="flex flex-none items-center gap-[7px] text-ink no-underline hover:text-ink max-xs:gap-[5px] md:min-h-[46px] md:gap-3"
        >
          <Logo
            markClassName="size-[29px] max-xs:size-6 md:size-[46px] transition-[width,height] duration-200 md:group-data-compact:size-9"
            nameClassName="text-[1.125rem] max-xs:text-ui [@media(17em<=width<21.45em)]:hidden md:text-[1.625rem] md:group-data-compact:text-[1.375rem]"
            lineClassName="hidden md:block wide:max-[80em]:hidden md:group-data-compact:hidden"
          />
          <span className="sr-only"> home page</span>
        </Link>
        <div className="order-3 hidden md:block md:w-full wide:order-none wide:ml-auto wide:w-auto">
          <DesktopNav />
        </div>
        <div className="flex grow flex-wrap items-center max-[17em]:w-full justify-end gap-1.5 max-xs:gap-[5px] md:order-2 md:ml-auto md:grow-0 md:gap-2.5 wide:order-none wide:ml-0">
          <PhoneLink
            className="order-2 inline-flex min-h-[min(2.75rem,48px)] items-center gap-2 rounded bg-action px-2.5 text-micro font-[650] whitespace-nowrap text-on-action no-underline hover:bg-action-hover hover:text-on-action max-xs:px-[7px] max-xs:text-[min(0.75rem,5.6vw)] md:order-none md:bg-transparent md:px-1.5 md:text-ui md:text-ink md:hover:bg-transparent md:hover:text-ink md:hover:underline"
            iconClassName="hidden text-accent-fill md:block wide:max-[80em]:hidden"
          />
          <ExternalLink
            href={dropOffHref}
            hasIcon={false}
            className="order-1 inline-flex min-h-[min(2.75rem,48px)] items-center rounded border border-line px-[9px] text-micro font-[650] whitespace-nowrap text-ink no-underline hover:border-ink hover:bg-tint hover:text-ink max-xs:px-[7px] max-xs:text-[min(0.75rem,5.6vw)] md:order-none md:border-2 md:px-4 md:text-small"
          >
            Upload Docs
          </ExternalLink>
          <AccountMark />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}

/** The link to the account for signed-in users. On phones it is in the menu. */
function AccountMark() {
  if (!useIsSignedIn()) return null
  return (
    <Link
      to="/account"
      aria-label="Your account"
      className="hidden size-11 place-items-center rounded border border-line text-ink hover:border-ink hover:bg-tint hover:text-ink md:grid"
    >
      <UserRound size={20} />
    </Link>
  )
}

function ThemeToggle() {
  const { shown } = useStore(themeStore)
  const label = shown === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'
  return (
    <div className="hidden md:block noscript:hidden">
      <WithTooltip text={label}>
        <button
          type="button"
          aria-label={label}
          onClick={toggleTheme}
          onPointerEnter={() => void prepareTheme()}
          className="grid size-11 place-items-center rounded border border-line hover:border-ink hover:bg-tint"
        >
          <Sun size={20} className="dark:hidden" />
          <Moon size={20} className="hidden dark:block" />
        </button>
      </WithTooltip>
    </div>
  )
}

function useIsScrolledPast(limit: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > limit)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [limit])
  return isPast
}
