import { PhoneLink } from '@/components/ui/phone-link'
import type { Post } from './post'

/** Stands where the text of a post ends that its author keeps for members. */
export function ClosedNotice({ access }: { access: Exclude<Post['access'], 'full'> }) {
  return (
    <p className="mt-6 border-l-4 border-river bg-river-tint p-4 text-ui">
      {access === 'preview'
        ? 'The rest of this post is not open to everyone.'
        : 'This post is not open to everyone.'}{' '}
      Questions about it? Call <PhoneLink hasIcon={false} />.
    </p>
  )
}
