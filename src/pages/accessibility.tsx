import { accessibility } from '@/content/legal/accessibility'
import { ProsePage } from '@/features/content/prose-page'

export default function AccessibilityPage() {
  return <ProsePage content={accessibility} />
}
