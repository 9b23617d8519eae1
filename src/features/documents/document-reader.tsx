import { useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { ChooseDocument } from './choose-document.tsx'
import type { FormKind } from './forms.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { fetchSample, useDocumentReader } from './use-document-reader.ts'
import { Button } from '@/components/ui/button.tsx'
import type { ReadProgress, ReadStep } from './reading.ts'

const DocumentResult = retryableLazy(() => import('./document-result.tsx'))

/** Reads a tax form that the visitor drops or chooses, and shows what it found. */
export function DocumentReader() {
  const { state, requests, read, clear } = useDocumentReader()
  const [earlier, setEarlier] = useState<readonly FormKind[]>([])

  function clearAndCount() {
    if (state.phase === 'done') setEarlier([...earlier, state.document.form.kind])
    clear()
  }

  return (
    <section
      aria-label="Document reader"
      className="rounded bg-sheet shadow-sheet lg:min-h-[24rem] lg:rounded-tr-none"
    >
      <ErrorBoundary loading={<p className="p-6.5">Loading...</p>}>
        {state.phase === 'idle' && (
          <ChooseDocument
            hasFocus={state.isReturn}
            problem={state.problem}
            onFile={(file) => read(file.name, () => file)}
            onSample={({ file, name }) => read(`${name} sample`, () => fetchSample(file))}
          />
        )}
        {state.phase === 'reading' && (
          <ReadingProgress name={state.name} progress={state.progress} onCancel={clear} />
        )}
        {state.phase === 'done' && (
          <DocumentResult
            key={state.name}
            document={state.document}
            name={state.name}
            requests={requests}
            kinds={[...earlier, state.document.form.kind]}
            onClear={clearAndCount}
          />
        )}
      </ErrorBoundary>
    </section>
  )
}

type ReadingProgressProps = { name: string; progress: ReadProgress; onCancel: () => void }

const STEP_TEXTS: Record<ReadStep, string> = {
  open: 'Opening the document',
  load: 'Loading the reading program (7 MB, the first time only)',
  recognize: 'Reading the page',
  check: 'Reading each box a second time',
}

/** The reading's progress, and a way to stop it. */
function ReadingProgress({ name, progress: { step, share }, onCancel }: ReadingProgressProps) {
  const heading = useHeadingFocus()
  return (
    <div className="grid content-center justify-items-center gap-3 p-6.5 text-center min-h-[inherit]">
      <h2 ref={heading} tabIndex={-1} className="text-[1.375rem] wrap-anywhere">
        Reading {name}
      </h2>
      <progress
        aria-label="Reading progress"
        value={share}
        max={1}
        className="h-2.5 w-full max-w-96 appearance-none overflow-hidden rounded-full border border-line bg-tint [&::-moz-progress-bar]:bg-river [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-river"
      />
      <p role="status" className="min-h-[1.6em] text-ui text-ink-2">
        {STEP_TEXTS[step]}
      </p>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
