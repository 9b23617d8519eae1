import { CopyLink } from '@/components/copy-link'
import { BOOKING_FRAGMENT } from '@/contracts/bookings'

/** Ways to keep the private link for someone who gave no email address to send it to. */
export default function KeepLink({ token }: { token: string }) {
  const hash = `#${BOOKING_FRAGMENT}${token}`
  const words = `My appointment: ${window.location.origin}/schedule${hash}`
  return (
    <div className="no-print mt-4 flex flex-wrap gap-3">
      <CopyLink label="Copy the link" copied="Link copied." getHash={() => hash} />
      <a
        href={`sms:?&body=${encodeURIComponent(words)}`}
        className="inline-flex min-h-11 items-center"
      >
        Text it to yourself
      </a>
    </div>
  )
}
