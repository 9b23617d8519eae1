import { cookies } from '@/content/legal/cookies.ts'
import { ProsePage } from '@/features/content/prose-page.tsx'

export default function CookiesPage() {
  return <ProsePage content={cookies} />
}
