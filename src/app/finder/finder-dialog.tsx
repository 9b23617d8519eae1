import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CloseButton } from '@/components/ui/close-button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { noBreak } from '@/components/no-break.tsx'
import QueryProvider from '@/lib/query-provider.tsx'
import { useModalDialog } from '@/lib/use-modal-dialog.ts'
import { postPath } from '@/features/news/paths.ts'
import { latestQuery, searchIndexQuery } from '@/features/news/queries.ts'
import { findPosts, MAX_QUERY_LENGTH } from '@/features/news/search-posts.ts'
import { finderShortcut } from './finder-shortcut.ts'
import {
  findPages,
  findTopics,
  type Found,
  type FoundPage,
  mergeFound,
  STARTING_PAGES,
} from './search-pages.ts'

const MAX_POSTS = 4
const MIN_QUERY_LENGTH = 3

/** The quick finder: type a word, pick a page. */
export default function FinderDialog() {
  return (
    <QueryProvider>
      <Finder />
    </QueryProvider>
  )
}

function Finder() {
  const { dialog, close } = useModalDialog()
  const navigate = useNavigate()
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)

  const isAsked = query.trim() !== ''
  const news = useFoundNews(query)
  const found = isAsked ? mergeFound(findPages(query), ...news) : STARTING_PAGES
  const open = (page: FoundPage | undefined) => {
    if (!page) return
    if (isOutside(page)) {
      window.open(page.path, '_blank', 'noopener,noreferrer')
      close()
    } else void navigate(page.path === '/' ? '/#estimate' : page.path, { replace: true })
  }
  /** Selects an entry from the keyboard and scrolls it into view. */
  const choose = (index: number) => {
    setActive(index)
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a character, these keys choose among its suggestions.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      choose((active + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(found[active])
    }
  }

  return (
    <dialog
      {...dialog}
      aria-label="Find on this site"
      className="mx-auto mt-[6vh] w-[min(560px,100%-24px)] rounded border-t-3 border-accent-fill bg-sheet p-0 text-ink shadow-pop backdrop:bg-[rgb(8_20_16/.55)]"
    >
      <div className="flex items-center gap-2 border-b border-rule pl-4">
        <Search size={20} className="flex-none text-ink-2" />
        <input
          role="combobox"
          aria-label="Find a page, service or tool"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          placeholder="Find a page, service or tool"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            choose(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent text-ui placeholder:text-ink-2 focus-visible:shadow-none focus-visible:outline-none"
        />
        <CloseButton onClick={close} className="size-14" />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Pages"
        className="max-h-[70vh] overflow-y-auto"
      >
        {found.map((page, index) => (
          // Keyboard users choose with the arrow keys and Enter in the field above.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={page.path}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => open(page)}
            onPointerMove={() => setActive(index)}
            className={clsx(
              'flex cursor-pointer flex-wrap items-baseline gap-x-3 border-t border-rule px-4 py-1.5 first:border-t-0 md:py-2.5',
              index === active && 'bg-tint shadow-[inset_3px_0_0_var(--river)]',
            )}
          >
            <b className="leading-snug font-[650]">{noBreak(page.label)}</b>
            <span className="text-small leading-snug text-ink-2 max-md:w-full">
              {noBreak(page.hint)}
              {isOutside(page) && ', in a new tab'}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isAsked && `${found.length} ${found.length === 1 ? 'page' : 'pages'} found`}
      </p>
      {found.length === 0 && (
        <p className="px-4 py-5 wrap-anywhere text-ink-2">
          Nothing found for “{query.trim()}”. Try another word, or ask us:{' '}
          <PhoneLink hasIcon={false} />.
        </p>
      )}
      <p className="border-t border-rule px-4 py-2.5 text-small text-ink-2 max-md:hidden">
        <kbd className="font-text font-[650]">{finderShortcut()}</kbd> opens this on every page.
      </p>
    </dialog>
  )
}

const isOutside = ({ path }: FoundPage) => path.startsWith('https:')

/** The topics and the posts that match the query. Empty while they load or if they fail to load. */
function useFoundNews(query: string): Found[][] {
  const enabled = query.trim().length >= MIN_QUERY_LENGTH
  const { data: latest } = useQuery({ ...latestQuery, enabled })
  const { data: index } = useQuery({ ...searchIndexQuery, enabled })
  if (!enabled) return []
  const posts = index ? findPosts(index, query).slice(0, MAX_POSTS) : []
  return [
    findTopics(latest?.topics ?? [], query),
    posts.map(({ post: { slug, title }, hit }) => ({
      page: { path: postPath(slug), label: title, hint: 'News article' },
      hit,
    })),
  ]
}
