import { cookies } from '@/content/legal/cookies'
import { ProsePage } from '@/features/content/prose-page'

export default function CookiesPage() {
  return <ProsePage content={cookies} />
}
