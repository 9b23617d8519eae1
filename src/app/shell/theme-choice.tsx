import { useId } from 'react'
import { useStore } from '@/lib/store'
import { chooseTheme, type ThemeChoice, themeStore } from '../theme'

const CHOICES: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

/** All three themes as one segmented row (D44). */
export function ThemeChoiceRow() {
  const { choice } = useStore(themeStore)
  const name = useId()
  return (
    <fieldset className="inline-grid auto-cols-fr grid-flow-col overflow-clip rounded border border-line bg-sheet">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value, label }) => (
        <label
          key={value}
          className="relative grid min-h-11 cursor-pointer place-items-center px-3.5 text-small leading-tight font-semibold not-first:border-l not-first:border-line hover:bg-tint has-checked:bg-river has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:-outline-offset-5 has-focus-visible:outline-focus dark:has-checked:bg-river-tint dark:has-checked:text-ink dark:has-checked:shadow-[inset_0_0_0_2px_var(--brass-fill)]"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => chooseTheme(value)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
