import { Button } from '@/components/ui/button.tsx'
import { useEscape, usePanel } from './use-panel.ts'

type SureButtonProps = {
  label: string
  /** Whom or what it is about, for screen readers. */
  about?: string
  /** What happens, and that it stays so. Without one, the first press acts: the question was asked before. */
  question: string | null
  isBusy: boolean
  onSure: () => void
}

/** An action that cannot be taken back: the first press says what happens, a second one does it. */
export function SureButton({ label, about = '', question, isBusy, onSure }: SureButtonProps) {
  const asking = usePanel<'question'>()
  const escape = useEscape(asking.close)
  const hidden = about && <span className="sr-only">{about}</span>
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isBusy}
        {...(question === null ? { onClick: onSure } : asking.toggle('question'))}
      >
        {label}
        {hidden}
      </Button>
      {asking.open && question !== null && (
        <div
          {...escape}
          className="no-print flex w-full flex-wrap items-center gap-3 rounded bg-brass-tint p-4"
        >
          <p>{question}</p>
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => {
              asking.close()
              onSure()
            }}
          >
            Yes, {label.charAt(0).toLowerCase() + label.slice(1)}
            {hidden}
          </Button>
        </div>
      )}
    </>
  )
}
