import { PhoneLink } from '@/components/ui/phone-link'
import type { Post } from './post'

/** Shown where the public part of a members-only post ends. */
export function ClosedNotice({ access }: { access: Exclude<Post['access'], 'full'> }) {
  return (
    <p className="mt-6 border-l-4 border-river bg-river-tint p-4 text-ui">
      {access === 'preview' ? 'The rest of this post is not public.' : 'This post is not public.'}{' '}
      Questions about it? Call <PhoneLink hasIcon={false} />.
    </p>
  )
}
