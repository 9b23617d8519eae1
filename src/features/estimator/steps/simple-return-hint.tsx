import { NoBreak } from '@/components/no-break'

/** Beside an answer that a simple return does not have: allowed, with a gentle hint only (D14). */
export function SimpleReturnHint({ better }: { better: 'Complex' | 'Business' }) {
  return (
    <p className="text-small text-ink-2">
      <NoBreak
        text={`You chose a simple return, which is W-2 income only. That still works here; “${better}” may describe your return better.`}
      />
    </p>
  )
}
