import { useState } from 'react'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { forgetAnswers, keepAnswers, keptUntil } from './kept-answers.ts'
import { serializeAnswers } from './saved-answers.ts'
import type { StepOrResults } from './steps.ts'

/** Keeps an estimate, also an unfinished one, on this device for the next visit, for those who say so, and forgets it again. */
export function useKeptAnswers(form: EstimatorForm, step: StepOrResults) {
  const [until, setUntil] = useState(keptUntil)
  const [isRefused, setIsRefused] = useState(false)
  const day = until === null ? null : formatDay(officeDate(new Date(until)), 'medium')
  return {
    isKept: until !== null,
    isRefused,
    /** A sentence for the visitor. */
    note: isRefused
      ? 'Your browser does not let this page keep anything.'
      : day && `Kept on this device until ${day}.`,
    keep() {
      const end = keepAnswers(serializeAnswers(form, step))
      setUntil(end)
      setIsRefused(end === null)
    },
    forget() {
      forgetAnswers()
      setUntil(null)
    },
  }
}
