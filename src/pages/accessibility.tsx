import { accessibility } from '@/content/legal/accessibility.ts'
import { ProsePage } from '@/features/content/prose-page.tsx'

export default function AccessibilityPage() {
  return <ProsePage content={accessibility} />
}
