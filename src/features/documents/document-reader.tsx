import { Suspense, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { ChooseDocument } from './choose-document.tsx'
import type { FormKind } from './forms/form-definition.ts'
import { ReadingProgress } from './reading-progress.tsx'
import { fetchSample, useDocumentReader } from './use-document-reader.ts'

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
      className="min-h-[34rem] rounded bg-sheet shadow-sheet lg:min-h-[24rem] lg:rounded-tr-none"
    >
      <ErrorBoundary>
        <Suspense fallback={<p className="p-6.5">Loading...</p>}>
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
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
