import { terms } from '@/content/legal/terms'
import { ProsePage } from '@/features/content/prose-page'

export default function TermsPage() {
  return <ProsePage content={terms} />
}
