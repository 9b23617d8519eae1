import { Printer } from 'lucide-react'
import { Button, ButtonExternalLink, ButtonLink } from '@/components/ui/button.tsx'
import { dropOffHref } from '@/config/links.ts'
import { COPY_CHECKLIST } from './copy-checklist.ts'

/** What to do with the list: print it, take it to a booking, send the documents. */
export function NextSteps({ onStartOver }: { onStartOver: () => void }) {
  return (
    <section aria-labelledby="next-heading" className="no-print mt-6 border-t-2 border-ink pt-4">
      <h2 id="next-heading" className="text-[1.1875rem]">
        When you have the papers
      </h2>
      <p className="mt-1 text-small text-ink-2">
        Bring them, or send pictures and PDFs through the drop-off. Anything missing can follow.
      </p>
      <div className="mt-3.5 grid gap-3 xs:grid-cols-2">
        <ButtonExternalLink size="sm" href={dropOffHref}>
          Upload Docs
        </ButtonExternalLink>
        <ButtonLink size="sm" variant="outline" to="/schedule" state={COPY_CHECKLIST}>
          Add to my appointment
        </ButtonLink>
        <Button size="sm" variant="outline" onClick={() => window.print()}>
          <Printer />
          Print the list
        </Button>
        <Button size="sm" variant="outline" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </section>
  )
}
