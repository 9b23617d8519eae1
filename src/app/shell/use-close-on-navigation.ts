import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Closes a dialog on navigation. The new page gets the focus then, not the button that opened the dialog
 * (R31).
 */
export function useCloseOnNavigation(close: () => void): void {
  const location = useLocation()
  const [openedAt] = useState(location)
  useEffect(() => {
    if (location === openedAt) return
    close()
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, openedAt, close])
}
