import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { FIELD } from '@/components/ui/text-field.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'

const SearchResults = retryableLazy(() => import('./search-results.tsx'))

/** How long typing has to pause before the search starts. */
const PAUSE_MS = 300
/** One letter matches nearly everything. */
const MIN_LENGTH = 2

/** What is typed into the desk's search. @param linked a reference to search for at once */
export function useSearch(linked = '') {
  const [text, setText] = useState(linked)
  const [asked, setAsked] = useState(linked)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return {
    text,
    setText,
    /** The text to find, or null while there is too little. */
    asked: asked.length >= MIN_LENGTH ? asked : null,
    ask: () => setAsked(text.trim()),
    close: () => {
      setText('')
      setAsked('')
    },
    field,
  }
}
type SearchState = ReturnType<typeof useSearch>

/** The search of all messages and appointments, in the desk's head. */
export function SearchField({ search }: { search: SearchState }) {
  const { text, setText, ask, close, field } = search
  return (
    <form
      role="search"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
      className="min-w-32 flex-1 lg:max-w-80"
    >
      <input
        ref={field}
        aria-label="Search"
        placeholder="Name, phone, email, word"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        className={clsx(FIELD, 'min-h-11! py-1.5!')}
      />
    </form>
  )
}

type SearchProps = {
  search: SearchState
  /** What the results hide. It keeps what was typed there. */
  children: ReactNode
}

/** What the search has found, in place of the desk's view. */
export function Search({ search, children }: SearchProps) {
  const { asked, close, field } = search
  return (
    <>
      {asked !== null && (
        <ErrorBoundary loading={<p role="status">Searching…</p>}>
          <SearchResults
            text={asked}
            onClose={() => {
              close()
              field.current?.focus()
            }}
          />
        </ErrorBoundary>
      )}
      <div hidden={asked !== null}>{children}</div>
    </>
  )
}
