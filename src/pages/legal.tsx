import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { loadLegal } from '@/features/content/load-content.ts'
import { ProsePage } from '@/features/content/prose-page.tsx'
import { slugOf } from '@/lib/slug-of.ts'

/** The legal pages. Their content is the file of the same name in src/content/legal. */
export default function LegalRoute() {
  const { pathname } = useLocation()
  return <ProsePage content={use(loadLegal(slugOf(pathname)))} />
}

export const preload = (pathname: string) => loadLegal(slugOf(pathname))
