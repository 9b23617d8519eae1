import { privacy } from '@/content/legal/privacy.ts'
import { ProsePage } from '@/features/content/prose-page.tsx'

export default function PrivacyPage() {
  return <ProsePage content={privacy} />
}
