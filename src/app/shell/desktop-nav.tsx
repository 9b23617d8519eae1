import { clsx } from 'clsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { isGroup, type NavGroup, type NavItem, type TopMenu, topMenus } from '../nav.ts'
import { moveMenuFocus } from './move-menu-focus.ts'
import { MenuLink } from './menu-link.tsx'

/**
 * The header's menus: buttons that open panels of links (R40-R46). They open on click, Enter, Space and Arrow
 * Down. Arrows move inside. Escape closes and returns the focus.
 */
export function DesktopNav() {
  const [openMenu, setOpenMenu] = useState<string | null>(null)
  const location = useLocation()

  const [shownAt, setShownAt] = useState(location)
  if (shownAt !== location) {
    setShownAt(location)
    setOpenMenu(null)
  }

  return (
    <nav aria-label="Main" className="noscript:hidden">
      <ul className="-mx-2.5 flex justify-between gap-0.5 wide:mx-0">
        {topMenus.map((menu) => (
          <TopMenuItem
            key={menu.label}
            menu={menu}
            isOpen={openMenu === menu.label}
            isCurrent={location.pathname.startsWith(menu.section)}
            onToggle={(isOpen) => setOpenMenu(isOpen ? menu.label : null)}
          />
        ))}
      </ul>
    </nav>
  )
}

type TopMenuItemProps = {
  menu: TopMenu
  isOpen: boolean
  isCurrent: boolean
  onToggle: (isOpen: boolean) => void
}

function TopMenuItem({ menu, isOpen, isCurrent, onToggle }: TopMenuItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const { id, button, panel, buttonProps, close, closeOnLeave } = usePanel(isOpen, onToggle)

  // Listens on the document: after a click next to the links, no element is focused.
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && close()
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !item.current?.contains(target)) onToggle(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      onToggle(true)
      requestAnimationFrame(() => moveMenuFocus(panel.current?.querySelector('ul'), 'first'))
    } else if (event.target === button.current) {
      const list = item.current?.closest('ul')
      if (moveMenuFocus(list, event.key, 'horizontal')) event.preventDefault()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons and links inside
    <li ref={item} className="relative" onKeyDown={onKeyDown} onBlur={closeOnLeave}>
      <button
        type="button"
        {...buttonProps}
        className={clsx(
          'flex min-h-11 items-center gap-[5px] rounded px-[clamp(8px,0.95vw,13px)] text-small leading-none font-semibold hover:bg-tint aria-expanded:bg-tint aria-expanded:shadow-[inset_0_-3px_0_var(--brass-fill)]',
          isCurrent && 'shadow-[inset_0_-2px_0_var(--river)]',
        )}
      >
        {menu.label}
        <ChevronDown
          size={15}
          className={clsx(
            'text-ink-2 transition-transform duration-[120ms] wide:max-[80em]:hidden',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          className={clsx(
            PANEL,
            // In a low window it scrolls, and submenus open inside it.
            'top-[calc(100%+14px)] low:max-h-[calc(var(--window)-8rem)] low:overflow-y-auto',
            'left-0 data-[side=end]:right-0 data-[side=end]:left-auto',
            menu.label === 'Services' && 'grid w-[680px] grid-cols-[1fr_244px] p-0!',
          )}
        >
          <ul
            className={
              menu.label === 'Services'
                ? 'columns-2 gap-x-2 p-2 [&>li]:border-b [&>li]:border-rule'
                : ROWS
            }
          >
            {menu.items.map((entry) => (
              <PanelItem key={entry.label} entry={entry} />
            ))}
          </ul>
          {menu.label === 'Services' && <ServicesAside />}
        </div>
      )}
    </li>
  )
}

const PANEL =
  'absolute z-menu w-max min-w-[248px] rounded border-t-3 border-accent-fill bg-sheet p-2 shadow-pop'
const ROWS = '[&>li+li]:border-t [&>li+li]:border-rule'

function PanelItem({ entry }: { entry: NavItem }) {
  if (isGroup(entry)) return <Submenu group={entry} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the link inside
    <li className="break-inside-avoid" onKeyDown={moveBetweenRows}>
      <MenuLink link={entry} />
    </li>
  )
}

/** With one of these keys, the left and right arrows are browser shortcuts: back and forward. */
const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

function moveBetweenRows(event: KeyboardEvent<HTMLLIElement>) {
  if (isShortcut(event)) return
  const list = event.currentTarget.closest('ul')
  if (moveMenuFocus(list, event.key, 'vertical')) event.preventDefault()
}

function Submenu({ group }: { group: NavGroup }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, button, panel, buttonProps, close, closeOnLeave } = usePanel(isOpen, setIsOpen)

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (isShortcut(event)) return
    const isOnButton = event.target === button.current
    if (event.key === 'ArrowRight' && isOnButton) {
      setIsOpen(true)
      requestAnimationFrame(() => moveMenuFocus(panel.current, 'first'))
    } else if ((event.key === 'ArrowLeft' || event.key === 'Escape') && isOpen) {
      event.stopPropagation()
      close()
    } else {
      if (isOnButton) moveBetweenRows(event)
      return
    }
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the button and links inside
    <li className="relative" onKeyDown={onKeyDown} onBlur={closeOnLeave}>
      <button
        type="button"
        {...buttonProps}
        className="flex min-h-11 w-full items-center justify-between gap-5 rounded-sm px-3.5 py-2 text-left text-small leading-[1.3] font-medium hover:bg-tint aria-expanded:bg-tint"
      >
        {group.label}
        <ChevronRight />
      </button>
      {isOpen && (
        <ul
          ref={panel}
          id={id}
          className={clsx(
            PANEL,
            ROWS,
            '-top-[11px] max-h-[calc(var(--window)-180px)] overflow-y-auto',
            'low:static low:max-h-none low:shadow-none',
            'left-[calc(100%+4px)] data-[side=end]:right-[calc(100%+4px)] data-[side=end]:left-auto',
          )}
        >
          {group.links.map((link) => (
            <PanelItem key={link.label} entry={link} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Where to start, shown next to the Services menu. */
function ServicesAside() {
  const link =
    'inline-flex min-h-11 items-center gap-2 font-[650] text-brass-fill hover:text-brass-hover'
  return (
    <aside className="on-deep flex flex-col gap-2 rounded-br bg-deep p-[22px] text-small text-on-deep">
      <b className="font-display text-[1.125rem] leading-tight font-[650]">
        Not sure where to begin?
      </b>
      <p className="leading-[1.45] text-on-deep-2">
        Tell us what landed on your desk. We will say what it needs and what it costs.
      </p>
      <Link to="/schedule" className={`${link} mt-1`}>
        Schedule a Consultation
      </Link>
      <PhoneLink className={link} />
    </aside>
  )
}

const EDGE_PX = 8

/**
 * What a button has with the panel it opens. An open panel is marked with data-side="end" when it would not fit in the
 * window on its usual side, so that the styles put it on the other side.
 */
function usePanel(isOpen: boolean, toggle: (isOpen: boolean) => void) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement & HTMLUListElement>(null)
  const buttonProps = {
    ref: button,
    'data-nav-item': true,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => toggle(!isOpen),
  }
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return
    const { right } = panel.current.getBoundingClientRect()
    const isOutside = right > document.documentElement.clientWidth - EDGE_PX
    if (isOutside) panel.current.setAttribute('data-side', 'end')
  }, [isOpen])

  const close = () => {
    toggle(false)
    button.current?.focus()
  }
  /** Tabbing on to the next button closes the panel, which would lie over it. */
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
      toggle(false)
    }
  }
  return { id, button, panel, buttonProps, close, closeOnLeave }
}
