import { type ComponentType, Suspense } from 'react'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'

type Load = () => Promise<{ default: ComponentType<StepFieldsProps> }>

/** A step's fields that load after the page: ahead of time with `load`, or when they are shown. */
export function later(load: Load) {
  const Lazy = retryableLazy(load)
  const Fields = (props: StepFieldsProps) => (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <Lazy {...props} />
    </Suspense>
  )
  return { load, Fields }
}
