import { privacy } from '@/content/legal/privacy'
import { ProsePage } from '@/features/content/prose-page'

export default function PrivacyPage() {
  return <ProsePage content={privacy} />
}
