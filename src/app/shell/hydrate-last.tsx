import { type ReactNode, Suspense } from 'react'

/**
 * Hydrates its content after the page, so that the page responds sooner; content that is used earlier is hydrated
 * at once. React hydrates boundaries from the outside in, and the page is in one: docs/decisions/0006-prerendered-pages.md.
 */
export function HydrateLast({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Suspense>{children}</Suspense>
    </Suspense>
  )
}
