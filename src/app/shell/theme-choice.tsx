import { Segmented } from '@/components/ui/segmented.tsx'
import { useStore } from '@/lib/store.ts'
import { chooseTheme, type ThemeChoice, themeStore } from '@/lib/theme.ts'

const CHOICES: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

/** All three themes in one segmented row (D44). */
export function ThemeChoiceRow() {
  const { choice } = useStore(themeStore)
  return (
    <Segmented isInline legend="Theme" options={CHOICES} value={choice} onChange={chooseTheme} />
  )
}
