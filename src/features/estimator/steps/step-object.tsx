import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import type { StepId } from '@/shared/estimator/questions.ts'

/** A folder with papers and a pencil. Each path: a color of wizard.css and an outline in a square of 56. */
export const FOLDER: readonly string[] = [
  'straw M4 14h17l5 5h26v37H4z',
  'paper M10 6h28v36H10z',
  'line M15 12h18v2H15zM15 17h18v2H15zM15 22h11v2H15z',
  'gold M41 8l5 2-8 22-5-2z',
  'red M43 3l5 2-2 5-5-2z',
  'gold M0 28h50l6 28H5z',
  'ocher M0 28h50l.4 2H.4zM14 39h18l.6 3H14.6z',
]

/** Loads the objects of the later questions. */
export const loadLaterObject = () => import('./later-object.tsx')
const LaterObject = retryableLazy(loadLaterObject)

/** The question's object, standing on the progress bar. Its place stays empty if it cannot be loaded. */
export function StepObject({ step }: { step: StepId }) {
  if (step === 'return-type') return <ObjectDrawing paths={FOLDER} />
  return (
    <ErrorBoundary fallback={<ObjectDrawing />} loading={<ObjectDrawing />}>
      <LaterObject step={step} />
    </ErrorBoundary>
  )
}

/** The object of a question. Decoration only. Without paths, it keeps its place. */
export function ObjectDrawing({ paths = [] }: { paths?: readonly string[] }) {
  return (
    <svg aria-hidden viewBox="0 0 56 56" className="step-object size-14">
      {paths.map((path) => {
        const [color, ...outline] = path.split(' ')
        return <path key={path} fill={`var(--o-${color})`} d={outline.join(' ')} />
      })}
    </svg>
  )
}
