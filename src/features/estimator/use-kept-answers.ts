import { useState } from 'react'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import type { EstimatorForm } from './form.ts'
import { forgetAnswers, keepAnswers, keptUntil } from './kept-answers.ts'
import { serializeAnswers } from './saved-answers.ts'

/** Keeps an estimate on this device for the next visit, for those who say so, and forgets it again. */
export function useKeptAnswers(form: EstimatorForm) {
  const [until, setUntil] = useState(keptUntil)
  const [isRefused, setIsRefused] = useState(false)
  const day = until === null ? null : formatDay(officeDate(new Date(until)), 'medium')
  return {
    isKept: until !== null,
    /** A sentence for the visitor. */
    note: isRefused
      ? 'Your browser does not let this page keep anything. Copy the link instead.'
      : day && `Kept on this device until ${day}.`,
    keep() {
      const end = keepAnswers(serializeAnswers(form, 'results'))
      setUntil(end)
      setIsRefused(end === null)
    },
    forget() {
      forgetAnswers()
      setUntil(null)
    },
  }
}
