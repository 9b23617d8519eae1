import { terms } from '@/content/legal/terms.ts'
import { ProsePage } from '@/features/content/prose-page.tsx'

export default function TermsPage() {
  return <ProsePage content={terms} />
}
