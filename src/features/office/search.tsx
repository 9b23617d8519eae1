import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import type { DeskResponse } from '@/shared/contracts/office.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'

const SearchResults = retryableLazy(() => import('./search-results.tsx'))

/** How long typing has to pause before the search starts. */
const PAUSE_MS = 300
/** One letter matches nearly everything. */
const MIN_LENGTH = 2

type SearchProps = {
  desk: DeskResponse
  /** When the desk was read, in milliseconds. */
  now: number
  /** A reference to search for at once. */
  linked: string | undefined
  onChanged: () => Promise<unknown>
  /** What the results hide. It keeps what was typed there. */
  children: ReactNode
}

/** A search through all messages and appointments, above the desk's views. */
export function Search({ desk, now, linked = '', onChanged, children }: SearchProps) {
  const [text, setText] = useState(linked)
  const [asked, setAsked] = useState(linked)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isSearching = asked.length >= MIN_LENGTH
  const close = () => {
    setText('')
    setAsked('')
    field.current?.focus()
  }
  return (
    <>
      <form
        role="search"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(text.trim())
        }}
        className="no-print mb-5 md:col-span-1!"
      >
        <TextField
          ref={field}
          label="Search"
          hint="A name, address, number, reference or word."
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
      </form>
      {isSearching && (
        <ErrorBoundary>
          <Suspense fallback={<p role="status">Searching…</p>}>
            <SearchResults
              text={asked}
              desk={desk}
              now={now}
              onChanged={onChanged}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <div hidden={isSearching}>{children}</div>
    </>
  )
}
