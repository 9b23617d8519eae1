import { FoldChevron } from '@/components/fold-chevron.tsx'
import type { SeenRequest } from './request-watch.ts'

/** The page's requests since the document was chosen. */
export function DeviceProof({ requests }: { requests: readonly SeenRequest[] }) {
  const programs = requests.filter(({ isProgram }) => isProgram).length
  return (
    <section aria-label="Requests">
      <p className="text-ui font-[650]">Your document did not leave this device.</p>
      <p role="status" className="mt-1 text-small text-ink-2">
        {requests.length === 0
          ? 'The page has not requested any files since you chose it.'
          : `The page has requested ${requests.length} ${requests.length === 1 ? 'file' : 'files'}, ${programs} of them parts of the reading program, since you chose it. No request contained anything you chose or typed.`}{' '}
        The browser does not list files that the reading program loads itself; it can only load them
        from this site.
      </p>
      {requests.length > 0 && (
        <details className="group mt-1 text-small">
          <summary className="fold min-h-11 hover:bg-sheet">
            List them
            <FoldChevron />
          </summary>
          <ul className="mt-1 max-h-48 overflow-y-auto">
            {requests.map(({ address }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a log that only grows
              <li key={index} className="wrap-anywhere">
                {address}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
