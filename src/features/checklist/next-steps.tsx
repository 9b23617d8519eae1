import { Printer } from 'lucide-react'
import { Button, ButtonExternalLink, ButtonLink } from '@/components/ui/button.tsx'
import { dropOffHref } from '@/config/links.ts'
import { COPY_CHECKLIST } from './copy-checklist.ts'

/** What to do with the list: print it, take it to a booking, send the documents. */
export function NextSteps({ onStartOver }: { onStartOver: () => void }) {
  return (
    <section
      aria-labelledby="next-heading"
      className="no-print rounded bg-tint p-6 lg:sticky lg:top-[84px]"
    >
      <h2 id="next-heading" className="text-[1.375rem]">
        When you have the papers
      </h2>
      <p className="mt-2 text-small text-ink-2">
        Bring them, or send pictures and PDFs through the drop-off. Anything missing can follow.
      </p>
      <div className="mt-4 grid gap-3">
        <ButtonExternalLink href={dropOffHref}>Upload Docs</ButtonExternalLink>
        <ButtonLink variant="outline" to="/schedule" state={COPY_CHECKLIST}>
          Add to my appointment
        </ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer />
          Print the list
        </Button>
        <Button variant="outline" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </section>
  )
}
