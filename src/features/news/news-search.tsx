import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { postPath } from './paths.ts'
import { searchIndexQuery } from './queries.ts'
import { findPosts, type FoundPost, MAX_QUERY_LENGTH } from './search-posts.ts'

const MAX_SHOWN = 8

/**
 * Searches the posts while the visitor types. The index loads when the field is first used. Text typed before
 * hydration (`useEarlyInput`) comes without focus, so text alone loads it too.
 */
export function NewsSearch() {
  const [isUsed, setIsUsed] = useState(false)
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const { data: index, isError } = useQuery({ ...searchIndexQuery, enabled: isUsed || text !== '' })
  const found = index && query ? findPosts(index, query).map(({ post }) => post) : []

  return (
    <div role="search" className="no-print mt-4 max-w-list lg:mt-0">
      <label className="flex items-center gap-2 rounded border border-line bg-sheet pl-3.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <Search size={20} className="flex-none text-ink-2" />
        <span className="sr-only">Search the news</span>
        <input
          type="search"
          placeholder="Search the news"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={text}
          onFocus={() => setIsUsed(true)}
          onChange={(event) => setText(event.target.value)}
          className="min-h-12 w-full bg-transparent pr-3 text-ui placeholder:text-ink-2 focus-visible:shadow-none focus-visible:outline-none"
        />
      </label>
      <p role="status" className="mt-2 text-small wrap-anywhere text-ink-2 empty:absolute">
        {query && describe({ isLoaded: index !== undefined, isError, count: found.length, query })}
      </p>
      {found.length > 0 && <Results posts={found.slice(0, MAX_SHOWN)} />}
    </div>
  )
}

function Results({ posts }: { posts: readonly FoundPost[] }) {
  return (
    <ul className="mt-1 border-t-3 border-ink">
      {posts.map(({ slug, title, excerpt }) => (
        <li key={slug} className="border-b border-rule py-2.5">
          <Link to={postPath(slug)} className="font-[650]">
            {noBreak(title)}
          </Link>
          <p className="text-small text-ink-2 md:line-clamp-3">{noBreak(excerpt)}</p>
        </li>
      ))}
    </ul>
  )
}

type SearchState = { isLoaded: boolean; isError: boolean; count: number; query: string }

function describe({ isLoaded, isError, count, query }: SearchState): string {
  if (isError && !isLoaded) return 'The search could not be loaded.'
  if (!isLoaded) return 'Loading the search…'
  if (count === 0) return `Nothing found for “${query}”.`
  if (count > MAX_SHOWN) return `${count} posts found; these ${MAX_SHOWN} fit best.`
  return count === 1 ? '1 post found.' : `${count} posts found.`
}
