import { clsx } from 'clsx'
import { CircleAlert, FileText, Upload } from 'lucide-react'
import { type DragEvent, useCallback, useState } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { ACCEPTED } from './check-file.ts'
import PROBLEM_TEXTS from '@/content/document-problems.json'
import type { ReadProblem } from './reading.ts'
import { type Sample, SAMPLES } from './samples.ts'

type ChooseDocumentProps = {
  /** Whether to move focus to the problem, or else to the heading, because the focused element is gone. */
  hasFocus: boolean
  problem: ReadProblem | null
  onFile: (file: File) => void
  onSample: (sample: Sample) => void
}

/** Where the visitor drops or chooses a document, or picks a sample. */
export function ChooseDocument({ hasFocus, problem, onFile, onSample }: ChooseDocumentProps) {
  const [isOver, setIsOver] = useState(false)
  const start = useCallback(
    (element: HTMLElement | null) => {
      if (hasFocus) element?.focus()
    },
    [hasFocus],
  )

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <div className="grid gap-6 p-4.5 md:p-7.5 lg:grid-cols-2 lg:gap-10">
      <div>
        <h2 ref={problem ? undefined : start} tabIndex={-1} className="text-[1.375rem]">
          Your document
        </h2>
        {problem && (
          <div
            ref={start}
            role="alert"
            tabIndex={-1}
            className="mt-4 grid grid-cols-[auto_1fr] gap-x-3.5 rounded-r border-l-4 border-red bg-red-tint px-4.5 py-4 text-ui leading-normal"
          >
            <CircleAlert size={20} className="mt-0.5 text-red" />
            <div>
              <p className="font-[650]">{PROBLEM_TEXTS[problem].title}</p>
              <p className="mt-1">{PROBLEM_TEXTS[problem].advice}</p>
            </div>
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the second way; the input inside is the first */}
        <label
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={clsx(
            'mt-4 grid min-h-64 cursor-pointer max-md:min-h-0 place-items-center content-center gap-2 rounded border-2 border-dashed p-6 text-center hover:border-ink hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            isOver ? 'border-ink bg-tint' : 'border-line',
          )}
        >
          <Upload size={32} strokeWidth={1.5} className="text-river" />
          <span className="text-lead font-[650]">Choose a PDF or photo</span>
          <span className="text-small text-ink-2">
            <span className="pointer-coarse:hidden">or drop it here. </span>Up to 25 MB.
          </span>
          <input
            type="file"
            accept={ACCEPTED}
            aria-label="Choose a PDF or photo"
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
              target.value = ''
            }}
          />
        </label>
      </div>
      <div>
        <h2 className="text-[1.375rem]">Or try a sample</h2>
        <p className="mt-1 text-small text-ink-2">Made-up people, companies and amounts.</p>
        <ul className="mt-4 grid gap-2 xs:grid-cols-2">
          {SAMPLES.map((sample) => (
            <li key={sample.kind}>
              <button
                type="button"
                onClick={() => onSample(sample)}
                className="flex min-h-[4.25rem] w-full items-center gap-3 rounded border border-line bg-sheet px-3.5 py-2 text-left hover:border-ink hover:bg-tint"
              >
                <FileText size={24} strokeWidth={1.5} className="flex-none text-river" />
                <span>
                  <span className="block text-ui font-[650]">{noBreak(sample.name)}</span>
                  <span className="block text-small leading-[1.3] text-ink-2">{sample.source}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
