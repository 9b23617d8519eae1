import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type ChecklistState, countReady } from './checklist-state.ts'
import { readSavedChecklist } from './saved-checklist.ts'

/** The saved checklist in one line: how much is ready, or a link to start one (D41). */
export default function ChecklistSummary() {
  const [saved, setSaved] = useState<ChecklistState | null>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
  useEffect(() => setSaved(readSavedChecklist()), [])

  if (saved === null) {
    return (
      <p>
        <Link to={CHECKLIST_PATH}>Start your checklist</Link> of the papers your return needs.
      </p>
    )
  }
  const { ready, total } = countReady(saved)
  return (
    <p>
      Papers ready:{' '}
      <b className="num font-[650]">
        {ready} of {total}
      </b>
      . <Link to={CHECKLIST_PATH}>Continue with the list</Link>
    </p>
  )
}

const CHECKLIST_PATH = '/resources/tax-prep-checklist'
