import { FoldChevron } from '@/components/fold-chevron.tsx'
import type { SeenRequest } from './request-watch.ts'

/** The page's requests since the document was chosen. */
export function DeviceProof({ requests }: { requests: readonly SeenRequest[] }) {
  const programs = requests.filter(({ isProgram }) => isProgram).length
  return (
    <section aria-label="Requests">
      <details className="group text-small">
        <summary className="fold min-h-11 text-ui font-[650]">
          Nothing you chose or typed left this device.
          <FoldChevron size={18} />
        </summary>
        <p className="text-ink-2">
          {requests.length === 0
            ? 'The page has fetched no files since you chose it.'
            : `The page has fetched ${requests.length} ${requests.length === 1 ? 'file' : 'files'} since, ${programs === requests.length ? 'all parts' : `${programs} of them parts`} of the reader.`}{' '}
          Files that the reader loads itself are not counted; it can only load them from this site.
        </p>
        <ul className="mt-1 max-h-48 overflow-y-auto">
          {requests.map(({ address }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a log that only grows
            <li key={index} className="wrap-anywhere">
              {address}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
