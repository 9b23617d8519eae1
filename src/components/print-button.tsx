import { Printer } from 'lucide-react'
import { Button } from './ui/button.tsx'

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button variant="outline" size="sm" onClick={() => window.print()}>
      <Printer />
      Print
    </Button>
  )
}
