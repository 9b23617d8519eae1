import { ChevronLeft, ChevronRight, MessageCircle, Search } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { FoldBody } from '@/components/fold-body.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { ButtonExternalLink } from '@/components/ui/button.tsx'
import { CloseButton } from '@/components/ui/close-button.tsx'
import { env } from '@/config/env.ts'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { useOpenState } from '@/features/place/use-open-state.ts'
import { openDialog } from '@/lib/dialog-entry.ts'
import { useModalDialog } from '@/lib/use-modal-dialog.ts'
import { isGroup, menuLinks, type NavGroup, type NavItem, topMenus } from '../nav.ts'
import { ChatOptions } from './chat-options.tsx'
import { MenuLink, SIGN_IN_LINK, useAccountLink } from './menu-link.tsx'
import { ThemeChoiceRow } from './theme-choice.tsx'

const SCROLLED = 'grow overflow-y-auto overscroll-contain px-4 pb-8'

/** The phone's full navigation: every page, the theme choice and sign-in (R39). */
export default function MenuSheet() {
  const { dialog, close } = useModalDialog()
  const backButton = useRef<HTMLButtonElement>(null)
  const drilledRow = useRef<HTMLButtonElement>(null)
  const [drilled, setDrilled] = useState<NavGroup | null>(null)
  const accountLink = useAccountLink(SIGN_IN_LINK)
  const { state } = useOpenState()

  useEffect(() => {
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [])
  useEffect(() => {
    if (drilled) backButton.current?.focus()
    else drilledRow.current?.focus()
  }, [drilled])
  const drill = (group: NavGroup, row: HTMLButtonElement) => {
    drilledRow.current = row
    setDrilled(group)
  }

  return (
    <dialog
      {...dialog}
      aria-label="Menu"
      onCancel={(event) => {
        if (!drilled) return dialog.onCancel(event)
        event.preventDefault()
        setDrilled(null)
      }}
      className="m-0 h-(--window) max-h-none w-full max-w-none bg-sheet px-(--notch) pt-0 pb-[env(safe-area-inset-bottom)] text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-15 items-center justify-between border-b border-rule pl-4">
          {drilled ? (
            <button
              ref={backButton}
              type="button"
              className="flex min-h-12 items-center gap-2 font-[650]"
              onClick={() => setDrilled(null)}
            >
              <ChevronLeft size={20} />
              Back to menu
            </button>
          ) : (
            <h2 className="text-[1.25rem]">Menu</h2>
          )}
          <CloseButton aria-label="Close menu" onClick={close} className="size-15" />
        </div>
        {drilled && (
          <nav aria-label={drilled.label} className={SCROLLED}>
            <h3 className="pt-5 pb-2">{drilled.label}</h3>
            <Rows items={drilled.links} onDrill={drill} />
          </nav>
        )}
        {/* Keeps its state, including its open section, while another group is shown. */}
        <div hidden={drilled !== null} className={SCROLLED}>
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-2.5 border-b border-rule py-3 font-[650]"
            onClick={() => openDialog('finder')}
          >
            <Search size={20} />
            Find on this site
          </button>
          <nav aria-label="All pages">
            {topMenus.map(({ label, items }) => (
              <Disclosure key={label} label={label}>
                <Rows items={items} onDrill={drill} />
              </Disclosure>
            ))}
            <ul>
              {[...menuLinks('firm').slice(1), accountLink].map((link) => (
                <li key={link.href} className="border-b border-rule">
                  <NavLink
                    to={link.href}
                    replace
                    end
                    className="flex min-h-12 items-center py-3 font-[650] text-ink no-underline hover:text-ink aria-[current=page]:pl-3 aria-[current=page]:shadow-[inset_3px_0_0_var(--river)]"
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <Disclosure
            label={env.chatScriptUrl ? 'Chat and messages' : 'Reach us'}
            icon={<MessageCircle size={20} />}
            note={state?.text}
          >
            <ChatOptions />
          </Disclosure>
          <div className="mt-6 grid gap-3 xs:grid-cols-2">
            <ButtonExternalLink href={dropOffHref} variant="outline">
              Upload Docs
            </ButtonExternalLink>
            <ButtonExternalLink href={site.portalUrl} variant="outline">
              Client Portal
            </ButtonExternalLink>
          </div>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
            <span className="font-[650]">Theme</span>
            <ThemeChoiceRow />
          </div>
        </div>
      </div>
    </dialog>
  )
}

type DisclosureProps = { label: string; icon?: ReactNode; note?: string; children: ReactNode }

/** A section of the menu. Its contents render on first opening, so that the menu itself opens at once. */
function Disclosure({ label, icon, note, children }: DisclosureProps) {
  const [isDrawn, setDrawn] = useState(false)
  return (
    <details name="menu" className="group border-b border-rule">
      <summary
        onClick={() => startTransition(() => setDrawn(true))}
        className="fold py-3 font-[650] select-none group-open:text-river"
      >
        <span className="flex items-center gap-2.5">
          {icon}
          {label}
        </span>
        <span className="ml-auto text-right text-micro text-ink-2">{note}</span>
        <FoldChevron size={18} />
      </summary>
      <FoldBody className="pb-3">{isDrawn && children}</FoldBody>
    </details>
  )
}

type RowsProps = {
  items: NavItem[]
  onDrill: (group: NavGroup, row: HTMLButtonElement) => void
}

function Rows({ items, onDrill }: RowsProps) {
  return (
    <ul className="[&>li+li]:border-t [&>li+li]:border-rule">
      {items.map((item) => (
        <li key={item.label}>
          {isGroup(item) ? (
            <button
              type="button"
              onClick={(event) => onDrill(item, event.currentTarget)}
              className="flex min-h-11 w-full items-center justify-between px-3.5 py-2 text-left text-small font-medium"
            >
              {item.label}
              <ChevronRight />
            </button>
          ) : (
            <MenuLink link={item} replace />
          )}
        </li>
      ))}
    </ul>
  )
}
