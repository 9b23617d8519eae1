import '@/styles/all.css'
import { accessibility } from '@/content/legal/accessibility'
import { ProsePage } from '@/features/content/prose-page'

export default function AccessibilityPage() {
  return (
    <ProsePage content={accessibility} crumb={{ label: 'Accessibility', href: '/accessibility' }} />
  )
}
